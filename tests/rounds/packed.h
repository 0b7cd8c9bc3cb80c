#pragma once

#include <span>
#include <vector>

#include "rounds/compression.h"

namespace pcp::test {

inline std::vector<std::byte> packed(Compression compression, std::span<const float> values,
                                     std::span<float> residual = {}) {
  std::vector<std::byte> bytes(compressed_bytes(compression, std::ssize(values)));
  compress(compression, values, residual, bytes);
  return bytes;
}

}  // namespace pcp::test
