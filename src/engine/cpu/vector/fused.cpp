// Kernels that perform several operations in one pass and give the same bits as the separate kernels.
#include "engine/cpu/vector/fold.h"
#include "engine/cpu/vector/lanes.h"
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

template <class E, class T, auto first, auto second, bool swapped>
PCP_INLINE T pair(T a, T b, T c) {
  T x = E::round(first(a, b));
  return E::round(swapped ? second(c, x) : second(x, c));
}

template <class E, class T, auto f>
void row_binary(std::int64_t rows, std::int64_t n, const void* x, const void* y, void* out) {
  const T* from = static_cast<const T*>(x);
  const T* of_row = static_cast<const T*>(y);
  T* to = static_cast<T*>(out);
  for (std::int64_t r = 0; r < rows; ++r, from += n, to += n) {
    const T operand = of_row[r];
    PCP_INDEPENDENT_LANES
    for (std::int64_t i = 0; i < n; ++i) to[i] = E::round(f(from[i], operand));
  }
}

#if defined(__FMA__)
// Division of many numbers by one divisor: a product with the reciprocal, then one correction by fused multiply-add.
// That gives the correctly rounded quotient (Markstein) as long as no number is near overflow or underflow, which this
// function checks. Other rows use the division instruction.
bool are_far_from_overflow_and_underflow(const float* x, std::int64_t n) {
  constexpr std::uint32_t kLow = (127u - 60) << 24, kHigh = (127u + 60) << 24;
  std::uint32_t largest = 0, smallest = ~0u;  // of the bits with the sign moved to the lowest; +0 passes, -0 does not
  for (std::int64_t i = 0; i < n; ++i) {
    std::uint32_t size = std::rotl(std::bit_cast<std::uint32_t>(x[i]), 1), of_nonzero = size - 1;
    largest = largest > size ? largest : size;
    smallest = smallest < of_nonzero ? smallest : of_nonzero;
  }
  return largest <= kHigh && smallest >= kLow - 1;
}

void row_divide(std::int64_t rows, std::int64_t n, const void* x, const void* y, void* out) {
  const float* from = static_cast<const float*>(x);
  const float* of_row = static_cast<const float*>(y);
  float* to = static_cast<float*>(out);
  for (std::int64_t r = 0; r < rows; ++r, from += n, to += n) {
    const float divisor = of_row[r];
    if (divisor == 0.0f || !are_far_from_overflow_and_underflow(&divisor, 1) ||
        !are_far_from_overflow_and_underflow(from, n)) {
      PCP_INDEPENDENT_LANES
      for (std::int64_t i = 0; i < n; ++i) to[i] = from[i] / divisor;
      continue;
    }
    const float reciprocal = 1.0f / divisor;
    PCP_INDEPENDENT_LANES
    for (std::int64_t i = 0; i < n; ++i) {
      float quotient = from[i] * reciprocal;
      float rest = __builtin_fmaf(-quotient, divisor, from[i]);
      to[i] = __builtin_fmaf(rest, reciprocal, quotient);
    }
  }
}
#endif

template <class T>
void row_dot(std::int64_t rows, std::int64_t n, const void* x, const void* y, void* out) {
  const T* left = static_cast<const T*>(x);
  const T* right = static_cast<const T*>(y);
  T* to = static_cast<T*>(out);
  for (std::int64_t r = 0; r < rows; ++r, left += n, right += n)
    to[r] = fold_row_of<Sum, T>(Products<T>{left, right}, n);
}

template <class T>
void row_square_distance(std::int64_t rows, std::int64_t n, const void* x, const void* y, void* out) {
  const T* from = static_cast<const T*>(x);
  const T* origins = static_cast<const T*>(y);
  T* to = static_cast<T*>(out);
  for (std::int64_t r = 0; r < rows; ++r, from += n)
    to[r] = fold_row_of<Sum, T>(SquaredDistances<T>{from, origins[r]}, n);
}

// Optional operands of an affine map of rows.
enum AffineParts { kShifted = 1, kBiased = 2 };

