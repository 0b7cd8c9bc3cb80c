#include <array>
#include <cmath>
#include <functional>
#include <numeric>

#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/import.h"
#include "pcp/text.h"
#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

std::string error_of(const Module& module, std::vector<int> data_args = {}) {
  try {
    imported_model(module, {.data_args = std::move(data_args)});
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

// loss(scale, w, x, b, y) = mean((x * scale . w + b - y)^2) with the data in between.
Module scattered_arguments(DType dtype = DType::f32) {
  Module module;
  Function& f = module.functions.emplace_back();
  f.name = "main";
  Builder b(f);
  Value scale = b.argument(TensorType(dtype, {3})), w = b.argument(TensorType(dtype, {3, 2}));
  Value x = b.argument(TensorType(dtype, {4, 3})), bias = b.argument(TensorType(dtype, {2}));
  Value y = b.argument(TensorType(dtype, {4, 2}));
  Value scaled = b.multiply(x, b.broadcast_in_dim(scale, {4, 3}, {1}));
  Value out = b.add(b.matmul(scaled, w), b.broadcast_in_dim(bias, {4, 2}, {1}));
  Value difference = b.subtract(out, y);
  b.returns({b.reduce(b.multiply(difference, difference), OpCode::add, {0, 1})});
  return module;
}

// The arguments of JAX's export have no names: what is done with them tells what they are.
TEST(ImportedModel, RolesOfJaxsGptAreThoseOfOurs) {
  Model imported = imported_model(import_file(PCP_TEST_DATA "/gpt/forward.mlir"));
  auto ours = gpt_parameters(tiny_gpt("bias"));
  ASSERT_EQ(imported.parameters.size(), ours.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    EXPECT_EQ(imported.parameters[i].name, concat("arg", i));
    EXPECT_EQ(imported.parameters[i].type, ours[i].type);
    if (ours[i].name == "wpe.weight") continue;  // added whole, not gathered from: a weight to the eye
    EXPECT_EQ(imported.parameters[i].role, ours[i].role) << ours[i].name;
  }
}

TEST(ImportedModel, LossAndGradientsOfJaxsGptAreJaxs) {
  Model imported = imported_model(import_file(PCP_TEST_DATA "/gpt/forward.mlir"));
  Safetensors values = gpt_values("bias");
  auto ours = gpt_parameters(tiny_gpt("bias"));
  auto arguments = values_of(ours, values);
  arguments.push_back(values.at("inputs"));
  arguments.push_back(values.at("targets"));
  GradientOptions wrt;
  for (std::size_t i = 0; i < ours.size(); ++i) wrt.wrt.push_back(static_cast<int>(i));
  auto results = run_function(gradient(imported.loss, wrt), arguments);
  expect_near(results[0], values.at("loss"), 1e-6, "loss");
  for (std::size_t i = 0; i < ours.size(); ++i) {
    expect_near(results[i + 1], values.at("grad." + ours[i].name), 1e-5, "gradient of " + ours[i].name);
  }
}

TEST(ImportedModel, NamesOfOurOwnTextComeBackWithTheirRoles) {
  Model model = gpt_model(tiny_gpt("bias"), 2);
  Module module;
  module.functions.push_back(model.loss);
  Model again = imported_model(parse(print(module)));
  ASSERT_EQ(again.parameters.size(), model.parameters.size());
  for (std::size_t i = 0; i < model.parameters.size(); ++i) {
    EXPECT_EQ(again.parameters[i].name, model.parameters[i].name);
    if (model.parameters[i].name == "wpe.weight") continue;
    EXPECT_EQ(again.parameters[i].role, model.parameters[i].role) << model.parameters[i].name;
  }
  EXPECT_EQ(hash(again.loss), hash(model.loss));
}

TEST(ImportedModel, DataArgumentsCanBeNamed) {
  Model model = imported_model(scattered_arguments(), {.data_args = {2, 4}});
  ASSERT_EQ(model.parameters.size(), 3u);
  EXPECT_EQ(model.parameters[0].name, "arg0");
  EXPECT_EQ(model.parameters[0].role, Role::gain);
  EXPECT_EQ(model.parameters[1].name, "arg1");
  EXPECT_EQ(model.parameters[1].role, Role::weight);
  EXPECT_EQ(model.parameters[2].name, "arg3");
  EXPECT_EQ(model.parameters[2].role, Role::bias);
  auto tensor = [](Dims dims, std::vector<float> values) {
    return HostTensor::of<float>(TensorType(DType::f32, std::move(dims)), values);
  };
  auto loss = run_function(
      model.loss, {tensor({3}, {1, 2, 3}), tensor({3, 2}, {1, 0, 0, 1, 1, 1}), tensor({2}, {5, 7}),
                   tensor({4, 3}, {1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}), tensor({4, 2}, {0, 0, 5, 7, 5, 7, 5, 7})});
  // Row 0: (1 + 3 + 5, 2 + 3 + 7) = (9, 12); the others are (5, 7) and right.
  EXPECT_EQ(loss[0].as<float>()[0], 81 + 144);
}

TEST(ImportedModel, HalfWidthParametersAreHeldInF32) {
  Model model = imported_model(scattered_arguments(DType::bf16), {.data_args = {2, 4}});
  for (const Parameter& p : model.parameters) EXPECT_EQ(p.type.dtype, DType::f32) << p.name;
  EXPECT_EQ(model.loss.result_types()[0], TensorType(DType::f32, {}));
  EXPECT_EQ(model.loss.arg_types()[3].dtype, DType::bf16);  // data stays as it is
  verify(model.loss);
}

// loss(parameters..., x [4, 3], y [4, 3]) = mean((form(x) - y)^2), with one vector of 3 for each name.
Model with_vectors(const std::vector<std::string>& names, const std::function<Value(Builder&, Value, Values)>& form) {
  Module module;
  Function& f = module.functions.emplace_back();
  f.name = "main";
  Builder b(f);
  Values parameters;
  for (std::size_t i = 0; i < names.size(); ++i) parameters.push_back(b.argument(TensorType(DType::f32, {3})));
  Value x = b.argument(TensorType(DType::f32, {4, 3})), y = b.argument(TensorType(DType::f32, {4, 3}));
  f.arg_attrs.resize(names.size() + 2);
  for (std::size_t i = 0; i < names.size(); ++i) f.arg_attrs[i].set(kNameAttribute, names[i]);
  Value difference = b.subtract(form(b, x, parameters), y);
  b.returns({b.reduce(b.multiply(difference, difference), OpCode::add, {0, 1})});
  return imported_model(module);
}

Value rows(Builder& b, Value vector) { return b.broadcast_in_dim(vector, {4, 3}, {1}); }

TEST(ImportedModel, UseDecidesBeforeNames) {
  Model model = with_vectors({"block.bias", "norm.weight"}, [](Builder& b, Value x, const Values& p) {
    return b.add(b.multiply(x, rows(b, p[0])), rows(b, p[1]));
  });
  EXPECT_EQ(model.parameters[0].role, Role::gain);
  EXPECT_EQ(model.parameters[1].role, Role::bias);
  EXPECT_EQ(model.parameters[1].name, "norm.weight");
}

TEST(ImportedModel, NamesDecideWhereUseDoesNot) {
  Model model = with_vectors({"b1.scale", "temperature"}, [](Builder& b, Value x, const Values& p) {
    return b.multiply(b.multiply(x, rows(b, b.exponential(p[0]))), rows(b, b.exponential(p[1])));
  });
  EXPECT_EQ(model.parameters[0].role, Role::gain);
  EXPECT_EQ(model.parameters[1].role, Role::bias);
}

// (1 + g) x starts as x when g is 0; a penalty on g says nothing about what g is.
TEST(ImportedModel, AGainThatIsAddedToOneStartsAtZero) {
  Model model = with_vectors({"norm.scale"}, [](Builder& b, Value x, const Values& p) {
    Value penalty = b.reduce(b.multiply(p[0], p[0]), OpCode::add, {0});
    Value shifted = b.add(p[0], b.splat(TensorType(DType::f32, {3}), 1));
    return b.add(b.multiply(x, rows(b, shifted)), b.broadcast_in_dim(penalty, {4, 3}, {}));
  });
  EXPECT_EQ(model.parameters[0].role, Role::bias);
}

// h w + x u, the gates of a recurrent network, is a sum of two products; x + f(x) is a residual stream.
TEST(ImportedModel, ResidualWeightsAreAddedToWhatTheyWereComputedFrom) {
  Module module;
  Function& f = module.functions.emplace_back();
  f.name = "main";
  Builder b(f);
  TensorType square(DType::f32, {3, 3}), batch(DType::f32, {4, 3});
  Value input = b.argument(square), recurrent = b.argument(square), up = b.argument(square), down = b.argument(square);
  Value x = b.argument(batch), y = b.argument(batch);
  Value hidden = b.exponential(x);
  Value gates = b.add(b.matmul(hidden, recurrent), b.matmul(x, input));
  Value stream = b.exponential(gates);
  Value branches = b.add(b.matmul(b.exponential(stream), up), b.matmul(b.multiply(stream, stream), down));
  Value difference = b.subtract(b.add(branches, stream), y);  // two branches side by side, then the stream
  b.returns({b.reduce(b.multiply(difference, difference), OpCode::add, {0, 1})});
  Model model = imported_model(module);
  EXPECT_EQ(model.parameters[0].role, Role::weight);
  EXPECT_EQ(model.parameters[1].role, Role::weight);
  EXPECT_EQ(model.parameters[2].role, Role::residual_weight);
  EXPECT_EQ(model.parameters[3].role, Role::residual_weight);
}

// What a loop over layers makes of norms: [layers, width], of which it takes one row at a time.
TEST(ImportedModel, StackedVectorsAreGainsAndBiases) {
  Module module;
  Function& f = module.functions.emplace_back();
  f.name = "main";
  Builder b(f);
  Value gains = b.argument(TensorType(DType::f32, {2, 3})), biases = b.argument(TensorType(DType::f32, {2, 3}));
  Value weights = b.argument(TensorType(DType::f32, {2, 3, 3}));
  Value x = b.argument(TensorType(DType::f32, {4, 3})), y = b.argument(TensorType(DType::f32, {4, 3}));
  TensorType counter(DType::i32, {});
  std::vector<TensorType> types{counter, b.type(x), b.type(gains), b.type(biases), b.type(weights)};
  std::vector<Region> regions;
  regions.push_back(b.region(types, [](Builder& in, const Values& carried) {
    return Values{in.compare(carried[0], in.scalar(DType::i32, 2), "LT")};
  }));
  regions.push_back(b.region(types, [](Builder& in, const Values& carried) {
    Value zero = in.scalar(DType::i32, 0);
    auto row = [&](Value stack) {
      return in.broadcast_in_dim(in.reshape(in.dynamic_slice(stack, {carried[0], zero}, {1, 3}), {3}), {4, 3}, {1});
    };
    Value weight = in.reshape(in.dynamic_slice(carried[4], {carried[0], zero, zero}, {1, 3, 3}), {3, 3});
    Value normed = in.add(in.multiply(carried[1], row(carried[2])), row(carried[3]));
    Value next = in.add(carried[1], in.matmul(normed, weight));
    return Values{in.add(carried[0], in.scalar(DType::i32, 1)), next, carried[2], carried[3], carried[4]};
  }));
  Values last = b.create(OpCode::while_, {b.scalar(DType::i32, 0), x, gains, biases, weights}, {}, std::move(regions));
  Value difference = b.subtract(last[1], y);
  b.returns({b.reduce(b.multiply(difference, difference), OpCode::add, {0, 1})});

  Model model = imported_model(module);
  EXPECT_EQ(model.parameters[0].role, Role::gain);
  EXPECT_EQ(model.parameters[1].role, Role::bias);
  EXPECT_EQ(model.parameters[2].role, Role::residual_weight);
  for (const Parameter& p : model.parameters) EXPECT_EQ(p.layers, 2) << p.name;
  EXPECT_FALSE(is_decayed(model.parameters[0].role));
  // Two layers, so two residual sums.
  EXPECT_DOUBLE_EQ(first_deviation(model.parameters[2], model.parameters), 0.02 / std::sqrt(2.0));
}

constexpr const char* kWithNamesAndWeights = R"(
#child = loc("train.py":3:1)
#named = loc("p['c1']"(#child))
#nothing = loc(callsite("not a name"(#child) at #child))
module {
  func.func public @main(%arg0: tensor<3x2xf32> loc(#named), %arg1: tensor<2xf32> loc(#nothing),
                         %arg2: tensor<4xi64> loc("ids"), %arg3: tensor<4x2xf32>) -> (tensor<f64>, tensor<4x2xf32>) {
    %table = stablehlo.constant dense_resource<torch_tensor_5_3_torch.float32> : tensor<5x3xf32>
    %order = stablehlo.constant dense_resource<torch_tensor_4_torch.int64> : tensor<4xi64>
    %ids = stablehlo.add %arg2, %order : tensor<4xi64>
    %index = stablehlo.reshape %ids : (tensor<4xi64>) -> tensor<4x1xi64>
    %rows = "stablehlo.gather"(%table, %index) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4x1xi64>) -> tensor<4x3xf32>
    %product = stablehlo.dot_general %rows, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %bias = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %out = stablehlo.add %product, %bias : tensor<4x2xf32>
    %difference = stablehlo.subtract %out, %arg3 : tensor<4x2xf32>
    %wide = stablehlo.convert %difference : (tensor<4x2xf32>) -> tensor<4x2xf64>
    %squares = stablehlo.multiply %wide, %wide : tensor<4x2xf64>
    %zero = stablehlo.constant dense<0.0> : tensor<f64>
    %loss = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf64>, tensor<f64>) -> tensor<f64>
    return %loss, %out : tensor<f64>, tensor<4x2xf32>
  }
}
{-# dialect_resources: { builtin: {
  torch_tensor_5_3_torch.float32: "0x",
  torch_tensor_4_torch.int64: "0x"
} } #-}
)";

