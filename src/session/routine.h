// Routines: the functions that instructions call. A client makes one for each operation it meets with new types or
// parameters, gives it a number and sends its text once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "pcp/builder.h"
#include "session/stream.h"

namespace pcp::session {

// Types are compared by address: equal types have the same one. They live as long as the process.
using TypeRef = const TensorType*;
TypeRef interned(const TensorType&);

struct TypeLess {
  bool operator()(const TensorType& a, const TensorType& b) const {
    if (a.dtype != b.dtype) return a.dtype < b.dtype;
    return std::ranges::lexicographical_compare(a.dims, b.dims);
  }
};

struct Routine {
  RoutineId id = 0;
  std::string_view name;  // of the operation it was made for; empty: a gradient
  Function function;
  std::vector<TypeRef> arguments, results;
};

// What tells routines apart before they are built: the operation, its parameters and the types of its operands.
struct RoutineKey {
  std::string_view name;                 // must outlive the table: a literal
  SmallVector<std::int64_t, 8> numbers;  // axes, sizes...
  SmallVector<TypeRef, 4> types;
  bool operator==(const RoutineKey&) const = default;
};
struct RoutineKeyHash {
  std::size_t operator()(const RoutineKey&) const;
};

// The text of a routine in a stream, and back. The name of its function is that of the operation. Throws
// invalid_argument for what is no module of one valid function.
std::string routine_text(const Function&);
Function parse_routine(std::string_view text);
std::string routine_name(std::string_view text);  // without parsing the rest; empty where there is none

}  // namespace pcp::session
