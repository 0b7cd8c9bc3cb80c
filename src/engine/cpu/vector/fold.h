// Folds of contiguous lanes, with whole vectors as accumulators. The compiler may not reorder a float sum, so this code
// uses its vector types. The order of a fold depends on the length alone, so all kernels that fold a row give the same
// bits.
#pragma once

#include "engine/cpu/vector/scalar.h"

namespace pcp::cpu::PCP_ISA {

#if defined(__AVX512F__)
inline constexpr int kVectorBytes = 64;
#elif defined(__AVX2__)
inline constexpr int kVectorBytes = 32;
#else
inline constexpr int kVectorBytes = 16;
#endif

template <class T, int bytes>
struct VectorType {
  typedef T type __attribute__((vector_size(bytes)));
};
template <class T, int bytes>
using Vector = typename VectorType<T, bytes>::type;

template <>
struct FloatFormat<Vector<float, 16>> {
  using Bits = Vector<std::uint32_t, 16>;
};
template <>
struct FloatFormat<Vector<double, 16>> {
  using Bits = Vector<std::uint64_t, 16>;
};
#if defined(__AVX2__)
template <>
struct FloatFormat<Vector<float, 32>> {
  using Bits = Vector<std::uint32_t, 32>;
};
template <>
struct FloatFormat<Vector<double, 32>> {
  using Bits = Vector<std::uint64_t, 32>;
};
#endif
#if defined(__AVX512F__)
template <>
struct FloatFormat<Vector<float, 64>> {
  using Bits = Vector<std::uint32_t, 64>;
};
template <>
struct FloatFormat<Vector<double, 64>> {
  using Bits = Vector<std::uint64_t, 64>;
};
#endif

// A fold is an operation with its identity. Integer sums, products and bits are folded as unsigned.
struct Sum {
  template <class T>
  static constexpr T kIdentity = kIsFloat<T> ? T(-0.0) : T(0);
  template <class T>
  PCP_INLINE static T of(T x, T y) {
    return add(x, y);
  }
};
struct Product {
  template <class T>
  static constexpr T kIdentity = T(1);
  template <class T>
  PCP_INLINE static T of(T x, T y) {
    return multiply(x, y);
  }
};
struct Largest {
  template <class T>
  PCP_INLINE static constexpr T identity() {
    if constexpr (kIsFloat<T>)
      return -kInfinity<T>;
    else
      return kLowest<T>;
  }
  template <class T>
  static constexpr T kIdentity = identity<T>();
  template <class T>
  PCP_INLINE static T of(T x, T y) {
    return maximum(x, y);
  }
};
struct Smallest {
  template <class T>
  PCP_INLINE static constexpr T identity() {
    if constexpr (kIsFloat<T>)
      return kInfinity<T>;
    else
      return kHighest<T>;
  }
  template <class T>
  static constexpr T kIdentity = identity<T>();
  template <class T>
  PCP_INLINE static T of(T x, T y) {
    return minimum(x, y);
  }
};
struct AllBits {
  template <class T>
  static constexpr T kIdentity = static_cast<T>(~T(0));
  template <class T>
  PCP_INLINE static T of(T x, T y) {
    return bit_and(x, y);
  }
};
struct AnyBits {
  template <class T>
  static constexpr T kIdentity = T(0);
  template <class T>
  PCP_INLINE static T of(T x, T y) {
    return bit_or(x, y);
  }
};
struct OddBits {
  template <class T>
  static constexpr T kIdentity = T(0);
  template <class T>
  PCP_INLINE static T of(T x, T y) {
    return bit_xor(x, y);
  }
};

template <class V, class T>
PCP_INLINE V load_vector(const T* from) {
  V v;
  __builtin_memcpy(&v, from, sizeof(V));
  return v;
}

// The lanes that a fold reads: from memory, or products of lanes at two places in memory.
template <class T>
struct Lanes {
  const T* from;
  template <class V>
  PCP_INLINE V vector(std::int64_t i) const {
    return load_vector<V>(from + i);
  }
  PCP_INLINE T lane(std::int64_t i) const { return from[i]; }
  PCP_INLINE Lanes after(std::int64_t i) const { return {from + i}; }
};
template <class T>
struct Products {
  const T* left;
  const T* right;
  template <class V>
  PCP_INLINE V vector(std::int64_t i) const {
    return multiply(load_vector<V>(left + i), load_vector<V>(right + i));
  }
  PCP_INLINE T lane(std::int64_t i) const { return multiply(left[i], right[i]); }
  PCP_INLINE Products after(std::int64_t i) const { return {left + i, right + i}; }
};

// Squared differences between lanes and one value.
template <class T>
struct SquaredDistances {
  const T* from;
  T origin;
  template <class V>
  PCP_INLINE V vector(std::int64_t i) const {
    V distance = load_vector<V>(from + i) - origin;
    return multiply(distance, distance);
  }
  PCP_INLINE T lane(std::int64_t i) const { return multiply(from[i] - origin, from[i] - origin); }
  PCP_INLINE SquaredDistances after(std::int64_t i) const { return {from + i, origin}; }
};

// Folds a vector and the `n` lanes at `from`, n less than the vector's lanes, to one lane by halving.
template <class Fold, class T, int bytes, class Source>
PCP_INLINE T fold_vector(Vector<T, bytes> v, Source from, std::int64_t n) {
  if constexpr (bytes > 16) {
    using Half = Vector<T, bytes / 2>;
    Half halves[2];
    __builtin_memcpy(halves, &v, sizeof v);
    Half folded = Fold::of(halves[0], halves[1]);
    constexpr std::int64_t kLanes = sizeof(Half) / sizeof(T);
    if ((n & kLanes) != 0) {
      folded = Fold::of(folded, from.template vector<Half>(0));
      from = from.after(kLanes);
    }
    return fold_vector<Fold, T, bytes / 2>(folded, from, n & (kLanes - 1));
  } else {
    constexpr int kLanes = bytes / sizeof(T);
    T lanes[kLanes];
    __builtin_memcpy(lanes, &v, sizeof v);
    for (int width = kLanes / 2; width > 0; width /= 2) {
      for (int i = 0; i < width; ++i) lanes[i] = Fold::of(lanes[i], lanes[i + width]);
    }
    T result = lanes[0];
    for (std::int64_t i = 0; i < n; ++i) result = Fold::of(result, from.lane(i));
    return result;
  }
}

template <class Fold, class T, class Source>
PCP_INLINE T fold_row_of(Source row, std::int64_t n) {
  using V = Vector<T, kVectorBytes>;
  constexpr std::int64_t kLanes = sizeof(V) / sizeof(T);
  V sum = Fold::template kIdentity<T> - V{};
  if (n >= 4 * kLanes) {
    V a = row.template vector<V>(0);
    V b = row.template vector<V>(kLanes);
    V c = row.template vector<V>(2 * kLanes);
    V d = row.template vector<V>(3 * kLanes);
    row = row.after(4 * kLanes);
    n -= 4 * kLanes;
    for (; n >= 4 * kLanes; n -= 4 * kLanes, row = row.after(4 * kLanes)) {
      a = Fold::of(a, row.template vector<V>(0));
      b = Fold::of(b, row.template vector<V>(kLanes));
      c = Fold::of(c, row.template vector<V>(2 * kLanes));
      d = Fold::of(d, row.template vector<V>(3 * kLanes));
    }
    sum = Fold::of(Fold::of(a, b), Fold::of(c, d));
  }
  for (; n >= kLanes; n -= kLanes, row = row.after(kLanes)) sum = Fold::of(sum, row.template vector<V>(0));
  return fold_vector<Fold, T, kVectorBytes>(sum, row, n);
}

template <class Fold, class T>
PCP_INLINE T fold_row(const T* row, std::int64_t n) {
  return fold_row_of<Fold, T>(Lanes<T>{row}, n);
}

}  // namespace pcp::cpu::PCP_ISA
