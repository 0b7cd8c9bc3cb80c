// Passes take a module or function and return a better one that computes the same.
#pragma once

#include "pcp/engine.h"
#include "pcp/graph.h"

namespace pcp {

Module inline_calls(const Module&);  // func.call and composite; only public functions remain
Function eliminate_dead_code(Function);
Function eliminate_common_subexpressions(const Function&);
Function fold_constants(const Function&);  // results up to 64 KiB
Function simplify(const Function&);  // reshape/transpose/broadcast/convert clean-up, x*1, x+0, select of one side...
// Reductions by known reducers fold each tensor from the neutral element and combine the result with the given initial
// value once. Otherwise an engine may combine an initial value any number of times. Half precision is summed in f32
// only in folds from the neutral element.
Function start_reductions_from_neutral(Function);
// Scatters that add f16 or bf16 do so in f32 and round once: in their own type, a sum of ones ends at 256 in bf16.
Function add_halves_in_f32(Function);
Function hoist_loop_invariants(const Function&);  // what every iteration computes alike is computed before the loop

// All of the above, with simplification to a fixed point: what every engine wants before it compiles. Only the form for
// modules inlines calls.
Function optimize(Function);
Module optimize(const Module&);

// Attention spelled out in f16 or bf16, plain or causal, becomes a call of cuDNN's fused attention, for engines that
// support the custom call kFusedAttention. Apply it to the forward function: the gradient of the call is known.
inline constexpr std::string_view kFusedAttention = "__cudnn$fmhaSoftmax";
Function fuse_attention(const Function&);

// `optimize`, and what this engine in particular wants.
Function optimize_for(const Engine&, const Function&);

}  // namespace pcp
