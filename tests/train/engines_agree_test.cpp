// The same training on every engine: GPT nano, 50 steps, against the cpu engine's losses. 15 where a software driver of
// Vulkan takes half a second for each; with sanitizers a smaller model, two steps.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/sanitized.h"
#include "train/trainer.h"

namespace pcp {
namespace {

constexpr std::int64_t kBatch = 2;   // a step of four takes a software driver of Vulkan more than a second
constexpr double kTolerance = 1e-3;  // relative, of every loss

// Tokens of a text without a file: words of a small vocabulary, drawn by a fixed rule.
std::vector<std::int32_t> tokens(int step, const GptConfig& config, std::int64_t shift) {
  std::vector<std::int32_t> result;
  for (std::int64_t row = 0; row < kBatch; ++row) {
    for (std::int64_t column = 0; column < config.context; ++column) {
      std::int64_t at = step * 97 + row * 31 + column + shift;
      result.push_back(static_cast<std::int32_t>((at % 7 * 5 + at / 7 % 11 * 3) % config.vocab));
    }
  }
  return result;
}

int steps_on(const std::string& engine) {
  if (test::is_sanitized()) return 2;
  return engine == "iree:vulkan" ? 15 : 50;
}

std::vector<double> losses(Engine& engine, int steps) {
  GptConfig config = gpt_config("nano");
  if (test::is_sanitized()) config.layers = 1;
  Model model = gpt_model(config, kBatch);
  ScheduleConfig schedule{ScheduleKind::constant, 1e-3, 0, 0, steps};
  Trainer trainer(engine, model, StepConfig{}, schedule, initialise(model.parameters, 1));
  std::vector<double> result;
  for (int step = 0; step < steps; ++step) {
    HostTensor inputs = HostTensor::of<std::int32_t>(trainer.input_type(), tokens(step, config, 0));
    HostTensor targets = HostTensor::of<std::int32_t>(trainer.target_type(), tokens(step, config, 1));
    result.push_back(trainer.step(inputs, targets).loss);
  }
  return result;
}

class EnginesAgree : public testing::TestWithParam<const char*> {};

TEST_P(EnginesAgree, OnEveryStepOfGptNano) {
  std::unique_ptr<Engine> engine;
  try {
    engine = make_engine(GetParam());
  } catch (const Error& error) {
    if (error.code() != Code::failed_precondition) throw;
    GTEST_SKIP() << error.what();
  }
  if (test::is_sanitized() && engine->name() == "iree:vulkan") {
    GTEST_SKIP() << "of IREE's devices one goes through all code of ours";
  }
  auto cpu = make_engine("cpu");
  int steps = steps_on(engine->name());
  std::vector<double> expected = losses(*cpu, steps), got = losses(*engine, steps);
  if (steps >= 50) {
    EXPECT_LT(expected.back(), expected.front() / 2) << "nothing was learned";
  }
  for (int step = 0; step < steps; ++step) {
    auto i = static_cast<std::size_t>(step);
    EXPECT_NEAR(got[i], expected[i], kTolerance * expected[i]) << "step " << step;
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, EnginesAgree,
                         testing::Values("xla:cpu", "xla:cuda", "iree:cpu", "iree:vulkan", "iree:cuda"),
                         [](const auto& instance) {
                           std::string name = instance.param;
                           std::ranges::replace(name, ':', '_');
                           return name;
                         });

}  // namespace
}  // namespace pcp
