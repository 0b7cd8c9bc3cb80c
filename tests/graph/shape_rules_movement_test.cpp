#include "tests/graph/shape_cases.h"

namespace pcp::testing {
namespace {

Attrs padding(Dims low, Dims high, Dims interior) {
  return {{"edge_padding_low", low}, {"edge_padding_high", high}, {"interior_padding", interior}};
}

Attrs window(Dims start, Dims limit, Dims strides) {
  return {{"start_indices", start}, {"limit_indices", limit}, {"strides", strides}};
}

constexpr std::int64_t kHuge = std::int64_t{1} << 62;

}  // namespace

ShapeCases movement_cases() {
  using enum OpCode;
  auto broadcast_dims = [](Dims dims) { return Attrs{{"broadcast_dimensions", dims}}; };
  auto dimension = [](std::int64_t value) { return Attrs{{"dimension", IntAttr{value}}}; };
  auto dimensions = [](Dims dims) { return Attrs{{"dimensions", dims}}; };
  auto permutation = [](Dims dims) { return Attrs{{"permutation", dims}}; };
  auto sizes = [](Dims dims) { return Attrs{{"slice_sizes", dims}}; };
  return {
      accept(bitcast_convert, "2xf32", {}, "2xi32", "2xi32"),
      accept(bitcast_convert, "2xf64", {}, "2x2xf32", "2x2xf32"),
      accept(bitcast_convert, "3x4xui8", {}, "3xi32", "3xi32"),
      accept(bitcast_convert, "i1", {}, "i1", "i1"),
      refuse(bitcast_convert, "2xf32", {},
             "cannot turn tensor<2xf32> into tensor<3xi32>: types of one width need one shape", "3xi32"),
      refuse(bitcast_convert, "2xf64", {},
             "cannot turn tensor<2xf64> into tensor<4xf32>: the narrower type must have the shape [2, 2]", "4xf32"),
      refuse(bitcast_convert, "3x2xui8", {},
             "cannot turn tensor<3x2xui8> into tensor<3xi32>: the narrower type must have the shape [3, 4]", "3xi32"),
      refuse(bitcast_convert, "ui8", {},
             "cannot turn tensor<ui8> into tensor<i32>: the narrower type must have the shape [4]", "i32"),
      refuse(bitcast_convert, "8xi1", {},
             "cannot turn tensor<8xi1> into tensor<8xi8>: i1 has no bits to share with other types", "8xi8"),

      accept(broadcast_in_dim, "3xf32", broadcast_dims({1}), "2x3xf32", "2x3xf32"),
      accept(broadcast_in_dim, "1x2xf32", broadcast_dims({1, 0}), "2x3xf32", "2x3xf32"),
      accept(broadcast_in_dim, "f32", broadcast_dims({}), "0x3xf32", "0x3xf32"),
      refuse(broadcast_in_dim, "3xf32", broadcast_dims({0}),
             "dimension 0 of operand 0 (tensor<3xf32>) is 3 but must be 1 or 2, dimension 0 of the result "
             "(tensor<2x3xf32>)",
             "2x3xf32"),
      refuse(broadcast_in_dim, "3xf32", broadcast_dims({}),
             "broadcast_dimensions = [] must have one entry for each dimension of operand 0 (tensor<3xf32>)", "3xf32"),
      refuse(broadcast_in_dim, "3xf32", broadcast_dims({2}),
             "broadcast_dimensions = [2] names dimension 2, which result 0 (tensor<2x3xf32>) does not have", "2x3xf32"),
      refuse(broadcast_in_dim, "3x3xf32", broadcast_dims({0, 0}),
             "broadcast_dimensions = [0, 0] names dimension 0 twice", "3x3xf32"),
      refuse(broadcast_in_dim, "f32", broadcast_dims({}),
             "result 0 is tensor<2xf64> but must have the element type of operand 0 (tensor<f32>)", "2xf64"),

      accept(concatenate, "2x3xf32 2x1xf32 2x0xf32", dimension(1), "2x4xf32"),
      refuse(concatenate, "2x3xf32 1x3xf32", dimension(1),
             "operand 1 is tensor<1x3xf32> but operand 0 is tensor<2x3xf32>: they may differ in dimension 1 only"),
      refuse(concatenate, "2x3xf32 2xf32", dimension(1),
             "operand 1 is tensor<2xf32> but operand 0 is tensor<2x3xf32>: they may differ in dimension 1 only"),
      refuse(concatenate, "2xf32 2xi32", dimension(0),
             "operand 1 is tensor<2xi32> but operand 0 is tensor<2xf32>: their element types must be equal"),
      refuse(concatenate, "f32 f32", dimension(0),
             "dimension = 0 names dimension 0, which operand 0 (tensor<f32>) does not have"),
      refuse(concatenate, "2xf32", dimension(-1),
             "dimension = -1 names dimension -1, which operand 0 (tensor<2xf32>) does not have"),
      refuse(concatenate, "", dimension(0), "takes at least 1 operand, got 0"),

      accept(dynamic_slice, "4x5xf32 i32 i32", sizes({2, 5}), "2x5xf32"),
      accept(dynamic_slice, "f32", sizes({}), "f32"),
      refuse(dynamic_slice, "4x5xf32 i32", sizes({2, 5}),
             "must have one start index for each dimension of operand 0 (tensor<4x5xf32>), got 1"),
      refuse(dynamic_slice, "4xf32 f32", sizes({2}), "operand 1 is tensor<f32> but must have integer elements"),
      refuse(dynamic_slice, "4xf32 1xi32", sizes({2}), "operand 1 is tensor<1xi32> but must be a scalar"),
      refuse(dynamic_slice, "4x5xf32 i32 i64", sizes({2, 5}),
             "operand 2 is tensor<i64> but operand 1 is tensor<i32>: their element types must be equal"),
      refuse(dynamic_slice, "4x5xf32 i32 i32", sizes({5, 5}),
             "slice_sizes = [5, 5] is larger than operand 0 (tensor<4x5xf32>) in dimension 0"),
      refuse(dynamic_slice, "4xf32 i32", sizes({-1}), "slice_sizes = [-1] has -1, but entries must be at least 0"),

      accept(dynamic_update_slice, "4x5xf32 2x5xf32 i32 i32", {}, "4x5xf32"),
      refuse(dynamic_update_slice, "4x5xf32 2x6xf32 i32 i32", {},
             "operand 1 is tensor<2x6xf32> but must fit into operand 0 (tensor<4x5xf32>): dimension 1 is larger"),
      refuse(dynamic_update_slice, "4x5xf32 2xf32 i32 i32", {},
             "operand 1 is tensor<2xf32> but must have as many dimensions as operand 0 (tensor<4x5xf32>)"),
      refuse(dynamic_update_slice, "4xf32 2xf32", {},
             "must have one start index for each dimension of operand 0 (tensor<4xf32>), got 0"),

      accept(pad, "2x3xf32 f32", padding({0, 1}, {2, 1}, {1, 2}), "5x9xf32"),
      accept(pad, "4xf32 f32", padding({-1}, {-2}, {0}), "1xf32"),
      accept(pad, "0xf32 f32", padding({1}, {1}, {5}), "2xf32"),
      accept(pad, "3xf32 f32", padding({-2}, {0}, {1}), "3xf32"),
      refuse(pad, "4xf32 f32", padding({-3}, {-2}, {0}),
             "padding of -3 and -2 takes more from dimension 0 of operand 0 (tensor<4xf32>) than it has"),
      refuse(pad, "4xf32 f32", padding({0}, {0}, {-1}),
             "interior_padding = [-1] has -1, but entries must be at least 0"),
      refuse(pad, "4xf32 f32", padding({0, 0}, {0}, {0}),
             "edge_padding_low = [0, 0] must have one entry for each dimension of operand 0 (tensor<4xf32>)"),
      refuse(pad, "4xf32 1xf32", padding({0}, {0}, {0}), "operand 1 is tensor<1xf32> but must be a scalar"),
      refuse(pad, "4xf32 i32", padding({0}, {0}, {0}),
             "operand 1 is tensor<i32> but operand 0 is tensor<4xf32>: their element types must be equal"),
      refuse(pad, "4xf32 f32", padding({0}, {0}, {kHuge}),
             "padding makes dimension 0 of operand 0 (tensor<4xf32>) too large"),
      refuse(pad, "4xf32 f32", padding({kHuge}, {0}, {0}),
             "result 0: shape [4611686018427387908] has more than 2^58 elements"),

      accept(reshape, "2x3xf32", {}, "6xf32", "6xf32"),
      accept(reshape, "1x1xf32", {}, "f32", "f32"),
      refuse(reshape, "2x3xf32", {}, "result 0 is tensor<5xf32> with 5 elements, but operand 0 (tensor<2x3xf32>) has 6",
             "5xf32"),
      refuse(reshape, "2xf32", {},
             "result 0 is tensor<2xi32> but must have the element type of operand 0 (tensor<2xf32>)", "2xi32"),

      accept(reverse, "2x3xf32", dimensions({1, 0}), "2x3xf32"),
      refuse(reverse, "2x3xf32", dimensions({2}),
             "dimensions = [2] names dimension 2, which operand 0 (tensor<2x3xf32>) does not have"),
      refuse(reverse, "2x3xf32", dimensions({1, 1}), "dimensions = [1, 1] names dimension 1 twice"),

      accept(slice, "10x4xf32", window({1, 4}, {9, 4}, {3, 1}), "3x0xf32"),
      accept(slice, "10xf32", window({0}, {10}, {kHuge}), "1xf32"),
      refuse(slice, "10xf32", window({1}, {11}, {1}),
             "slice 1:11 of dimension 0 is not inside operand 0 (tensor<10xf32>)"),
      refuse(slice, "10xf32", window({5}, {4}, {1}),
             "slice 5:4 of dimension 0 is not inside operand 0 (tensor<10xf32>)"),
      refuse(slice, "10xf32", window({-1}, {4}, {1}), "start_indices = [-1] has -1, but entries must be at least 0"),
      refuse(slice, "10xf32", window({0}, {4}, {0}), "strides = [0] has 0, but entries must be at least 1"),
      refuse(slice, "10xf32", window({0}, {4, 1}, {0}),
             "limit_indices = [4, 1] must have one entry for each dimension of operand 0 (tensor<10xf32>)"),

      accept(transpose, "2x3x5xf32", permutation({2, 0, 1}), "5x2x3xf32"),
      refuse(transpose, "2x3xf32", permutation({0, 0}), "permutation = [0, 0] names dimension 0 twice"),
      refuse(transpose, "2x3xf32", permutation({0}),
             "permutation = [0] must have one entry for each dimension of operand 0 (tensor<2x3xf32>)"),
      refuse(transpose, "2x3xf32", permutation({0, 2}),
             "permutation = [0, 2] names dimension 2, which operand 0 (tensor<2x3xf32>) does not have"),
      refuse(transpose, "2x3xf32", {}, "needs attribute 'permutation', a list of integers (array<i64: 1, 2>)"),
  };
}

}  // namespace pcp::testing
