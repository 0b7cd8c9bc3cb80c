#include "engine/xla/fused_attention.h"
#include "passes/fold.h"
#include "passes/simplify.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

constexpr int kMaxRounds = 8;  // real graphs reach a fixed point in two or three

Function simplified(Function function) {
  for (int round = 0; round < kMaxRounds; ++round) {
    Simplifier simplifier(function);
    Function simpler = simplifier.run();
    if (!simplifier.changed()) break;
    function = eliminate_dead_code(std::move(simpler));
  }
  return function;
}

bool has_loop(const Function& function) {
  bool found = false;
  walk(function.body, [&](const Op& op) { found |= op.code == OpCode::while_; });
  return found;
}

}  // namespace

// Large constants are folded by an engine, which has to compile a function for that, so it is done after
// simplification. New constants allow more rules: the function is then simplified again, and folded once more.
Function optimize(Function function) {
  Function live = add_halves_in_f32(start_reductions_from_neutral(eliminate_dead_code(std::move(function))));
  if (has_loop(live)) live = hoist_loop_invariants(live);
  Folded folded{simplified(std::move(live)), true};
  for (int turn = 0; turn < 2 && folded.changed; ++turn) {
    folded = fold_constants(std::move(folded.function), evaluate_on_cpu);
    if (folded.changed) folded.function = simplified(std::move(folded.function));
  }
  return std::move(folded.function);
}

Module optimize(const Module& module) {
  Module result = inline_calls(module);
  for (Function& function : result.functions) function = optimize(std::move(function));
  return result;
}

Function fuse_attention(const Function& function) {
  std::optional<Function> fused = call_fused_attention(function);
  return fused ? optimize(*std::move(fused)) : function;
}

Function optimize_for(const Engine& engine, const Function& function) {
  if (engine.runs_as_written()) return function;
  Function optimized = optimize(function);
  return engine.supports_custom_call(kFusedAttention) ? fuse_attention(optimized) : optimized;
}

}  // namespace pcp
