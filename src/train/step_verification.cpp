#include "train/step_verification.h"

namespace pcp {
namespace {

HostTensor scalar(double value) {
  float narrow = static_cast<float>(value);  // it was downloaded as one
  return HostTensor::of<float>(TensorType(DType::f32, {}), std::span(&narrow, 1));
}

Function step_as_written(const Model& model, StepConfig step) {
  step.optimize = false;
  return training_step(model, step);
}

}  // namespace

StepVerification::StepVerification(Model model, StepConfig step) : function_(step_as_written(model, std::move(step))) {}

void StepVerification::before(const Trainer& trainer, const HostTensor& inputs, const HostTensor& targets) {
  expected_ = expect(function_, trainer.step_arguments(inputs, targets));
}

std::string StepVerification::after(const Trainer& trainer, const StepResult& step) {
  std::vector<std::pair<std::string, HostTensor>> results = trainer.step_results();
  results.emplace_back("loss", scalar(step.loss));
  results.emplace_back("gradient norm", scalar(step.gradient_norm));
  require(results.size() == expected_.size(), "[verify] the step gives ", results.size(), " tensors, the reference ",
          expected_.size());
  std::string nearest_to_bound, loss;
  double share = -1;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const auto& [name, tensor] = results[i];
    Deviation found = deviation(tensor, expected_[i]);
    if (found.wrong > 0) {
      fail(Code::failed_precondition, "step ", trainer.steps_done(),
           " does not agree with the reference engine: ", name, ": ", found.text);
    }
    if (name == "loss") loss = found.text;
    double part = found.allowed > 0 ? found.difference / found.allowed : 0;
    if (part > share) {
      share = part;
      nearest_to_bound = concat("'", name, "' ", found.text);
    }
  }
  return concat("verified step ", trainer.steps_done(), ": loss ", loss,
                "; nearest to what is allowed: ", nearest_to_bound);
}

}  // namespace pcp
