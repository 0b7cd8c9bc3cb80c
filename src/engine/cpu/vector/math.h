// Transcendental functions of one element, without branches or calls so that loops over them vectorise. Errors are 1 to
// 3 units in the last place; the tests check these bounds. f32 and f64 share the code where the same formula serves
// both. The constants are minimax polynomials on the named intervals.
#pragma once

#include "engine/cpu/vector/isa.h"

#if defined(__AVX512F__)
#include <immintrin.h>
#endif

namespace pcp::cpu::PCP_ISA {

PCP_INLINE float mul_add(float a, float b, float c) {
#ifdef __FMA__
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}
PCP_INLINE double mul_add(double a, double b, double c) {
#ifdef __FMA__
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

// c0 + c1 x + c2 x^2 ...
template <class T>
PCP_INLINE T polynomial(T, T c0) {
  return c0;
}
template <class T, class... Rest>
PCP_INLINE T polynomial(T x, T c0, Rest... rest) {
  return mul_add(polynomial(x, rest...), x, c0);
}

template <class T>
struct MathConstants;

template <>
struct MathConstants<float> {
  static constexpr float kLog2E = 0x1.715476p+0f;
  static constexpr float kLn2High = 0x1.62e4p-1f;  // 15 bits: a product with an exponent is exact
  static constexpr float kLn2Low = 0x1.7f7d1cp-20f;
  static constexpr float kSqrtHalf = 0x1.6a09e6p-1f;
  static constexpr float kExpLow = -104.0f;      // below, e^x is 0
  static constexpr float kExpHigh = 89.0f;       // above, e^x is infinite
  static constexpr float kExpM1Low = -20.0f;     // below, e^x - 1 is -1
  static constexpr float kExpM1Tiny = 0x1p-26f;  // below, e^x - 1 is x
  static constexpr float kTanhHigh = 10.0f;      // above, tanh is 1

  // (e^r - 1 - r) / r^2 for |r| <= ln(2) / 2
  static constexpr float kExpTail[] = {0x1.fffffcp-2f, 0x1.555492p-3f, 0x1.5558f2p-5f, 0x1.1239e2p-7f, 0x1.6a2434p-10f};
  PCP_INLINE static float exp_tail(float r) {
    return polynomial(r, kExpTail[0], kExpTail[1], kExpTail[2], kExpTail[3], kExpTail[4]);
  }
  // (log((1 + s) / (1 - s)) - 2 s) / s^3 with z = s^2, for (1 + s) / (1 - s) in [sqrt(1/2), sqrt(2)]
  PCP_INLINE static float log_tail(float z) {
    return polynomial(z, 0x1.555554p-1f, 0x1.999a7cp-2f, 0x1.2438a8p-2f, 0x1.e2fdd2p-3f);
  }
};

template <>
struct MathConstants<double> {
  static constexpr double kLog2E = 0x1.71547652b82fep+0;
  static constexpr double kLn2High = 0x1.62e42fefa3p-1;  // 41 bits
  static constexpr double kLn2Low = 0x1.3de6af278ece6p-42;
  static constexpr double kSqrtHalf = 0x1.6a09e667f3bcdp-1;
  static constexpr double kExpLow = -745.2;
  static constexpr double kExpHigh = 710.0;
  static constexpr double kExpM1Low = -40.0;
  static constexpr double kExpM1Tiny = 0x1p-55;
  static constexpr double kTanhHigh = 20.0;

  PCP_INLINE static double exp_tail(double r) {
    return polynomial(r, 0x1.0p-1, 0x1.555555555555bp-3, 0x1.5555555555503p-5, 0x1.111111110ec5dp-7,
                      0x1.6c16c16c3048dp-10, 0x1.a01a01b37e3afp-13, 0x1.a01a01368f77ap-16, 0x1.71ddf020c65d6p-19,
                      0x1.27e5b4462467ap-22, 0x1.af6be7f1b74f8p-26, 0x1.1e3d2d70b0575p-29);
  }
  PCP_INLINE static double log_tail(double z) {
    return polynomial(z, 0x1.5555555555593p-1, 0x1.999999997fb31p-2, 0x1.2492494217a47p-2, 0x1.c71c51e7f5076p-3,
                      0x1.7466462d02fc6p-3, 0x1.39a0f4f6d7c9ep-3, 0x1.2f0d8f084334p-3);
  }
};

// Adding it to a small number leaves the nearest integer in the low bits of the sum.
template <class T>
inline constexpr T kRoundingShift = static_cast<T>(Bits<T>{3} << (FloatFormat<T>::kMantissa - 1));

// 2^n for an integer n in the low bits (the other bits are ignored); 2^n must be a normal number.
template <class T>
PCP_INLINE T power_of_two(Bits<T> n) {
  return std::bit_cast<T>((n + FloatFormat<T>::kBias) << FloatFormat<T>::kMantissa);
}

// x = n ln(2) + r with |r| <= ln(2) / 2, as the bits of n + kRoundingShift and e^r - 1.
template <class T>
struct ExpParts {
  Bits<T> n;
  T minus_one;
};

template <class T>
PCP_INLINE ExpParts<T> exp_parts(T x) {
  using C = MathConstants<T>;
  T shifted = mul_add(x, C::kLog2E, kRoundingShift<T>);
  T n = shifted - kRoundingShift<T>;
  T r = mul_add(n, -C::kLn2Low, mul_add(n, -C::kLn2High, x));
  return {bits_of(shifted), mul_add(r * r, C::exp_tail(r), r)};
}

template <class T>
PCP_INLINE T exp_of(T x) {
  using C = MathConstants<T>;
  // A result of 0 must not come from a product that underflows: that takes hundreds of cycles, and masked softmax has
  // many such elements.
  bool vanishes = x < C::kExpLow;
  T bounded = x > C::kExpHigh ? C::kExpHigh : x;
  ExpParts<T> e = exp_parts(vanishes ? T(0) : bounded);
  Bits<T> half = e.n >> 1;  // two factors, so that subnormal and infinite results are reached
  T result = (T(1) + e.minus_one) * power_of_two<T>(half) * power_of_two<T>(e.n - half);
  return vanishes ? T(0) : result;
}

#if defined(__AVX512F__)
// exp_of for 16 lanes, with the same bits: one instruction scales by a power of two in the whole range of results.
PCP_INLINE __m512 exp_of_16(__m512 x) {
  using C = MathConstants<float>;
  auto all = [](float value) { return _mm512_set1_ps(value); };
  __mmask16 lives = _mm512_cmp_ps_mask(x, all(C::kExpLow), _CMP_NLT_UQ);
  __m512 bounded = _mm512_maskz_min_ps(lives, all(C::kExpHigh), x);  // a NaN stays
  __m512 shifted = _mm512_fmadd_ps(bounded, all(C::kLog2E), all(kRoundingShift<float>));
  __m512 n = _mm512_sub_ps(shifted, all(kRoundingShift<float>));
  __m512 r = _mm512_fmadd_ps(n, all(-C::kLn2Low), _mm512_fmadd_ps(n, all(-C::kLn2High), bounded));
  __m512 tail = all(C::kExpTail[4]);
  for (int i = 3; i >= 0; --i) tail = _mm512_fmadd_ps(tail, r, all(C::kExpTail[i]));
  __m512 minus_one = _mm512_fmadd_ps(_mm512_mul_ps(r, r), tail, r);
  return _mm512_maskz_scalef_ps(lives, _mm512_add_ps(all(1.0f), minus_one), n);
}
#endif

template <class T>
PCP_INLINE T expm1_of(T x) {
  using C = MathConstants<T>;
  T bounded = x > C::kExpHigh ? C::kExpHigh : x;
  bounded = bounded < C::kExpM1Low ? C::kExpM1Low : bounded;
  ExpParts<T> e = exp_parts(bounded);
  T scale = power_of_two<T>(e.n - 1);
  T half = mul_add(scale, e.minus_one, scale - T(0.5));
  return absolute(x) < C::kExpM1Tiny ? x : half + half;
}

template <class T>
PCP_INLINE T tanh_of(T x) {
  using C = MathConstants<T>;
  T size = absolute(x);
  T bounded = size > C::kTanhHigh ? C::kTanhHigh : size;
  T e = expm1_of(T(-2) * bounded);
  return with_sign_of(e / (T(2) + e), x);
}

template <class T>
PCP_INLINE T logistic_of(T x) {
  T e = exp_of(with_sign_of(x, T(-1)));
  T numerator = x < T(0) ? e : T(1);
  return numerator / (T(1) + e);
}

#if defined(__AVX512F__)
// logistic_of for 16 lanes, with the same bits.
PCP_INLINE __m512 logistic_of_16(__m512 x) {
  __m512 one = _mm512_set1_ps(1.0f), e = exp_of_16(_mm512_or_ps(x, _mm512_set1_ps(-0.0f)));
  __m512 numerator = _mm512_mask_mov_ps(one, _mm512_cmp_ps_mask(x, _mm512_setzero_ps(), _CMP_LT_OQ), e);
  return _mm512_div_ps(numerator, _mm512_add_ps(one, e));
}
#endif

// x = (1 + f) 2^k with 1 + f in [sqrt(1/2), sqrt(2)], for positive normal x.
template <class T>
struct LogParts {
  T f;
  T k;
};

template <class T>
PCP_INLINE LogParts<T> log_parts(T x) {
  constexpr Bits<T> kStart = std::bit_cast<Bits<T>>(MathConstants<T>::kSqrtHalf);
  constexpr Bits<T> kOne = std::bit_cast<Bits<T>>(T(1));
  constexpr int kMantissa = FloatFormat<T>::kMantissa;
  constexpr T kShift = static_cast<T>(Bits<T>{1} << kMantissa);
  Bits<T> bits = bits_of(x) + (kOne - kStart);
  T m = std::bit_cast<T>((bits & ((Bits<T>{1} << kMantissa) - 1)) + kStart);
  T k = std::bit_cast<T>((bits >> kMantissa) | std::bit_cast<Bits<T>>(kShift)) - (kShift + FloatFormat<T>::kBias);
  return {m - T(1), k};
}

template <class T>
PCP_INLINE T log_of_parts(T f, T k) {
  using C = MathConstants<T>;
  T s = f / (T(2) + f);
  T z = s * s;
  T half_square = T(0.5) * f * f;
  T tail = mul_add(k, C::kLn2Low, s * mul_add(z, C::log_tail(z), half_square));
  return mul_add(k, C::kLn2High, f - (half_square - tail));
}

// The results of a logarithm for an argument `x` outside (0, infinity).
template <class T>
PCP_INLINE T log_ends(T x, T inside) {
  T result = x < kInfinity<T> ? inside : x;
  T outside = x < T(0) ? kNaN<T> : -kInfinity<T>;
  return x <= T(0) ? outside : result;
}

template <class T>
PCP_INLINE T log_of(T x) {
  constexpr T kSmallestNormal = std::bit_cast<T>(Bits<T>{1} << FloatFormat<T>::kMantissa);
  constexpr T kScale = static_cast<T>(Bits<T>{1} << FloatFormat<T>::kMantissa);
  bool subnormal = x < kSmallestNormal;
  LogParts<T> parts = log_parts(subnormal ? x * kScale : x);
  T k = parts.k - (subnormal ? T(FloatFormat<T>::kMantissa) : T(0));
  return log_ends(x, log_of_parts(parts.f, k));
}

template <class T>
PCP_INLINE T log1p_of(T x) {
  T u = T(1) + x;
  T x_of_u = u - T(1);
  T error = (T(1) - (u - x_of_u)) + (x - x_of_u);  // u + error is 1 + x exactly
  LogParts<T> parts = log_parts(u);
  T k = parts.k > T(100) ? T(100) : parts.k;
  T result =
      log_ends(u, log_of_parts(mul_add(error, power_of_two<T>(bits_of(kRoundingShift<T> - k)), parts.f), parts.k));
  return x == T(0) ? x : result;
}

// C's pow for floats, computed in double: there the error of the logarithm is negligible and nothing is subnormal. The
// final conversion to float handles overflow and underflow.
PCP_INLINE float power_of(float x, float y) {
  double size = absolute(x);
  LogParts<double> parts = log_parts(size);
  double exponent = static_cast<double>(y) * log_ends(size, log_of_parts(parts.f, parts.k));
  exponent = exponent > 200.0 ? 200.0 : exponent;
  ExpParts<double> e = exp_parts(exponent < -200.0 ? -200.0 : exponent);
  double magnitude = (1.0 + e.minus_one) * power_of_two<double>(e.n);
  float result = static_cast<float>(magnitude);
  float half = 0.5f * y;
  bool whole = __builtin_floorf(y) == y;
  bool odd = whole & (__builtin_floorf(half) != half);
  std::uint32_t sign = odd ? bits_of(x) & kSignBit<float> : 0u;
  result = std::bit_cast<float>(bits_of(result) | sign);
  bool undefined = (x < 0.0f) & (x > -kInfinity<float>)&!whole;
  result = undefined ? kNaN<float> : result;
  bool even_one = (x == -1.0f) & (absolute(y) == kInfinity<float>);
  return ((x == 1.0f) | (y == 0.0f) | even_one) ? 1.0f : result;
}

// x = quadrant * pi / 2 + r with |r| <= pi / 4, for |x| <= kTrigLimit. Computed in double, so that the error of r is
// far below that of a float.
inline constexpr float kTrigLimit = 0x1p20f;

struct TrigParts {
  float sine;
  float cosine;
  std::uint32_t quadrant;
};

PCP_INLINE TrigParts trig_parts(float x) {
  double wide = x;
  double shifted = wide * 0x1.45f306dc9c883p-1 + kRoundingShift<double>;
  double n = shifted - kRoundingShift<double>;
  float r = static_cast<float>((wide - n * 0x1.921fb544p+0) - n * 0x1.0b4611a626331p-34);
  float z = r * r;
  float sine = mul_add(z * r, polynomial(z, -0x1.555546p-3f, 0x1.110736p-7f, -0x1.994222p-13f), r);
  float cosine =
      mul_add(z * z, polynomial(z, 0x1.55554ap-5f, -0x1.6c0c2ep-10f, 0x1.99ea04p-16f), mul_add(z, -0.5f, 1.0f));
  return {sine, cosine, static_cast<std::uint32_t>(bits_of(shifted))};
}

PCP_INLINE float sine_of(float x) {
  TrigParts t = trig_parts(x);
  float size = (t.quadrant & 1u) != 0 ? t.cosine : t.sine;
  float result = std::bit_cast<float>(bits_of(size) ^ ((t.quadrant & 2u) << 30));
  return x == 0.0f ? x : result;
}

PCP_INLINE float cosine_of(float x) {
  TrigParts t = trig_parts(x);
  float size = (t.quadrant & 1u) != 0 ? t.sine : t.cosine;
  return std::bit_cast<float>(bits_of(size) ^ (((t.quadrant + 1u) & 2u) << 30));
}

PCP_INLINE float tangent_of(float x) {
  TrigParts t = trig_parts(x);
  bool odd = (t.quadrant & 1u) != 0;
  float result = (odd ? -t.cosine : t.sine) / (odd ? t.sine : t.cosine);
  return x == 0.0f ? x : result;
}

}  // namespace pcp::cpu::PCP_ISA
