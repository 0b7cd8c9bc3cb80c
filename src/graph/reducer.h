// The seven binary operations that combine the elements of a reduction in any order: add, multiply, maximum, minimum,
// and, or, xor.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "pcp/graph.h"

namespace pcp {

struct Reducer {
  OpCode code;
  // The neutral element, and the absorbing one: x op absorbing is absorbing.
  enum class Bound : std::uint8_t { zero, one, lowest, highest, all_bits, none };
  Bound neutral;
  Bound absorbing;     // of integers; a float has none, since a NaN stays one
  bool takes_floats;   // and, or and xor are for integers and i1
  bool is_idempotent;  // x op x is x
};

inline constexpr std::array<Reducer, 7> kReducers{{
    {OpCode::add, Reducer::Bound::zero, Reducer::Bound::none, true, false},
    {OpCode::multiply, Reducer::Bound::one, Reducer::Bound::zero, true, false},
    {OpCode::maximum, Reducer::Bound::lowest, Reducer::Bound::highest, true, true},
    {OpCode::minimum, Reducer::Bound::highest, Reducer::Bound::lowest, true, true},
    {OpCode::and_, Reducer::Bound::all_bits, Reducer::Bound::zero, false, true},
    {OpCode::or_, Reducer::Bound::zero, Reducer::Bound::all_bits, false, true},
    {OpCode::xor_, Reducer::Bound::zero, Reducer::Bound::none, false, false},
}};

// The row of an operation; null when it is none of the seven.
const Reducer* find_reducer(OpCode);

// The element of this type that a row names; none where the type has no such element (a float has no `all_bits`).
std::optional<Constant> bound(Reducer::Bound, DType);

// The operation of a region that is one reducer over its two arguments, in either order, and nothing else.
std::optional<OpCode> match_reducer(const Region&);
// The same for a region that combines several tensors, each by a reducer of its own: one operation per result. Empty
// when the region is anything else.
std::vector<OpCode> match_reducers(const Region&);

}  // namespace pcp
