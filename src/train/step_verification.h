// Compares steps of a training with the reference engine's, from the same state.
#pragma once

#include "engine/verification.h"
#include "train/trainer.h"

namespace pcp {

class StepVerification {
 public:
  StepVerification(Model model, StepConfig step);

  // Before a step, and after it: throws failed_precondition where loss, gradient norm, a parameter or the optimizer's
  // state is farther from the reference's than rounding explains; else returns what was found, in a line.
  void before(const Trainer&, const HostTensor& inputs, const HostTensor& targets);
  std::string after(const Trainer&, const StepResult&);

 private:
  Function function_;  // the step as it was before any passes
  std::vector<Expectation> expected_;
};

}  // namespace pcp
