#include "models/layers.h"
#include "pcp/autodiff.h"
#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

TEST(Mlp, LossAndGradientsAreThoseOfJax) {
  Safetensors values = gpt_values("mlp");
  Model model = mlp_model({.inputs = 3, .width = 5, .layers = 2, .outputs = 4}, 7);
  auto arguments = values_of(model.parameters, values);
  arguments.push_back(values.at("inputs"));
  arguments.push_back(values.at("targets"));
  auto results = run_function(gradient(model.loss, {.wrt = {0, 1, 2, 3, 4, 5}}), arguments);
  expect_near(results[0], values.at("loss"), 1e-6, "loss");
  for (std::size_t i = 0; i < model.parameters.size(); ++i) {
    const std::string& name = model.parameters[i].name;
    expect_near(results[i + 1], values.at("grad." + name), 1e-5, "gradient of " + name);
  }
}

TEST(Mlp, LogitsAreThoseOfJax) {
  Safetensors values = gpt_values("mlp");
  const MlpConfig config{.inputs = 3, .width = 5, .layers = 2, .outputs = 4};
  auto arguments = values_of(mlp_parameters(config), values);
  arguments.push_back(values.at("inputs"));
  expect_near(run_function(mlp_logits(config, 7), arguments)[0], values.at("logits"), 1e-6, "logits");
}

TEST(Mlp, WithoutHiddenLayersIsOneProduct) {
  Model model = mlp_model({.inputs = 2, .width = 9, .layers = 0, .outputs = 3}, 4);
  ASSERT_EQ(model.parameters.size(), 2u);
  EXPECT_EQ(model.parameters[0].type, TensorType(DType::f32, {2, 3}));
}

// The sum of weights[i] * table[tokens[i]] has the gradient that adds up the weights of every use of a row.
TEST(Embedding, GradientAddsUpRepeatedTokens) {
  const std::vector<std::int32_t> tokens{3, 0, 3, 3, 1, 0};
  const std::vector<float> weights{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048};
  Function function;
  function.name = "main";
  Builder b(function);
  Value table = b.argument(TensorType(DType::f32, {5, 2}));
  Value indices = b.argument(TensorType(DType::i32, {6}));
  Value rows = embedding(b, table, indices);
  Value factor = b.constant(Constant::of<float>(TensorType(DType::f32, {6, 2}), weights));
  b.returns({b.reduce(b.multiply(rows, factor), OpCode::add, {0, 1})});
  auto results = run_function(
      gradient(function, {.wrt = {0}}),
      {HostTensor(TensorType(DType::f32, {5, 2})), HostTensor::of<std::int32_t>(TensorType(DType::i32, {6}), tokens)});
  std::vector<float> expected(10, 0.0f);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    auto row = static_cast<std::size_t>(tokens[i]);
    for (std::size_t c = 0; c < 2; ++c) expected[2 * row + c] += weights[2 * i + c];
  }
  auto got = results[1].as<float>();
  EXPECT_TRUE(std::ranges::equal(got, expected));
}

TEST(CrossEntropy, OfLargeLogitsStaysInRangeAndItsMaximumIsNotDifferentiated) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value logits = b.argument(TensorType(DType::f32, {2, 3})), targets = b.argument(TensorType(DType::i32, {2}));
  b.returns({cross_entropy(b, logits, targets)});
  Function differentiated = optimize(gradient(function, {.wrt = {0}}));
  auto results = run_function(
      differentiated,
      {HostTensor::of<float>(TensorType(DType::f32, {2, 3}), std::vector<float>{1000, 1000, -1000, -500, -500, -500}),
       HostTensor::of<std::int32_t>(TensorType(DType::i32, {2}), std::vector<std::int32_t>{0, 2})});
  EXPECT_NEAR(results[0].as<float>()[0], (std::log(2.0) + std::log(3.0)) / 2, 1e-4);  // next to 1000
  const std::vector<float> expected{-0.25, 0.25, 0, 1.0f / 6, 1.0f / 6, -1.0f / 3};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(results[1].as<float>()[i], expected[i], 1e-6) << i;
  walk(differentiated.body, [&](const Op& op) {  // with targets only, not of elements with the maximum
    if (op.code == OpCode::compare) {
      EXPECT_EQ(differentiated.type(op.operand(0)).dtype, DType::i32);
    }
  });
}

}  // namespace
}  // namespace pcp
