// Masks that let a band along the diagonal through, as causal attention and sliding windows have them.
#pragma once

#include <optional>

#include "graph/uses.h"

namespace pcp {

// True where first <= column - row <= last; a side without a bound is open.
struct DiagonalBand {
  std::int64_t row_dimension = 0, column_dimension = 0;  // of the mask
  std::optional<std::int64_t> first, last;
  bool operator==(const DiagonalBand&) const = default;
};

// The band that an i1 tensor is true on, when it is one between `column_dimension` and one other dimension and the same
// along all others. Knows constants, and comparisons of iotas, with numbers added, joined by `and`.
std::optional<DiagonalBand> diagonal_band(const Function&, const Uses&, Value mask, std::int64_t column_dimension);

}  // namespace pcp
