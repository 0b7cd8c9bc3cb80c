#include <algorithm>

#include "autodiff/activity.h"
#include "autodiff/recognize.h"
#include "autodiff/remat.h"
#include "autodiff/reverse.h"
#include "graph/value_index.h"
#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

Values chosen_arguments(const Function& function, const std::vector<int>& wrt) {
  const Values& args = function.body.args;
  Values chosen;
  if (wrt.empty()) {
    std::ranges::copy_if(args, std::back_inserter(chosen),
                         [&](Value arg) { return is_float(function.type(arg).dtype); });
    require(!chosen.empty(), "@", function.name, " cannot be differentiated: it has no floating argument");
    return chosen;
  }
  for (int number : wrt) {
    require(number >= 0 && number < count(args), "@", function.name, " cannot be differentiated by argument ", number,
            ": it has ", args.size(), " arguments, counted from 0");
    Value arg = args[index(number)];
    require(is_float(function.type(arg).dtype), "@", function.name, " cannot be differentiated by argument ", number,
            ": it is a ", to_string(function.type(arg)), ", not of floating type");
    require(std::ranges::find(chosen, arg) == chosen.end(), "argument ", number, " is named twice to differentiate by");
    chosen.push_back(arg);
  }
  return chosen;
}

Values floating_results(const Function& function) {
  Values targets;
  std::ranges::copy_if(function.body.results, std::back_inserter(targets),
                       [&](Value result) { return is_float(function.type(result).dtype); });
  require(!targets.empty(), "@", function.name, " cannot be differentiated: it has no floating result");
  return targets;
}

void rematerialize(Function& function, const Activity& activity, Remat remat) {
  // Operations of the source keep their values in the gradient.
  auto is_forward = [&](const Op& op) {
    return std::ranges::any_of(op.results, [&](Value result) { return index(result) < activity.value_count(); });
  };
  std::vector<Op>& ops = function.body.ops;
  auto last = std::find_if(ops.rbegin(), ops.rend(), is_forward);
  Halves halves{function, index(ops.rend() - last)};
  drop_unused(halves);
  recompute_elementwise(halves, remat == Remat::none ? Values{} : find_waists(halves, activity));
  if (remat != Remat::none) recompute_blocks(halves, activity, remat == Remat::full);
}

}  // namespace

Function gradient(const Function& given, const GradientOptions& options) {
  walk(given.body, [&](const Op& op) {
    require(!op.info().has(kInlined), "[", op.info().name,
            "] calls must be inlined before a function is differentiated",
            op.location ? " (at " + *op.location + ")" : "");
  });
  Function function = recognize_logistic(hoist_loop_invariants(eliminate_common_subexpressions(given)));
  Values wrt = chosen_arguments(function, options.wrt);
  Values targets = floating_results(function);
  Uses uses(function);
  Activity activity(function, wrt, targets, find_shifts(function, uses));

  Function result = function;
  Builder builder(result);
  Reverse reverse(function, result, activity, uses, options.remat);
  if (targets.size() == 1 && function.type(targets[0]).rank() == 0) {
    reverse.set_cotangent(targets[0], builder.scalar(function.type(targets[0]).dtype, 1));
  } else {
    for (Value target : targets) {
      Value cotangent = builder.argument(function.type(target));
      reverse.add_cotangent(builder, target, cotangent);
    }
  }
  reverse.sweep(function.body.ops, result.body, 0, result.body);
  Values results = result.body.results;
  for (Value arg : wrt) {
    Value cotangent = reverse.cotangent(builder, arg);
    results.push_back(cotangent ? cotangent : builder.splat(function.type(arg), 0));
  }
  if (!result.result_attrs.empty()) result.result_attrs.resize(results.size());
  builder.returns(std::move(results));
  rematerialize(result, activity, options.remat);
  return eliminate_dead_code(std::move(result));
}

Module gradient(const Module& module, const std::string& function, const GradientOptions& options) {
  Module inlined = inline_calls(module);
  Module result;
  result.name = module.name;
  result.attrs = module.attrs;
  result.functions.push_back(gradient(inlined.entry(function), options));
  return result;
}

}  // namespace pcp
