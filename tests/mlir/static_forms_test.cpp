// Dynamic and deprecated forms become static ops; shapes are followed through integer arithmetic.
#include <gtest/gtest.h>

#include <cstring>

#include "pcp/import.h"
#include "pcp/text.h"

namespace pcp {
namespace {

// A function of generic ops over %x: tensor<4x6xf32> and %n: tensor<2xi64> that returns the last value, named %r.
Module import_ops(const std::string& ops, const std::string& result) {
  return import_text("\"builtin.module\"() ({\n\"func.func\"() <{function_type = (tensor<4x6xf32>, tensor<2xi64>) -> " +
                         result + ", sym_name = \"main\"}> ({\n^bb0(%x: tensor<4x6xf32>, %n: tensor<2xi64>):\n" + ops +
                         "\n\"func.return\"(%r) : (" + result + ") -> ()\n}) : () -> ()\n}) : () -> ()\n",
                     "ops.mlir");
}

std::string constant(const std::string& name, const std::string& value, const std::string& type) {
  return "%" + name + " = \"stablehlo.constant\"() <{value = dense<" + value + "> : " + type + "}> : () -> " + type +
         "\n";
}

const Op& only_op(const Module& module) {
  const auto& ops = module.entry().body.ops;
  EXPECT_EQ(ops.size(), 1u) << print(module);
  return ops.back();
}

TEST(StaticForms, ConstantOfArith) {
  Module module = import_ops(
      "%r = \"arith.constant\"() <{value = dense<[1.0, 2.5]> : tensor<2xf32>}> : () -> tensor<2xf32>", "tensor<2xf32>");
  EXPECT_EQ(only_op(module).code, OpCode::constant);
  EXPECT_EQ(only_op(module).attrs.get<Constant>("value").at(1), 2.5);
}

TEST(StaticForms, ReshapeToAShapeComputedFromDimensions) {
  Module module = import_ops(
      "%d0 = \"stablehlo.get_dimension_size\"(%x) <{dimension = 0 : i64}> : (tensor<4x6xf32>) -> tensor<i32>\n"
      "%d1 = \"stablehlo.get_dimension_size\"(%x) <{dimension = 1 : i64}> : (tensor<4x6xf32>) -> tensor<i32>\n"
      "%p = \"stablehlo.multiply\"(%d0, %d1) : (tensor<i32>, tensor<i32>) -> tensor<i32>\n" +
          constant("three", "3", "tensor<i32>") +
          "%q = \"stablehlo.divide\"(%p, %three) : (tensor<i32>, tensor<i32>) -> tensor<i32>\n"
          "%q1 = \"stablehlo.reshape\"(%q) : (tensor<i32>) -> tensor<1xi32>\n"
          "%three1 = \"stablehlo.reshape\"(%three) : (tensor<i32>) -> tensor<1xi32>\n"
          "%s = \"stablehlo.concatenate\"(%q1, %three1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> "
          "tensor<2xi32>\n"
          "%r = \"stablehlo.dynamic_reshape\"(%x, %s) : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<8x3xf32>",
      "tensor<8x3xf32>");
  EXPECT_EQ(only_op(module).code, OpCode::reshape) << "the arithmetic of the shape is gone";
}

TEST(StaticForms, ShapeOperandThatContradictsTheTypeIsRefused) {
  try {
    import_ops(constant("s", "[3, 8]", "tensor<2xi64>") +
                   "%r = \"stablehlo.dynamic_reshape\"(%x, %s) : (tensor<4x6xf32>, tensor<2xi64>) -> tensor<8x3xf32>",
               "tensor<8x3xf32>");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::invalid_argument);
    EXPECT_STREQ(error.what(),
                 "[stablehlo.dynamic_reshape] the shape operand is [3, 8], the result type is tensor<8x3xf32> (at "
                 "ops.mlir:5:1)");
  }
}

TEST(StaticForms, PadWithConstantsAndWithout) {
  std::string padding = constant("v", "0.0", "tensor<f32>") + constant("low", "[1, 0]", "tensor<2xi64>") +
                        constant("high", "[0, -2]", "tensor<2xi64>");
  Module module =
      import_ops(padding + constant("inner", "0", "tensor<2xi64>") +
                     "%r = \"stablehlo.dynamic_pad\"(%x, %v, %low, %high, %inner) : (tensor<4x6xf32>, tensor<f32>, "
                     "tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x4xf32>",
                 "tensor<5x4xf32>");
  const Op& pad = module.entry().body.ops.back();
  EXPECT_EQ(pad.code, OpCode::pad);
  EXPECT_EQ(pad.attrs.dims("edge_padding_high"), (Dims{0, -2}));
  try {
    import_ops(padding +
                   "%r = \"stablehlo.dynamic_pad\"(%x, %v, %low, %high, %n) : (tensor<4x6xf32>, tensor<f32>, "
                   "tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x4xf32>",
               "tensor<5x4xf32>");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::unsupported);
    EXPECT_STREQ(
        error.what(),
        "[stablehlo.dynamic_pad] needs constant interior_padding; it is computed at run time (at ops.mlir:7:6)");
  }
}

