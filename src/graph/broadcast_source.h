// What a value repeats: broadcasts and reshapes that only add or drop dimensions of size 1 are looked through.
#pragma once

#include <optional>

#include "graph/uses.h"

namespace pcp {

struct BroadcastSource {
  Value value;
  // Per dimension of the value that was asked for: the dimension of the source it runs along; none where the value
  // repeats the same element, or has size 1.
  std::vector<std::optional<std::int64_t>> from;
};

BroadcastSource broadcast_source(const Function&, const Uses&, Value);

// Whether `value` is `reduction` beside what was reduced again: `reduction` is the result of reducing a tensor of the
// shape of `value` over `reduced`, and every element of `value` is that of its own row.
bool repeats_reduction(const Function&, const Uses&, Value value, Value reduction, const Dims& reduced);

}  // namespace pcp
