// Sliding windows of pooling and convolution, and the transposed windows of their gradients.
#pragma once

#include <optional>

#include "autodiff/vjp.h"
#include "graph/shape_checks.h"

namespace pcp {

using shape_rules::Window;
using Windows = std::vector<Window>;

// The windows of site.op, absent attributes filled in; see shape_rules::read_windows.
Windows read_windows(const VjpSite& site, const Dims& sizes, std::string_view base_dilation,
                     std::string_view window_dilation);

// The transposed windows: from cotangents at the `places` of a window to the `extent` elements it slid over. Strides
// and base dilation are exchanged, and taps come in reverse order.
Window transposed(const Window&, std::int64_t extent, std::int64_t places);

std::int64_t dilated(std::int64_t extent, std::int64_t dilation);  // the extent with holes between the elements

Dims each(const Windows&, std::int64_t Window::*field);
Constant padding(const Windows&);  // the attribute: low and high per dimension

// Windows that grow with the index, as in cumulative sums: one window spans its dimension and ends, or starts, at the
// place it is for.
struct Scan {
  std::size_t dimension;
  bool backward;  // the window starts at its place
};
std::optional<Scan> match_scan(const Windows&, const Dims& dims);

// The gradient of a reduce_window with any region, see written_out_window.cpp.
Values written_out_window_vjp(const VjpSite&, const Windows&);

}  // namespace pcp