template <class E, class T, int parts>
void row_affine(std::int64_t rows, std::int64_t n, const AffineOperands& operands, void* out) {
  const T* from = static_cast<const T*>(operands.x);
  const T* shifts = static_cast<const T*>(operands.shift);
  const T* scales = static_cast<const T*>(operands.scale);
  const T* gains = static_cast<const T*>(operands.gain);
  const T* biases = static_cast<const T*>(operands.bias);
  T* to = static_cast<T*>(out);
  for (std::int64_t r = 0; r < rows; ++r) {
    const T scale = scales[r], shift = (parts & kShifted) != 0 ? shifts[r] : T(0);
    PCP_INDEPENDENT_LANES
    for (std::int64_t i = 0; i < n; ++i) {
      T value = from[i];
      if constexpr ((parts & kShifted) != 0) value = E::round(value - shift);
      value = E::round(E::round(value * scale) * gains[i]);
      if constexpr ((parts & kBiased) != 0) value = E::round(value + biases[i]);
      to[i] = value;
    }
    from += n;
    gains += n;
    to += n;
    if constexpr ((parts & kBiased) != 0) biases += n;
  }
}

template <class E, class T>
RowAffineKernel row_affine_of(bool shifted, bool biased) {
  if (shifted) return biased ? row_affine<E, T, kShifted | kBiased> : row_affine<E, T, kShifted>;
  return biased ? row_affine<E, T, kBiased> : row_affine<E, T, 0>;
}

template <class E, class T>
RowBinaryKernel row_binary_of(OpCode op) {
  switch (op) {
    case OpCode::add:
      return row_binary<E, T, add<T>>;
    case OpCode::subtract:
      return row_binary<E, T, subtract<T>>;
    case OpCode::multiply:
      return row_binary<E, T, multiply<T>>;
    case OpCode::divide:
      return row_binary<E, T, divide<T>>;
    case OpCode::maximum:
      return row_binary<E, T, maximum<T>>;
    case OpCode::minimum:
      return row_binary<E, T, minimum<T>>;
    default:
      return nullptr;
  }
}

template <class E, class T>
void exp_shifted_sum(std::int64_t rows, std::int64_t n, const void* x, const void* shift, void* out, void* sum) {
  const T* from = static_cast<const T*>(x);
  const T* of_row = static_cast<const T*>(shift);
  T* to = static_cast<T*>(out);
  T* sums = static_cast<T*>(sum);
  for (std::int64_t r = 0; r < rows; ++r, from += n, to += n) {
    const T operand = of_row[r];
    PCP_INDEPENDENT_LANES
    for (std::int64_t i = 0; i < n; ++i) to[i] = E::round(exp_of(E::round(from[i] - operand)));
    sums[r] = E::round(fold_row<Sum>(to, n));
  }
}

#if defined(__AVX512F__)
// The lanes that a fold reads: exponentials, each of which is also stored.
struct Exponentials {
  const float* from;
  float* to;
  float shift;
  template <class V>
  PCP_INLINE V vector(std::int64_t i) const {
    if constexpr (sizeof(V) == sizeof(__m512)) {
      __m512 e = exp_of_16(_mm512_sub_ps(_mm512_loadu_ps(from + i), _mm512_set1_ps(shift)));
      _mm512_storeu_ps(to + i, e);
      return std::bit_cast<V>(e);
    } else {
      V e{};
      for (std::size_t j = 0; j < sizeof(V) / sizeof(float); ++j) e[j] = lane(i + static_cast<std::int64_t>(j));
      return e;
    }
  }
  PCP_INLINE float lane(std::int64_t i) const { return to[i] = exp_of(from[i] - shift); }
  PCP_INLINE Exponentials after(std::int64_t i) const { return {from + i, to + i, shift}; }
};

template <>
void exp_shifted_sum<F32, float>(std::int64_t rows, std::int64_t n, const void* x, const void* shift, void* out,
                                 void* sum) {
  const float* from = static_cast<const float*>(x);
  float* to = static_cast<float*>(out);
  for (std::int64_t r = 0; r < rows; ++r, from += n, to += n) {
    Exponentials row{from, to, static_cast<const float*>(shift)[r]};
    static_cast<float*>(sum)[r] = fold_row_of<Sum, float>(row, n);
  }
}
#endif

template <class E, class T>
PCP_INLINE T gated(T a, T b) {
  return E::round(a * E::round(logistic_of(b)));
}

