// Loops over lanes, one per kernel. `out` may be an operand whose lanes have the same size.
#pragma once

#include "engine/cpu/vector/isa.h"

namespace pcp::cpu::PCP_ISA {

template <class Out, class In, auto f>
void unary(std::int64_t n, const void* a, const void*, const void*, void* out) {
  const In* x = static_cast<const In*>(a);
  Out* to = static_cast<Out*>(out);
  PCP_INDEPENDENT_LANES
  for (std::int64_t i = 0; i < n; ++i) to[i] = f(x[i]);
}

template <class Out, class In, auto f>
void binary(std::int64_t n, const void* a, const void* b, const void*, void* out) {
  const In* x = static_cast<const In*>(a);
  const In* y = static_cast<const In*>(b);
  Out* to = static_cast<Out*>(out);
  PCP_INDEPENDENT_LANES
  for (std::int64_t i = 0; i < n; ++i) to[i] = f(x[i], y[i]);
}

template <class T, auto f>
void ternary(std::int64_t n, const void* a, const void* b, const void* c, void* out) {
  const T* x = static_cast<const T*>(a);
  const T* y = static_cast<const T*>(b);
  const T* z = static_cast<const T*>(c);
  T* to = static_cast<T*>(out);
  PCP_INDEPENDENT_LANES
  for (std::int64_t i = 0; i < n; ++i) to[i] = f(x[i], y[i], z[i]);
}

// f with its float result rounded to the element type E.
template <class E, auto f, class... T>
PCP_INLINE auto rounded(T... x) {
  return E::round(f(x...));
}

}  // namespace pcp::cpu::PCP_ISA
