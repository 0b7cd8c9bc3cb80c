// The source of a broadcast value, through any number of broadcasts and of reshapes that only add or drop dimensions of
// size 1.
#pragma once

#include <optional>

#include "graph/uses.h"

namespace pcp {

struct BroadcastSource {
  Value value;
  // Per dimension of the value: the corresponding dimension of the source; none where the value repeats the same
  // element, or has size 1.
  std::vector<std::optional<std::int64_t>> from;
};

BroadcastSource broadcast_source(const Function&, const Uses&, Value);

// Whether `value` is `reduction` broadcast to the shape before the reduction: `reduction` is the result of reducing a
// tensor of the shape of `value` over `reduced`, and every element of `value` is the result for its own row.
bool repeats_reduction(const Function&, const Uses&, Value value, Value reduction, const Dims& reduced);

}  // namespace pcp
