// The training step: forward, backward, clipping and optimizer as one function and one executable.
#pragma once

#include "pcp/autodiff.h"
#include "pcp/models.h"
#include "pcp/optim.h"

namespace pcp {

struct StepConfig {
  OptimizerConfig optimizer;
  Remat remat = Remat::none;
  std::int64_t accumulate = 1;  // micro-batches per step, averaged inside the graph by a while loop
  bool optimize = true;         // off: without passes, for an engine that runs programs as they are written
};

// (parameters..., state..., inputs, targets, step i32, learning rate f32) ->
// (trained parameters..., state..., loss f32, gradient norm f32). Arguments that come back as results are donated.
// Frozen parameters come last among the parameters; they are only read and have no state. With accumulate > 1 inputs
// and targets have a leading dimension of that size. State is parameter by parameter, in order. The function is ready
// to compile.
Function training_step(const Model&, const StepConfig&);
// Its two halves, for training whose gradients come from elsewhere: (parameters..., inputs, targets) -> (loss f32,
// gradients of the trained ones...), and (trained parameters..., state..., gradients..., step i32, learning rate f32)
// -> (trained parameters..., state..., gradient norm f32), which clips and donates like training_step.
Function gradient_step(const Model&, const StepConfig&);
Function update_step(const Model&, const StepConfig&);
std::vector<TensorType> optimizer_state(const Model&, const OptimizerConfig&);

}  // namespace pcp
