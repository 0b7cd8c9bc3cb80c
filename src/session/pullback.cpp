#include "session/pullback.h"

#include <algorithm>
#include <map>

#include "pcp/autodiff.h"
#include "pcp/error.h"
#include "pcp/passes.h"

namespace pcp::session {
namespace {

using Names = std::map<Value, Value>;

void rename(Values& values, const Names& names) {
  for (Value& value : values) {
    if (auto found = names.find(value); found != names.end()) value = found->second;
  }
}

void rename(Region& region, const Names& names) {
  for (Op& op : region.ops) {
    rename(op.operands, names);
    for (Region& inner : op.regions) rename(inner, names);
  }
  rename(region.results, names);
}

void collect_uses(const Region& region, std::vector<bool>& used) {
  auto use = [&](const Values& values) {
    for (Value value : values) used[static_cast<std::size_t>(value.id)] = true;
  };
  for (const Op& op : region.ops) {
    use(op.operands);
    for (const Region& inner : op.regions) collect_uses(inner, used);
  }
  use(region.results);
}

// gradient() takes no cotangent where the only floating result is a scalar, so scalars are given a dimension.
Function with_ranked_results(Function function) {
  Builder builder(function);
  Values results = function.body.results;
  for (Value& result : results) {
    if (function.type(result).dims.empty()) result = builder.reshape(result, {1});
  }
  function.body.results.clear();
  builder.returns(results);
  return function;
}

}  // namespace

Pullback pullback(const Function& forward, const std::vector<bool>& wanted, const std::vector<bool>& given) {
  std::vector<int> wrt;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i]) wrt.push_back(static_cast<int>(i));
  }
  const std::vector<TensorType> result_types = forward.result_types();
  const std::size_t operands = forward.body.args.size(), results = result_types.size();
  Function function = gradient(with_ranked_results(forward), {.wrt = wrt});
  Values forward_results(function.body.results.begin(), function.body.results.begin() + static_cast<long>(results));
  Values gradients(function.body.results.begin() + static_cast<long>(results), function.body.results.end());
  Values cotangents(function.body.args.begin() + static_cast<long>(operands), function.body.args.end());
  function.body.args.resize(operands);

  // New arguments take the place of forward results and of cotangents, which are zero where none is given. What they
  // are made of comes before everything else.
  Names names;
  Region first;
  Builder builder(function, first);
  for (std::size_t i = 0; i < results; ++i) {
    Value result = function.new_value(result_types[i]);
    function.body.args.push_back(result);
    if (!result_types[i].dims.empty()) names[forward_results[i]] = result;
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < results; ++i) {
    Value argument = function.new_value(result_types[i]);
    function.body.args.push_back(argument);
    if (!is_float(result_types[i].dtype)) continue;
    Value taken = cotangents[next++];
    Value cotangent = given[i] ? argument : builder.splat(result_types[i], 0);
    if (result_types[i].dims.empty()) cotangent = builder.reshape(cotangent, {1});
    names[taken] = cotangent;
  }
  function.body.results = gradients;
  rename(function.body, names);
  function.body.ops.insert(function.body.ops.begin(), std::make_move_iterator(first.ops.begin()),
                           std::make_move_iterator(first.ops.end()));
  function.arg_attrs.clear();
  function.result_attrs.clear();
  function = eliminate_dead_code(std::move(function));

  Pullback pullback;
  std::vector<bool> used(function.value_count());
  collect_uses(function.body, used);
  Values kept;
  for (std::size_t i = 0; i < function.body.args.size(); ++i) {
    if (!used[static_cast<std::size_t>(function.body.args[i].id)]) continue;
    kept.push_back(function.body.args[i]);
    pullback.needs.push_back(i);
  }
  function.body.args = kept;
  verify(function);
  pullback.function = std::move(function);
  return pullback;
}

}  // namespace pcp::session
