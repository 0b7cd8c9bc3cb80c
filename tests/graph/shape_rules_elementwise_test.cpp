#include "tests/graph/shape_cases.h"

namespace pcp::testing {
namespace {

EnumAttr direction(std::string value) { return {"comparison_direction", std::move(value)}; }
EnumAttr compare_type(std::string value) { return {"comparison_type", std::move(value)}; }
EnumAttr algorithm(std::string value) { return {"rng_algorithm", std::move(value)}; }

std::string wants(std::string operand, std::string elements) {
  return "operand 0 is tensor<" + operand + "> but must have " + elements + " elements";
}

}  // namespace

ShapeCases elementwise_cases() {
  using enum OpCode;
  ShapeCases cases;
  auto unary = [&](std::initializer_list<OpCode> codes, std::vector<std::string> good, std::vector<std::string> bad,
                   const std::string& elements) {
    for (OpCode code : codes) {
      for (const std::string& type : good) cases.push_back(accept(code, type, {}, type));
      for (const std::string& type : bad) cases.push_back(refuse(code, type, {}, wants(type, elements)));
    }
  };
  unary({cbrt, ceil, cosine, exponential, exponential_minus_one, OpCode::floor, OpCode::log, log_plus_one, logistic,
         round_nearest_afz, round_nearest_even, rsqrt, sine, sqrt, tan, tanh},
        {"2x3xf32", "f16", "0xbf16", "f64"}, {"2xi32", "i1", "ui8"}, "floating-point");
  unary({negate}, {"f32", "3xi8", "ui64"}, {"2xi1"}, "integer or floating-point");
  unary({count_leading_zeros, popcnt}, {"3xi8", "ui64"}, {"i1", "f32"}, "integer");
  unary({not_}, {"i1", "3xi32", "ui8"}, {"f32"}, "integer or i1");
  unary({abs, sign}, {"f32", "3xi32"}, {"ui8", "i1"}, "signed integer or floating-point");
  cases.push_back(accept(is_finite, "2x3xbf16", {}, "2x3xi1"));
  cases.push_back(refuse(is_finite, "2xi32", {}, wants("2xi32", "floating-point")));

  auto binary = [&](std::initializer_list<OpCode> codes, std::vector<std::string> good, std::vector<std::string> bad,
                    const std::string& elements) {
    for (OpCode code : codes) {
      for (const std::string& type : good) cases.push_back(accept(code, type + " " + type, {}, type));
      for (const std::string& type : bad) cases.push_back(refuse(code, type + " " + type, {}, wants(type, elements)));
    }
  };
  binary({add, multiply, maximum, minimum}, {"2x3xf32", "i1", "ui8", "0xi64"}, {}, "");
  binary({subtract, divide, power, remainder}, {"f32", "4xi8", "ui64"}, {"4xi1"}, "integer or floating-point");
  binary({atan2}, {"f64"}, {"2xi32"}, "floating-point");
  binary({shift_left, shift_right_arithmetic, shift_right_logical}, {"i8", "ui32"}, {"f32", "i1"}, "integer");
  binary({and_, or_, xor_}, {"i1", "2xi8"}, {"f32"}, "integer or i1");

  ShapeCases more = {
      refuse(add, "2x3xf32 3x2xf32", {}, "operand 1 is tensor<3x2xf32> but operand 0 is tensor<2x3xf32>"),
      refuse(multiply, "2xf32 2xf64", {}, "operand 1 is tensor<2xf64> but operand 0 is tensor<2xf32>"),
      refuse(maximum, "2xf32 f32", {}, "operand 1 is tensor<f32> but operand 0 is tensor<2xf32>"),
      refuse(minimum, "2xf32", {}, "takes 2 operands, got 1"),
      refuse(minimum, "2xf32 2xf32 2xf32", {}, "takes 2 operands, got 3"),
      refuse(abs, "", {}, "takes 1 operand, got 0"),

      accept(convert, "2xf32", {}, "2xi1", "2xi1"),
      refuse(convert, "2xf32", {}, "result 0 is tensor<3xf64> but must have the shape of operand 0 (tensor<2xf32>)",
             "3xf64"),
      refuse(convert, "2xf32", {}, "needs its result type to be given: it does not follow from the operands"),

      accept(compare, "2xf32 2xf32", {{"comparison_direction", direction("LT")}}, "2xi1"),
      accept(compare, "i1 i1", {{"comparison_direction", direction("EQ")}, {"compare_type", compare_type("UNSIGNED")}},
             "i1"),
      accept(compare, "f32 f32",
             {{"comparison_direction", direction("GE")}, {"compare_type", compare_type("TOTALORDER")}}, "i1"),
      accept(compare, "ui8 ui8", {{"comparison_direction", direction("GE")}, {"compare_type", compare_type("SIGNED")}},
             "i1"),
      refuse(compare, "2xf32 2xf32", {}, "needs attribute 'comparison_direction', an enum (#stablehlo<kind VALUE>)"),
      refuse(compare, "2xf32 2xf32", {{"comparison_direction", std::string("LT")}},
             "attribute 'comparison_direction' is a string but must be an enum (#stablehlo<kind VALUE>)"),
      refuse(compare, "2xf32 2xf32", {{"comparison_direction", direction("BELOW")}},
             "attribute 'comparison_direction' is #stablehlo<comparison_direction BELOW> but must be "
             "#stablehlo<comparison_direction ...> with one of EQ, NE, GE, GT, LE, LT"),
      refuse(compare, "i32 i32", {{"comparison_direction", direction("GE")}, {"compare_type", compare_type("FLOAT")}},
             "compare_type FLOAT does not fit the elements of operand 0 (tensor<i32>)"),
      refuse(compare, "2xf32 2xi32", {{"comparison_direction", direction("LT")}},
             "operand 1 is tensor<2xi32> but operand 0 is tensor<2xf32>"),

      accept(select, "2xi1 2xf32 2xf32", {}, "2xf32"),
      accept(select, "i1 2x2xi8 2x2xi8", {}, "2x2xi8"),
      refuse(select, "2xf32 2xf32 2xf32", {}, "operand 0 is tensor<2xf32> but must have i1 elements"),
      refuse(select, "i1 2xf32 3xf32", {}, "operand 2 is tensor<3xf32> but operand 1 is tensor<2xf32>"),
      refuse(select, "3xi1 2xf32 2xf32", {},
             "operand 0 is tensor<3xi1> but must be a scalar or have the shape of operand 1, which is tensor<2xf32>"),

      accept(reduce_precision, "2xf32", {{"exponent_bits", IntAttr{5}}, {"mantissa_bits", IntAttr{0}}}, "2xf32"),
      refuse(reduce_precision, "2xf32", {{"exponent_bits", IntAttr{0}}, {"mantissa_bits", IntAttr{3}}},
             "exponent_bits = 0 but a float has at least 1"),
      refuse(reduce_precision, "2xf32", {{"exponent_bits", IntAttr{5}}, {"mantissa_bits", IntAttr{-1}}},
             "mantissa_bits = -1 but a float has at least 0"),
      refuse(reduce_precision, "2xi32", {{"exponent_bits", IntAttr{5}}, {"mantissa_bits", IntAttr{3}}},
             "operand 0 is tensor<2xi32> but must have floating-point elements"),

      accept(clamp, "f32 2xf32 2xf32", {}, "2xf32"),
      refuse(clamp, "f64 2xf32 f32", {},
             "operand 0 is tensor<f64> but operand 1 is tensor<2xf32>: their element types must be equal"),
      refuse(clamp, "f32 2xf32 1xf32", {},
             "operand 2 is tensor<1xf32> but must be a scalar or have the shape of operand 1, which is tensor<2xf32>"),
  };
  cases.insert(cases.end(), more.begin(), more.end());
  return cases;
}

ShapeCases creation_cases() {
  using enum OpCode;
  Attrs first = {{"iota_dimension", IntAttr{0}}};
  return {
      accept(constant, "", {{"value", Constant::scalar(DType::f32, 1)}}, "f32"),
      accept(constant, "", {{"value", Constant::splat(TensorType(DType::i8, {2, 0}), 1)}}, "2x0xi8"),
      refuse(constant, "", {}, "needs attribute 'value', a dense tensor (dense<...> : tensor<...>)"),
      refuse(constant, "", {{"value", Dims{1}}},
             "attribute 'value' is a list of integers (array<i64: 1, 2>) but must be a dense tensor (dense<...> : "
             "tensor<...>)"),
      refuse(constant, "", {{"value", Constant::splat(TensorType(DType::f32, {50000, 50000}), 1)}},
             "tensor<50000x50000xf32> takes 10000000000 bytes; a constant may take at most 4 GiB"),
      refuse(constant, "", {{"value", Constant::scalar(DType::f32, 1)}},
             "result 0 is declared as tensor<f64> but must be tensor<f32>", "f64"),

      accept(iota, "", first, "3x2xf32", "3x2xf32"),
      refuse(iota, "", first, "iota_dimension = 0 names dimension 0, which result 0 (tensor<i32>) does not have",
             "i32"),
      refuse(iota, "", first, "result 0 is tensor<3xi1> but must have integer or floating-point elements", "3xi1"),
      refuse(iota, "", first, "result 0: shape [4000000000000, 4000000000000] has more than 2^58 elements",
             "4000000000000x4000000000000xf32"),
      refuse(iota, "", first, "result 0: dimension -1 of shape [-1] is negative", "-1xf32"),
      refuse(iota, "", first, "result 0 has 33 dimensions; at most 32 are supported",
             "1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32"),

      accept(rng_bit_generator, "2xui64", {{"rng_algorithm", algorithm("THREE_FRY")}}, "2xui64 5xui32",
             "2xui64 5xui32"),
      accept(rng_bit_generator, "3xui64", {{"rng_algorithm", algorithm("PHILOX")}}, "3xui64 5xf32", "3xui64 5xf32"),
      refuse(rng_bit_generator, "3xui64", {{"rng_algorithm", algorithm("DEFAULT")}},
             "operand 0 is tensor<3xui64> but the state of DEFAULT must be tensor<2xui64>", "3xui64 5xui32"),
      refuse(rng_bit_generator, "2xui32", {{"rng_algorithm", algorithm("PHILOX")}},
             "operand 0 is tensor<2xui32> but the state of PHILOX must be tensor<2xui64> or tensor<3xui64>",
             "2xui32 5xui32"),
      refuse(rng_bit_generator, "2xui64", {{"rng_algorithm", algorithm("PHILOX")}},
             "needs its 2 result types to be given, got 1", "2xui64"),
      refuse(rng_bit_generator, "2xui64", {{"rng_algorithm", algorithm("PHILOX")}},
             "result 0 is tensor<3xui64> but must be the type of operand 0 (tensor<2xui64>)", "3xui64 5xui32"),
  };
}

}  // namespace pcp::testing
