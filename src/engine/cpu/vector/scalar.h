// Every elementwise operation on one element, as StableHLO defines it; where StableHLO leaves the result open, it is
// that of XLA on CPUs. The loops of lanes.h take these functions as template arguments; fold.h also calls its functions
// with whole vectors. i1 has no functions of its own: its lanes are 0 and 1, so add and maximum are bit_or, multiply
// and minimum are bit_and.
#pragma once

#include "engine/cpu/vector/math.h"

namespace pcp::cpu::PCP_ISA {

template <class T>
inline constexpr bool kIsF32 = std::is_same_v<T, float>;
template <class T>
inline constexpr unsigned kWidth = 8 * sizeof(T);

// The unsigned type in which integer arithmetic is done: it wraps and is not promoted to int.
template <class T>
using Wrapping = std::conditional_t<(sizeof(T) < 4), std::uint32_t, std::make_unsigned_t<T>>;
template <class T>
inline constexpr T kLowest = std::is_signed_v<T> ? static_cast<T>(Wrapping<T>{1} << (kWidth<T> - 1)) : T(0);
template <class T>
inline constexpr T kHighest = static_cast<T>(~kLowest<T>);

// ---- Arithmetic

template <class T>
PCP_INLINE T add(T x, T y) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<Wrapping<T>>(x) + static_cast<Wrapping<T>>(y));
  else
    return x + y;
}

template <class T>
PCP_INLINE T subtract(T x, T y) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<Wrapping<T>>(x) - static_cast<Wrapping<T>>(y));
  else
    return x - y;
}

template <class T>
PCP_INLINE T multiply(T x, T y) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<Wrapping<T>>(x) * static_cast<Wrapping<T>>(y));
  else
    return x * y;
}

template <class T>
PCP_INLINE T negate(T x) {
  if constexpr (kIsFloat<T>)
    return -x;
  else
    return subtract(T(0), x);
}

// Integer quotients of up to 32 bits are computed exactly by a floating-point division: a quotient that is not whole is
// further from the next integer than the rounding error. Unlike integer division, this vectorises.
template <class T>
PCP_INLINE T divide(T x, T y) {
  if constexpr (kIsFloat<T>) {
    return x / y;
  } else {
    using Inexact = std::conditional_t<(sizeof(T) < 4), float, double>;
    bool zero = y == T(0);
    bool minus_one = std::is_signed_v<T> && y == static_cast<T>(-1);
    T divisor = (zero | minus_one) ? T(1) : y;
    T quotient;
    if constexpr (sizeof(T) == 8)
      quotient = x / divisor;
    else
      quotient = static_cast<T>(static_cast<Inexact>(x) / static_cast<Inexact>(divisor));
    quotient = minus_one ? negate(x) : quotient;
    return zero ? static_cast<T>(-1) : quotient;
  }
}

template <class T>
PCP_INLINE T remainder(T x, T y) {
  if constexpr (kIsF32<T>)
    return __builtin_fmodf(x, y);
  else if constexpr (kIsFloat<T>)
    return __builtin_fmod(x, y);
  else
    return subtract(x, multiply(divide(x, y), y));
}

template <class T>
PCP_INLINE T power(T x, T y) {
  if constexpr (kIsF32<T>) {
    return power_of(x, y);
  } else if constexpr (kIsFloat<T>) {
    return __builtin_pow(x, y);
  } else {
    if (std::is_signed_v<T> && y < T(0)) {
      T unit = x == static_cast<T>(-1) && (y & 1) != 0 ? static_cast<T>(-1) : T(1);
      return x == T(1) || x == static_cast<T>(-1) ? unit : T(0);
    }
    T result = 1;
    for (Wrapping<T> exponent = static_cast<Wrapping<T>>(y); exponent != 0; exponent >>= 1) {
      if ((exponent & 1) != 0) result = multiply(result, x);
      x = multiply(x, x);
    }
    return result;
  }
}

// ---- Order. NaN wins; -0 is less than +0.