#if defined(__AVX512F__)
void gate(std::int64_t n, const void* a, const void* b, const void*, void* out) {
  const float* x = static_cast<const float*>(a);
  const float* y = static_cast<const float*>(b);
  float* to = static_cast<float*>(out);
  std::int64_t i = 0;
  for (; i + 16 <= n; i += 16) {
    _mm512_storeu_ps(to + i, _mm512_mul_ps(_mm512_loadu_ps(x + i), logistic_of_16(_mm512_loadu_ps(y + i))));
  }
  for (; i < n; ++i) to[i] = gated<F32, float>(x[i], y[i]);
}
#endif

template <class E, class T, auto first>
LaneKernel pair_with(OpCode second, bool swapped) {
  switch (second) {
    case OpCode::add:
      return ternary<T, pair<E, T, first, add<T>, false>>;
    case OpCode::multiply:
      return ternary<T, pair<E, T, first, multiply<T>, false>>;
    case OpCode::subtract:
      return swapped ? ternary<T, pair<E, T, first, subtract<T>, true>>
                     : ternary<T, pair<E, T, first, subtract<T>, false>>;
    default:
      return nullptr;
  }
}

template <class E, class T>
LaneKernel pair_of(OpCode first, OpCode second, bool swapped) {
  switch (first) {
    case OpCode::add:
      return pair_with<E, T, add<T>>(second, swapped);
    case OpCode::multiply:
      return pair_with<E, T, multiply<T>>(second, swapped);
    case OpCode::subtract:
      return pair_with<E, T, subtract<T>>(second, swapped);
    default:
      return nullptr;
  }
}

}  // namespace

LaneKernel pair_kernel(OpCode first, OpCode second, bool swapped, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return pair_of<F16, float>(first, second, swapped);
    case DType::bf16:
      return pair_of<BF16, float>(first, second, swapped);
    case DType::f32:
      return pair_of<F32, float>(first, second, swapped);
    case DType::f64:
      return pair_of<F64, double>(first, second, swapped);
    default:
      return nullptr;
  }
}

LaneKernel gate_kernel(DType dtype) {
  switch (dtype) {
    case DType::f16:
      return binary<float, float, gated<F16, float>>;
    case DType::bf16:
      return binary<float, float, gated<BF16, float>>;
    case DType::f32:
#if defined(__AVX512F__)
      return gate;
#else
      return binary<float, float, gated<F32, float>>;
#endif
    case DType::f64:
      return binary<double, double, gated<F64, double>>;
    default:
      return nullptr;
  }
}

RowBinaryKernel row_binary_kernel(OpCode op, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return row_binary_of<F16, float>(op);
    case DType::bf16:
      return row_binary_of<BF16, float>(op);
    case DType::f32:
#if defined(__FMA__)
      if (op == OpCode::divide) return row_divide;
#endif
      return row_binary_of<F32, float>(op);
    case DType::f64:
      return row_binary_of<F64, double>(op);
    default:
      return nullptr;
  }
}

ExpShiftedSumKernel exp_shifted_sum_kernel(DType dtype) {
  switch (dtype) {
    case DType::f16:
      return exp_shifted_sum<F16, float>;
    case DType::bf16:
      return exp_shifted_sum<BF16, float>;
    case DType::f32:
      return exp_shifted_sum<F32, float>;
    case DType::f64:
      return exp_shifted_sum<F64, double>;
    default:
      return nullptr;
  }
}

RowBinaryKernel row_dot_kernel(DType dtype) {
  switch (dtype) {
    case DType::f32:
      return row_dot<float>;
    case DType::f64:
      return row_dot<double>;
    default:
      return nullptr;
  }
}

RowBinaryKernel row_square_distance_kernel(DType dtype) {
  switch (dtype) {
    case DType::f32:
      return row_square_distance<float>;
    case DType::f64:
      return row_square_distance<double>;
    default:
      return nullptr;
  }
}

RowAffineKernel row_affine_kernel(bool shifted, bool biased, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return row_affine_of<F16, float>(shifted, biased);
    case DType::bf16:
      return row_affine_of<BF16, float>(shifted, biased);
    case DType::f32:
      return row_affine_of<F32, float>(shifted, biased);
    case DType::f64:
      return row_affine_of<F64, double>(shifted, biased);
    default:
      return nullptr;
  }
}

}  // namespace pcp::cpu::PCP_ISA
