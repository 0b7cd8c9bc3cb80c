// Optimizer graphs against the same recurrences written in double, for 100 steps.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "pcp/engine.h"
#include "pcp/optim.h"

namespace pcp {
namespace {

constexpr std::int64_t kElements = 37;
constexpr int kSteps = 100;

HostTensor scalar_of(DType dtype, double value) { return HostTensor(Constant::scalar(dtype, value)); }

HostTensor tensor_of(DType dtype, const std::vector<double>& values) {
  TensorType type(dtype, {static_cast<std::int64_t>(values.size())});
  if (dtype == DType::f64) return HostTensor::of<double>(type, values);
  std::vector<float> narrow(values.begin(), values.end());
  return HostTensor::of<float>(type, narrow);
}

double element(const HostTensor& tensor, std::size_t i) {
  return tensor.type().dtype == DType::f64 ? tensor.as<double>()[i] : static_cast<double>(tensor.as<float>()[i]);
}

// One parameter, its gradient and its state through an executable.
class Optimizer {
 public:
  Optimizer(const OptimizerConfig& config, DType dtype, bool decayed) {
    Function function;
    function.name = "main";
    Builder b(function);
    TensorType type(dtype, {kElements});
    Value parameter = b.argument(type), gradient = b.argument(type);
    Values state;
    for (const TensorType& s : optimizer_state_types(config, type)) {
      state.push_back(b.argument(s));
      state_.push_back(HostTensor(s));
    }
    Value rate = b.argument(TensorType(DType::f32, {})), step = b.argument(TensorType(DType::i32, {}));
    auto update = append_update(b, config, parameter, gradient, state, rate, step, decayed);
    Values results{update.parameter};
    results.insert(results.end(), update.state.begin(), update.state.end());
    b.returns(results);
    verify(function);
    program_ = engine_->compile(function);
  }

  HostTensor step(const HostTensor& parameter, const HostTensor& gradient, double rate, int t) {
    std::vector<Buffer> arguments{engine_->upload(parameter), engine_->upload(gradient)};
    for (const HostTensor& s : state_) arguments.push_back(engine_->upload(s));
    arguments.push_back(engine_->upload(scalar_of(DType::f32, rate)));
    arguments.push_back(engine_->upload(scalar_of(DType::i32, t)));
    auto results = program_->run(std::move(arguments));
    for (std::size_t i = 0; i < state_.size(); ++i) state_[i] = engine_->download(results[i + 1]);
    return engine_->download(results[0]);
  }
  const std::vector<HostTensor>& state() const { return state_; }

 private:
  std::unique_ptr<Engine> engine_ = make_engine("cpu");
  std::unique_ptr<Executable> program_;
  std::vector<HostTensor> state_;
};

struct Reference {
  OptimizerConfig config;
  bool decayed;
  std::vector<double> p, m = std::vector<double>(kElements, 0.0), v = std::vector<double>(kElements, 0.0);

