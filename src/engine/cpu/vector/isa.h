// The base of every file in this folder. The folder is compiled once per instruction set, so everything in it is in the
// namespace of that instruction set or is always inlined. Otherwise the linker could keep a weak symbol compiled for
// AVX-512 as the only copy in the program.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "base/half.h"
#include "engine/cpu/vector_kernels.h"

#ifndef PCP_ISA
#error "PCP_ISA names the instruction set this file is compiled for: v2, v3, v4 or native"
#endif

#define PCP_INLINE [[gnu::always_inline]] inline

// Put before a loop: promises the compiler that iterations do not depend on each other, whatever the pointers are.
#if defined(__clang__)
#define PCP_INDEPENDENT_LANES
#else
#define PCP_INDEPENDENT_LANES _Pragma("GCC ivdep")
#endif

namespace pcp::cpu::PCP_ISA {

template <class T>
struct FloatFormat {};

template <>
struct FloatFormat<float> {
  using Bits = std::uint32_t;
  using SignedBits = std::int32_t;
  static constexpr int kMantissa = 23;
  static constexpr int kBias = 127;
};

template <>
struct FloatFormat<double> {
  using Bits = std::uint64_t;
  using SignedBits = std::int64_t;
  static constexpr int kMantissa = 52;
  static constexpr int kBias = 1023;
};

template <class T>
using Bits = typename FloatFormat<T>::Bits;
template <class T>
inline constexpr bool kIsFloat = requires {
  typename FloatFormat<T>::Bits;
};

template <class T>
inline constexpr Bits<T> kSignBit = Bits<T>{1} << (8 * sizeof(T) - 1);
template <class T>
inline constexpr Bits<T> kInfinityBits = static_cast<Bits<T>>(2 * FloatFormat<T>::kBias + 1)
                                         << FloatFormat<T>::kMantissa;
template <class T>
inline constexpr T kInfinity = std::bit_cast<T>(kInfinityBits<T>);
template <class T>
inline constexpr T kNaN = std::bit_cast<T>(kInfinityBits<T> | Bits<T>{1} << (FloatFormat<T>::kMantissa - 1));

template <class T>
PCP_INLINE Bits<T> bits_of(T x) {
  return std::bit_cast<Bits<T>>(x);
}

template <class T>
PCP_INLINE T absolute(T x) {
  return std::bit_cast<T>(bits_of(x) & ~kSignBit<T>);
}

template <class T>
PCP_INLINE T with_sign_of(T magnitude, T sign) {
  return std::bit_cast<T>((bits_of(magnitude) & ~kSignBit<T>) | (bits_of(sign) & kSignBit<T>));
}

// Rounding of a float lane to the values of f16 or bf16, to nearest even.
PCP_INLINE float round_to_bf16(float x) {
  std::uint32_t bits = bits_of(x);
  std::uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) & 0xffff0000u;
  return x != x ? x : std::bit_cast<float>(rounded);
}

PCP_INLINE float round_to_f16(float x) {
  std::uint32_t bits = bits_of(x);
  float normal = std::bit_cast<float>((bits + 0xfffu + ((bits >> 13) & 1u)) & 0xffffe000u);
  float size = absolute(x);
  float subnormal = with_sign_of((size + 0.5f) - 0.5f, x);  // floats at 0.5 have the spacing of f16 subnormals
  float finite = size < 0x1p-14f ? subnormal : normal;
  float result = size >= 65520.0f ? with_sign_of(kInfinity<float>, x) : finite;
  return x != x ? x : result;
}

// Types of elements that are held in float lanes.
struct F32 {
  PCP_INLINE static float round(float x) { return x; }
};
struct F16 {
  PCP_INLINE static float round(float x) { return round_to_f16(x); }
};
struct BF16 {
  PCP_INLINE static float round(float x) { return round_to_bf16(x); }
};
struct F64 {
  PCP_INLINE static double round(double x) { return x; }
};

}  // namespace pcp::cpu::PCP_ISA
