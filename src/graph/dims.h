// Numbers of dimensions as they stand in attributes: signed, in lists.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/index.h"
#include "pcp/tensor_type.h"

namespace pcp {

inline std::size_t at(std::int64_t dimension) { return static_cast<std::size_t>(dimension); }

inline bool contains(const Dims& dims, std::int64_t dimension) {
  return std::ranges::find(dims, dimension) != dims.end();
}

}  // namespace pcp