  void step(const std::vector<double>& g, double lr, int t) {
    double decay = decayed ? config.weight_decay : 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
      double direction = g[i];
      if (config.kind == OptimizerKind::adamw) {
        m[i] = config.beta1 * m[i] + (1 - config.beta1) * g[i];
        v[i] = config.beta2 * v[i] + (1 - config.beta2) * g[i] * g[i];
        double mean = m[i] / (1 - std::pow(config.beta1, t + 1));
        double square = v[i] / (1 - std::pow(config.beta2, t + 1));
        direction = mean / (std::sqrt(square) + config.epsilon);
      } else if (config.momentum > 0) {
        v[i] = config.momentum * v[i] + g[i];
        direction = config.nesterov ? g[i] + config.momentum * v[i] : v[i];
      }
      p[i] -= lr * (direction + decay * p[i]);
    }
  }
};

void expect_reference(const OptimizerConfig& config, DType dtype, bool decayed, double tolerance) {
  std::mt19937 random(5);
  std::normal_distribution<double> normal;
  std::vector<double> start(kElements);
  for (double& x : start) x = static_cast<float>(normal(random));
  Optimizer optimizer(config, dtype, decayed);
  Reference reference{config, decayed, start};
  HostTensor parameter = tensor_of(dtype, start);
  for (int t = 0; t < kSteps; ++t) {
    std::vector<double> gradient(kElements);  // scales from 1 down to 1e-4, as the layers of a model have them
    for (std::size_t i = 0; i < gradient.size(); ++i) {
      gradient[i] = static_cast<float>(normal(random) * std::pow(10.0, -static_cast<double>(i % 5)));
    }
    double rate = static_cast<float>(0.01 * (1 + std::sin(t)));
    parameter = optimizer.step(parameter, tensor_of(dtype, gradient), rate, t);
    reference.step(gradient, rate, t);
  }
  for (std::size_t i = 0; i < start.size(); ++i) {
    EXPECT_NEAR(element(parameter, i), reference.p[i], tolerance) << "element " << i;
    EXPECT_NE(reference.p[i], start[i]);
  }
}

void expect_reference(const OptimizerConfig& config) {
  for (bool decayed : {true, false}) {
    expect_reference(config, DType::f64, decayed, 1e-12);
    expect_reference(config, DType::f32, decayed, 5e-6);
  }
}

TEST(AdamW, FollowsItsRecurrenceFor100Steps) { expect_reference({}); }

TEST(AdamW, KeepsTheDigitsOfItsBiasCorrectionForABetaCloseToOne) {
  expect_reference({.beta1 = 0.95, .beta2 = 0.999, .epsilon = 1e-6, .weight_decay = 0.5});
  // Step one: the update is lr * sign(g) whatever beta2 is; 1 - 0.9999 in f32 would be off by 0.02 %.
  Optimizer optimizer({.beta2 = 0.9999}, DType::f32, false);
  std::vector<double> ones(kElements, 1.0), zeros(kElements, 0.0);
  HostTensor after = optimizer.step(tensor_of(DType::f32, zeros), tensor_of(DType::f32, ones), 1, 0);
  EXPECT_NEAR(after.as<float>()[0], -1, 1e-6);
}

TEST(AdamW, WithBetasOfZeroIsTheSignOfTheGradient) { expect_reference({.beta1 = 0, .beta2 = 0}); }

TEST(Sgd, FollowsItsRecurrenceFor100Steps) {
  for (double momentum : {0.0, 0.9}) {
    expect_reference({.kind = OptimizerKind::sgd, .momentum = momentum, .weight_decay = 0.2});
  }
}

TEST(Sgd, WithNesterovFollowsItsRecurrenceFor100Steps) {
  expect_reference({.kind = OptimizerKind::sgd, .momentum = 0.8, .nesterov = true});
}

TEST(OptimizerState, IsWhatTheKindNeeds) {
  TensorType type(DType::bf16, {2, 3}), wide(DType::f32, {2, 3});
  EXPECT_EQ(optimizer_state_types({}, type), (std::vector<TensorType>{wide, wide}));
  EXPECT_EQ(optimizer_state_types({.kind = OptimizerKind::sgd}, type), std::vector<TensorType>{wide});
  EXPECT_TRUE(optimizer_state_types({.kind = OptimizerKind::sgd, .momentum = 0}, type).empty());
  EXPECT_THROW(optimizer_state_types({}, TensorType(DType::i32, {2})), Error);
  EXPECT_THROW(optimizer_state_types({.beta2 = 1}, type), Error);
  EXPECT_THROW(optimizer_state_types({.weight_decay = -1}, type), Error);
  EXPECT_THROW(optimizer_state_types({.kind = OptimizerKind::sgd, .momentum = 0, .nesterov = true}, type), Error);
}

TEST(Nesterov, OnTheHostFollowsItsRecurrenceFor100StepsAndAgreesWithTheGraph) {
  std::mt19937 random(9);
  std::normal_distribution<double> normal;
  OptimizerConfig config{.kind = OptimizerKind::sgd, .momentum = 0.9, .nesterov = true, .weight_decay = 0};
  std::vector<double> start(kElements);
  for (double& x : start) x = static_cast<float>(normal(random));
  Reference reference{config, false, start};
  Optimizer graph(config, DType::f32, false);
  HostTensor on_graph = tensor_of(DType::f32, start);
  std::vector<float> parameter(start.begin(), start.end()), velocity(kElements, 0.0f);
  for (int t = 0; t < kSteps; ++t) {
    std::vector<double> delta(kElements);
    for (double& x : delta) x = static_cast<float>(0.1 * normal(random));
    std::vector<float> narrow(delta.begin(), delta.end());
    nesterov_step(parameter, velocity, narrow, 0.7, 0.9);
    reference.step(delta, 0.7, t);
    on_graph = graph.step(on_graph, tensor_of(DType::f32, delta), 0.7, t);
  }
  for (std::size_t i = 0; i < parameter.size(); ++i) {
    EXPECT_NEAR(parameter[i], reference.p[i], 2e-5);
    EXPECT_NEAR(velocity[i], reference.v[i], 2e-6);
    EXPECT_NEAR(parameter[i], on_graph.as<float>()[i], 2e-5);
  }
  EXPECT_THROW(nesterov_step(parameter, velocity, std::span<const float>(velocity).first(3), 1, 0.9), Error);
}

struct Clipped {
  float norm;
  std::vector<HostTensor> gradients;
};
Clipped clipped(const std::vector<HostTensor>& gradients, double limit) {
  Function function;
  function.name = "main";
  Builder b(function);
  Values values;
  for (const HostTensor& g : gradients) values.push_back(b.argument(g.type()));
  Value norm = append_global_norm(b, values);
  Values results = append_clipping(b, values, norm, limit);
  results.push_back(norm);
  b.returns(results);
  auto engine = make_engine("cpu");
  auto program = engine->compile(function);
  std::vector<Buffer> arguments;
  for (const HostTensor& g : gradients) arguments.push_back(engine->upload(g));
  auto buffers = program->run(std::move(arguments));
  Clipped result{engine->download(buffers.back()).as<float>()[0], {}};
  for (std::size_t i = 0; i < gradients.size(); ++i) result.gradients.push_back(engine->download(buffers[i]));
  return result;
}

TEST(Clipping, ScalesAllGradientsTogetherWhenTheirNormIsTooLarge) {
  // The norm of (3, 4), (12) and (84) is 85.
  std::vector<HostTensor> gradients{tensor_of(DType::f32, {3, 4}), scalar_of(DType::f32, 12),
                                    tensor_of(DType::f64, {84})};
  Clipped result = clipped(gradients, 17);
  EXPECT_FLOAT_EQ(result.norm, 85);
  EXPECT_NEAR(element(result.gradients[0], 0), 3.0 / 5, 1e-6);
  EXPECT_NEAR(element(result.gradients[0], 1), 4.0 / 5, 1e-6);
  EXPECT_NEAR(element(result.gradients[1], 0), 12.0 / 5, 1e-6);
  EXPECT_NEAR(element(result.gradients[2], 0), 84.0 / 5, 1e-5);
}

TEST(Clipping, LeavesSmallGradientsAndZerosBitForBit) {
  std::vector<HostTensor> gradients{tensor_of(DType::f32, {0.3, -0.1})};
  EXPECT_EQ(clipped(gradients, 1).gradients[0].as<float>()[0], 0.3f);
  EXPECT_EQ(clipped(gradients, 0).gradients[0].as<float>()[0], 0.3f);
  std::vector<HostTensor> zeros{tensor_of(DType::f32, {0, 0})};
  EXPECT_EQ(clipped(zeros, 1).norm, 0);
  EXPECT_EQ(clipped(zeros, 1).gradients[0].as<float>()[1], 0);
}

TEST(Clipping, DoesNotHideANumberThatIsNone) {
  std::vector<HostTensor> gradients{tensor_of(DType::f32, {1, std::nan("")}), tensor_of(DType::f32, {1})};
  Clipped result = clipped(gradients, 1);
  EXPECT_TRUE(std::isnan(result.norm));
  EXPECT_TRUE(std::isnan(result.gradients[1].as<float>()[0]));
}

}  // namespace
}  // namespace pcp
