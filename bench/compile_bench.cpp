// How long each phase of a compilation takes, and how that grows with the size of a program. Rows are training steps of
// GPTs with all layers written out one after another, as JAX exports them, and synthetic graphs of one shape each.
// Every size of a kind has twice the operations of the one before it: the last column is the time of all phases divided
// by that of the size before. Times are of the processor, in milliseconds.
//   compile_bench [--only KIND] [--size N] [--phase NAME] [--turns N] [--limit SECONDS] [--json FILE]
// A phase that took longer than the limit is not run on larger graphs of the same kind ("-"). --size takes the number
// of operations (of layers for a GPT) of the only graph to measure; with --phase and --turns 1 it suits a profiler.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/cpu/program.h"
#include "engine/cpu/target.h"
#include "engine/schedule/recompute.h"
#include "engine/schedule/schedule.h"
#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/models.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "pcp/train.h"

namespace {

using namespace pcp;

std::size_t count_ops(const Function& function) {
  std::size_t count = 0;
  walk(function.body, [&](const Op&) { ++count; });
  return count;
}

Model gpt(std::int64_t layers) {
  return gpt_model({.layers = layers, .heads = 12, .width = 768, .context = 1024, .vocab = 50257, .bias = true}, 1);
}

// A training step with clipping and AdamW. Nothing is folded or shared yet, which is what a file holds.
Function gpt_step(std::int64_t layers) {
  StepConfig config;
  config.optimize = false;
  return training_step(gpt(layers), config);
}

const TensorType kRows(DType::f32, {32, 16}), kSquare(DType::f32, {16, 16});

// One operation after another, each of the one before.
Function chain(std::size_t ops) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(kRows), y = b.argument(kRows);
  while (function.body.ops.size() + 3 < ops) {
    switch (function.body.ops.size() % 4) {
      case 0:
        x = b.add(x, y);
        break;
      case 1:
        x = b.tanh(x);
        break;
      case 2:
        x = b.multiply(x, y);
        break;
      default:
        x = b.maximum(x, y);
    }
  }
  b.returns({b.reduce(x, OpCode::add, {0, 1})});
  return function;
}

// Every value is used twice: by two operations whose results meet in the next one.
Function diamonds(std::size_t ops) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(kRows);
  while (function.body.ops.size() + 5 < ops) x = b.multiply(b.tanh(x), b.unary(OpCode::logistic, x));
  b.returns({b.reduce(x, OpCode::add, {0, 1})});
  return function;
}

// One value that thousands of operations use, and a tree that adds up what they make.
Function fan_out(std::size_t ops) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(kRows);
  Values wide;
  for (std::size_t i = 0; i * 4 + 3 < ops; ++i) {
    wide.push_back(b.tanh(b.multiply(x, b.splat(kRows, 1 + static_cast<double>(i) / 1024))));
  }
  while (wide.size() > 1) {
    Values sums;
    for (std::size_t i = 0; i + 1 < wide.size(); i += 2) sums.push_back(b.add(wide[i], wide[i + 1]));
    if (wide.size() % 2) sums.push_back(wide.back());
    wide = std::move(sums);
  }
  b.returns({b.reduce(wide[0], OpCode::add, {0, 1})});
  return function;
}

// Layers of a matrix product, a bias, a normalisation by the row's maximum, a nonlinearity and a residual connection.
Function products(std::size_t ops) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(kRows), weights = b.argument(kSquare), bias = b.argument(TensorType(DType::f32, {16}));
  while (function.body.ops.size() + 12 < ops) {
    Value y = b.add(b.matmul(x, weights), b.broadcast_in_dim(bias, kRows.dims, {1}));
    Value largest = b.broadcast_in_dim(b.reduce(y, OpCode::maximum, {1}), kRows.dims, {0});
    x = b.add(x, b.tanh(b.subtract(y, largest)));
  }
  b.returns({b.reduce(x, OpCode::add, {0, 1})});
  return function;
}

// Movement: slices, transposes, concatenations and reshapes between additions.
Function movement(std::size_t ops) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(kRows);
  while (function.body.ops.size() + 9 < ops) {
    Value top = b.slice(x, {0, 0}, {16, 16}), bottom = b.slice(x, {16, 0}, {32, 16});
    Value turned = b.transpose(b.add(top, bottom), {1, 0});
    Value both = b.concatenate({turned, top}, 0);
    x = b.add(x, b.reshape(b.tanh(b.reshape(both, {16, 32})), {32, 16}));
  }
  b.returns({b.reduce(x, OpCode::add, {0, 1})});
  return function;
}

