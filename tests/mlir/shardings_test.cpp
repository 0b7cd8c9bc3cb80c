#include "mlir/shardings.h"

#include <gtest/gtest.h>

#include "base/file.h"
#include "mlir/sharding_bytecode.h"
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

// In every form that JAX writes: text, bytecode, a portable artifact, and without Shardy.
TEST(Shardings, OfAMeshOfFourDevicesAreReadByTheImport) {
  for (const char* name : {"mesh.mlir", "mesh_bytecode.mlirbc", "mesh_portable.mlirbc", "mesh_gspmd.mlir"}) {
    SCOPED_TRACE(name);
    Module module = import_file(std::string(PCP_TEST_DATA "/models/sharded_") + name);
    ASSERT_EQ(module.functions.size(), 1u);
    const Function& function = module.functions[0];
    for (const auto* list : {&function.arg_attrs, &function.result_attrs}) {
      for (const Attrs& attrs : *list) EXPECT_EQ(attrs.find("sdy.sharding"), nullptr);
    }
    walk(function.body, [](const Op& op) { EXPECT_NE(op.code, OpCode::custom_call); });
  }
}

TEST(ShardingBytecode, OtherBytecodeStays) {
  std::string bytes = read_file(PCP_TEST_DATA "/models/mlp_bytecode.mlirbc");
  EXPECT_EQ(with_readable_shardings(bytes), bytes);
}

TEST(ShardingBytecode, DamagedBytecodeIsReadWithinItsBounds) {
  const std::string bytes = read_file(PCP_TEST_DATA "/models/sharded_mesh_portable.mlirbc");
  EXPECT_NE(with_readable_shardings(bytes), bytes);
  EXPECT_EQ(with_readable_shardings(bytes.substr(0, 200)), bytes.substr(0, 200)) << "cut inside a section";
  for (std::size_t size = 0; size < bytes.size(); ++size) with_readable_shardings(bytes.substr(0, size));
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string flipped = bytes;
      flipped[i] = static_cast<char>(flipped[i] ^ 1 << bit);
      with_readable_shardings(flipped);
    }
  }
}

TEST(ShardingBytecode, ProgramsForEachDeviceAreRefused) {
  Session session("model.mlirbc");
  ModuleOperation module(session, "\n\"sdy.manual_computation\"() : () -> ()");
  try {
    drop_sharding_operations(session, module);
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::unsupported);
    std::string message = error.what();
    EXPECT_NE(message.find("model.mlirbc:2:1: [sdy.manual_computation] is a program for each"), std::string::npos)
        << message;
  }
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
