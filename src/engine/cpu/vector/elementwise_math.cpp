// Transcendental functions. f16 and bf16 run the f32 kernel and then round its lanes, which are still in the cache.
#include "engine/cpu/vector/lanes.h"
#include "engine/cpu/vector/scalar.h"
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

// Uses `near` up to kTrigLimit and `far` beyond. An element's result does not depend on its neighbours.
template <auto near, auto far>
void trigonometric(std::int64_t n, const void* a, const void*, const void*, void* out) {
  const float* x = static_cast<const float*>(a);
  float* to = static_cast<float*>(out);
  int beyond = 0;
  for (std::int64_t i = 0; i < n; ++i) beyond |= absolute(x[i]) <= kTrigLimit ? 0 : 1;
  if (beyond != 0) {
    for (std::int64_t i = 0; i < n; ++i) to[i] = absolute(x[i]) <= kTrigLimit ? near(x[i]) : far(x[i]);
  } else {
    PCP_INDEPENDENT_LANES
    for (std::int64_t i = 0; i < n; ++i) to[i] = near(x[i]);
  }
}

template <class T>
LaneKernel smooth(OpCode op) {
  switch (op) {
    case OpCode::exponential:
      return unary<T, T, exp_of<T>>;
    case OpCode::exponential_minus_one:
      return unary<T, T, expm1_of<T>>;
    case OpCode::log:
      return unary<T, T, log_of<T>>;
    case OpCode::log_plus_one:
      return unary<T, T, log1p_of<T>>;
    case OpCode::logistic:
      return unary<T, T, logistic_of<T>>;
    case OpCode::tanh:
      return unary<T, T, tanh_of<T>>;
    case OpCode::cbrt:
      return unary<T, T, cbrt<T>>;
    case OpCode::atan2:
      return binary<T, T, atan2<T>>;
    case OpCode::power:
      return binary<T, T, power<T>>;
    default:
      return nullptr;
  }
}

#if defined(__AVX512F__)
template <auto f, auto of_16>
void unary_of_16(std::int64_t n, const void* a, const void*, const void*, void* out) {
  const float* x = static_cast<const float*>(a);
  float* to = static_cast<float*>(out);
  std::int64_t i = 0;
  for (; i + 16 <= n; i += 16) _mm512_storeu_ps(to + i, of_16(_mm512_loadu_ps(x + i)));
  for (; i < n; ++i) to[i] = f(x[i]);
}

#endif

LaneKernel float_smooth(OpCode op) {
#if defined(__AVX512F__)
  if (op == OpCode::exponential) return unary_of_16<exp_of<float>, exp_of_16>;
  if (op == OpCode::logistic) return unary_of_16<logistic_of<float>, logistic_of_16>;
#endif
  return smooth<float>(op);
}

LaneKernel float_trigonometric(OpCode op) {
  switch (op) {
    case OpCode::sine:
      return trigonometric<sine_of, wide_sine<float>>;
    case OpCode::cosine:
      return trigonometric<cosine_of, wide_cosine<float>>;
    case OpCode::tan:
      return trigonometric<tangent_of, wide_tangent<float>>;
    default:
      return nullptr;
  }
}

LaneKernel double_trigonometric(OpCode op) {
  switch (op) {
    case OpCode::sine:
      return unary<double, double, wide_sine<double>>;
    case OpCode::cosine:
      return unary<double, double, wide_cosine<double>>;
    case OpCode::tan:
      return unary<double, double, wide_tangent<double>>;
    default:
      return nullptr;
  }
}

template <class E, OpCode op>
void then_round(std::int64_t n, const void* a, const void* b, const void* c, void* out) {
  float_math(op, DType::f32)(n, a, b, c, out);
  unary<float, float, E::round>(n, out, nullptr, nullptr, out);
}

template <class E>
LaneKernel narrow(OpCode op) {
  switch (op) {
#define PCP_ROW(code) \
  case OpCode::code:  \
    return then_round<E, OpCode::code>;
    PCP_ROW(exponential)
    PCP_ROW(exponential_minus_one)
    PCP_ROW(log)
    PCP_ROW(log_plus_one)
    PCP_ROW(logistic)
    PCP_ROW(tanh)
    PCP_ROW(cbrt)
    PCP_ROW(atan2)
    PCP_ROW(power)
    PCP_ROW(sine)
    PCP_ROW(cosine)
    PCP_ROW(tan)
#undef PCP_ROW
    default:
      return nullptr;
  }
}

}  // namespace

LaneKernel float_math(OpCode op, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return narrow<F16>(op);
    case DType::bf16:
      return narrow<BF16>(op);
    case DType::f32:
      if (LaneKernel kernel = float_smooth(op)) return kernel;
      return float_trigonometric(op);
    case DType::f64:
      if (LaneKernel kernel = smooth<double>(op)) return kernel;
      return double_trigonometric(op);
    default:
      return nullptr;
  }
}

}  // namespace pcp::cpu::PCP_ISA