// With blobs as MLIR writes them, an alignment and the bytes in hex: the floats 1 to 15, and four i64.
std::string with_blobs() {
  std::string text = kWithNamesAndWeights;
  auto blob = [](auto values, const char* alignment) {
    std::string hex = std::string("0x") + alignment;
    for (std::byte byte : std::as_bytes(std::span(values))) {
      char digits[3];
      std::snprintf(digits, sizeof(digits), "%02X", static_cast<unsigned>(byte));
      hex += digits;
    }
    return hex;
  };
  std::array<float, 15> floats{};
  std::iota(floats.begin(), floats.end(), 1.0f);
  std::array<std::int64_t, 4> offsets{0, 1, 0, 1};
  auto put = [&](const std::string& key, const std::string& hex) {
    std::size_t begin = text.find("\"0x", text.find(key + ": "));
    text.replace(begin, text.find('"', begin + 1) - begin + 1, "\"" + hex + "\"");
  };
  put("torch_tensor_5_3_torch.float32", blob(floats, "04000000"));
  put("torch_tensor_4_torch.int64", blob(offsets, "08000000"));
  return text;
}

TEST(ImportedModel, NamesAreThoseOfTheFilesLocations) {
  Model model = imported_model(import_text(with_blobs()));
  ASSERT_EQ(model.parameters.size(), 3u);
  EXPECT_EQ(model.parameters[0].name, "p['c1']");
  EXPECT_EQ(model.parameters[1].name, "arg1");  // callsite(...) is a place, no name
  EXPECT_EQ(model.parameters[2].name, "torch_tensor_5_3_torch.float32");
}

