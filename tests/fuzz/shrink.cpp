#include "tests/fuzz/shrink.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "engine/reference/interpreter.h"
#include "pcp/passes.h"

namespace pcp::fuzz {
namespace {

using Renaming = std::map<std::int32_t, Value>;

void rename(Region& region, const Renaming& names) {
  auto apply = [&](Values& values) {
    for (Value& value : values) {
      if (auto found = names.find(value.id); found != names.end()) value = found->second;
    }
  };
  for (Op& op : region.ops) {
    apply(op.operands);
    for (Region& inner : op.regions) rename(inner, names);
  }
  apply(region.results);
}

// What nothing reads is dropped, arguments with their values.
RandomGraph without_dead(const RandomGraph& graph) {
  RandomGraph result = graph;
  result.function = eliminate_dead_code(graph.function);
  std::set<std::int32_t> used;
  auto use = [&](const Values& values) {
    for (Value value : values) used.insert(value.id);
  };
  use(result.function.body.results);
  walk(result.function.body, [&](const Op& op) {
    use(op.operands);
    for (const Region& region : op.regions) use(region.results);
  });
  Function& function = result.function;
  Values args;
  std::vector<Attrs> attrs;
  std::vector<HostTensor> tensors;
  for (std::size_t i = 0; i < function.body.args.size(); ++i) {
    if (!used.contains(function.body.args[i].id)) continue;
    args.push_back(function.body.args[i]);
    if (!function.arg_attrs.empty()) attrs.push_back(function.arg_attrs[i]);
    tensors.push_back(result.arguments[i]);
  }
  function.body.args = args;
  function.arg_attrs = attrs;
  result.arguments = tensors;
  return result;
}

// The reference's value of every result of the function's own operations.
std::map<std::int32_t, HostTensor> reference_values(const RandomGraph& graph) {
  Function all = graph.function;
  all.body.results.clear();
  for (const Op& op : all.body.ops)
    all.body.results.insert(all.body.results.end(), op.results.begin(), op.results.end());
  std::vector<reference::Shared> arguments;
  for (const HostTensor& tensor : graph.arguments) arguments.push_back(std::make_shared<const HostTensor>(tensor));
  const reference::LastUses last_uses = reference::last_uses(all);
  auto values = reference::Interpreter(all, last_uses).run(all.body, std::move(arguments));
  std::map<std::int32_t, HostTensor> found;
  for (std::size_t i = 0; i < values.size(); ++i) found.emplace(all.body.results[i].id, *values[i]);
  return found;
}

class Shrinker {
 public:
  Shrinker(RandomGraph graph, const Fails& fails) : best_(std::move(graph)), fails_(fails) {}

  RandomGraph run() {
    for (bool smaller = true; smaller && tries_ > 0;) {
      smaller = false;
      smaller = drop_results() || smaller;
      smaller = drop_marks() || smaller;
      smaller = cut_operations() || smaller;
      smaller = open_regions() || smaller;
      smaller = bypass_operations() || smaller;
    }
    return best_;
  }

 private:
  bool take(RandomGraph candidate) {
    if (tries_-- <= 0) return false;
    try {
      candidate = without_dead(candidate);
      verify(candidate.function);
    } catch (const std::exception&) {
      return false;
    }
    if (!fails_(candidate)) return false;
    best_ = std::move(candidate);
    return true;
  }

  bool drop_results() {
    bool any = false;
    for (std::size_t i = best_.function.body.results.size(); i-- > 0;) {
      if (best_.function.body.results.size() == 1) break;
      RandomGraph candidate = best_;
      candidate.function.arg_attrs.clear();  // marks count results
      auto place = static_cast<std::ptrdiff_t>(i);
      candidate.function.body.results.erase(candidate.function.body.results.begin() + place);
      candidate.exact.erase(candidate.exact.begin() + place);
      any = take(std::move(candidate)) || any;
    }
    return any;
  }

  bool drop_marks() {
    if (best_.function.arg_attrs.empty()) return false;
    RandomGraph candidate = best_;
    candidate.function.arg_attrs.clear();
    return take(std::move(candidate));
  }

  // An operation becomes arguments; from the front, where that takes everything before it along.
  bool cut_operations() {
    bool any = false;
    for (std::size_t i = best_.function.body.ops.size(); i-- > 0;) {
      if (i >= best_.function.body.ops.size()) continue;
      const Op& op = best_.function.body.ops[i];
      if (op.code == OpCode::constant || op.code == OpCode::iota) continue;
      std::map<std::int32_t, HostTensor> values;
      try {
        values = reference_values(best_);
      } catch (const std::exception&) {
        return any;
      }
      RandomGraph candidate = best_;
      Function& function = candidate.function;
      for (Value value : op.results) {
        function.body.args.push_back(value);
        if (!function.arg_attrs.empty()) function.arg_attrs.emplace_back();
        candidate.arguments.push_back(values.at(value.id));
      }
      function.body.ops.erase(function.body.ops.begin() + static_cast<std::ptrdiff_t>(i));
      any = take(std::move(candidate)) || any;
    }
    return any;
  }

  // The operations of a branch, or of a loop's body, once, in the place of the operation that holds them.
  bool open_regions() {
    bool any = false;
    for (std::size_t i = 0; i < best_.function.body.ops.size(); ++i) {
      const Op op = best_.function.body.ops[i];
      if (!op.info().has(kControl)) continue;
      for (std::size_t r = op.code == OpCode::while_ ? 1 : 0; r < op.regions.size(); ++r) {
        RandomGraph candidate = best_;
        Region& body = candidate.function.body;
        Region inner = op.regions[r];
        Renaming names;
        for (std::size_t a = 0; a < inner.args.size(); ++a) names[inner.args[a].id] = op.operands[a];
        rename(inner, names);
        Renaming outer;
        for (std::size_t k = 0; k < op.results.size(); ++k) outer[op.results[k].id] = inner.results[k];
        auto place = body.ops.erase(body.ops.begin() + static_cast<std::ptrdiff_t>(i));
        body.ops.insert(place, inner.ops.begin(), inner.ops.end());
        rename(body, outer);
        std::ranges::fill(candidate.exact, 0);
        if (take(std::move(candidate))) {
          any = true;
          break;
        }
      }
    }
    return any;
  }

  // An operand in the place of a result of the same type.
  bool bypass_operations() {
    bool any = false;
    for (std::size_t i = best_.function.body.ops.size(); i-- > 0;) {
      if (i >= best_.function.body.ops.size()) continue;
      const Op op = best_.function.body.ops[i];
      if (op.results.size() != 1) continue;
      for (Value operand : op.operands) {
        if (best_.function.type(operand) != best_.function.type(op.result())) continue;
        RandomGraph candidate = best_;
        candidate.function.body.ops.erase(candidate.function.body.ops.begin() + static_cast<std::ptrdiff_t>(i));
        rename(candidate.function.body, {{op.result().id, operand}});
        std::ranges::fill(candidate.exact, 0);
        if (take(std::move(candidate))) {
          any = true;
          break;
        }
      }
    }
    return any;
  }

  RandomGraph best_;
  const Fails& fails_;
  int tries_ = 600;
};

}  // namespace

RandomGraph shrunk(RandomGraph graph, const Fails& fails) { return Shrinker(std::move(graph), fails).run(); }

}  // namespace pcp::fuzz
