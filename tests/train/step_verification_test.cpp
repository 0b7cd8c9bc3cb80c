#include "train/step_verification.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pcp {
namespace {

class StepVerificationTest : public testing::Test {
 protected:
  StepVerificationTest() {
    GptConfig config;
    config.layers = 1, config.heads = 2, config.width = 8, config.context = 4, config.vocab = 11;
    model_ = gpt_model(config, 2);
  }
  Trainer trainer() {
    std::vector<HostTensor> first = zeros(model_);
    int seed = 0;
    for (HostTensor& tensor : first) {
      auto* values = reinterpret_cast<float*>(tensor.bytes().data());
      for (std::int64_t i = 0; i < tensor.type().elements(); ++i)
        values[i] = 0.3f * std::sin(static_cast<float>(seed++));
    }
    return Trainer(*engine_, model_, step_, {ScheduleKind::constant, 0.01, 0, 0, 10}, std::move(first), {.threads = 1});
  }
  static HostTensor tokens(const TensorType& type, int first) {
    HostTensor tensor(type);
    auto* values = reinterpret_cast<std::int32_t*>(tensor.bytes().data());
    for (std::int64_t i = 0; i < type.elements(); ++i) values[i] = static_cast<std::int32_t>((first + 3 * i) % 11);
    return tensor;
  }

  std::unique_ptr<Engine> engine_ = make_engine();
  StepConfig step_;
  Model model_;
};

TEST_F(StepVerificationTest, StepsOfTheCpuEngineAgree) {
  Trainer trained = trainer();
  StepVerification verification(model_, step_);
  for (int i = 0; i < 2; ++i) {
    HostTensor inputs = tokens(trained.input_type(), i), targets = tokens(trained.target_type(), i + 3);
    verification.before(trained, inputs, targets);
    StepResult result = trained.step(inputs, targets);
    EXPECT_NE(verification.after(trained, result).find("verified step " + std::to_string(i + 1)), std::string::npos);
  }
}

TEST_F(StepVerificationTest, AStepOnOtherDataIsFound) {
  Trainer trained = trainer();
  StepVerification verification(model_, step_);
  HostTensor inputs = tokens(trained.input_type(), 0), targets = tokens(trained.target_type(), 3);
  verification.before(trained, inputs, targets);
  StepResult result = trained.step(inputs, tokens(trained.target_type(), 4));
  EXPECT_THROW(verification.after(trained, result), Error);
}

TEST_F(StepVerificationTest, AParameterThatIsOffIsNamed) {
  Trainer trained = trainer();
  StepVerification verification(model_, step_);
  HostTensor inputs = tokens(trained.input_type(), 0), targets = tokens(trained.target_type(), 3);
  verification.before(trained, inputs, targets);
  StepResult result = trained.step(inputs, targets);
  HostTensor changed = trained.parameter(1);
  reinterpret_cast<float*>(changed.bytes().data())[2] += 1e-3f;
  trained.set_parameter(1, changed);
  try {
    verification.after(trained, result);
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::failed_precondition);
    std::string message = error.what();
    EXPECT_NE(message.find(model_.parameters[1].name + ": 1 of "), std::string::npos) << message;
    EXPECT_NE(message.find("[0, 2]"), std::string::npos) << message;
  }
  StepResult wrong_loss = result;
  trained.set_parameter(1, [&] {
    reinterpret_cast<float*>(changed.bytes().data())[2] -= 1e-3f;
    return changed;
  }());
  wrong_loss.loss += 0.01;
  try {
    verification.after(trained, wrong_loss);
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("loss: 1 of 1"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace pcp