TEST(ImportedModel, WeightsInsideTheFileAreTrainedFromTheirValues) {
  Model model = imported_model(import_text(with_blobs()));
  const Parameter& table = model.parameters.at(2);
  EXPECT_EQ(table.role, Role::embedding);
  EXPECT_EQ(model.vocabulary, 5);
  auto first = initialise(model.parameters, 1);
  for (int i = 0; i < 15; ++i) EXPECT_EQ(first[2].as<float>()[static_cast<std::size_t>(i)], static_cast<float>(i + 1));
  EXPECT_EQ(model.loss.arg_types().size(), 5u);
  // Ids 0 0 1 1 and the offsets 0 1 0 1 give the rows 0 1 1 2, (1 2 3) (4 5 6) (4 5 6) (7 8 9). Times ones, minus 0.
  auto tensor = [](DType, Dims dims, auto values) {
    return HostTensor::of<typename decltype(values)::value_type>(
        TensorType(sizeof(values[0]) == 8 ? DType::i64 : DType::f32, std::move(dims)), values);
  };
  auto loss = run_function(model.loss, {tensor(DType::f32, {3, 2}, std::vector<float>(6, 1)),
                                        tensor(DType::f32, {2}, std::vector<float>(2, 0)), first[2],
                                        tensor(DType::i64, {4}, std::vector<std::int64_t>{0, 0, 1, 1}),
                                        tensor(DType::f32, {4, 2}, std::vector<float>(8, 0))});
  EXPECT_EQ(loss[0].type(), TensorType(DType::f32, {}));
  EXPECT_EQ(loss[0].as<float>()[0], 2 * (6 * 6 + 15 * 15 + 15 * 15 + 24 * 24));
}

