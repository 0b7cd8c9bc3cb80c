#include "engine/xla/fused_attention.h"
#include "passes/fold.h"
#include "passes/simplify.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

constexpr int kMaxRounds = 8;  // real graphs settle in two or three

}  // namespace

Function optimize(const Function& function) {
  Function current = eliminate_dead_code(function);
  for (int round = 0; round < kMaxRounds; ++round) {
    Simplifier simplifier(current);
    Folded folded = fold_constants(eliminate_dead_code(simplifier.run()), evaluate_on_cpu);
    current = std::move(folded.function);
    if (!simplifier.changed() && !folded.changed) break;
  }
  return current;
}

Module optimize(const Module& module) {
  Module result = inline_calls(module);
  for (Function& function : result.functions) function = optimize(function);
  return result;
}

Function fuse_attention(const Function& function) {
  std::optional<Function> fused = call_fused_attention(function);
  return fused ? optimize(*fused) : function;
}

Function optimize_for(const Engine& engine, const Function& function) {
  if (engine.runs_as_written()) return function;
  Function optimized = optimize(function);
  return engine.supports_custom_call(kFusedAttention) ? fuse_attention(optimized) : optimized;
}

}  // namespace pcp
