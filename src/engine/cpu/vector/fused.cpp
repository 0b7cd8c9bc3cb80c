// Kernels that do the work of several in one pass, with the bits the several would give.
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
// Many quotients by one divisor: a reciprocal, then one correction by fused multiply-add, which gives the correctly
// rounded quotient (Markstein) as long as nothing comes near overflow or underflow. Rows where something might are
// divided plainly.
PCP_INLINE bool tame(float x) {
  constexpr std::uint32_t kLow = (127 - 60) << 23, kHigh = (127 + 60) << 23;
  return (std::bit_cast<std::uint32_t>(x) & 0x7fffffffu) - kLow <= kHigh - kLow;
}

void row_divide(std::int64_t rows, std::int64_t n, const void* x, const void* y, void* out) {
  const float* from = static_cast<const float*>(x);
  const float* of_row = static_cast<const float*>(y);
  float* to = static_cast<float*>(out);
  for (std::int64_t r = 0; r < rows; ++r, from += n, to += n) {
    const float divisor = of_row[r];
    int wild = !tame(divisor);
    for (std::int64_t i = 0; i < n; ++i) wild |= !(tame(from[i]) | (std::bit_cast<std::uint32_t>(from[i]) == 0));
    if (wild != 0) {
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

}  // namespace pcp::cpu::PCP_ISA
