// Masks that are true on a band along the diagonal, as in causal attention and sliding windows.
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

// The band on which an i1 tensor is true, when there is one between `column_dimension` and one other dimension and the
// tensor is constant along all others. Recognises constants, and comparisons of iotas plus constants joined by `and`.
std::optional<DiagonalBand> diagonal_band(const Function&, const Uses&, Value mask, std::int64_t column_dimension);

}  // namespace pcp
