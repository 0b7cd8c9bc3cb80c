#include "tests/graph/shape_cases.h"

namespace pcp::testing {
namespace {

// Rows of a matrix by an array of row numbers.
GatherDims rows() { return {{1}, {0}, {}, {}, {0}, 1}; }

// Columns 2 wide of each batch's matrix: operand [b, 3, 4], indices [b, n].
GatherDims batched() { return {{2, 3}, {}, {0}, {0}, {2}, 2}; }

ScatterDims scatter_rows() { return {{1}, {0}, {}, {}, {0}, 1}; }
ScatterDims scatter_batched() { return {{}, {1}, {0}, {0}, {1}, 2}; }

Attrs attrs(GatherDims dims, Dims sizes) {
  return {{"dimension_numbers", std::move(dims)}, {"slice_sizes", std::move(sizes)}};
}
Attrs attrs(ScatterDims dims) { return {{"scatter_dimension_numbers", std::move(dims)}}; }

// The dimension numbers with one field changed.
template <class Numbers, class Field>
Numbers with(Numbers numbers, Field Numbers::*field, Field value) {
  numbers.*field = std::move(value);
  return numbers;
}

}  // namespace

ShapeCases indexing_cases() {
  using enum OpCode;
  const Dims one_by_four = {1, 4};
  const Regions f32_update = signatures({{"f32 f32", "f32"}});
  return {
      accept(gather, "3x4xf32 5xi32", attrs(rows(), one_by_four), "5x4xf32"),
      accept(gather, "3x4xf32 5x1xi32", attrs(rows(), {1, 2}), "5x2xf32"),
      accept(gather, "3x4xf32 5x1xi32", attrs(rows(), {0, 2}), "5x2xf32"),
      accept(gather, "2x3x4xf32 2x5xi64", attrs(batched(), {1, 3, 2}), "2x5x3x2xf32"),
      accept(gather, "3x4xf32 2xui8", attrs(GatherDims{{0, 1}, {}, {}, {}, {1, 0}, 0}, {2, 2}), "2x2xf32"),
      refuse(gather, "3x4xf32 5xf32", attrs(rows(), one_by_four),
             "operand 1 is tensor<5xf32> but must have integer elements"),
      refuse(gather, "3x4x1xf32 5xi32", attrs(rows(), {1, 4, 1}),
             "offset_dims, collapsed_slice_dims and operand_batching_dims together must have one entry for each "
             "dimension of "
             "operand 0 (tensor<3x4x1xf32>), got 2"),
      refuse(gather, "3x4xf32 5xi32", attrs(rows(), {1, 5}),
             "slice_sizes = [1, 5] is larger than operand 0 (tensor<3x4xf32>) in dimension 1"),
      refuse(gather, "3x4xf32 5xi32", attrs(rows(), {2, 4}),
             "slice_sizes = [2, 4] must be at most 1 in dimension 0, which collapsed_slice_dims leaves out"),
      refuse(gather, "3x4xf32 5xi32", attrs(rows(), {1}),
             "slice_sizes = [1] must have one entry for each dimension of operand 0 (tensor<3x4xf32>)"),
      refuse(gather, "3x4xf32 5xi32", attrs(with(rows(), &GatherDims::index_vector_dim, std::int64_t{2}), one_by_four),
             "index_vector_dim = 2 must be between 0 and 1, the rank of operand 1 (tensor<5xi32>)"),
      refuse(gather, "3x4xf32 5x2xi32", attrs(rows(), one_by_four),
             "start_index_map = [0] must have one entry for each index of operand 1 (tensor<5x2xi32>) along "
             "index_vector_dim = 1, "
             "which is 2"),
      refuse(gather, "3x4xf32 5xi32", attrs(with(rows(), &GatherDims::start_index_map, Dims{2}), one_by_four),
             "start_index_map = [2] names dimension 2, which operand 0 (tensor<3x4xf32>) does not have"),
      refuse(gather, "3x4xf32 5xi32", attrs(with(rows(), &GatherDims::offset_dims, Dims{2}), one_by_four),
             "offset_dims = [2] names dimension 2, but the result has rank 2"),
      refuse(gather, "3x4xf32 5xi32", attrs(with(rows(), &GatherDims::collapsed_slice_dims, Dims{2}), one_by_four),
             "collapsed_slice_dims = [2] names dimension 2, which operand 0 (tensor<3x4xf32>) does not have"),
      refuse(gather, "3x4xf32 5x2xi32", attrs(GatherDims{{2, 1}, {}, {}, {}, {0, 1}, 1}, one_by_four),
             "offset_dims = [2, 1] must be in ascending order"),
      refuse(gather, "2x3x4xf32 2x5xi32", attrs(with(batched(), &GatherDims::start_index_map, Dims{0}), {1, 3, 2}),
             "dimension 0 is both in start_index_map = [0] and in operand_batching_dims = [0]"),
      refuse(gather, "2x3x4xf32 3x5xi32", attrs(batched(), {1, 3, 2}),
             "batching dimension 0 of operand 0 (tensor<2x3x4xf32>) is 2 but dimension 0 of operand 1 "
             "(tensor<3x5xi32>) is 3"),
      refuse(gather, "2x3x4xf32 2x5xi32", attrs(batched(), {2, 3, 2}),
             "slice_sizes = [2, 3, 2] must be at most 1 in dimension 0, which operand_batching_dims leaves out"),
      refuse(gather, "2x3x4xf32 2x5xi32",
             attrs(with(batched(), &GatherDims::start_indices_batching_dims, Dims{}), {1, 3, 2}),
             "operand_batching_dims = [0] and start_indices_batching_dims = [] must have as many entries"),
      refuse(gather, "2x3x4xf32 2x5x1xi32",
             attrs(with(batched(), &GatherDims::start_indices_batching_dims, Dims{2}), {1, 3, 2}),
             "start_indices_batching_dims = [2] must not contain index_vector_dim = 2"),

      accept(scatter, "3x4xf32 5xi32 5x4xf32", attrs(scatter_rows()), "3x4xf32", "", f32_update),
      accept(scatter, "3x4xf32 5xi32 5x2xf32", attrs(scatter_rows()), "3x4xf32", "", f32_update),
      accept(scatter, "3x4xbf16 5xi32 5x4xbf16", attrs(scatter_rows()), "3x4xf32", "", f32_update),
      accept(scatter, "3x4xf32 3x4xi8 5xi32 5x4xf32 5x4xi8", attrs(scatter_rows()), "3x4xf32 3x4xi8", "",
             signatures({{"f32 i8 f32 i8", "f32 i8"}})),
      accept(scatter, "2x3xf32 2x5xi32 2x5xf32", attrs(scatter_batched()), "2x3xf32", "", f32_update),
      refuse(scatter, "3x4xf32 5xi32 5x4xf32 5x4xf32", attrs(scatter_rows()),
             "takes inputs, one tensor of indices and as many updates as inputs; 4 operands cannot be split so", "",
             f32_update),
      refuse(scatter, "3x4xf32 5xi32 5x4xf64", attrs(scatter_rows()),
             "operand 2 is tensor<5x4xf64> but operand 0 is tensor<3x4xf32>: their element types must be equal", "",
             f32_update),
      refuse(scatter, "3x4xf32 4x4xf32 5xi32 5x4xf32 5x4xf32", attrs(scatter_rows()),
             "operand 1 is tensor<4x4xf32> but must have the shape of operand 0 (tensor<3x4xf32>)", "", f32_update),
      refuse(scatter, "3x4xf32 5xi32 5x6xf32", attrs(scatter_rows()),
             "window dimension 1 of operand 2 (tensor<5x6xf32>) is 6 but operand 0 (tensor<3x4xf32>) has room for 4",
             "", f32_update),
      refuse(scatter, "3x4xf32 5xi32 6x4xf32", attrs(scatter_rows()),
             "dimension 0 of operand 2 (tensor<6x4xf32>) is 6 but must be 5, as in operand 1 (tensor<5xi32>)", "",
             f32_update),
      refuse(scatter, "3x4xf32 5xi32 5x4x1xf32", attrs(scatter_rows()),
             "operand 2 (tensor<5x4x1xf32>) must have 2 dimensions: 1 of operand 1 (tensor<5xi32>) and 1 of "
             "update_window_dims = [1]",
             "", f32_update),
      refuse(scatter, "3x4xf32 5xi32 5x4xf32",
             attrs(with(scatter_rows(), &ScatterDims::scatter_dims_to_operand_dims, Dims{})),
             "scatter_dims_to_operand_dims = [] must have one entry for each index of operand 1 (tensor<5xi32>) along "
             "index_vector_dim = 1, which is 1",
             "", f32_update),
      refuse(scatter, "3x4xf32 5xi32 5x4xf32", attrs(scatter_rows()), "takes 1 region, got 0"),
      refuse(scatter, "3x4xf32 5xi32 5x4xf32", attrs(scatter_rows()),
             "region 0 (the update computation) returns tensor<i32> as result 0, but must return tensor<f32> or a type "
             "it promotes to",
             "", signatures({{"i32 i32", "i32"}})),
  };
}

}  // namespace pcp::testing