TEST(StaticForms, SliceWithRunTimeStartBecomesDynamicSlice) {
  Module module =
      import_ops(constant("two", "2", "tensor<2xi64>") + constant("one", "1", "tensor<2xi64>") +
                     "%end = \"stablehlo.add\"(%n, %two) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>\n"
                     "%r = \"stablehlo.real_dynamic_slice\"(%x, %n, %end, %one) : (tensor<4x6xf32>, tensor<2xi64>, "
                     "tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf32>",
                 "tensor<2x2xf32>");
  const Op& slice = module.entry().body.ops.back();
  EXPECT_EQ(slice.code, OpCode::dynamic_slice);
  EXPECT_EQ(slice.attrs.dims("slice_sizes"), (Dims{2, 2}));
  EXPECT_EQ(slice.operands.size(), 3u);
}

TEST(StaticForms, BroadcastAndDot) {
  Module broadcast = import_ops(
      "%r = \"stablehlo.broadcast\"(%x) <{broadcast_sizes = array<i64: 2, 3>}> : (tensor<4x6xf32>) -> "
      "tensor<2x3x4x6xf32>",
      "tensor<2x3x4x6xf32>");
  EXPECT_EQ(only_op(broadcast).attrs.dims("broadcast_dimensions"), (Dims{2, 3}));
  Module dot = import_ops(constant("v", "1.0", "tensor<6xf32>") +
                              "%r = \"stablehlo.dot\"(%x, %v) : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>",
                          "tensor<4xf32>");
  EXPECT_EQ(dot.entry().body.ops.back().attrs.get<DotDims>("dot_dimension_numbers"), (DotDims{{}, {}, {1}, {0}}));
}

TEST(StaticForms, FormsInsideRegionsToo) {
  Module module = import_ops(
      constant("p", "true", "tensor<i1>") + constant("s", "[6, 4]", "tensor<2xi64>") +
          "%r = \"stablehlo.if\"(%p) ({\n%a = \"stablehlo.dynamic_reshape\"(%x, %s) : (tensor<4x6xf32>, tensor<2xi64>) "
          "-> tensor<6x4xf32>\n"
          "\"stablehlo.return\"(%a) : (tensor<6x4xf32>) -> ()\n}, {\n"
          "%a = \"stablehlo.transpose\"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>\n"
          "\"stablehlo.return\"(%a) : (tensor<6x4xf32>) -> ()\n}) : (tensor<i1>) -> tensor<6x4xf32>",
      "tensor<6x4xf32>");
  const Op& branch = module.entry().body.ops.back();
  EXPECT_EQ(branch.regions.at(0).ops.at(0).code, OpCode::reshape);
}

TEST(StaticForms, DenseResourceIsReadAsAConstant) {
  Module module = import_text(R"(module {
  func.func @main() -> tensor<3xf32> {
    %0 = arith.constant dense_resource<weights> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040000040C0"
    }
  }
#-})");
  const Constant& value = only_op(module).attrs.get<Constant>("value");
  EXPECT_EQ(value.at(0), 1.0);
  EXPECT_EQ(value.at(1), 2.0);
  EXPECT_EQ(value.at(2), -3.0);
}

TEST(StaticForms, ShapesOfOtherDialectsFoldAway) {
  Module module = import_text(R"(func.func @main(%x: tensor<4x6xf32>) -> tensor<2x12xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %d = tensor.dim %x, %c0 : tensor<4x6xf32>
    %half = arith.divui %d, %c2 : index
    %rows = arith.index_cast %half : index to i64
    %c12 = arith.constant 12 : i64
    %shape = tensor.from_elements %rows, %c12 : tensor<2xi64>
    %r = stablehlo.dynamic_reshape %x, %shape : (tensor<4x6xf32>, tensor<2xi64>) -> tensor<2x12xf32>
    return %r : tensor<2x12xf32>
  })");
  EXPECT_EQ(only_op(module).code, OpCode::reshape);
}

}  // namespace
}  // namespace pcp
