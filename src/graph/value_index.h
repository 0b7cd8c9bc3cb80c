// Where a value stands in the tables of its function. IndexedVector<T>(function.value_count()) is such a table: it
// takes values as indices.
#pragma once

#include "base/index.h"
#include "pcp/graph.h"

namespace pcp {

inline std::size_t index(Value value) { return index(value.id); }

}  // namespace pcp
