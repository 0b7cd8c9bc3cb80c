// What import does with modules in every form, and with input that is none.
#include "pcp/import.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/file.h"
#include "pcp/text.h"

namespace pcp {
namespace {

// The error of an import; fails the test when there is none.
Error error_of(const std::string& text, const std::string& source = "model.mlir") {
  try {
    import_text(text, source);
  } catch (const Error& error) {
    return error;
  }
  ADD_FAILURE() << "imported: " << text.substr(0, 200);
  return Error(Code::internal, "");
}

void expect_error(const std::string& text, Code code, std::initializer_list<const char*> parts) {
  Error error = error_of(text);
  EXPECT_EQ(static_cast<int>(error.code()), static_cast<int>(code)) << error.what();
  for (const char* part : parts) EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
}

std::vector<std::string> op_names(const Module& module) {
  std::vector<std::string> names;
  for (const Function& function : module.functions) {
    walk(function.body, [&](const Op& op) { names.emplace_back(op.info().short_name()); });
  }
  return names;
}
using Names = std::vector<std::string>;

TEST(Import, TakesAFunctionWithoutAModule) {
  Module module = import_text(
      "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %y = stablehlo.abs %x : tensor<2xf32>\n"
      "  return %y : tensor<2xf32>\n}\nfunc.func @g() { return }",
      "bare.mlir");
  EXPECT_EQ(module.functions.size(), 2u);
  EXPECT_EQ(*module.entry("f").body.ops.at(0).location, "bare.mlir:2:8");
}

TEST(Import, OwnGenericTextIsTakenAsItIs) {
  std::string text =
      "// comment\n\"builtin.module\"() ({\n"
      "  \"func.func\"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = \"main\"}> ({\n"
      "  ^bb0(%a: tensor<2xf32>):\n    %0 = \"func.call\"(%a) <{callee = @g}> : (tensor<2xf32>) -> tensor<2xf32>\n"
      "    \"func.return\"(%0) : (tensor<2xf32>) -> ()\n  }) : () -> ()\n"
      "  \"func.func\"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = \"g\", sym_visibility = "
      "\"private\"}> ({\n"
      "  ^bb0(%a: tensor<2xf32>):\n    \"func.return\"(%a) : (tensor<2xf32>) -> ()\n  }) : () -> ()\n}) : () -> ()\n";
  EXPECT_EQ(print(import_text(text)), print(parse(text)));
}

TEST(Import, GenericTextWithForeignOpsGoesThroughMlir) {
  Module module = import_text(
      "\"builtin.module\"() ({\n"
      "  \"func.func\"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = \"main\"}> ({\n"
      "  ^bb0(%a: tensor<2xf32>):\n    %0 = \"chlo.square\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n"
      "    \"func.return\"(%0) : (tensor<2xf32>) -> ()\n  }) : () -> ()\n}) : () -> ()\n");
  EXPECT_EQ(op_names(module), Names{"multiply"});
}

TEST(Import, InlinesCallsAndCompositesAlsoInsideRegions) {
  Module module = import_text(R"(module {
    func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
      %r = "stablehlo.if"(%p) ({
        %a = func.call @outer(%x) : (tensor<f32>) -> tensor<f32>
        stablehlo.return %a : tensor<f32>
      }, {
        stablehlo.return %x : tensor<f32>
      }) : (tensor<i1>) -> tensor<f32>
      return %r : tensor<f32>
    }
    func.func private @outer(%x: tensor<f32>) -> tensor<f32> {
      %a = stablehlo.composite "my.op" %x {decomposition = @inner} : (tensor<f32>) -> tensor<f32>
      return %a : tensor<f32>
    }
    func.func private @inner(%x: tensor<f32>) -> tensor<f32> {
      %a = stablehlo.sine %x : tensor<f32>
      return %a : tensor<f32>
    }
  })");
  EXPECT_EQ(op_names(module), (Names{"if", "sine"}));
}

TEST(Import, KeepsEveryPublicFunction) {
  Module module = import_text(R"(module @two {
    func.func @a(%x: tensor<f32>) -> tensor<f32> { %y = func.call @b(%x) : (tensor<f32>) -> tensor<f32> return %y : tensor<f32> }
    func.func @b(%x: tensor<f32>) -> tensor<f32> { %y = stablehlo.tanh %x : tensor<f32> return %y : tensor<f32> }
  })");
  EXPECT_EQ(module.name, "two");
  EXPECT_EQ(op_names(module), (Names{"tanh", "tanh"}));
}

