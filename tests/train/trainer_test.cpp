#include "train/trainer.h"

#include <algorithm>
#include <cmath>

#include "pcp/builder.h"
#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

// loss = mean((w * x - y)^2) over two samples: the smallest model whose steps can be followed by hand.
Model line_model() {
  Model model{"line", {{"w", TensorType(DType::f32, {1}), Role::weight}}, {}};
  model.loss.name = "main";
  Builder b(model.loss);
  Value w = b.argument(TensorType(DType::f32, {1}));
  Value x = b.argument(TensorType(DType::f32, {2}));
  Value y = b.argument(TensorType(DType::f32, {2}));
  Value error = b.subtract(b.multiply(b.broadcast_in_dim(w, {2}, {0}), x), y);
  Value half = b.scalar(DType::f32, 0.5);
  b.returns({b.multiply(b.reduce(b.multiply(error, error), OpCode::add, {0}), half)});
  return model;
}

HostTensor vector_of(std::vector<float> values) {
  return HostTensor::of<float>(TensorType(DType::f32, {static_cast<std::int64_t>(values.size())}), values);
}

class TrainerTest : public testing::Test {
 protected:
  Trainer line(OptimizerConfig optimizer, ScheduleConfig schedule) {
    std::vector<HostTensor> first;
    first.push_back(vector_of({1}));
    return Trainer(*engine, line_model(), {optimizer, Remat::none, 1}, schedule, std::move(first), {.threads = 1});
  }
  static OptimizerConfig sgd(double momentum = 0) {
    return {.kind = OptimizerKind::sgd, .momentum = momentum, .weight_decay = 0, .clip_norm = 0};
  }
  float weight(const Trainer& trainer) { return engine->download(trainer.parameters()[0]).as<float>()[0]; }
  std::string save(const Trainer& trainer, const std::string& name) {
    write_safetensors(folder.path(name), trainer.state());
    return folder.path(name);
  }

  std::unique_ptr<Engine> engine = make_engine();
  TemporaryFolder folder;
  HostTensor x = vector_of({1, 2}), y = vector_of({0, 1});
};

// w = 1: errors (1, 1), loss 1, gradient 2 * (1 * 1 + 1 * 2) / 2 = 3. With rate 0.1 w becomes 0.7: errors (0.7, 0.4),
// loss (0.49 + 0.16) / 2 = 0.325, gradient 0.7 + 0.8 = 1.5.
TEST_F(TrainerTest, StepsAreThoseDoneByHand) {
  Trainer trainer = line(sgd(), {ScheduleKind::constant, 0.1, 0, 0, 10});
  EXPECT_DOUBLE_EQ(trainer.evaluate(x, y), 1);
  StepResult result = trainer.step(x, y);
  EXPECT_DOUBLE_EQ(result.loss, 1);
  EXPECT_DOUBLE_EQ(result.gradient_norm, 3);
  EXPECT_DOUBLE_EQ(result.learning_rate, 0.1);
  EXPECT_FLOAT_EQ(weight(trainer), 0.7f);
  EXPECT_NEAR(trainer.evaluate(x, y), 0.325, 1e-6);
  EXPECT_FLOAT_EQ(weight(trainer), 0.7f);  // evaluating changes nothing
  result = trainer.step(x, y);
  EXPECT_NEAR(result.loss, 0.325, 1e-6);
  EXPECT_NEAR(result.gradient_norm, 1.5, 1e-6);
  EXPECT_EQ(trainer.steps_done(), 2);
}

TEST_F(TrainerTest, LearningRateFollowsTheSchedule) {
  Trainer trainer = line(sgd(), {ScheduleKind::linear, 0.4, 0, 2, 6});
  for (int i = 0; i < 6; ++i) {
    EXPECT_DOUBLE_EQ(trainer.step(x, y).learning_rate, learning_rate({ScheduleKind::linear, 0.4, 0, 2, 6}, i));
  }
}

TEST_F(TrainerTest, ParametersThatAreHeldStayAsTheyWere) {
  Trainer trainer = line(sgd(), {ScheduleKind::constant, 0.1, 0, 0, 10});
  std::vector<Buffer> before = trainer.parameters();
  trainer.step(x, y);
  EXPECT_EQ(engine->download(before[0]).as<float>()[0], 1);
  EXPECT_FLOAT_EQ(weight(trainer), 0.7f);
}