// A tensor cut into thousands of slices that are joined again, and cut once more.
Function slices(std::size_t ops) {
  Function function;
  function.name = "main";
  Builder b(function);
  const auto count = static_cast<std::int64_t>(ops) / 4;
  auto cut = [&](Value x, std::int64_t i) { return b.slice(x, {i, 0}, {i + 1, 16}); };
  Value x = b.argument(TensorType(DType::f32, {count, 16}));
  Values parts, again;
  for (std::int64_t i = 0; i < count; ++i) parts.push_back(b.tanh(cut(x, i)));
  Value joined = b.concatenate(parts, 0);
  for (std::int64_t i = 0; i < count; ++i) again.push_back(b.unary(OpCode::logistic, cut(joined, count - 1 - i)));
  b.returns({b.reduce(b.concatenate(again, 0), OpCode::add, {0, 1})});
  return function;
}

// Small loops, each over what the one before left, that read a value from outside.
Function loops(std::size_t ops) {
  Function function;
  function.name = "main";
  Builder b(function);
  const TensorType counter(DType::i32, {});
  Value x = b.argument(kRows), step = b.argument(kRows);
  while (function.value_count() + 12 < ops) {
    std::vector<Region> regions;
    regions.push_back(b.region({counter, kRows}, [](Builder& inside, const Values& args) {
      return Values{inside.compare(args[0], inside.scalar(DType::i32, 3), "LT")};
    }));
    regions.push_back(b.region({counter, kRows}, [&](Builder& inside, const Values& args) {
      Value next = inside.add(inside.tanh(args[1]), step);
      return Values{inside.add(args[0], inside.scalar(DType::i32, 1)), next};
    }));
    x = b.create(OpCode::while_, {b.scalar(DType::i32, 0), x}, {}, std::move(regions))[1];
  }
  b.returns({b.reduce(x, OpCode::add, {0, 1})});
  return function;
}

const std::vector<std::string> kPhases{"parse", "verify",   "dead code", "cse",     "simplify",
                                       "fold",  "optimize", "schedule",  "prepare", "autodiff"};
// What compiling a file takes: the single passes are parts of optimize, and a file of a training step has its gradient.
const std::vector<std::string> kWhole{"parse", "verify", "optimize", "schedule", "prepare"};

struct Row {
  std::string kind;
  std::size_t ops = 0;
  std::map<std::string, double> seconds;
  double total() const {
    double sum = 0;
    for (const std::string& phase : kWhole) {
      auto found = seconds.find(phase);
      if (found == seconds.end()) return 0;
      sum += found->second;
    }
    return sum;
  }
};

// Of all threads of this process. Compilation has one, and what else the machine does is not counted.
double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

constexpr double kRepeatedBelow = 1.0;  // seconds; what takes longer is measured once

class Bench {
 public:
  Bench(int turns, double limit, std::string only_phase)
      : turns_(turns), limit_(limit), only_phase_(std::move(only_phase)) {}

  // The smaller graphs of the kind come first.
  void measure(const std::string& kind, const Function& program, const Function& differentiated) {
    if (rows_.empty() || rows_.back().kind != kind) too_slow_.clear();
    Row& row = rows_.emplace_back();
    row.kind = kind;
    row.ops = count_ops(program);
    Module module;
    module.functions.push_back(program);
    const std::string text = print(module);
    auto parsed = time<Module>("parse", [&] { return parse(text); });
    time<int>("verify", [&] { return verify(module), 0; });
    time<Function>("dead code", [&] { return eliminate_dead_code(program); });
    time<Function>("cse", [&] { return eliminate_common_subexpressions(program); });
    time<Function>("simplify", [&] { return simplify(program); });
    time<Function>("fold", [&] { return fold_constants(program); });
    auto optimized = time<Function>("optimize", [&] { return optimize(program); });
    if (only_phase_ == "schedule" || only_phase_ == "prepare") optimized = optimize(program);
    if (optimized) compile(*optimized);
    time<Function>("autodiff", [&] { return gradient(differentiated); });
    print_row(row);
  }

  static void print_head() {
    std::printf("%-22s%9s", "milliseconds", "ops");
    for (const std::string& phase : kPhases) std::printf("%10s", phase.c_str());
    std::printf("%10s%8s\n", "total", "growth");
  }

