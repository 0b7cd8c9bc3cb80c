// Reverse-mode differentiation of functions: a gradient is a function too, and can be differentiated again.
#pragma once

#include <string>
#include <vector>

#include "pcp/graph.h"

namespace pcp {

// What a gradient keeps of the forward computation. `none` keeps what the backward pass needs, except for elementwise
// values that are cheaper to compute again than to keep. `block` keeps the values at the waists of the graph (where a
// single differentiated value crosses, such as the residual stream between the blocks of a transformer) and computes
// the inside of a block again. `full` keeps next to nothing: waists are computed again as well, by recursive halving.
enum class Remat { none, block, full };

struct GradientOptions {
  std::vector<int> wrt;  // indices of floating arguments; empty: all of them
  Remat remat = Remat::none;
};

// (arguments...) -> (results..., gradients...), one gradient per entry of wrt. When the only floating result is a
// scalar it is differentiated as it is; otherwise the new function takes one cotangent argument per floating result, in
// order, after its arguments. Calls must be inlined. An operation without a rule on a path from wrt to a floating
// result is an error that names it, its location and the path.
Function gradient(const Function&, const GradientOptions& = {});

// The same for a function of a module (empty: main or the only public one), calls inlined. The result has one function,
// named like the original.
Module gradient(const Module&, const std::string& function = "", const GradientOptions& = {});

}  // namespace pcp
