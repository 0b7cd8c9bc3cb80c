#include "tests/fuzz/oracle.h"

#include <algorithm>
#include <cstring>

#include "engine/verification.h"
#include "pcp/passes.h"
#include "tests/fuzz/varied_schedule.h"

namespace pcp::fuzz {
namespace {

using Tensors = std::vector<HostTensor>;

// Expectations of a graph, made more careful once something seems wrong. Without disturbed runs, a few units in the
// last place are allowed, which is enough for many programs; two disturbed runs may by chance agree, many do not.
class Expected {
 public:
  explicit Expected(const RandomGraph& graph) : graph_(graph) {
    all_exact_ = graph.exact.size() == graph.function.body.results.size();
    for (char exact : graph.exact) all_exact_ = all_exact_ && exact;
    make(0);
  }

  std::string compare(const Tensors& results, std::string_view how) {
    std::string text = first_difference(results);
    for (int runs : {2, 24}) {
      if (text.empty() || all_exact_) break;
      if (runs <= runs_) continue;
      make(runs);
      text = first_difference(results);
    }
    return text.empty() ? text : concat(how, ": ", text);
  }

 private:
  void make(int runs) {
    runs_ = runs;
    expected_ = expect(graph_.function, graph_.arguments, runs);
    for (std::size_t i = 0; i < expected_.size(); ++i) {
      if (i < graph_.exact.size() && graph_.exact[i]) expected_[i].allowed.clear();
      for (double& allowed : expected_[i].allowed) allowed = std::max(allowed, graph_.tolerance);
    }
  }
  std::string first_difference(const Tensors& results) const {
    for (std::size_t i = 0; i < results.size(); ++i) {
      Deviation found = deviation(results[i], expected_[i]);
      if (found.wrong > 0) return concat("result ", i, ": ", found.text);
    }
    return {};
  }

  const RandomGraph& graph_;
  bool all_exact_ = false;
  int runs_ = 0;
  std::vector<Expectation> expected_;
};

Tensors run(Engine& engine, Executable& executable, std::vector<Buffer> arguments) {
  Tensors results;
  for (const Buffer& buffer : executable.run(std::move(arguments))) results.push_back(engine.download(buffer));
  return results;
}

std::vector<Buffer> upload(Engine& engine, const Tensors& tensors) {
  std::vector<Buffer> buffers;
  for (const HostTensor& tensor : tensors) buffers.push_back(engine.upload(tensor));
  return buffers;
}

bool same_bits(const HostTensor& a, const HostTensor& b) {
  return a.bytes().empty() || std::memcmp(a.bytes().data(), b.bytes().data(), a.bytes().size()) == 0;
}

std::string differing_bits(const Tensors& a, const Tensors& b, std::string_view how) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!same_bits(a[i], b[i])) return concat(how, ": result ", i, " has other bits");
  }
  return {};
}

std::string checked(const auto& check) {
  try {
    return check();
  } catch (const std::exception& error) {
    return concat("error: ", error.what());
  }
}

// The program as it is. Sums of halves that do not start from zero are rounded after every addition, more than the
// comparison allows for, unless a pass has made them start from zero.
Function without_passes(const Function& function) {
  bool sums_halves = false;
  walk(function.body, [&](const Op& op) {
    if (op.code != OpCode::reduce) return;
    for (Value result : op.results) {
      sums_halves = sums_halves || is_half(function.type(result).dtype);
    }
  });
  return sums_halves ? start_reductions_from_neutral(function) : function;
}

std::string check_cpu(const RandomGraph& graph) {
  static const std::unique_ptr<Engine> engine = make_engine("cpu");
  Expected expected(graph);
  const Function optimized = optimize_for(*engine, graph.function);
  verify(optimized);

  auto one = engine->compile(optimized, {.threads = 1});
  std::vector<Buffer> held = upload(*engine, graph.arguments);
  const Tensors first = run(*engine, *one, held);
  if (auto text = expected.compare(first, "fused"); !text.empty()) return text;
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (!same_bits(engine->download(held[i]), graph.arguments[i])) {
      return concat("fused: argument ", i, ", which the caller holds, was changed");
    }
  }
  // Now nobody holds the arguments: results may take over those that are marked.
  held.clear();
  if (auto text = differing_bits(run(*engine, *one, upload(*engine, graph.arguments)), first, "second run, donated");
      !text.empty())
    return text;
  auto three = engine->compile(optimized, {.threads = 3});
  if (auto text = differing_bits(run(*engine, *three, upload(*engine, graph.arguments)), first, "three threads");
      !text.empty())
    return text;
  auto single = engine->compile(optimized, {.fuse = false});
  if (auto text = expected.compare(run(*engine, *single, upload(*engine, graph.arguments)), "not fused"); !text.empty())
    return text;
  const Function written_as = without_passes(graph.function);
  auto written = engine->compile(written_as, {});
  if (auto text = expected.compare(run(*engine, *written, upload(*engine, graph.arguments)), "fused, without passes");
      !text.empty())
    return text;
  const bool with_passes = graph.variation / 2 % 2 == 0;
  const Function& varied = with_passes ? optimized : written_as;
  return expected.compare(run_varied(varied, graph.arguments, graph.variation), "by a varied schedule");
}

}  // namespace

std::string wrong_on_cpu(const RandomGraph& graph) {
  return checked([&] { return check_cpu(graph); });
}

std::string wrong_on(Engine& engine, const RandomGraph& graph) {
  return checked([&] {
    Expected expected(graph);
    auto executable = engine.compile(optimize_for(engine, graph.function));
    return expected.compare(run(engine, *executable, upload(engine, graph.arguments)), engine.name());
  });
}

}  // namespace pcp::fuzz
