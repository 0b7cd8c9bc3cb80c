// The training step as one executable against ten steps in JAX, and against itself in other forms.
#include "pcp/train.h"
#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

// Parameters and state on the engine, handed over from step to step.
class Training {
 public:
  Training(const Model& model, const StepConfig& config, const std::vector<HostTensor>& parameters)
      : program_(engine_->compile(training_step(model, config))), parameters_(parameters.size()) {
    for (const HostTensor& p : parameters) held_.push_back(engine_->upload(p));
    for (const TensorType& type : optimizer_state(model, config.optimizer)) {
      held_.push_back(engine_->upload(HostTensor(type)));
    }
  }

  struct Outcome {
    float loss, norm;
  };
  Outcome step(const HostTensor& inputs, const HostTensor& targets, std::int64_t t, double rate) {
    std::vector<Buffer> arguments = std::move(held_);
    const std::size_t count = arguments.size();
    arguments.push_back(engine_->upload(inputs));
    arguments.push_back(engine_->upload(targets));
    arguments.push_back(engine_->upload(scalar_of(DType::i32, static_cast<double>(t))));
    arguments.push_back(engine_->upload(scalar_of(DType::f32, rate)));
    auto results = program_->run(std::move(arguments));
    EXPECT_EQ(results.size(), count + 2);
    held_.assign(results.begin(), results.begin() + static_cast<std::ptrdiff_t>(count));
    return {engine_->download(results[count]).as<float>()[0], engine_->download(results[count + 1]).as<float>()[0]};
  }
  HostTensor held(std::size_t index) { return engine_->download(held_.at(index)); }
  std::size_t parameter_count() const { return parameters_; }
  const Executable& program() const { return *program_; }

 private:
  std::unique_ptr<Engine> engine_ = make_engine("cpu");
  std::unique_ptr<Executable> program_;
  std::size_t parameters_;
  std::vector<Buffer> held_;
};

// Part `index` of a tensor along its first dimension.
HostTensor part(const HostTensor& whole, std::int64_t index) {
  TensorType type = whole.type();
  type.dims.erase(type.dims.begin());
  auto size = static_cast<std::size_t>(type.bytes());
  auto bytes = whole.bytes().subspan(static_cast<std::size_t>(index) * size, size);
  return HostTensor(type, {bytes.begin(), bytes.end()});
}

HostTensor with_dims(const HostTensor& tensor, Dims dims) {
  return HostTensor(TensorType(tensor.type().dtype, std::move(dims)), {tensor.bytes().begin(), tensor.bytes().end()});
}

StepConfig trajectory_config() {
  StepConfig config;
  config.optimizer.clip_norm = 0.5;
  return config;
}

void expect_jaxs_trajectory(const StepConfig& config) {
  Safetensors values = gpt_values("trajectory");
  Model model = gpt_model(tiny_gpt(), 3);
  Training training(model, config, values_of(model.parameters, values));
  auto losses = values.at("losses").as<float>(), norms = values.at("norms").as<float>();
  auto rates = values.at("rates").as<float>();
  bool clipped = false;
  for (std::int64_t t = 0; t < 10; ++t) {
    auto i = static_cast<std::size_t>(t);
    auto outcome = training.step(part(values.at("inputs"), t), part(values.at("targets"), t), t, rates[i]);
    EXPECT_NEAR(outcome.loss, losses[i], 1e-5 * losses[i]) << "step " << t;
    EXPECT_NEAR(outcome.norm, norms[i], 1e-5 * norms[i]) << "step " << t;
    clipped |= norms[i] > 0.5f;
  }
  EXPECT_TRUE(clipped);
  for (std::size_t i = 0; i < model.parameters.size(); ++i) {
    const std::string& name = model.parameters[i].name;
    expect_near(training.held(i), values.at("final." + name), 1e-5, name);
  }
}

TEST(TrainingStep, TenStepsAreThoseOfJax) { expect_jaxs_trajectory(trajectory_config()); }

TEST(TrainingStep, RematerialisationChangesNothing) {
  for (Remat remat : {Remat::block, Remat::full}) {
    StepConfig config = trajectory_config();
    config.remat = remat;
    expect_jaxs_trajectory(config);
  }
}

TEST(TrainingStep, FourMicroBatchesAreOneBigBatch) {
  Safetensors values = gpt_values("trajectory");
  Model small = gpt_model(tiny_gpt(), 3), large = gpt_model(tiny_gpt(), 12);
  auto first = values_of(small.parameters, values);
  StepConfig config = trajectory_config(), accumulating = config;
  accumulating.accumulate = 4;
  Training whole(large, config, first), parts(small, accumulating, first);
  for (std::int64_t t = 0; t < 2; ++t) {
    auto four = [&](const char* name) {
      auto size = static_cast<std::size_t>(3 * 6 * sizeof(std::int32_t));
      auto bytes = values.at(name).bytes().subspan(static_cast<std::size_t>(t) * 4 * size, 4 * size);
      return HostTensor(TensorType(DType::i32, {4, 3, 6}), {bytes.begin(), bytes.end()});
    };
    auto a = whole.step(with_dims(four("inputs"), {12, 6}), with_dims(four("targets"), {12, 6}), t, 1e-2);
    auto b = parts.step(four("inputs"), four("targets"), t, 1e-2);
    EXPECT_NEAR(a.loss, b.loss, 1e-6 * a.loss);
    EXPECT_NEAR(a.norm, b.norm, 1e-5 * a.norm);
  }
  for (std::size_t i = 0; i < small.parameters.size(); ++i) {
    expect_near(parts.held(i), whole.held(i), 2e-5, small.parameters[i].name);
  }
}