template <class T>
PCP_INLINE T maximum(T x, T y) {
  T larger = x > y ? x : y;
  if constexpr (kIsFloat<T>) {
    larger = x == y ? std::bit_cast<T>(bits_of(x) & bits_of(y)) : larger;
    larger = x != x ? x : larger;
  }
  return larger;
}

template <class T>
PCP_INLINE T minimum(T x, T y) {
  T smaller = x < y ? x : y;
  if constexpr (kIsFloat<T>) {
    smaller = x == y ? std::bit_cast<T>(bits_of(x) | bits_of(y)) : smaller;
    smaller = x != x ? x : smaller;
  }
  return smaller;
}

template <class T>
PCP_INLINE T clamp(T low, T x, T high) {
  return minimum(maximum(x, low), high);
}

template <class T>
PCP_INLINE T magnitude(T x) {
  if constexpr (kIsFloat<T>)
    return absolute(x);
  else
    return x < T(0) ? negate(x) : x;
}

template <class T>
PCP_INLINE T sign(T x) {
  T negative = x < T(0) ? static_cast<T>(-1) : x;
  return x > T(0) ? T(1) : negative;
}

// ---- Bits

template <class T>
PCP_INLINE T bit_and(T x, T y) {
  return x & y;
}

template <class T>
PCP_INLINE T bit_or(T x, T y) {
  return x | y;
}

template <class T>
PCP_INLINE T bit_xor(T x, T y) {
  return x ^ y;
}

template <class T>
PCP_INLINE T bit_not(T x) {
  return static_cast<T>(~x);
}

PCP_INLINE std::uint8_t logical_not(std::uint8_t x) { return x ^ 1u; }

// Shift amounts are unsigned; these two take an unsigned T.
template <class T>
PCP_INLINE T shift_left(T x, T amount) {
  T shifted = static_cast<T>(static_cast<Wrapping<T>>(x) << (amount & (kWidth<T> - 1)));
  return amount < kWidth<T> ? shifted : T(0);
}

template <class T>
PCP_INLINE T shift_right_logical(T x, T amount) {
  T shifted = static_cast<T>(static_cast<Wrapping<T>>(x) >> (amount & (kWidth<T> - 1)));
  return amount < kWidth<T> ? shifted : T(0);
}

template <class T>
PCP_INLINE T shift_right_arithmetic(T x, T amount) {
  using Unsigned = std::make_unsigned_t<T>;
  Unsigned bounded =
      static_cast<Unsigned>(amount) < kWidth<T> ? static_cast<Unsigned>(amount) : Unsigned(kWidth<T> - 1);
  return static_cast<T>(static_cast<std::make_signed_t<T>>(x) >> bounded);
}

template <class T>
PCP_INLINE T count_leading_zeros(T x) {
  static_assert(std::is_unsigned_v<T>);
  if constexpr (sizeof(T) == 8)
    return x == 0 ? T(64) : static_cast<T>(__builtin_clzll(x | 1));
  else
    return x == 0 ? static_cast<T>(kWidth<T>)
                  : static_cast<T>(__builtin_clz(x | 1u) - (32 - static_cast<int>(kWidth<T>)));
}

template <class T>
PCP_INLINE T population_count(T x) {
  static_assert(std::is_unsigned_v<T>);
  return static_cast<T>(__builtin_popcountll(x));
}

// ---- Floats

template <class T>
PCP_INLINE T ceil(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_ceilf(x);
  else
    return __builtin_ceil(x);
}

template <class T>
PCP_INLINE T floor(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_floorf(x);
  else
    return __builtin_floor(x);
}

template <class T>
PCP_INLINE T round_nearest_even(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_rintf(x);
  else
    return __builtin_rint(x);
}

template <class T>
PCP_INLINE T round_nearest_afz(T x) {
  T size = absolute(x);
  T whole = floor(size);
  T rounded = size - whole >= T(0.5) ? whole + T(1) : whole;
  return with_sign_of(rounded, x);
}