TEST(ImportedModel, NamesCanBeGiven) {
  Module module = import_text(with_blobs());
  auto names_of = [&](const ImportOptions& options) {
    std::vector<std::string> names;
    for (const Parameter& p : imported_model(module, options).parameters) names.push_back(p.name);
    return names;
  };
  EXPECT_EQ(names_of({.names = {.in_order = {"w", "b", "table"}}}), (std::vector<std::string>{"w", "b", "table"}));
  EXPECT_EQ(names_of({.names = {.renamed = {{"torch_tensor_5_3_torch.float32", "table"}}}}),
            (std::vector<std::string>{"p['c1']", "arg1", "table"}));
  EXPECT_THROW(names_of({.names = {.in_order = {"w", "b"}}}), Error);
  EXPECT_THROW(names_of({.names = {.in_order = {"w", "w", "b"}}}), Error);
  EXPECT_THROW(names_of({.names = {.renamed = {{"arg7", "table"}}}}), Error);
}

TEST(ImportedModel, FrozenParametersComeLastAndKeepTheirArguments) {
  Module module = import_text(with_blobs());
  Model model = imported_model(module, {.roles = "p*=frozen"});
  ASSERT_EQ(model.parameters.size(), 3u);
  EXPECT_EQ(trained_count(model), 2u);
  EXPECT_EQ(model.parameters[2].name, "p['c1']");
  EXPECT_TRUE(model.parameters[2].frozen);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(model.loss.arg_types()[i], model.parameters[i].type);
  EXPECT_THROW(imported_model(module, {.roles = "*=frozen"}), Error);
}