TEST(TrainingStep, Bf16ComputesNearbyAndKeepsTheMasterInF32) {
  Safetensors values = gpt_values("trajectory");
  GptConfig gpt = tiny_gpt();
  gpt.compute = DType::bf16;
  Model model = gpt_model(gpt, 3);
  Training training(model, trajectory_config(), values_of(model.parameters, values));
  for (const TensorType& type : training.program().arg_types()) EXPECT_NE(type.dtype, DType::bf16);
  auto losses = values.at("losses").as<float>();
  for (std::int64_t t = 0; t < 10; ++t) {
    // A rate so small that bf16 parameters would not move at all.
    auto outcome = training.step(part(values.at("inputs"), t), part(values.at("targets"), t), t, 1e-5);
    if (t == 0) {
      EXPECT_NEAR(outcome.loss, losses[0], 0.01 * losses[0]);
    }
  }
  auto before = values.at("wte.weight").as<float>();
  HostTensor now = training.held(0);
  std::size_t moved = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    moved += now.as<float>()[i] != before[i];
    EXPECT_NEAR(now.as<float>()[i], before[i], 2e-4);
  }
  EXPECT_GT(moved, before.size() * 9 / 10);
}

TEST(TrainingStep, StateIsDonated) {
  Model model = gpt_model(tiny_gpt(), 3);
  Function step = training_step(model, {});
  std::size_t held = 3 * model.parameters.size();
  ASSERT_EQ(step.body.args.size(), held + 4);
  ASSERT_EQ(step.body.results.size(), held + 2);
  for (std::size_t i = 0; i < step.body.args.size(); ++i) {
    const auto* target = step.arg_attrs[i].find<IntAttr>("tf.aliasing_output");
    ASSERT_EQ(target != nullptr, i < held);
    if (target) {
      EXPECT_EQ(target->value, static_cast<std::int64_t>(i));
    }
  }
}

TEST(TrainingStep, GainsAndBiasesAreNotDecayed) {
  // One hidden layer that no input reaches: without gradients only decay moves a parameter.
  Model model = mlp_model({.inputs = 2, .width = 3, .layers = 1, .outputs = 2}, 4);
  std::vector<HostTensor> first;
  for (const Parameter& p : model.parameters) first.push_back(HostTensor(Constant::splat(p.type, -1)));
  StepConfig config;
  config.optimizer = {.kind = OptimizerKind::sgd, .momentum = 0, .weight_decay = 0.5, .clip_norm = 0};
  Training training(model, config, first);
  training.step(HostTensor(TensorType(DType::f32, {4, 2})), HostTensor(TensorType(DType::i32, {4})), 0, 0.1);
  EXPECT_FLOAT_EQ(training.held(0).as<float>()[0], -0.95f);  // weight
  EXPECT_EQ(training.held(1).as<float>()[0], -1.0f);         // bias
}

TEST(TrainingStep, AnyForwardFunctionLearns) {
  Model model = mlp_model({.inputs = 2, .width = 16, .layers = 1, .outputs = 2}, 4);
  StepConfig config;
  config.optimizer.weight_decay = 0;
  Training training(model, config, initialise(model.parameters, 3));
  HostTensor x = HostTensor::of<float>(TensorType(DType::f32, {4, 2}), std::vector<float>{0, 0, 0, 1, 1, 0, 1, 1});
  HostTensor y = HostTensor::of<std::int32_t>(TensorType(DType::i32, {4}), std::vector<std::int32_t>{0, 1, 1, 0});
  float loss = 1;
  for (std::int64_t t = 0; t < 200; ++t) loss = training.step(x, y, t, 0.03).loss;
  EXPECT_LT(loss, 0.01);
}

TEST(TrainingStep, WhatCannotBeTrainedIsRefused) {
  auto error = [](const Model& model, const StepConfig& config) -> std::string {
    try {
      training_step(model, config);
    } catch (const Error& e) {
      return e.what();
    }
    return "no error";
  };
  Model model = mlp_model({}, 2);
  StepConfig none;
  none.accumulate = 0;
  EXPECT_NE(error(model, none).find("0 micro-batches"), std::string::npos);
  StepConfig momentum;
  momentum.optimizer = {.kind = OptimizerKind::sgd, .momentum = 1.5};
  EXPECT_NE(error(model, momentum).find("momentum is 1.5"), std::string::npos);
  Model missing = model;
  missing.parameters.pop_back();
  EXPECT_NE(error(missing, {}).find("takes 8 arguments"), std::string::npos);
  Model empty = model;
  empty.parameters.clear();
  EXPECT_NE(error(empty, {}).find("no parameters"), std::string::npos);
}

}  // namespace
}  // namespace pcp
