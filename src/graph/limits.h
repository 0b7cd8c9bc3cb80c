// Limits of a graph, so that a small hostile file cannot ask for absurd memory or stack.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pcp {

inline constexpr int kMaxRank = 32;              // kernels keep indices of a fixed size
inline constexpr std::size_t kMaxFileRank = 64;  // of a tensor in a file, even if no graph can take it
inline constexpr int kMaxRegionDepth = 128;      // verifier, hash, printer and parser recurse once per nested region
inline constexpr std::int64_t kMaxConstantBytes = std::int64_t{4}
                                                  << 30;  // expanded: a splat of any size is a few bytes of text

}  // namespace pcp
