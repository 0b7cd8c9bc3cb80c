// The text form against text that real MLIR printed (tests/data/text), against hand-written forms, and against bad
// text.
#include "pcp/text.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <sstream>

#include "pcp/builder.h"

namespace pcp {
namespace {

std::string read_data(const std::string& name) {
  std::ifstream file(std::string(PCP_TEST_DATA) + "/text/" + name);
  EXPECT_TRUE(file) << name;
  std::stringstream out;
  out << file.rdbuf();
  return out.str();
}

std::string wrap(const std::string& body, const std::string& after = "") {
  return "\"builtin.module\"() ({\n"
         "  \"func.func\"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = \"main\"}> ({\n"
         "  ^bb0(%arg0: tensor<2x3xf32>):\n" +
         body + "\n    \"func.return\"(%arg0) : (tensor<2x3xf32>) -> ()\n  }) : () -> ()\n}) : () -> ()\n" + after;
}

Constant parse_constant(const std::string& literal, const std::string& type, const std::string& after = "") {
  Module module =
      parse(wrap("%0 = \"stablehlo.constant\"() <{value = " + literal + " : " + type + "}> : () -> " + type, after));
  return module.functions.at(0).body.ops.at(0).attrs.get<Constant>("value");
}

Attr parse_attribute(const std::string& text, const std::string& before = "") {
  Module module = parse(before + "\"builtin.module\"() ({\n}) {a = " + text + "} : () -> ()\n");
  return *module.attrs.find("a");
}

template <class T>
std::vector<T> elements(const Constant& constant) {
  std::vector<std::byte> bytes = constant.expanded();
  std::vector<T> values(bytes.size() / sizeof(T));
  std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

struct Failure {
  Code code;
  std::string message;
};

Failure failure_of(const std::string& text) {
  try {
    parse(text, "bad.mlir");
  } catch (const Error& error) {
    return {error.code(), error.what()};
  }
  return {Code::internal, "no error"};
}

void expect_failure(const std::string& text, const std::string& part, Code code = Code::invalid_argument) {
  Failure failure = failure_of(text);
  EXPECT_EQ(failure.code, code) << failure.message;
  EXPECT_NE(failure.message.find(part), std::string::npos) << failure.message;
  EXPECT_TRUE(failure.message.starts_with("bad.mlir:")) << failure.message;
}

TEST(Text, PrintsAModuleOfEveryOpAsMlirPrintsIt) {
  std::string text = read_data("wide.mlir");
  EXPECT_EQ(print(parse(text)), text);
}

TEST(Text, WideModuleHoldsEveryRowOfTheTableButTheCalls) {
  Module module = parse(read_data("wide.mlir"));
  std::vector<bool> seen(kOpCount);
  walk(module.functions.at(0).body, [&](const Op& op) { seen[static_cast<std::size_t>(op.code)] = true; });
  for (const OpInfo& row : op_table()) {
    EXPECT_EQ(seen[static_cast<std::size_t>(row.code)], !row.has(kInlined)) << row.name;
  }
}

TEST(Text, AttributesOfTheWideModuleHaveTheKindsOfTheTable) {
  Module module = parse(read_data("wide.mlir"));
  EXPECT_EQ(module.name, "wide");
  EXPECT_EQ(module.attrs.get<IntAttr>("mhlo.num_partitions"), (IntAttr{1, DType::i32}));
  EXPECT_EQ(module.attrs.get<IntAttr>("my.big"), (IntAttr{-1, DType::u64}));
  EXPECT_EQ(module.attrs.get<OpaqueAttr>("my.dict").text, "{a = 1 : i8, \"b c\" = -2 : i64}");
  EXPECT_EQ(module.attrs.get<SymbolAttr>("my.symbol").name, "main");
  const Function& main = module.entry();
  EXPECT_EQ(main.arg_attrs.at(0).get<IntAttr>("tf.aliasing_output"), (IntAttr{0, DType::i32}));
  EXPECT_TRUE(main.arg_attrs.at(2).get<bool>("jax.buffer_donor"));
  EXPECT_EQ(main.result_attrs.at(0).get<std::string>("jax.result_info"), "result[0]");
  walk(main.body, [&](const Op& op) {
    for (const AttrSpec& spec : op.info().attrs) {
      const Attr* attr = op.attrs.find(spec.name);
      if (attr && spec.kind != AttrKind::any) {
        EXPECT_EQ(attr->index(), static_cast<std::size_t>(spec.kind)) << spec.name;
      }
    }
    if (op.code == OpCode::convert) {
      EXPECT_EQ(op.attrs.get<std::string>("my.note"), "a\"b\\c\n\xC3\xA9");
    }
    if (op.code == OpCode::convolution) {
      EXPECT_EQ(op.attrs.get<ConvDims>("dimension_numbers"), (ConvDims{0, 3, {2, 1}, 2, 3, {0, 1}, 0, 3, {1, 2}}));
      EXPECT_EQ(op.attrs.get<Constant>("padding").as_dims(), (Dims{1, 1, 0, 2}));
      EXPECT_EQ(op.attrs.get<std::vector<bool>>("window_reversal"), (std::vector<bool>{false, true}));
    }
    if (op.code == OpCode::scatter) {
      EXPECT_EQ(op.attrs.get<ScatterDims>("scatter_dimension_numbers"), (ScatterDims{{1}, {0}, {}, {}, {0}, 1}));
    }
    if (op.code == OpCode::sort) {
      EXPECT_EQ(op.attrs.get<IntAttr>("dimension"), (IntAttr{0, DType::i64}));
    }
  });
}

TEST(Text, LocationsAreTheNearestFileBehindAliasesNamesAndCallSites) {
  Module module = parse(read_data("calls.mlir"));
  std::vector<std::string> found;
  for (const Op& op : module.entry().body.ops) found.push_back(op.location ? *op.location : "none");
  EXPECT_EQ(found, (std::vector<std::string>{"model.py:10:5", "layers.py:7:1", "inner.py:3:4", "fused.py:5:6",
                                             "just a name", "none", "range.py:1:2", "deep.py:8:9"}));
}

TEST(Text, LocationsSurviveARoundTrip) {
  std::string text = print(parse(read_data("calls.mlir")), {.locations = true});
  EXPECT_NE(text.find("loc(\"model.py\":10:5)"), std::string::npos);
  EXPECT_EQ(print(parse(text), {.locations = true}), text);
}

TEST(Text, WithoutALocationAnOperationIsWhereItStandsInTheText) {
  Module module = parse(wrap("\n   %0 = \"stablehlo.abs\"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>"), "here.mlir");
  EXPECT_EQ(*module.functions[0].body.ops[0].location, "here.mlir:5:4");
}

TEST(Text, CallsAndPrivateFunctionsAreRead) {
  Module module = parse(read_data("calls.mlir"));
  ASSERT_EQ(module.functions.size(), 3u);
  EXPECT_TRUE(module.functions[0].is_public);
  EXPECT_FALSE(module.functions[1].is_public);
  EXPECT_EQ(module.functions[2].name, "odd name");
  const Op& composite = module.functions[0].body.ops.at(1);
  EXPECT_EQ(composite.attrs.get<SymbolAttr>("decomposition").name, "odd name");
  EXPECT_EQ(composite.attrs.get<std::string>("name"), "my.square");
  std::string text = print(module);
  EXPECT_NE(text.find("decomposition = @\"odd name\""), std::string::npos);
  EXPECT_EQ(print(parse(text)), text);
}

TEST(Text, AliasesAreReplacedByWhatTheyStandFor) {
  Module module = parse(read_data("calls.mlir"));
  EXPECT_EQ(module.attrs.get<OpaqueAttr>("my.map").text, "affine_map<(d0, d1) -> (d1, d0)>");
  EXPECT_EQ(module.attrs.get<OpaqueAttr>("my.maps").text,
            "[affine_map<(d0, d1) -> (d1, d0)>, affine_set<(d0) : (d0 >= 0)>]");
  EXPECT_EQ(std::get<IntAttr>(parse_attribute("#two", "#one = 7 : i8\n#two = #one\n")), (IntAttr{7, DType::i8}));
  Module typed = parse("!t = tensor<2x3xf32>\n" + wrap("%0 = \"stablehlo.abs\"(%arg0) : (!t) -> !t"));
  EXPECT_EQ(typed.functions[0].type(Value{1}), TensorType(DType::f32, {2, 3}));
}

TEST(Text, ResourcesAreReadFromTheBlockAtTheEnd) {
  Module module = parse(read_data("resources.mlir"));
  const auto& ops = module.entry().body.ops;
  auto floats = elements<std::uint32_t>(ops.at(0).attrs.get<Constant>("value"));
  EXPECT_EQ(floats, (std::vector<std::uint32_t>{0x3f800000, 0x40000000, 0x40400000, 0x7fc00000}));
  EXPECT_EQ(elements<std::uint8_t>(ops.at(1).attrs.get<Constant>("value")), (std::vector<std::uint8_t>{1, 0, 1}));
  EXPECT_EQ(ops.at(2).attrs.get<Constant>("value").type(), TensorType(DType::f32, {4}));
  EXPECT_EQ(ops.at(2).attrs.get<Constant>("value").bytes().data(),
            ops.at(0).attrs.get<Constant>("value").bytes().data());
  EXPECT_EQ(ops.at(3).attrs.get<Constant>("value").as_dims(), Dims{-1});
}

TEST(Text, DenseLiteralsOfAllForms) {
  EXPECT_EQ(elements<float>(parse_constant("dense<[[1.0, -2.5e+00], [0.1, 3.0]]>", "tensor<2x2xf32>")),
            (std::vector<float>{1.0f, -2.5f, 0.1f, 3.0f}));
  EXPECT_EQ(elements<std::int32_t>(parse_constant("dense<\"0x0100000002000000\">", "tensor<2xi32>")),
            (std::vector<std::int32_t>{1, 2}));
  EXPECT_EQ(elements<std::int8_t>(parse_constant("dense<[255, -128, 0x7f]>", "tensor<3xi8>")),
            (std::vector<std::int8_t>{-1, -128, 127}));
  EXPECT_EQ(elements<std::uint8_t>(parse_constant("dense<[true, false]>", "tensor<2xi1>")),
            (std::vector<std::uint8_t>{1, 0}));
  EXPECT_EQ(elements<std::uint8_t>(parse_constant("dense<\"0x00FF01\">", "tensor<3xi1>")),
            (std::vector<std::uint8_t>{0, 1, 1}));
  EXPECT_TRUE(parse_constant("dense<>", "tensor<0x3xf32>").bytes().empty());
  EXPECT_TRUE(parse_constant("dense<[[], []]>", "tensor<2x0xf32>").bytes().empty());
  Constant splat = parse_constant("dense<7>", "tensor<1000000x1000000xi16>");
  EXPECT_TRUE(splat.is_splat());
  EXPECT_EQ(splat.int_at(12), 7);
  EXPECT_TRUE(parse_constant("dense<\"0x07000000\">", "tensor<9xi32>").is_splat());
  EXPECT_EQ(elements<std::uint16_t>(parse_constant("dense<[0x7D01, 1.0, 65520.0, -0.0]>", "tensor<4xf16>")),
            (std::vector<std::uint16_t>{0x7d01, 0x3c00, 0x7c00, 0x8000}));
  // 1 + 2^-8 + 2^-40 is nearer to the upper bf16: rounding through f32 would take it for a tie.
  EXPECT_EQ(elements<std::uint16_t>(parse_constant("dense<1.0039062500009095>", "tensor<bf16>")),
            (std::vector<std::uint16_t>{0x3f81}));
  EXPECT_EQ(elements<std::uint64_t>(parse_constant("dense<[1.0e400, 0xFFF0000000000001, 4.9e-324]>", "tensor<3xf64>")),
            (std::vector<std::uint64_t>{0x7ff0000000000000, 0xfff0000000000001, 1}));
}

TEST(Text, FloatsThatSixDigitsDoNotHoldArePrintedShortest) {
  Module module =
      parse(wrap("%0 = \"stablehlo.constant\"() <{value = dense<[3.33333325, 16777216.0, 0.1]> : tensor<3xf32>}> : () "
                 "-> tensor<3xf32>"));
  EXPECT_NE(print(module).find("dense<[3.3333333e+00, 1.6777216e+07, 1.000000e-01]>"), std::string::npos);
}

TEST(Text, ConstantsOfMoreThan64ElementsArePrintedInHex) {
  auto printed = [](std::int64_t count) {
    Module module;
    Function& function = module.functions.emplace_back();
    TensorType type(DType::u8, {count});
    std::vector<std::byte> bytes(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i);
    Op op;
    op.code = OpCode::constant;
    op.attrs.set("value", Constant(type, bytes));
    op.results = {function.new_value(type)};
    function.name = "main";
    function.body.ops.push_back(op);
    return print(module);
  };
  EXPECT_NE(printed(64).find("dense<[0, 1, 2"), std::string::npos);
  EXPECT_NE(printed(65).find("dense<\"0x000102"), std::string::npos);
}

TEST(Text, BooleansAreListedWhenAskedFor) {
  Function function;
  function.name = "main";
  Builder b(function);
  std::vector<std::byte> bytes(65, std::byte{1});
  bytes[64] = std::byte{0};
  b.returns({b.constant(Constant(TensorType(DType::i1, {65}), bytes))});
  Module module;
  module.functions.push_back(function);
  EXPECT_NE(print(module).find("dense<\"0x01"), std::string::npos);
  std::string text = print(module, {.list_booleans = true});
  EXPECT_NE(text.find("true, true, false]>"), std::string::npos) << text;
  EXPECT_EQ(hash(parse(text)), hash(module));
}

TEST(Text, AttributesTheTableDoesNotNameKeepTheirKindOrTheirText) {
  EXPECT_EQ(std::get<bool>(parse_attribute("true")), true);
  EXPECT_EQ(std::get<bool>(parse_attribute("-1 : i1")), true);
  EXPECT_EQ(std::get<IntAttr>(parse_attribute("0xff : i8")), (IntAttr{-1, DType::i8}));
  EXPECT_EQ(std::get<IntAttr>(parse_attribute("-5")), (IntAttr{-5, DType::i64}));
  EXPECT_EQ(std::get<Dims>(parse_attribute("array<i64: 1, -2>")), (Dims{1, -2}));
  EXPECT_EQ(std::get<Dims>(parse_attribute("array<i64>")), Dims{});
  EXPECT_EQ(std::get<std::vector<bool>>(parse_attribute("array<i1: true, false>")), (std::vector<bool>{true, false}));
  EXPECT_EQ(std::get<EnumAttr>(parse_attribute("#stablehlo<precision HIGH>")), (EnumAttr{"precision", "HIGH"}));
  EXPECT_EQ(std::get<DotDims>(parse_attribute("#stablehlo.dot<rhs_contracting_dimensions = [0, 1]>")),
            (DotDims{{}, {}, {}, {0, 1}}));
  EXPECT_EQ(std::get<OpaqueAttr>(parse_attribute("unit")).text, "unit");
  for (std::string text :
       {"1.5 : f32", "3 : index", "array<i32: 1>", "[1, \"]\"]", "{x = [{}]}", "@a::@b", "\"s\" : i32",
        "dense<1> : vector<4xi32>", "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>", "#other.thing<a -> b>",
        "#other<\">\">", "tensor<?x4xf32>", "(i32) -> (f32, f32)", "!other.type"}) {
    EXPECT_EQ(std::get<OpaqueAttr>(parse_attribute(text)).text, text);
    EXPECT_EQ(std::get<OpaqueAttr>(parse_attribute("[" + text + " , " + text + "]")).text,
              "[" + text + " , " + text + "]");
  }
}

TEST(Text, ConvolutionNumbersAreReadInBothForms) {
  ConvDims dims{1, 0, {3, 2}, 3, 2, {0, 1}, 0, 1, {2, 3}};
  EXPECT_EQ(std::get<ConvDims>(parse_attribute("#stablehlo.conv<[f, b, 1, 0]x[0, 1, o, i]->[b, f, 0, 1]>")), dims);
  EXPECT_EQ(std::get<ConvDims>(parse_attribute(
                "#stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions "
                "= [3, 2], "
                "kernel_input_feature_dimension = 3, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = "
                "[0, 1], "
                "output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3]>")),
            dims);
}

TEST(Text, DimsMayBeWrittenAsDenseTensors) {
  Module module =
      parse(wrap("%0 = \"stablehlo.transpose\"(%arg0) {permutation = dense<[1, 0]> : tensor<2xi64>} : "
                 "(tensor<2x3xf32>) -> tensor<3x2xf32>"));
  EXPECT_EQ(module.functions[0].body.ops[0].attrs.dims("permutation"), (Dims{1, 0}));
}

TEST(Text, WhiteSpaceAndCommentsMeanNothing) {
  Module module = parse(
      "// a comment\n\"builtin.module\" ( ) ( { \"func.func\" ( ) <{ function_type = ( ) -> ( ) , sym_name = \"f\" // "
      "\"}>\n }> "
      "( { \"func.return\" ( ) : ( ) -> ( ) } ) : ( ) -> ( ) } ) : ( ) -> ( ) // the end");
  EXPECT_EQ(module.functions.at(0).name, "f");
}

TEST(Text, UnsupportedOperationsAreNamedWithTheirPlace) {
  expect_failure(wrap("%0 = \"chlo.erf\"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>"), "bad.mlir:4:6: [chlo.erf]",
                 Code::unsupported);
  expect_failure("\"builtin.module\"() ({\n  \"sdy.mesh\"() : () -> ()\n}) : () -> ()", "bad.mlir:2:3: [sdy.mesh]",
                 Code::unsupported);
}

TEST(Text, UnsupportedTypesAreNamed) {
  auto with_type = [](const std::string& type) {
    return wrap("%0 = \"stablehlo.abs\"(%arg0) : (tensor<2x3xf32>) -> " + type);
  };
  for (auto [type, part] : {std::pair("tensor<?x3xf32>", "dynamic dimension"),
                            {"tensor<*xf32>", "unranked"},
                            {"tensor<3xcomplex<f32>>", "complex"},
                            {"tensor<3x!quant.uniform<i8:f32, 0.1>>", "!quant.uniform"},
                            {"tuple<tensor<f32>>", "tuple"},
                            {"!stablehlo.token", "!stablehlo.token"},
                            {"tensor<2xf8E4M3FN>", "f8E4M3FN"},
                            {"tensor<2xi4>", "i4"},
                            {"tensor<2xf32, #x.y>", "encoding"},
                            {"f32", "f32"}}) {
    expect_failure(with_type(type), part, Code::unsupported);
  }
  expect_failure(wrap("%0 = \"stablehlo.constant\"() <{value = dense<(1.0, 2.0)> : tensor<complex<f32>>}> : () -> "
                      "tensor<complex<f32>>"),
                 "complex", Code::unsupported);
  expect_failure(with_type("tensor<4294967296x4294967296x4294967296xf32>"), "2^58");
  expect_failure(with_type("tensor<99999999999999999999xf32>"), "64 bits");
}

TEST(Text, WrongTextIsRefusedWithItsPlace) {
  const std::string abs = "\"stablehlo.abs\"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>";
  expect_failure("", "bad.mlir:1:1: expected \"builtin.module\"");
  expect_failure("module {}", "generic form");
  expect_failure(wrap("%0 = " + abs) + "\"again\"", "the end of the module");
  expect_failure(wrap("%0 = \"stablehlo.abs\"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>"),
                 "bad.mlir:4:22: [stablehlo.abs] uses value %1");
  expect_failure(wrap("%0 = " + abs + "\n%0 = " + abs), "bad.mlir:5:1: value %0 is defined twice");
  expect_failure(wrap("%0 = \"stablehlo.abs\"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>"),
                 "operand 0 is tensor<2x3xf32>");
  expect_failure(wrap("%0 = \"stablehlo.abs\"(%arg0) : () -> tensor<3xf32>"), "1 operands and 0 operand types");
  expect_failure(wrap("%0 = \"stablehlo.abs\"(%arg0#1) : (tensor<2x3xf32>) -> tensor<3xf32>"), "result 1 of %arg0");
  expect_failure(wrap("%0:2 = " + abs), "not the number of its names");
  expect_failure(wrap("%0, %1 = " + abs), "not the number of its names");
  expect_failure(wrap("%0:99999999999 = " + abs), "not the number of its names");
  expect_failure(wrap("%0 = \"stablehlo.slice\"(%arg0) <{strides = 3 : i64}> : (tensor<2x3xf32>) -> tensor<f32>"),
                 "attribute 'strides' must be a list of integers (array<i64: 1, 2>), got 3 : i64");
  expect_failure(wrap("%0 = \"stablehlo.abs\"(%arg0) {a = 1, a = 2} : (tensor<2x3xf32>) -> tensor<f32>"),
                 "'a' is given twice");
  expect_failure(wrap("\"stablehlo.return\"() : () -> ()"), "expected '}' after \"func.return\"");
  expect_failure(wrap("%0 = \"stablehlo.if\"(%arg0) ({\n}) : (tensor<2x3xf32>) -> tensor<f32>"),
                 "an operation or \"stablehlo.return\"");
  expect_failure(wrap("\"cf.br\"()[^bb1] : () -> ()"), "[cf.br]", Code::unsupported);
  expect_failure(wrap("^bb1:"), "more than one block", Code::unsupported);
  expect_failure(wrap("%0 = \"stablehlo.abs\"(%arg0) {a = \"x} : (tensor<2x3xf32>) -> tensor<f32>"), "not closed");
  expect_failure(wrap("%0 = \"stablehlo.abs\"(%arg0) {a = \"\\q\"} : (tensor<2x3xf32>) -> tensor<f32>"), "escape");
  expect_failure(
      "\"builtin.module\"() ({\n  \"func.func\"() <{function_type = (tensor<f32>) -> (), sym_name = \"f\"}> ({\n  }) : "
      "() -> ()\n}) : () -> ()",
      "without a body", Code::unsupported);
  expect_failure(
      "\"builtin.module\"() ({\n  \"func.func\"() <{function_type = (tensor<f32>) -> (), sym_name = \"f\"}> ({\n    "
      "\"func.return\"() : () -> ()\n  }) : () -> ()\n}) : () -> ()",
      "other arguments");
}

TEST(Text, WrongConstantsAreRefused) {
  auto with = [](const std::string& literal, const std::string& type) {
    return wrap("%0 = \"stablehlo.constant\"() <{value = " + literal + " : " + type + "}> : () -> " + type);
  };
  expect_failure(with("dense<[1, 2, 3]>", "tensor<2xi32>"), "has 2 elements here, this list has 3");
  expect_failure(with("dense<[1, 2]>", "tensor<1x2xi32>"), "rank");
  expect_failure(with("dense<[[1], [2]]>", "tensor<2xi32>"), "rank");
  expect_failure(with("dense<[1, ]>", "tensor<2xi32>"), "expected an element");
  expect_failure(with("dense<[1 2]>", "tensor<2xi32>"), "expected");
  expect_failure(with("dense<[1, 2>", "tensor<2xi32>"), "expected");
  expect_failure(with("dense<256>", "tensor<i8>"), "'256'");
  expect_failure(with("dense<-1>", "tensor<ui8>"), "'-1'");
  expect_failure(with("dense<1>", "tensor<f32>"), "'1'");
  expect_failure(with("dense<1.0>", "tensor<i32>"), "'1.0'");
  expect_failure(with("dense<0x123456789>", "tensor<f32>"), "0x123456789");
  expect_failure(with("dense<nan>", "tensor<f32>"), "nan");
  expect_failure(with("dense<>", "tensor<2xf32>"), "expected an element");
  expect_failure(with("dense<\"0x0102\">", "tensor<4xi8>"), "takes 4 bytes, these are 2");
  expect_failure(with("dense<\"0x010\">", "tensor<1xi8>"), "hex");
  expect_failure(with("dense<\"0x0G\">", "tensor<1xi8>"), "not hex");
  expect_failure(with("dense_resource<gone>", "tensor<1xi8>"), "no data for resource 'gone'");
  expect_failure(
      with("dense_resource<r>", "tensor<2xi8>") + "{-# dialect_resources: {builtin: {r: \"0x0100000001\"}} #-}",
      "takes 2 bytes, resource 'r' has 1");
}

TEST(Text, NestingIsLimited) {
  std::string deep;
  for (int i = 0; i < 100000; ++i) deep += "%a" + std::to_string(i) + " = \"stablehlo.if\"(%arg0) ({\n";
  expect_failure(wrap(deep), "nested more than 128 deep");
  expect_failure("\"builtin.module\"() ({\n}) {a = " + std::string(100000, '[') + "} : () -> ()",
                 "nested more than 128 deep");
  std::string chain;
  for (int i = 0; i < 100000; ++i) chain += "#a" + std::to_string(i) + " = #a" + std::to_string(i + 1) + "\n";
  expect_failure(chain + "\"builtin.module\"() ({\n}) {a = #a0} : () -> ()", "nested more than 128 deep");
}

TEST(Text, AliasesCannotGrowTheTextWithoutEnd) {
  std::string bomb = "#a0 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n";
  for (int i = 1; i < 20; ++i) {
    std::string last = "#a" + std::to_string(i - 1);
    bomb += "#a" + std::to_string(i) + " = [";
    for (int j = 0; j < 9; ++j) bomb += last + ", ";
    bomb += last + "]\n";
  }
  expect_failure(bomb + "\"builtin.module\"() ({\n}) {a = #a19} : () -> ()", "16 times larger",
                 Code::resource_exhausted);
  expect_failure("#a = [#b]\n#b = [#a]\n\"builtin.module\"() ({\n}) {a = #a} : () -> ()", "defined by itself");
  expect_failure("\"builtin.module\"() ({\n}) {a = #a} : () -> ()", "alias #a is not defined");
  expect_failure("#a = 1\n#a = 2\n\"builtin.module\"() ({\n}) : () -> ()", "defined twice");
}

TEST(Text, EveryPrefixOfAModuleIsRefusedCleanly) {
  for (const std::string name : {"wide.mlir", "calls.mlir", "resources.mlir"}) {
    std::string text = read_data(name);
    std::size_t end = text.rfind("}) ");
    for (std::size_t size = 0; size < end; size += 1 + size / 97)
      EXPECT_THROW(parse(text.substr(0, size)), Error) << size;
  }
}

}  // namespace
}  // namespace pcp