  void write_json(const std::string& path) const {
    nlohmann::json all = nlohmann::json::array();
    for (const Row& row : rows_) {
      all.push_back({{"kind", row.kind}, {"ops", row.ops}, {"seconds", row.seconds}, {"total", row.total()}});
    }
    std::ofstream(path) << all.dump(1) << "\n";
  }

 private:
  template <class Result>
  std::optional<Result> time(const std::string& phase, const std::function<Result()>& run) {
    if (too_slow_.contains(phase) || (!only_phase_.empty() && phase != only_phase_)) return std::nullopt;
    std::optional<Result> result;
    double best = 0;
    for (int turn = 0; turn < turns_; ++turn) {
      result.reset();
      double start = processor_seconds();
      try {
        result = run();
      } catch (const Error& error) {
        std::fprintf(stderr, "%s, %zu ops, %s: %s\n", rows_.back().kind.c_str(), rows_.back().ops, phase.c_str(),
                     error.what());
        return std::nullopt;
      }
      double seconds = processor_seconds() - start;
      if (turn == 0 || seconds < best) best = seconds;
      if (seconds > kRepeatedBelow) break;
    }
    rows_.back().seconds[phase] = best;
    if (best > limit_) too_slow_.insert(phase);
    return result;
  }

  // As the cpu engine does it.
  void compile(const Function& function) {
    const schedule::Target options = cpu::target();
    Function scheduled;
    std::unique_ptr<schedule::Schedule> schedule;
    auto build = [&] {
      scheduled = schedule::recompute_cheap_values(function, options);
      schedule = schedule::build_schedule(scheduled, options);
      return 0;
    };
    time<int>("schedule", build);
    if (only_phase_ == "prepare") build();
    if (schedule) time<int>("prepare", [&] { return cpu::Program(*schedule), 0; });
  }

  void print_row(const Row& row) const {
    std::printf("%-22s%9zu", row.kind.c_str(), row.ops);
    for (const std::string& phase : kPhases) {
      auto found = row.seconds.find(phase);
      if (found == row.seconds.end())
        std::printf("%10s", "-");
      else
        std::printf("%10.1f", found->second * 1e3);
    }
    std::printf("%10.1f", row.total() * 1e3);
    const Row* before = rows_.size() > 1 ? &rows_[rows_.size() - 2] : nullptr;
    if (before && before->kind == row.kind && before->total() > 0 && row.total() > 0) {
      std::printf("%8.2f", row.total() / before->total());
    }
    std::printf("\n");
    std::fflush(stdout);
  }

  int turns_;  // the fastest counts
  double limit_;
  std::string only_phase_;  // empty: all of them
  std::vector<Row> rows_;
  std::set<std::string> too_slow_;
};

}  // namespace

int main(int argc, char** argv) {
  std::string only, phase, json;
  double limit = 20;
  int turns = 3;
  std::int64_t size = 0;
  for (int i = 1; i + 1 < argc; i += 2) {
    std::string option = argv[i];
    if (option == "--only") only = argv[i + 1];
    if (option == "--size") size = std::atoll(argv[i + 1]);
    if (option == "--turns") turns = std::atoi(argv[i + 1]);
    if (option == "--phase") phase = argv[i + 1];
    if (option == "--limit") limit = std::atof(argv[i + 1]);
    if (option == "--json") json = argv[i + 1];
  }
  auto sizes = [&](std::vector<std::int64_t> all) { return size > 0 ? std::vector{size} : all; };
  Bench bench(turns, limit, phase);
  Bench::print_head();
  if (std::string("gpt").find(only) != std::string::npos) {
    for (std::int64_t layers : sizes({12, 24, 48})) bench.measure("gpt step", gpt_step(layers), gpt(layers).loss);
  }
  const std::vector<std::pair<std::string, Function (*)(std::size_t)>> kinds{
      {"chain", chain},       {"diamonds", diamonds}, {"fan-out", fan_out}, {"products", products},
      {"movement", movement}, {"slices", slices},     {"loops", loops}};
  for (const auto& [name, make] : kinds) {
    if (name.find(only) == std::string::npos) continue;
    for (std::int64_t ops : sizes({12'500, 25'000, 50'000, 100'000})) {
      Function program = make(static_cast<std::size_t>(ops));
      bench.measure(name, program, program);
    }
  }
  if (!json.empty()) bench.write_json(json);
}
