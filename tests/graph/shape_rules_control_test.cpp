#include "tests/graph/shape_cases.h"

namespace pcp::testing {

ShapeCases control_cases() {
  using enum OpCode;
  const Constant three = Constant::scalar(DType::i32, 3);
  Attrs composite_attrs = {{"name", std::string("chlo.top_k")}, {"decomposition", SymbolAttr{"f"}}};
  Attrs conv = {
      {"dimension_numbers", ConvDims{}}, {"feature_group_count", IntAttr{1}}, {"batch_group_count", IntAttr{1}}};
  return {
      accept(case_, "i32", {}, "2xf32 i1", "", signatures({{"", "2xf32 i1"}, {"", "2xf32 i1"}, {"", "2xf32 i1"}})),
      refuse(case_, "i64", {}, "operand 0 is tensor<i64> but must be tensor<i32>, the index of a branch", "",
             signatures({{"", "f32"}})),
      refuse(case_, "i32", {}, "needs at least one branch"),
      refuse(case_, "i32", {}, "region 1 (a branch) returns (tensor<f64>) but must return (tensor<f32>)", "",
             signatures({{"", "f32"}, {"", "f64"}})),

      accept(if_, "i1", {}, "2xf32", "", signatures({{"", "2xf32"}, {"", "2xf32"}})),
      refuse(if_, "1xi1", {}, "operand 0 is tensor<1xi1> but must be tensor<i1>, the predicate", "",
             signatures({{"", "f32"}, {"", "f32"}})),
      refuse(if_, "i1", {}, "region 1 (the false branch) returns (tensor<3xf32>) but must return (tensor<2xf32>)", "",
             signatures({{"", "2xf32"}, {"", "3xf32"}})),
      refuse(if_, "i1", {}, "region 0 (the true branch) takes (tensor<f32>) but must take nothing", "",
             signatures({{"f32", "f32"}, {"", "f32"}})),
      refuse(if_, "i1", {}, "takes 2 regions, got 1", "", signatures({{"", "f32"}})),

      accept(while_, "i32 2xf32", {}, "i32 2xf32", "", signatures({{"i32 2xf32", "i1"}, {"i32 2xf32", "i32 2xf32"}})),
      refuse(while_, "i32", {}, "region 0 (the condition) returns (tensor<i32>) but must return (tensor<i1>)", "",
             signatures({{"i32", "i32"}, {"i32", "i32"}})),
      refuse(while_, "i32", {}, "region 0 (the condition) takes (tensor<i64>) but must take (tensor<i32>)", "",
             signatures({{"i64", "i1"}, {"i32", "i32"}})),
      refuse(while_, "2xf32", {}, "region 1 (the body) returns (tensor<3xf32>) but must return (tensor<2xf32>)", "",
             signatures({{"2xf32", "i1"}, {"2xf32", "3xf32"}})),

      accept(optimization_barrier, "f32 2xi1", {}, "f32 2xi1"),
      refuse(optimization_barrier, "f32", {}, "result 0 is declared as tensor<f64> but must be tensor<f32>", "f64"),
      accept(custom_call, "f32", {{"call_target_name", std::string("my_kernel")}}, "2xf32 i1", "2xf32 i1"),
      refuse(custom_call, "f32", {}, "needs attribute 'call_target_name', a string", "f32"),

      accept(call, "f32", {{"callee", SymbolAttr{"f"}}}, "2xf32", "2xf32"),
      refuse(call, "f32", {{"callee", std::string("f")}}, "attribute 'callee' is a string but must be a symbol (@name)",
             "f32"),
      accept(composite, "f32", composite_attrs, "2xf32", "2xf32"),
      refuse(composite, "f32", {{"name", std::string("chlo.top_k")}},
             "needs attribute 'decomposition', a symbol (@name)", "f32"),

      accept(arith_constant, "", {{"value", three}}, "i32", "i32"),
      refuse(arith_constant, "", {}, "needs attribute 'value', of any form", "i32"),
      accept(broadcast, "2xf32", {{"broadcast_sizes", Dims{3}}}, "3x2xf32", "3x2xf32"),
      refuse(broadcast, "2xf32", {}, "needs attribute 'broadcast_sizes', a list of integers (array<i64: 1, 2>)",
             "3x2xf32"),
      accept(dot, "2x3xf32 3xf32", {}, "2xf32", "2xf32"),
      refuse(dot, "2x3xf32", {}, "takes 2 operands, got 1", "2xf32"),
      accept(dynamic_broadcast_in_dim, "3xf32 2xi64", {{"broadcast_dimensions", Dims{1}}}, "2x3xf32", "2x3xf32"),
      refuse(dynamic_broadcast_in_dim, "3xf32", {{"broadcast_dimensions", Dims{1}}}, "takes 2 operands, got 1",
             "2x3xf32"),
      accept(dynamic_conv, "2x3xf32 3x5xf32 0x2xi64", conv, "2x5xf32", "2x5xf32"),
      refuse(dynamic_conv, "2x3xf32 3x5xf32", conv, "takes 3 operands, got 2", "2x5xf32"),
      accept(dynamic_gather, "3x4xf32 5xi32 2xi32", {{"dimension_numbers", GatherDims{}}}, "5x4xf32", "5x4xf32"),
      refuse(dynamic_gather, "3x4xf32 5xi32 2xi32", {{"dimension_numbers", ScatterDims{}}},
             "attribute 'dimension_numbers' is #stablehlo.scatter<...> but must be #stablehlo.gather<...>", "5x4xf32"),
      accept(dynamic_iota, "1xi64", {{"iota_dimension", IntAttr{0}}}, "5xf32", "5xf32"),
      refuse(dynamic_iota, "1xi64", {}, "needs attribute 'iota_dimension', an integer", "5xf32"),
      accept(dynamic_pad, "3xf32 f32 1xi64 1xi64 1xi64", {}, "5xf32", "5xf32"),
      refuse(dynamic_pad, "3xf32 f32 1xi64 1xi64", {}, "takes 5 operands, got 4", "5xf32"),
      accept(dynamic_reshape, "6xf32 2xi64", {}, "2x3xf32", "2x3xf32"),
      refuse(dynamic_reshape, "6xf32", {}, "takes 2 operands, got 1", "2x3xf32"),
      accept(get_dimension_size, "6xf32", {{"dimension", IntAttr{0}}}, "i32", "i32"),
      refuse(get_dimension_size, "6xf32", {{"dimension", true}},
             "attribute 'dimension' is true or false but must be an integer", "i32"),
      accept(real_dynamic_slice, "6xf32 1xi64 1xi64 1xi64", {}, "2xf32", "2xf32"),
      refuse(real_dynamic_slice, "6xf32 1xi64 1xi64", {}, "takes 4 operands, got 3", "2xf32"),
  };
}

}  // namespace pcp::testing
