// Where a value stands in the tables of its function.
#pragma once

#include <cstddef>

#include "pcp/graph.h"

namespace pcp {

inline std::size_t index(Value value) { return static_cast<std::size_t>(value.id); }

}  // namespace pcp
