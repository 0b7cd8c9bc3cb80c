// Recognises what a scalar region computes, so that the common ones need no interpretation.
#pragma once

#include <optional>

#include "pcp/graph.h"

namespace pcp::schedule {

// add, multiply, maximum, minimum, and_, or_, xor_ when the region is just that op over its two arguments.
std::optional<OpCode> match_monoid(const Region&);
// The index of the argument when the region returns one of its arguments unchanged.
std::optional<int> match_argument(const Region&);

}  // namespace pcp::schedule
