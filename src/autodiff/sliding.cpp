#include "autodiff/sliding.h"

namespace pcp {

Windows read_windows(const VjpSite& site, const Dims& sizes, std::string_view base_dilation,
                     std::string_view window_dilation) {
  const Op& op = site.op;
  OpSite checked{op.info(), {}, {}, op.attrs, op.regions, site.source, op.location};
  return shape_rules::read_windows(checked, "window_dimensions", sizes, base_dilation, window_dilation);
}

// Element i lies at low + i * base_dilation and is tap k of place p when that is p * stride + k * window_dilation. With
// cotangents spread `stride` apart, the taps of element i in reverse order start (size - 1) * window_dilation before
// it.
Window transposed(const Window& window, std::int64_t extent, std::int64_t places) {
  Window result = window;
  result.stride = window.base_dilation;
  result.base_dilation = window.stride;
  result.low = (window.size - 1) * window.window_dilation - window.low;
  result.high = (extent - 1) * window.base_dilation + 1 + window.low - dilated(places, window.stride);
  return result;
}

std::int64_t dilated(std::int64_t extent, std::int64_t dilation) {
  return extent == 0 ? 0 : (extent - 1) * dilation + 1;
}

Dims each(const Windows& windows, std::int64_t Window::*field) {
  Dims values;
  for (const Window& window : windows) values.push_back(window.*field);
  return values;
}

Constant padding(const Windows& windows) {
  Dims values;
  for (const Window& window : windows) values.insert(values.end(), {window.low, window.high});
  TensorType type(DType::i64, {static_cast<std::int64_t>(windows.size()), 2});
  return Constant::of<std::int64_t>(type, values);
}

std::optional<Scan> match_scan(const Windows& windows, const Dims& dims) {
  std::optional<Scan> scan;
  for (std::size_t i = 0; i < windows.size(); ++i) {
    const Window& window = windows[i];
    if (window.stride != 1 || window.base_dilation != 1) return std::nullopt;
    if (window.size == 1 && window.low == 0 && window.high == 0) continue;
    bool forward = window.low == dims[i] - 1 && window.high == 0;
    bool backward = window.low == 0 && window.high == dims[i] - 1;
    if (scan || !(forward || backward) || window.size != dims[i] || window.window_dilation != 1) return std::nullopt;
    scan = Scan{i, backward};
  }
  return scan;
}

}  // namespace pcp
