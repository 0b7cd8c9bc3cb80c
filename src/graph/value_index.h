// The index of a value in the tables of its function. IndexedVector<T>(function.value_count()) is such a table: it
// takes values as indices.
#pragma once

#include <functional>

#include "base/index.h"
#include "pcp/graph.h"

namespace pcp {

inline std::size_t index(Value value) { return index(value.id); }

}  // namespace pcp

// For hash maps with values as keys, where few values of a large function take part.
template <>
struct std::hash<pcp::Value> {
  std::size_t operator()(pcp::Value value) const { return std::hash<std::int32_t>()(value.id); }
};