TEST(Import, AHugeSplatStaysASplat) {
  Module module = import_text(R"(func.func @main() -> tensor<30000x30000xf32> {
    %a = stablehlo.constant dense<1.0> : tensor<30000x30000xf32>
    %b = chlo.sinh %a : tensor<30000x30000xf32> -> tensor<30000x30000xf32>
    return %b : tensor<30000x30000xf32>
  })");
  walk(module.entry().body,
       [](const Op& op) { EXPECT_TRUE(op.code != OpCode::constant || op.attrs.get<Constant>("value").is_splat()); });
  EXPECT_LT(print(module).size(), 20000u);
}

TEST(Import, LocationsSurviveInlining) {
  Module module = import_text(
      "module {\n  func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
      "    %y = func.call @g(%x) : (tensor<f32>) -> tensor<f32>\n    return %y : tensor<f32>\n  }\n"
      "  func.func private @g(%x: tensor<f32>) -> tensor<f32> {\n    %y = stablehlo.tanh %x : tensor<f32>\n"
      "    return %y : tensor<f32>\n  }\n}",
      "a.mlir");
  EXPECT_NE(module.entry().body.ops.at(0).location->find("a.mlir:7:10"), std::string::npos);
}

TEST(ImportErrors, FilesThatAreNotThere) {
  try {
    import_file("/nowhere/model.mlir");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::not_found);
    EXPECT_NE(std::string(error.what()).find("/nowhere/model.mlir"), std::string::npos);
  }
  EXPECT_THROW(import_file("/tmp"), Error);
}

TEST(ImportErrors, EmptyInput) {
  expect_error("", Code::invalid_argument, {"model.mlir", "empty"});
  expect_error("  \n// only a comment", Code::invalid_argument, {"empty"});
}

TEST(ImportErrors, BytesThatAreNoModule) {
  std::string bytes;
  std::uint32_t state = 1;
  for (int i = 0; i < 3000; ++i) bytes += static_cast<char>((state = state * 1664525 + 1013904223) >> 24);
  expect_error(bytes, Code::invalid_argument, {"neither MLIR text nor MLIR bytecode"});
  expect_error("hello world", Code::invalid_argument, {"model.mlir:1:1", "hello"});
  expect_error("{\"json\": 1}", Code::invalid_argument, {"model.mlir:1:"});
}

TEST(ImportErrors, SaysTheOpAndTheLine) {
  expect_error(
      "module {\n  func.func @main(%a: tensor<2xf32>) {\n    %b = stablehlo.nonsense %a : tensor<2xf32>\n    return\n  "
      "}\n}",
      Code::invalid_argument, {"model.mlir:3:10", "stablehlo.nonsense"});
  expect_error(
      "module {\n  func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<2xf32> {\n"
      "    %c = \"stablehlo.add\"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>\n    return %c : "
      "tensor<2xf32>\n  }\n}",
      Code::invalid_argument, {"model.mlir:3:10", "stablehlo.add"});
  expect_error(
      "module {\n  func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
      "    %c = \"stablehlo.cholesky\"(%a) : (tensor<2x2xf32>) -> tensor<2x2xf32>\n    return %c : tensor<2x2xf32>\n  "
      "}\n}",
      Code::unsupported, {"model.mlir:3:10", "stablehlo.cholesky"});
}

TEST(ImportErrors, TypesOutsideTheTable) {
  expect_error(
      "module {\n  func.func @main(%a: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {\n    return %a : "
      "tensor<2xcomplex<f32>>\n  }\n}",
      Code::unsupported, {"model.mlir:2:3", "[func.func]", "complex<f32>"});
  expect_error(
      "module {\n  func.func @main(%a: tensor<2xf32>, %n: tensor<1xi32>) -> tensor<2xf32> {\n"
      "    %b = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>\n"
      "    %c = stablehlo.dynamic_broadcast_in_dim %b, %n, dims = [0] : (tensor<?xf32>, tensor<1xi32>) -> "
      "tensor<2xf32>\n"
      "    return %c : tensor<2xf32>\n  }\n}",
      Code::unsupported, {"model.mlir:3:10", "[stablehlo.dynamic_iota]", "tensor<?xf32>", "static"});
}

