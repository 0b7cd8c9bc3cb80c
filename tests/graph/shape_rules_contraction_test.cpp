#include "tests/graph/shape_cases.h"

namespace pcp::testing {
namespace {

Attrs dot_dims(Dims lhs_batch, Dims rhs_batch, Dims lhs_contract, Dims rhs_contract) {
  return {{"dot_dimension_numbers", DotDims{lhs_batch, rhs_batch, lhs_contract, rhs_contract}}};
}

// Images [b, 0, 1, f], kernels [0, 1, i, o], results [b, 0, 1, f].
ConvDims nhwc() {
  return {.input_batch = 0,
          .input_feature = 3,
          .input_spatial = {1, 2},
          .kernel_input_feature = 2,
          .kernel_output_feature = 3,
          .kernel_spatial = {0, 1},
          .output_batch = 0,
          .output_feature = 3,
          .output_spatial = {1, 2}};
}

Attrs conv(std::initializer_list<std::pair<std::string, Attr>> extra = {}) {
  Attrs attrs = {{"dimension_numbers", nhwc()}, {"feature_group_count", IntAttr{1}}, {"batch_group_count", IntAttr{1}}};
  for (const auto& [name, value] : extra) attrs.set(name, value);
  return attrs;
}

}  // namespace

ShapeCases contraction_cases() {
  using enum OpCode;
  ConvDims nchw_result = nhwc();
  nchw_result.output_feature = 1;
  nchw_result.output_spatial = {2, 3};
  ConvDims twice = nhwc();
  twice.input_spatial = {1, 1};
  ConvDims outside = nhwc();
  outside.output_batch = 4;
  ConvDims short_spatial = nhwc();
  short_spatial.kernel_spatial = {0};
  ConvDims no_spatial;
  no_spatial.input_feature = no_spatial.kernel_output_feature = no_spatial.output_feature = 1;
  const std::string image = "1x8x8x4xf32 3x3x4x16xf32";
  const std::int64_t huge = std::int64_t{1} << 62;
  return {
      accept(dot_general, "2x3xf32 3x5xf32", dot_dims({}, {}, {1}, {0}), "2x5xf32"),
      accept(dot_general, "7x2x3xf32 3x7x5xf32", dot_dims({0}, {1}, {2}, {0}), "7x2x5xf32"),
      accept(dot_general, "2x3xf32 4xf32", dot_dims({}, {}, {}, {}), "2x3x4xf32"),
      accept(dot_general, "2x3x4xf32 4x3xf32", dot_dims({}, {}, {1, 2}, {1, 0}), "2xf32"),
      accept(dot_general, "2x3xbf16 3x5xbf16", dot_dims({}, {}, {1}, {0}), "2x5xf32", "2x5xf32"),
      accept(dot_general, "2x3xi8 3x5xi8", dot_dims({}, {}, {1}, {0}), "2x5xi32", "2x5xi32"),
      refuse(dot_general, "2x3xf32 3x5xf32", dot_dims({}, {}, {1}, {0}),
             "result 0 is tensor<2x5xi32>, in which the elements of operand 0 (tensor<2x3xf32>) cannot be accumulated",
             "2x5xi32"),
      refuse(dot_general, "2x3xf32 3x5xf32", dot_dims({}, {}, {1}, {0}),
             "result 0 is declared as tensor<5x2xf32> but must be tensor<2x5xf32>", "5x2xf32"),
      refuse(dot_general, "2x3xf32 4x5xf32", dot_dims({}, {}, {1}, {0}),
             "contracting dimension 1 of operand 0 (tensor<2x3xf32>) is 3 but dimension 0 of operand 1 "
             "(tensor<4x5xf32>) is 4"),
      refuse(dot_general, "2x3x4xf32 3x4x5xf32", dot_dims({0}, {0}, {2}, {1}),
             "batching dimension 0 of operand 0 (tensor<2x3x4xf32>) is 2 but dimension 0 of operand 1 "
             "(tensor<3x4x5xf32>) is 3"),
      refuse(dot_general, "2x3xf32 3x5xf64", dot_dims({}, {}, {1}, {0}),
             "operand 1 is tensor<3x5xf64> but operand 0 is tensor<2x3xf32>: their element types must be equal"),
      refuse(dot_general, "2x3xf32 3x5xf32", dot_dims({}, {}, {1}, {}),
             "lhs_contracting_dimensions = [1] and rhs_contracting_dimensions = [] must have as many entries"),
      refuse(dot_general, "2x3xf32 3x5xf32", dot_dims({}, {}, {2}, {0}),
             "lhs_contracting_dimensions = [2] names dimension 2, which operand 0 (tensor<2x3xf32>) does not have"),
      refuse(dot_general, "2x2xf32 2x2xf32", dot_dims({1}, {1}, {1}, {0}),
             "batching and contracting dimensions of the lhs = [1, 1] names dimension 1 twice"),
      refuse(dot_general, "2x3xf32 3x5xf32", {}, "needs attribute 'dot_dimension_numbers', #stablehlo.dot<...>"),

      accept(convolution, image, conv(), "1x6x6x16xf32"),
      accept(convolution, "1x8x8x4xbf16 3x3x4x16xbf16", conv(), "1x6x6x16xf32", "1x6x6x16xf32"),
      accept(convolution, image, conv({{"dimension_numbers", nchw_result}}), "1x16x6x6xf32"),
      accept(convolution, image, conv({{"padding", pairs({1, 1, 0, 2})}, {"window_strides", Dims{2, 3}}}),
             "1x4x3x16xf32"),
      accept(convolution, image, conv({{"lhs_dilation", Dims{2, 1}}, {"rhs_dilation", Dims{1, 3}}}), "1x13x2x16xf32"),
      accept(convolution, image, conv({{"padding", pairs({-3, -3, 0, 0})}}), "1x0x6x16xf32"),
      accept(convolution, image, conv({{"window_reversal", std::vector<bool>{true, false}}}), "1x6x6x16xf32"),
      accept(convolution, "1x8x8x4xf32 3x3x1x16xf32", conv({{"feature_group_count", IntAttr{4}}}), "1x6x6x16xf32"),
      accept(convolution, "4x8x8x4xf32 3x3x4x16xf32", conv({{"batch_group_count", IntAttr{2}}}), "2x6x6x16xf32"),
      accept(convolution, "0x8x8x4xf32 3x3x4x16xf32", conv(), "0x6x6x16xf32"),
      accept(convolution, "2x3xf32 3x5xf32", conv({{"dimension_numbers", no_spatial}}), "2x5xf32"),
      refuse(
          convolution, "1x8x8x4xf32 3x3x5x16xf32", conv(),
          "input feature dimension 2 of operand 1 (tensor<3x3x5x16xf32>) is 5 but must be 4, the features of operand 0 "
          "(tensor<1x8x8x4xf32>) divided by feature_group_count = 1"),
      refuse(convolution, "1x8x8x4xf32 3x3x4xf32", conv(),
             "operand 0 (tensor<1x8x8x4xf32>) and operand 1 (tensor<3x3x4xf32>) must have one rank, of at least 2"),
      refuse(
          convolution, "1x8x8x4xf32 3x3x4x16xf16", conv(),
          "operand 1 is tensor<3x3x4x16xf16> but operand 0 is tensor<1x8x8x4xf32>: their element types must be equal"),
      refuse(convolution, image, conv({{"feature_group_count", IntAttr{3}}}),
             "feature_group_count = 3 does not divide dimension 3 of operand 0 (tensor<1x8x8x4xf32>)"),
      refuse(convolution, image, conv({{"batch_group_count", IntAttr{2}}}),
             "batch_group_count = 2 does not divide dimension 0 of operand 0 (tensor<1x8x8x4xf32>)"),
      refuse(convolution, image, conv({{"feature_group_count", IntAttr{0}}}),
             "feature_group_count = 0 and batch_group_count = 1 must be at least 1, and one of them 1"),
      refuse(convolution, image, conv({{"feature_group_count", IntAttr{2}}, {"batch_group_count", IntAttr{2}}}),
             "feature_group_count = 2 and batch_group_count = 2 must be at least 1, and one of them 1"),
      refuse(convolution, image, conv({{"dimension_numbers", twice}}),
             "dimension_numbers: input = [0, 3, 1, 1] names dimension 1 twice"),
      refuse(convolution, image, conv({{"dimension_numbers", outside}}),
             "dimension_numbers: output = [4, 3, 1, 2] names dimension 4 of 4"),
      refuse(convolution, image, conv({{"dimension_numbers", short_spatial}}),
             "dimension_numbers: kernel = [2, 3, 0] must have one entry for each of 4 dimensions"),
      refuse(convolution, image, conv({{"window_strides", Dims{1}}}),
             "window_strides = [1] must have one entry for each dimension of the window [3, 3]"),
      refuse(convolution, image, conv({{"window_strides", Dims{1, 0}}}),
             "window_strides = [1, 0] has 0, but entries must be at least 1"),
      refuse(convolution, "1x8x8x4xf32 3x0x4x16xf32", conv(),
             "kernel spatial dimensions = [3, 0] has 0, but entries must be at least 1"),
      refuse(convolution, image, conv({{"lhs_dilation", Dims{0, 1}}}),
             "lhs_dilation = [0, 1] has 0, but entries must be at least 1"),
      refuse(convolution, image, conv({{"padding", pairs({1, 1})}}),
             "padding is tensor<1x2xi64> but must be tensor<2x2xi64>: low and high for each dimension of the window"),
      refuse(convolution, image, conv({{"window_reversal", std::vector<bool>{true}}}),
             "window_reversal must have one entry for each of 2 spatial dimensions, got 1"),
      refuse(convolution, image, conv({{"lhs_dilation", Dims{huge, 1}}}),
             "a window of 3 has too many places in a dimension of 8 with padding 0 and 0 and dilation "
             "4611686018427387904"),
      refuse(convolution, image, conv({{"padding", pairs({huge, 0, 0, 0})}}),
             "result 0: shape [1, 4611686018427387910, 6, 16] has more than 2^58 elements"),
  };
}

}  // namespace pcp::testing
