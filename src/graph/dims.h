// Dimension numbers as attributes hold them: lists of signed integers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/index.h"
#include "pcp/tensor_type.h"

namespace pcp {

inline std::size_t at(std::int64_t dimension) { return index(dimension); }

inline bool contains(const Dims& dims, std::int64_t dimension) {
  return std::ranges::find(dims, dimension) != dims.end();
}

}  // namespace pcp
