// A sliding window, as reduce_window, select_and_scatter and convolution use it.
#pragma once

#include <optional>

#include "engine/reference/index.h"
#include "pcp/attribute.h"

namespace pcp::reference {

struct Window {
  Dims sizes, strides, low, base_dilations, dilations;

  // Absent attributes default to 1, absent padding to 0.
  Window(const Attrs& attrs, Dims window, const char* base_dilation, const char* window_dilation)
      : sizes(std::move(window)),
        strides(attrs.get_or("window_strides", ones())),
        low(sizes.size(), 0),
        base_dilations(attrs.get_or(base_dilation, ones())),
        dilations(attrs.get_or(window_dilation, ones())) {
    if (const auto* padding = attrs.find<Constant>("padding")) {
      Dims low_and_high = padding->as_dims();
      for (std::size_t d = 0; d < low.size(); ++d) low[d] = low_and_high[2 * d];
    }
  }

  // The element of a tensor of shape `dims` at position `inside` of the window when the window is at `where`; none for
  // padding, at the edges or between elements.
  std::optional<Index> source(const Dims& dims, const Index& where, const Index& inside) const {
    Index source(dims.size());
    for (std::size_t d = 0; d < dims.size(); ++d) {
      std::int64_t position = where[d] * strides[d] + inside[d] * dilations[d] - low[d];
      if (position < 0 || position % base_dilations[d] != 0) return std::nullopt;
      source[d] = position / base_dilations[d];
    }
    if (!is_inside(dims, source)) return std::nullopt;
    return source;
  }

 private:
  Dims ones() const { return Dims(sizes.size(), 1); }
};

}  // namespace pcp::reference
