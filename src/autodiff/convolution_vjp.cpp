// The gradients of a convolution are convolutions: of the cotangent with the flipped kernel for the input, of the input
// with the cotangent for the kernel.
#include "autodiff/emit.h"
#include "autodiff/rules.h"
#include "autodiff/sliding.h"
#include "base/index.h"

namespace pcp {
namespace {

// Takes the `groups` parts of dimension `from` and joins them in front of the elements of dimension `into`.
Value move_groups(Builder& b, Value x, std::int64_t groups, std::int64_t from, std::int64_t into) {
  Dims dims = b.type(x).dims, split = dims, permutation;
  split[index(from)] /= groups;
  Dims joined = split;
  joined[index(into)] *= groups;
  split.insert(split.begin() + from, groups);
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(dims.size()); ++i) {
    if (i == into) permutation.push_back(from);
    permutation.push_back(i < from ? i : i + 1);
  }
  return b.reshape(b.transpose(b.reshape(x, split), permutation), joined);
}

class Convolution {
 public:
  explicit Convolution(const VjpSite& site)
      : site_(site),
        b_(site.builder),
        numbers_(site.op.attrs.get<ConvDims>("dimension_numbers")),
        input_(site.operand_type(0)),
        kernel_(site.operand_type(1)),
        output_(b_.type(site.cotangents[0])),
        reversal_(site.op.attrs.get_or("window_reversal", std::vector<bool>(numbers_.kernel_spatial.size(), false))),
        feature_groups_(site.op.attrs.integer("feature_group_count")),
        batch_groups_(site.op.attrs.integer("batch_group_count")),
        // computed in the wider type, so that terms are not rounded before they are summed
        dtype_(byte_size(output_.dtype) > byte_size(input_.dtype) ? output_.dtype : input_.dtype) {
    Dims sizes;
    for (std::int64_t dim : numbers_.kernel_spatial) sizes.push_back(extent(kernel_, dim));
    windows_ = read_windows(site, sizes, "lhs_dilation", "rhs_dilation");
  }

  Value input_gradient() {
    if (output_.elements() == 0 || input_.elements() == 0 || kernel_.elements() == 0) return zeros(b_, input_);
    std::int64_t groups = feature_groups_ * batch_groups_;
    Value kernel = in_type(b_, site_.operands[1], dtype_);
    if (groups > 1) {
      kernel = move_groups(b_, kernel, groups, numbers_.kernel_output_feature, numbers_.kernel_input_feature);
    }
    Windows back;
    for (std::size_t i = 0; i < windows_.size(); ++i) {
      back.push_back(transposed(windows_[i], extent(input_, numbers_.input_spatial[i]),
                                extent(output_, numbers_.output_spatial[i])));
    }
    // The kernel is flipped by an operation of its own, as JAX does: XLA's fast convolutions take no window_reversal.
    Dims flipped;
    for (std::size_t i = 0; i < reversal_.size(); ++i) {
      bool one = extent(kernel_, numbers_.kernel_spatial[i]) == 1;
      if (!reversal_[i] && !one) flipped.push_back(numbers_.kernel_spatial[i]);
    }
    if (!flipped.empty()) kernel = b_.reverse(kernel, flipped);
    ConvDims dims{numbers_.output_batch,          numbers_.output_feature,       numbers_.output_spatial,
                  numbers_.kernel_output_feature, numbers_.kernel_input_feature, numbers_.kernel_spatial,
                  numbers_.input_batch,           numbers_.input_feature,        numbers_.input_spatial};
    TensorType result(dtype_, input_.dims);
    at(result, numbers_.input_batch) /= batch_groups_;
    at(result, numbers_.input_feature) *= batch_groups_;
    Value gradient = convolve(cotangent(), kernel, result, back, dims, groups, 1);
    if (batch_groups_ > 1) {
      gradient = move_groups(b_, gradient, batch_groups_, numbers_.input_feature, numbers_.input_batch);
    }
    return in_type(b_, gradient, input_.dtype);
  }

  // The cotangent takes the place of the kernel: batches are summed, and strides and dilation are exchanged.
  Value kernel_gradient() {
    if (output_.elements() == 0 || input_.elements() == 0 || kernel_.elements() == 0) return zeros(b_, kernel_);
    Windows back = windows_;
    for (std::size_t i = 0; i < windows_.size(); ++i) {
      std::int64_t places = extent(output_, numbers_.output_spatial[i]);
      std::int64_t elements = dilated(extent(input_, numbers_.input_spatial[i]), windows_[i].base_dilation);
      back[i].size = places;
      back[i].stride = windows_[i].window_dilation;
      back[i].window_dilation = windows_[i].stride;
      back[i].high = dilated(places, windows_[i].stride) + (windows_[i].size - 1) * windows_[i].window_dilation -
                     windows_[i].low - elements;
    }
    ConvDims dims{numbers_.input_feature,        numbers_.input_batch,           numbers_.input_spatial,
                  numbers_.output_batch,         numbers_.output_feature,        numbers_.output_spatial,
                  numbers_.kernel_input_feature, numbers_.kernel_output_feature, numbers_.kernel_spatial};
    Value gradient = convolve(in_type(b_, site_.operands[0], dtype_), cotangent(), TensorType(dtype_, kernel_.dims),
                              back, dims, batch_groups_, feature_groups_);
    Dims reversed;
    for (std::size_t i = 0; i < reversal_.size(); ++i) {
      if (reversal_[i]) reversed.push_back(numbers_.kernel_spatial[i]);
    }
    if (!reversed.empty()) gradient = b_.reverse(gradient, reversed);
    return in_type(b_, gradient, kernel_.dtype);
  }

 private:
  static std::int64_t extent(const TensorType& type, std::int64_t dim) { return type.dims[index(dim)]; }
  static std::int64_t& at(TensorType& type, std::int64_t dim) { return type.dims[index(dim)]; }
  Value cotangent() { return in_type(b_, site_.cotangents[0], dtype_); }

  Value convolve(Value input, Value kernel, TensorType result, const Windows& windows, const ConvDims& dims,
                 std::int64_t feature_groups, std::int64_t batch_groups) {
    Attrs attrs{{"dimension_numbers", dims},
                {"feature_group_count", IntAttr{feature_groups}},
                {"batch_group_count", IntAttr{batch_groups}}};
    if (!windows.empty()) {
      attrs.set("window_strides", each(windows, &Window::stride));
      attrs.set("padding", padding(windows));
      attrs.set("lhs_dilation", each(windows, &Window::base_dilation));
      attrs.set("rhs_dilation", each(windows, &Window::window_dilation));
    }
    if (const Attr* precision = site_.op.attrs.find("precision_config")) attrs.set("precision_config", *precision);
    return b_.create1(OpCode::convolution, {input, kernel}, std::move(attrs), {}, {std::move(result)});
  }

  const VjpSite& site_;
  Builder& b_;
  const ConvDims& numbers_;
  TensorType input_, kernel_, output_;
  std::vector<bool> reversal_;
  std::int64_t feature_groups_, batch_groups_;
  DType dtype_;
  Windows windows_;
};

}  // namespace

Values convolution_vjp(const VjpSite& site) {
  Convolution convolution(site);
  Values gradients(2);
  if (site.wanted[0]) gradients[0] = convolution.input_gradient();
  if (site.wanted[1]) gradients[1] = convolution.kernel_gradient();
  return gradients;
}

}  // namespace pcp
