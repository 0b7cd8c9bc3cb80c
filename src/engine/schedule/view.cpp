#include "engine/schedule/view.h"

#include <algorithm>

namespace pcp::schedule {

Levels normalized(const Dims& dims, const Dims& strides) {
  Levels levels;
  for (std::size_t i = 0; i < dims.size(); ++i) {
    if (dims[i] == 1) continue;
    if (!levels.empty() && levels.back().stride == strides[i] * dims[i]) {
      levels.back() = {levels.back().size * dims[i], strides[i]};
    } else {
      levels.push_back({dims[i], strides[i]});
    }
  }
  return levels;
}

bool is_contiguous(const View& view) {
  if (view.offset != 0) return false;
  std::int64_t stride = 1;
  for (std::size_t i = view.dims.size(); i-- > 0;) {
    if (view.dims[i] == 1) continue;
    if (view.strides[i] != stride) return view.elements() == 0;
    stride *= view.dims[i];
  }
  return true;
}

bool is_row_broadcast(const View& view, std::int64_t rows, std::int64_t cols) {
  if (view.offset != 0) return false;
  Levels expected;
  if (rows != 1) expected.push_back({rows, 1});
  if (cols != 1) expected.push_back({cols, 0});
  return normalized(view) == expected;
}

View transposed(const View& view, const Dims& permutation) {
  View result = view;
  for (std::size_t i = 0; i < permutation.size(); ++i) {
    result.dims[i] = view.dims[static_cast<std::size_t>(permutation[i])];
    result.strides[i] = view.strides[static_cast<std::size_t>(permutation[i])];
  }
  return result;
}

View broadcast(const View& view, const Dims& dims, const Dims& broadcast_dimensions) {
  View result = view;
  result.dims = dims;
  result.strides.assign(dims.size(), 0);
  for (std::size_t i = 0; i < broadcast_dimensions.size(); ++i) {
    if (view.dims[i] != 1) result.strides[static_cast<std::size_t>(broadcast_dimensions[i])] = view.strides[i];
  }
  return result;
}

View sliced(const View& view, const Dims& start, const Dims& limit, const Dims& strides) {
  View result = view;
  for (std::size_t i = 0; i < start.size(); ++i) {
    result.offset += start[i] * view.strides[i];
    result.dims[i] = (limit[i] - start[i] + strides[i] - 1) / strides[i];
    result.strides[i] = view.strides[i] * strides[i];
  }
  return result;
}

View reversed(const View& view, const Dims& dimensions) {
  View result = view;
  for (std::int64_t d : dimensions) {
    auto dim = static_cast<std::size_t>(d);
    result.offset += (view.dims[dim] - 1) * view.strides[dim];
    result.strides[dim] = -view.strides[dim];
  }
  return result;
}

std::optional<View> reshaped(const View& view, const Dims& dims) {
  View result = view;
  result.dims = dims;
  result.strides.assign(dims.size(), 0);
  if (view.elements() == 0) {
    result.strides = row_major_strides(dims);
    return result;
  }
  // Each new dimension is cut from the innermost remaining part of a level.
  auto levels = normalized(view);
  std::int64_t rest = levels.empty() ? 1 : levels.back().size;
  std::int64_t stride = levels.empty() ? 1 : levels.back().stride;
  for (std::size_t i = dims.size(); i-- > 0;) {
    if (dims[i] == 1) continue;
    if (rest == 1) {
      levels.pop_back();
      rest = levels.back().size;
      stride = levels.back().stride;
    }
    if (rest % dims[i] != 0) return std::nullopt;
    result.strides[i] = stride;
    stride *= dims[i];
    rest /= dims[i];
  }
  return result;
}

std::optional<Level> joined(const View& view, const Dims& dims) {
  Dims sizes, strides;
  for (std::int64_t d : dims) {
    sizes.push_back(view.dims[static_cast<std::size_t>(d)]);
    strides.push_back(view.strides[static_cast<std::size_t>(d)]);
  }
  auto levels = normalized(sizes, strides);
  if (levels.empty()) return Level{1, 0};
  if (levels.size() > 1) return std::nullopt;
  return levels[0];
}

}  // namespace pcp::schedule
