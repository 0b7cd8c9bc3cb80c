#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/import.h"
#include "pcp/text.h"
#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

std::string error_of(const Module& module, std::vector<int> data_args = {}) {
  try {
    imported_model(module, "", std::move(data_args));
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
  Model model = imported_model(scattered_arguments(), "", {2, 4});
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
  Model model = imported_model(scattered_arguments(DType::bf16), "", {2, 4});
  for (const Parameter& p : model.parameters) EXPECT_EQ(p.type.dtype, DType::f32) << p.name;
  EXPECT_EQ(model.loss.result_types()[0], TensorType(DType::f32, {}));
  EXPECT_EQ(model.loss.arg_types()[3].dtype, DType::bf16);  // data stays as it is
  verify(model.loss);
}

TEST(ImportedModel, NamesDecideForVectors) {
  Module module = scattered_arguments();
  Function& f = module.functions[0];
  f.arg_attrs.resize(5);
  f.arg_attrs[0].set("pcp.name", std::string("block.bias"));  // multiplied, but called a bias
  f.arg_attrs[3].set("pcp.name", std::string("norm.weight"));
  Model model = imported_model(module, "", {2, 4});
  EXPECT_EQ(model.parameters[0].role, Role::bias);
  EXPECT_EQ(model.parameters[2].role, Role::gain);
  EXPECT_EQ(model.parameters[2].name, "norm.weight");
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
  EXPECT_NE(error_of(tokens, {1, 2}).find("must return one floating scalar"), std::string::npos);
  f.body.args.resize(2);
  EXPECT_NE(error_of(tokens).find("has 2 arguments"), std::string::npos);
}

}  // namespace
}  // namespace pcp