template <class T>
PCP_INLINE T sqrt(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_sqrtf(x);
  else
    return __builtin_sqrt(x);
}

template <class T>
PCP_INLINE T rsqrt(T x) {
  return T(1) / sqrt(x);
}

template <class T>
PCP_INLINE T cbrt(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_cbrtf(x);
  else
    return __builtin_cbrt(x);
}

template <class T>
PCP_INLINE T atan2(T y, T x) {
  if constexpr (kIsF32<T>)
    return __builtin_atan2f(y, x);
  else
    return __builtin_atan2(y, x);
}

// The C library's functions, for f64 and for f32 beyond kTrigLimit. Up to that limit, f32 uses sine_of, cosine_of and
// tangent_of.
template <class T>
PCP_INLINE T wide_sine(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_sinf(x);
  else
    return __builtin_sin(x);
}

template <class T>
PCP_INLINE T wide_cosine(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_cosf(x);
  else
    return __builtin_cos(x);
}

template <class T>
PCP_INLINE T wide_tangent(T x) {
  if constexpr (kIsF32<T>)
    return __builtin_tanf(x);
  else
    return __builtin_tan(x);
}

template <class T>
PCP_INLINE std::uint8_t is_finite(T x) {
  return absolute(x) < kInfinity<T>;
}

// An integer whose order is TOTALORDER: -NaN < -inf < ... < -0 < +0 < ... < +inf < +NaN.
template <class T>
PCP_INLINE auto total_order_key(T x) {
  using Key = typename FloatFormat<T>::SignedBits;
  Key bits = std::bit_cast<Key>(x);
  Key sign_fill = bits >> (kWidth<T> - 1);
  return bits ^ static_cast<Key>(static_cast<Bits<T>>(sign_fill) >> 1);
}

// ---- Conversions between lanes; `To` may be f16 or bf16 of isa.h, which round the float lane further.

// f64 to float, with the last bit set when inexact (sticky), so that a second rounding is correct.
PCP_INLINE float round_to_odd(double x) {
  float nearest = static_cast<float>(x);
  double back = nearest;
  std::uint32_t toward_zero = bits_of(nearest) - (absolute(back) > absolute(x) ? 1u : 0u);
  return ((back < x) | (back > x)) ? std::bit_cast<float>(toward_zero | 1u) : nearest;
}

// An integer as a double that rounds to f16 or bf16 as the integer itself would: bits that do not fit in 53 become one
// sticky bit.
template <class From>
PCP_INLINE double sticky_double(From x) {
  if constexpr (sizeof(From) == 8 && !kIsFloat<From>) {
    using U = std::uint64_t;
    U bits = static_cast<U>(x);
    U sticky = (bits & ~U{0x7ff}) | ((bits & 0x7ff) != 0 ? U{0x800} : U{0});
    U size = static_cast<U>(magnitude(x));
    return static_cast<double>(static_cast<From>(size < (U{1} << 53) ? bits : sticky));
  } else {
    return static_cast<double>(x);
  }
}

// Truncates, saturates; NaN becomes 0.
template <class To, class From>
PCP_INLINE To float_to_integer(From x) {
  constexpr From kEnd =
      static_cast<From>(Wrapping<To>{1} << (kWidth<To> - (std::is_signed_v<To> ? 2 : 1))) * From(2);  // max + 1
  constexpr From kStart = std::is_signed_v<To> ? -kEnd : From(0);
  bool inside = (x > kStart) & (x < kEnd);
  To truncated = static_cast<To>(inside ? x : From(0));
  To result = x <= kStart ? kLowest<To> : truncated;
  return x >= kEnd ? kHighest<To> : result;
}

template <class To, class From>
PCP_INLINE To convert_number(From x) {
  if constexpr (kIsFloat<From> && !kIsFloat<To>)
    return float_to_integer<To>(x);
  else
    return static_cast<To>(x);
}

}  // namespace pcp::cpu::PCP_ISA
