#include "tests/graph/shape_cases.h"

namespace pcp::testing {
namespace {

Attrs dimensions(Dims dims) { return {{"dimensions", std::move(dims)}}; }

Attrs window(Dims sizes, std::initializer_list<std::pair<std::string, Attr>> extra = {}) {
  Attrs attrs = {{"window_dimensions", std::move(sizes)}};
  for (const auto& [name, value] : extra) attrs.set(name, value);
  return attrs;
}

}  // namespace

ShapeCases reduction_cases() {
  using enum OpCode;
  const Regions f32_reducer = signatures({{"f32 f32", "f32"}});
  const Regions arg_max = signatures({{"f32 i32 f32 i32", "f32 i32"}});
  const Regions pool = signatures({{"f32 f32", "i1"}, {"f32 f32", "f32"}});
  const Regions f32_order = signatures({{"f32 f32", "i1"}});
  return {
      accept(reduce, "2x3x4xf32 f32", dimensions({2, 0}), "3xf32", "", f32_reducer),
      accept(reduce, "2x3xf32 f32", dimensions({}), "2x3xf32", "", f32_reducer),
      accept(reduce, "2x3xf32 2x3xi32 f32 i32", dimensions({1}), "2xf32 2xi32", "", arg_max),
      accept(reduce, "2x3xbf16 bf16", dimensions({1}), "2xf32", "2xf32", f32_reducer),
      accept(reduce, "2x3xi8 i8", dimensions({1}), "2xi32", "", signatures({{"i32 i32", "i32"}})),
      refuse(
          reduce, "2x3xi32 i32", dimensions({1}),
          "region 0 (the reducer) returns tensor<i8> as result 0, but must return tensor<i32> or a type it promotes to",
          "", signatures({{"i8 i8", "i8"}})),
      refuse(reduce, "2x3xf32 f32", dimensions({2}),
             "dimensions = [2] names dimension 2, which operand 0 (tensor<2x3xf32>) does not have", "", f32_reducer),
      refuse(reduce, "2x3xf32 f32", dimensions({1, 1}), "dimensions = [1, 1] names dimension 1 twice", "", f32_reducer),
      refuse(reduce, "2x3xf32 2xf32", dimensions({1}), "operand 1 is tensor<2xf32> but must be a scalar", "",
             f32_reducer),
      refuse(reduce, "2x3xf32 f64", dimensions({1}),
             "operand 1 is tensor<f64> but operand 0 is tensor<2x3xf32>: their element types must be equal", "",
             f32_reducer),
      refuse(reduce, "2x3xf32 2xi32 f32 i32", dimensions({1}),
             "operand 1 is tensor<2xi32> but must have the shape of operand 0 (tensor<2x3xf32>)", "", arg_max),
      refuse(reduce, "2x3xf32 f32 f32", dimensions({1}),
             "takes as many initial values as inputs; 3 operands cannot be split so", "", f32_reducer),
      refuse(reduce, "2x3xf32 f32", dimensions({1}), "takes 1 region, got 2", "", pool),
      refuse(reduce, "2x3xf32 f32", dimensions({1}),
             "region 0 (the reducer) returns (tensor<f32>, tensor<i32>) but must return one scalar for each input, 1 "
             "in all",
             "", arg_max),
      refuse(reduce, "2x3xf32 f32", dimensions({1}),
             "region 0 (the reducer) takes (tensor<f32>) but must take (tensor<f32>, tensor<f32>)", "",
             signatures({{"f32", "f32"}})),
      refuse(reduce, "2x3xf32 f32", dimensions({1}),
             "region 0 (the reducer) returns nothing but must return one scalar for each input, 1 in all", "",
             signatures({{"f32 f32", ""}})),

      accept(reduce_window, "8x8xf32 f32", window({2, 3}), "7x6xf32", "", f32_reducer),
      accept(reduce_window, "8x8xf32 f32",
             window({2, 3}, {{"window_strides", Dims{2, 2}}, {"padding", pairs({0, 0, 1, 2})}}), "4x5xf32", "",
             f32_reducer),
      accept(reduce_window, "8x8xf32 f32",
             window({2, 3}, {{"base_dilations", Dims{3, 1}}, {"window_dilations", Dims{1, 2}}}), "21x4xf32", "",
             f32_reducer),
      accept(reduce_window, "8xf32 8xi32 f32 i32", window({2}), "7xf32 7xi32", "", arg_max),
      accept(reduce_window, "2xf32 f32", window({3}), "0xf32", "", f32_reducer),
      accept(reduce_window, "3xf32 f32", window({3}), "1xf32", "", f32_reducer),
      refuse(reduce_window, "8x8xf32 f32", window({2}),
             "window_dimensions = [2] must have one entry for each dimension of operand 0 (tensor<8x8xf32>)", "",
             f32_reducer),
      refuse(reduce_window, "8xf32 f32", window({0}), "window_dimensions = [0] has 0, but entries must be at least 1",
             "", f32_reducer),
      refuse(reduce_window, "8xf32 f32", window({2}, {{"window_dilations", Dims{0}}}),
             "window_dilations = [0] has 0, but entries must be at least 1", "", f32_reducer),
      refuse(reduce_window, "8xf32 f32", window({2}, {{"padding", Dims{1, 1}}}),
             "attribute 'padding' is a list of integers (array<i64: 1, 2>) but must be a dense tensor (dense<...> : "
             "tensor<...>)",
             "", f32_reducer),

      accept(select_and_scatter, "8x8xf32 4x4xf32 f32", window({2, 2}, {{"window_strides", Dims{2, 2}}}), "8x8xf32", "",
             pool),
      accept(select_and_scatter, "8xf32 8xf32 f32", {}, "8xf32", "", pool),
      refuse(select_and_scatter, "8xf32 5xf32 f32", window({2}, {{"window_strides", Dims{2}}}),
             "operand 1 is tensor<5xf32> but must have one element for each place of the window in operand 0 "
             "(tensor<8xf32>): "
             "tensor<4xf32>",
             "", pool),
      refuse(select_and_scatter, "8xf32 7xf32 f32", window({2}),
             "region 0 (the selector) returns (tensor<f32>) but must return (tensor<i1>)", "",
             signatures({{"f32 f32", "f32"}, {"f32 f32", "f32"}})),
      refuse(select_and_scatter, "8xf32 7xf32 f64", window({2}),
             "operand 2 is tensor<f64> but operand 0 is tensor<8xf32>: their element types must be equal", "", pool),

      accept(sort, "2x3xf32", {}, "2x3xf32", "", f32_order),
      accept(sort, "2x3xf32 2x3xi32", {{"dimension", IntAttr{-2}}, {"is_stable", true}}, "2x3xf32 2x3xi32", "",
             signatures({{"f32 f32 i32 i32", "i1"}})),
      refuse(sort, "2x3xf32 3x2xi32", {},
             "operand 1 is tensor<3x2xi32> but must have the shape of operand 0 (tensor<2x3xf32>)", "",
             signatures({{"f32 f32 i32 i32", "i1"}})),
      refuse(sort, "2x3xf32", {{"dimension", IntAttr{2}}},
             "dimension = 2 must be between -2 and 1 for operand 0 (tensor<2x3xf32>)", "", f32_order),
      refuse(sort, "2x3xf32 2x3xi32", {},
             "region 0 (the comparator) takes (tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>) but must take "
             "(tensor<f32>, "
             "tensor<f32>, tensor<i32>, tensor<i32>)",
             "", signatures({{"f32 i32 f32 i32", "i1"}})),
      refuse(sort, "3xf32", {}, "region 0 (the comparator) returns (tensor<f32>) but must return (tensor<i1>)", "",
             signatures({{"f32 f32", "f32"}})),
  };
}

}  // namespace pcp::testing
