#include "mlir/shardings.h"

#include <gtest/gtest.h>

#include "base/file.h"
#include "pcp/error.h"
#include "pcp/import.h"

namespace pcp::mlir {
namespace {

std::string refusal(std::string_view text) {
  try {
    without_shardings(text, "model.mlir");
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Shardings, TextWithoutThemStays) {
  std::string text = "module {\n  func.func @main() { return }  // sdx.mesh\n}\n";
  EXPECT_EQ(without_shardings(text, "model.mlir"), text);
}

TEST(Shardings, OfArgumentsAndResultsGoWithTheirComma) {
  EXPECT_EQ(without_shardings(R"(%a: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>, tf.b = 1}, )"
                              R"(%b: tensor<2xf32> {tf.b = 1, sdy.sharding = #sdy.sharding<@m, [{"x", "y"}]>})",
                              "model.mlir"),
            "%a: tensor<2xf32> { tf.b = 1}, %b: tensor<2xf32> {tf.b = 1  }");
}

TEST(Shardings, MeshesGoAndLinesKeepTheirNumbers) {
  EXPECT_EQ(without_shardings("a\nsdy.mesh @mesh = <[\"x\"=2]> {stablehlo.mesh = {axes = [{n = \"}\"}]}} loc(#loc)\nb",
                              "model.mlir"),
            "a\n\nb");
  EXPECT_EQ(without_shardings("a\nsdy.mesh @m = <[\n\"x\"=2]>\nb", "model.mlir"), "a\n\n\nb");
}

TEST(Shardings, AConstraintIsWhatItConstrains) {
  EXPECT_EQ(without_shardings("%2 = sdy.sharding_constraint %1#0 <@mesh, [{\"x\"}, {}]> : tensor<8x6xf32> loc(#loc3)",
                              "model.mlir"),
            "%2 = stablehlo.reshape %1#0 : (tensor<8x6xf32>) -> tensor<8x6xf32> loc(#loc3)");
}

TEST(Shardings, StringsAndCommentsAreNotTouched) {
  std::string text = "\"sdy.mesh @a = <>\" // sdy.manual_computation\n@sdy.mesh %sdy.x";
  EXPECT_EQ(without_shardings(text, "model.mlir"), text);
}

TEST(Shardings, ProgramsForEachDeviceAreRefused) {
  std::string message = refusal("a\n%1 = sdy.manual_computation(%0) in_shardings=[]");
  EXPECT_NE(message.find("model.mlir:2: [sdy.manual_computation] is a program for each device of a mesh"),
            std::string::npos)
      << message;
}

TEST(Shardings, WhatIsNotUnderstoodIsRefusedAndNotRead) {
  for (const char* text : {"sdy.mesh @", "sdy.mesh @m = <[", "sdy.sharding = #sdy", "sdy.sharding = 3",
                           "%1 = sdy.sharding_constraint", "%1 = sdy.sharding_constraint %0 <@m, []> : ", "sdy."}) {
    EXPECT_NE(refusal(text).find("model.mlir:1: [sdy."), std::string::npos) << text << "\n" << refusal(text);
  }
}

// The text of a file that JAX wrote is read as if it had none.
TEST(Shardings, OfAMeshOfFourDevicesAreReadByTheImport) {
  Module module = import_file(PCP_TEST_DATA "/models/sharded_mesh.mlir");
  ASSERT_EQ(module.functions.size(), 1u);
  for (const Attrs& attrs : module.functions[0].arg_attrs) EXPECT_EQ(attrs.find("sdy.sharding"), nullptr);
}

TEST(ApproxTopK, IsASortAndLeavesNoComparatorBehind) {
  Module module = import_file(PCP_TEST_DATA "/models/approx_top_k.mlir");
  ASSERT_EQ(module.functions.size(), 1u);
  int sorts = 0, calls = 0;
  walk(module.functions[0].body, [&](const Op& op) {
    sorts += op.code == OpCode::sort;
    calls += op.code == OpCode::custom_call;
  });
  EXPECT_EQ(sorts, 2);
  EXPECT_EQ(calls, 0);
}

TEST(ApproxTopK, OfAnotherFormIsRefusedByName) {
  try {
    import_text(R"("builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "ApproxTopK"}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ())",
                "model.mlir");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::unsupported);
    EXPECT_NE(std::string(error.what()).find("[stablehlo.custom_call] ApproxTopK takes values, indices"),
              std::string::npos)
        << error.what();
  }
}

}  // namespace
}  // namespace pcp::mlir
