// The binary operations that most reductions and scatters use, on elements in their wide form (element.h).
#pragma once

#include <bit>

#include "engine/cpu/element.h"
#include "pcp/op.h"

namespace pcp::cpu {

template <OpCode op, class T>
[[gnu::always_inline]] inline T combine(T a, T b) {
  if constexpr (std::is_same_v<T, Bool>) {
    if constexpr (op == OpCode::xor_)
      return {static_cast<std::uint8_t>(a.value ^ b.value)};
    else if constexpr (op == OpCode::multiply || op == OpCode::minimum || op == OpCode::and_)
      return {static_cast<std::uint8_t>(a.value & b.value)};
    else
      return {static_cast<std::uint8_t>(a.value | b.value)};
  } else if constexpr (std::floating_point<T>) {
    using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    if constexpr (op == OpCode::add)
      return a + b;
    else if constexpr (op == OpCode::multiply)
      return a * b;
    // Equal numbers differ at most in the sign of zero, so the signs decide.
    else if constexpr (op == OpCode::maximum) {
      T larger = a > b || a != a ? a : b;
      return a == b ? std::bit_cast<T>(std::bit_cast<Bits>(a) & std::bit_cast<Bits>(b)) : larger;
    } else {
      T smaller = a < b || a != a ? a : b;
      return a == b ? std::bit_cast<T>(std::bit_cast<Bits>(a) | std::bit_cast<Bits>(b)) : smaller;
    }
  } else {
    // Computed unsigned and in at least 32 bits, so that no signed overflow occurs before the result is truncated to T.
    using U = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
    if constexpr (op == OpCode::add)
      return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
    else if constexpr (op == OpCode::multiply)
      return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
    else if constexpr (op == OpCode::maximum)
      return a > b ? a : b;
    else if constexpr (op == OpCode::minimum)
      return a < b ? a : b;
    else if constexpr (op == OpCode::and_)
      return a & b;
    else if constexpr (op == OpCode::or_)
      return a | b;
    else
      return a ^ b;
  }
}

// Calls fn.template operator()<op>() for the operations that match_reducer returns and that exist for T.
template <class T, class Fn>
decltype(auto) with_reducer(OpCode op, Fn&& fn) {
  if constexpr (!std::floating_point<Wide<T>>) {
    if (op == OpCode::and_) return fn.template operator()<OpCode::and_>();
    if (op == OpCode::or_) return fn.template operator()<OpCode::or_>();
    if (op == OpCode::xor_) return fn.template operator()<OpCode::xor_>();
  }
  switch (op) {
    case OpCode::add:
      return fn.template operator()<OpCode::add>();
    case OpCode::multiply:
      return fn.template operator()<OpCode::multiply>();
    case OpCode::maximum:
      return fn.template operator()<OpCode::maximum>();
    case OpCode::minimum:
      return fn.template operator()<OpCode::minimum>();
    default:
      fail(Code::internal, "[", info(op).name, "] is no fold of this element type");
  }
}

}  // namespace pcp::cpu