TEST(ImportedModel, WhatCannotBeTrainedIsRefused) {
  Module module = scattered_arguments();
  EXPECT_NE(error_of(module, {1}).find("two different data arguments"), std::string::npos);
  EXPECT_NE(error_of(module, {1, 9}).find("data argument 9"), std::string::npos);
  Module tokens;
  Function& f = tokens.functions.emplace_back();
  f.name = "main";
  Builder b(f);
  Value p = b.argument(TensorType(DType::f32, {}));
  b.argument(TensorType(DType::i32, {2}));
  b.argument(TensorType(DType::f32, {2}));
  b.argument(TensorType(DType::f32, {2}));
  b.returns({p});
  EXPECT_NE(error_of(tokens).find("argument 1 of @main is tensor<2xi32> and cannot be trained"), std::string::npos);
  f.body.results = {f.body.args[2]};
  EXPECT_NE(error_of(tokens, {1, 2})
                .find("must return the loss, one floating number, as its first result; that is "
                      "tensor<2xf32>"),
            std::string::npos);
  f.body.args.erase(f.body.args.begin(), f.body.args.begin() + 2);
  EXPECT_NE(error_of(tokens).find("has no parameters: its only arguments are inputs and targets"), std::string::npos);
  f.body.args.resize(1);
  EXPECT_NE(error_of(tokens).find("has 1 argument; a model takes its inputs and its targets"), std::string::npos);
}

}  // namespace
}  // namespace pcp