TEST(ImportErrors, RecursionIsNotInlinedForever) {
  try {
    Module module = import_text(R"(module {
      func.func @main(%x: tensor<f32>) -> tensor<f32> { %y = func.call @g(%x) : (tensor<f32>) -> tensor<f32> return %y : tensor<f32> }
      func.func private @g(%x: tensor<f32>) -> tensor<f32> { %y = func.call @g(%x) : (tensor<f32>) -> tensor<f32> return %y : tensor<f32> }
    })");
    EXPECT_LT(op_names(module).size(), 100u);
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("calls itself"), std::string::npos) << error.what();
  }
}

TEST(ImportErrors, DeepNestingIsRefusedBeforeTheStackEnds) {
  std::string text = "module attributes {x.y = " + std::string(100000, '[') + std::string(100000, ']') + "} {}";
  expect_error(text, Code::invalid_argument, {"nested"});
}

TEST(ImportErrors, TruncatedTextAtEveryLength) {
  std::string text = read_file(PCP_TEST_DATA "/models/dynamic_forms.mlir");
  text.erase(text.find_last_of('}'));
  for (std::size_t length = 1; length < text.size(); length += 191) error_of(text.substr(0, length));
}

TEST(ImportErrors, TruncatedBytecodeAtEveryLength) {
  for (const char* name : {"/models/mlp_bytecode.mlirbc", "/models/chlo_portable.mlirbc"}) {
    std::string bytes = read_file(PCP_TEST_DATA + std::string(name));
    for (std::size_t length = 3; length < bytes.size(); length += 97) {
      Error error = error_of(bytes.substr(0, length), "torn.mlirbc");
      EXPECT_EQ(error.code(), Code::data_loss) << error.what();
      EXPECT_TRUE(std::string(error.what()).starts_with("torn.mlirbc")) << error.what();
    }
  }
}

TEST(ImportErrors, CorruptBytecodeNeverTakesTheProcessDown) {
  std::string bytes = read_file(PCP_TEST_DATA "/models/mlp_bytecode.mlirbc");
  std::uint32_t state = 7;
  auto random = [&] { return (state = state * 1664525 + 1013904223) >> 8; };
  int refused = 0;
  for (int i = 0; i < 60; ++i) {
    std::string corrupt = bytes;
    corrupt[random() % corrupt.size()] ^= static_cast<char>(1 << random() % 8);
    try {
      import_text(corrupt);
    } catch (const Error&) {
      ++refused;
    }
  }
  EXPECT_GT(refused, 20);
}

TEST(Verify, MlirSaysWhatIsWrong) {
  Module module = import_text("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }");
  Function& function = module.functions[0];
  Value wrong = function.new_value(TensorType(DType::f32, {3}));
  function.body.ops.push_back(Op{OpCode::abs, {function.body.args[0]}, {wrong}, {}, {}, nullptr});
  try {
    verify_with_mlir(module);
    FAIL() << "MLIR takes an abs of tensor<2xf32> to tensor<3xf32>";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::invalid_argument);
    EXPECT_NE(std::string(error.what()).find("stablehlo.abs"), std::string::npos) << error.what();
  }
}

TEST(Library, IsFoundOrSaysWhy) {
  std::string why;
  EXPECT_FALSE(mlir_library(&why).empty()) << why;
  const char* before = std::getenv("PCP_MLIR_LIBRARY");
  std::string saved = before ? before : "";
  setenv("PCP_MLIR_LIBRARY", "/nowhere/libIREECompiler.so", 1);
  EXPECT_TRUE(mlir_library(&why).empty());
  EXPECT_NE(why.find("/nowhere/libIREECompiler.so"), std::string::npos);
  before ? setenv("PCP_MLIR_LIBRARY", saved.c_str(), 1) : unsetenv("PCP_MLIR_LIBRARY");
}

// In a process of its own, where nothing is loaded yet.
TEST(LibraryDeathTest, WhenMissingOwnTextWorksAndTheRestSaysWhatToInstall) {
  testing::FLAGS_gtest_death_test_style = "threadsafe";
  auto without_library = [] {
    setenv("PCP_MLIR_LIBRARY", "/nowhere/libIREECompiler.so", 1);
    import_text("\"builtin.module\"() ({}) : () -> ()");
    try {
      import_text("module {}");
    } catch (const Error& error) {
      std::cerr << error.what();
      std::_Exit(error.code() == Code::failed_precondition ? 3 : 4);
    }
  };
  EXPECT_EXIT(without_library(), testing::ExitedWithCode(3), "pip install iree-base-compiler");
}

}  // namespace
}  // namespace pcp
