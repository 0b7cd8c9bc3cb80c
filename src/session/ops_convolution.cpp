// Convolution and pooling over the last two axes.
#include "autodiff/emit.h"
#include "autodiff/sliding.h"
#include "session/ops.h"

namespace pcp::gt {
namespace {

// One window over one axis.
Window window_of(std::string_view name, std::int64_t extent, std::int64_t size, std::int64_t stride,
                 std::int64_t padded, std::int64_t dilation) {
  require(size > 0 && stride > 0 && padded >= 0 && dilation > 0, "[gt.", name,
          "] a kernel, stride or dilation that is not positive, or a negative padding");
  require(extent + 2 * padded >= dilated(size, dilation), "[gt.", name, "] a window of ", dilated(size, dilation),
          " is larger than ", extent, " elements with ", padded, " of padding on both sides");
  Window window;
  window.size = size;
  window.stride = stride;
  window.low = window.high = padded;
  window.window_dilation = dilation;
  return window;
}

std::int64_t places_of_window(const Window& window, std::int64_t extent) {
  return (extent + 2 * window.low - dilated(window.size, window.window_dilation)) / window.stride + 1;
}

Windows pool_windows(std::string_view name, const Tensor& x, const Pool2d& pool) {
  check_rank(name, x, 3, "the input");
  Windows windows(x.dims().size() - 2, window_of(name, 1, 1, 1, 0, 1));
  for (std::size_t i = 0; i < 2; ++i) {
    require(2 * pool.padding[i] <= pool.kernel[i], "[gt.", name, "] a padding of ", pool.padding[i],
            " is more than half of a kernel of ", pool.kernel[i]);
    std::int64_t extent = x.dims()[x.dims().size() - 2 + i];
    windows.push_back(window_of(name, extent, pool.kernel[i], pool.stride[i], pool.padding[i], 1));
  }
  return windows;
}

Numbers pool_key(const Pool2d& pool) {
  Numbers numbers;
  for (const auto& pair : {pool.kernel, pool.stride, pool.padding}) numbers.insert(numbers.end(), {pair[0], pair[1]});
  return numbers;
}

Value pooled(Builder& b, Value x, const Windows& windows, OpCode code) {
  DType dtype = b.type(x).dtype;
  std::vector<Region> body;
  body.push_back(binary_region(b, code, dtype));
  Attrs attrs{{"window_dimensions", each(windows, &Window::size)},
              {"window_strides", each(windows, &Window::stride)},
              {"padding", padding(windows)}};
  return b.create1(OpCode::reduce_window, {x, b.constant(neutral(code, dtype))}, std::move(attrs), std::move(body));
}

}  // namespace

Tensor conv2d(const Tensor& x, const Tensor& weight, const Tensor& bias, const Conv2d& options) {
  Operand left = x, right = weight;
  DType met = meeting_type({&left, &right});
  Arguments arguments{x, weight};
  if (bias) arguments.push_back(bias);
  Numbers numbers{number(met), options.groups};
  for (const auto& pair : {options.stride, options.padding, options.dilation}) {
    numbers.insert(numbers.end(), {pair[0], pair[1]});
  }
  return emit("conv2d", std::move(numbers), arguments, [&](Builder& b, const Values& v) {
    require((x.rank() == 3 || x.rank() == 4) && weight.rank() == 4,
            "[gt.conv2d] the input must be [N, C, H, W] or [C, H, W] and the weight [out, in / groups, H, W], got ",
            shown(x.dims()), " and ", shown(weight.dims()));
    Dims dims = x.dims();
    if (x.rank() == 3) dims.insert(dims.begin(), 1);
    const Dims& kernel = weight.dims();
    std::int64_t groups = options.groups, out = kernel[0];
    require(groups > 0 && dims[1] == kernel[1] * groups && out % groups == 0, "[gt.conv2d] ", dims[1],
            " input channels and ", out, " output channels in ", groups, " groups do not fit a weight of shape ",
            shown(kernel));
    require(!bias || bias.dims() == Dims{out}, "[gt.conv2d] the bias must have the shape [", out, "], got ",
            bias ? to_string(bias.dims()) : "");
    Windows windows;
    TensorType result(met, {dims[0], out});
    for (std::size_t i = 0; i < 2; ++i) {
      windows.push_back(
          window_of("conv2d", dims[2 + i], kernel[2 + i], options.stride[i], options.padding[i], options.dilation[i]));
      result.dims.push_back(places_of_window(windows[i], dims[2 + i]));
    }
    ConvDims layout;
    layout.input_batch = layout.output_batch = layout.kernel_output_feature = 0;
    layout.input_feature = layout.output_feature = layout.kernel_input_feature = 1;
    layout.input_spatial = layout.output_spatial = layout.kernel_spatial = {2, 3};
    Attrs attrs{{"dimension_numbers", layout},     {"feature_group_count", IntAttr{groups}},
                {"batch_group_count", IntAttr{1}}, {"window_strides", each(windows, &Window::stride)},
                {"padding", padding(windows)},     {"rhs_dilation", each(windows, &Window::window_dilation)}};
    Value input = b.reshape(as(b, v[0], met), dims);
    Value made = b.create1(OpCode::convolution, {input, as(b, v[1], met)}, std::move(attrs), {}, {result});
    if (bias) made = b.add(made, b.broadcast_in_dim(as(b, v[2], met), result.dims, {1}));
    if (x.rank() == 4) return made;
    return b.reshape(made, Dims(result.dims.begin() + 1, result.dims.end()));
  });
}

Tensor max_pool2d(const Tensor& x, const Pool2d& pool) {
  return emit("max_pool2d", pool_key(pool), {x}, [&](Builder& b, const Values& v) {
    return pooled(b, v[0], pool_windows("max_pool2d", x, pool), OpCode::maximum);
  });
}

Tensor avg_pool2d(const Tensor& x, const Pool2d& pool, bool count_include_pad) {
  check_float("avg_pool2d", x);
  Numbers numbers = pool_key(pool);
  numbers.push_back(count_include_pad);
  return emit("avg_pool2d", std::move(numbers), {x}, [&](Builder& b, const Values& v) {
    Windows windows = pool_windows("avg_pool2d", x, pool);
    Value wide = as(b, v[0], computing(x.dtype()));
    Value sums = pooled(b, wide, windows, OpCode::add);
    Value counts = count_include_pad ? like(b, sums, static_cast<double>(pool.kernel[0] * pool.kernel[1]))
                                     : pooled(b, like(b, wide, 1), windows, OpCode::add);
    return as(b, b.divide(sums, counts), x.dtype());
  });
}

}  // namespace pcp::gt
