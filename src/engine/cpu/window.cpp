#include "engine/cpu/window.h"

#include <algorithm>

#include "base/index.h"

namespace pcp::cpu {

void read_padding(const Op& op, std::size_t rank, Dims& low, Dims& high) {
  low.assign(rank, 0);
  high.assign(rank, 0);
  const auto* padding = op.attrs.find<Constant>("padding");
  if (!padding) return;
  Dims values = padding->as_dims();
  for (std::size_t d = 0; d < rank; ++d) {
    low[d] = values[2 * d];
    high[d] = values[2 * d + 1];
  }
}

Window::Window(const Op& op, std::size_t rank) {
  auto read = [&](std::string_view name) { return op.attrs.get_or<Dims>(name, Dims(rank, 1)); };
  size = read("window_dimensions");
  strides = read("window_strides");
  base_dilation = read("base_dilations");
  dilation = read("window_dilations");
  read_padding(op, rank, low, high);
}

bool Window::pads() const {
  auto is = [](std::int64_t value) { return [value](std::int64_t x) { return x == value; }; };
  return !std::ranges::all_of(low, is(0)) || !std::ranges::all_of(high, is(0)) ||
         !std::ranges::all_of(base_dilation, is(1));
}

void pad_into(const Tensor& input, const std::byte* value, const Dims& low, const Dims& interior, const Tensor& result,
              const Threads& threads) {
  Dims source_strides = row_major_strides(input.type.dims);
  Dims target_strides = row_major_strides(result.type.dims);
  Dims dims(low.size());
  std::int64_t source = 0, target = 0;
  bool covered = true;
  for (std::size_t d = 0; d < low.size(); ++d) {
    // Element i is written at low + i * step; elements [first, last] are those inside the result.
    std::int64_t step = interior[d] + 1, size = result.type.dims[d];
    std::int64_t first = low[d] < 0 ? (-low[d] + step - 1) / step : 0;
    std::int64_t last = size - 1 < low[d] ? -1 : std::min(input.type.dims[d] - 1, (size - 1 - low[d]) / step);
    dims[d] = std::max<std::int64_t>(0, last - first + 1);
    covered &= dims[d] == size;
    source += first * source_strides[d];
    target += (low[d] + first * step) * target_strides[d];
    target_strides[d] *= step;
  }
  auto bytes = static_cast<std::int64_t>(byte_size(result.type.dtype));
  if (!covered) {
    copy_strided(value, {0}, result.data, {1}, {result.type.elements()}, index(bytes), threads);
  }
  if (element_count(dims) == 0) return;
  copy_strided(input.data + source * bytes, source_strides, result.data + target * bytes, target_strides, dims,
               index(bytes), threads);
}

}  // namespace pcp::cpu