TEST_F(TrainerTest, RestoredStateContinuesBitForBit) {
  for (OptimizerConfig optimizer : {OptimizerConfig{}, sgd(0.9), sgd()}) {
    ScheduleConfig schedule{ScheduleKind::cosine, 0.05, 0.001, 3, 20};
    Trainer whole = line(optimizer, schedule), first = line(optimizer, schedule), second = line(optimizer, schedule);
    std::vector<double> expected, losses;
    for (int i = 0; i < 20; ++i) expected.push_back(whole.step(x, y).loss);
    for (int i = 0; i < 9; ++i) losses.push_back(first.step(x, y).loss);
    std::string path = save(first, "state");
    second.restore(read_safetensors(path), 9, path);
    while (second.steps_done() < 20) losses.push_back(second.step(x, y).loss);
    EXPECT_EQ(losses, expected);
    EXPECT_EQ(weight(second), weight(whole));
  }
}

TEST_F(TrainerTest, StateOfAnotherOptimizerIsRefusedAndChangesNothing) {
  ScheduleConfig schedule{ScheduleKind::constant, 0.1, 0, 0, 10};
  Trainer adam = line({}, schedule), plain = line(sgd(), schedule), momentum = line(sgd(0.9), schedule);
  std::string of_adam = save(adam, "adam"), of_plain = save(plain, "plain");
  plain.step(x, y);
  expect_error(Code::invalid_argument, {"'optimizer.first_moment.w', which is not here"},
               [&] { plain.restore(read_safetensors(of_adam), 5, of_adam); });
  expect_error(Code::invalid_argument, {"it has no 'optimizer.momentum.w'"},
               [&] { momentum.restore(read_safetensors(of_plain), 5, of_plain); });
  EXPECT_EQ(plain.steps_done(), 1);
  EXPECT_FLOAT_EQ(weight(plain), 0.7f);
}

// loss = mean((w * x + s - y)^2) with s frozen, behind w.
Model shifted_line() {
  TensorType one(DType::f32, {1});
  Model model{"line", {{"w", one, Role::weight}, {"s", one, Role::bias}}, {}};
  model.parameters[1].frozen = true;
  model.loss.name = "main";
  Builder b(model.loss);
  Value w = b.argument(one), s = b.argument(one);
  Value x = b.argument(TensorType(DType::f32, {2})), y = b.argument(TensorType(DType::f32, {2}));
  auto pair = [&](Value value) { return b.broadcast_in_dim(value, {2}, {0}); };
  Value error = b.subtract(b.add(b.multiply(pair(w), x), pair(s)), y);
  Value half = b.scalar(DType::f32, 0.5);
  b.returns({b.multiply(b.reduce(b.multiply(error, error), OpCode::add, {0}), half)});
  return model;
}

// With s = 1 and y one higher everything is as in StepsAreThoseDoneByHand: the gradient's norm is that of w alone.
TEST_F(TrainerTest, FrozenParametersStayAndHaveNoState) {
  for (OptimizerConfig optimizer : {sgd(), sgd(0.9), OptimizerConfig{}}) {
    std::vector<HostTensor> first;
    first.push_back(vector_of({1}));
    first.push_back(vector_of({1}));
    Trainer trainer(*engine, shifted_line(), {optimizer, Remat::none, 1}, {ScheduleKind::constant, 0.1, 0, 0, 10},
                    std::move(first), {.threads = 1});
    HostTensor higher = vector_of({1, 2});
    StepResult result = trainer.step(x, higher);
    EXPECT_DOUBLE_EQ(result.loss, 1);
    EXPECT_DOUBLE_EQ(result.gradient_norm, 3);
    if (optimizer.kind == OptimizerKind::sgd) {
      EXPECT_FLOAT_EQ(weight(trainer), 0.7f);
    }
    trainer.step(x, higher);
    EXPECT_EQ(trainer.parameter(1).as<float>()[0], 1);
    EXPECT_NE(weight(trainer), 1);
    Safetensors kept = read_safetensors(save(trainer, "state"));
    EXPECT_TRUE(kept.tensors.contains("s"));
    for (const auto& [name, tensor] : kept.tensors) EXPECT_FALSE(name.ends_with(".s")) << name;
    double before = trainer.evaluate(x, higher);
    trainer.restore(std::move(kept), 2, "state");
    EXPECT_EQ(trainer.evaluate(x, higher), before);
  }
}

TEST_F(TrainerTest, NumberOfFirstValuesIsChecked) { EXPECT_THROW(Trainer(*engine, line_model(), {}, {}, {}), Error); }

}  // namespace
}  // namespace pcp
