// Float operations of a few instructions each.
#include "engine/cpu/vector/lanes.h"
#include "engine/cpu/vector/scalar.h"
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

// Operations whose results are exact in the type of their operands: one kernel serves f16, bf16 and f32.
template <class T>
LaneKernel exact(OpCode op) {
  switch (op) {
    case OpCode::abs:
      return unary<T, T, magnitude<T>>;
    case OpCode::negate:
      return unary<T, T, negate<T>>;
    case OpCode::sign:
      return unary<T, T, sign<T>>;
    case OpCode::ceil:
      return unary<T, T, ceil<T>>;
    case OpCode::floor:
      return unary<T, T, floor<T>>;
    case OpCode::round_nearest_even:
      return unary<T, T, round_nearest_even<T>>;
    case OpCode::round_nearest_afz:
      return unary<T, T, round_nearest_afz<T>>;
    case OpCode::maximum:
      return binary<T, T, maximum<T>>;
    case OpCode::minimum:
      return binary<T, T, minimum<T>>;
    case OpCode::remainder:
      return binary<T, T, remainder<T>>;
    case OpCode::clamp:
      return ternary<T, clamp<T>>;
    default:
      return nullptr;
  }
}

template <class E, class T>
LaneKernel of_type(OpCode op) {
  switch (op) {
    case OpCode::add:
      return binary<T, T, rounded<E, add<T>, T, T>>;
    case OpCode::subtract:
      return binary<T, T, rounded<E, subtract<T>, T, T>>;
    case OpCode::multiply:
      return binary<T, T, rounded<E, multiply<T>, T, T>>;
    case OpCode::divide:
      return binary<T, T, rounded<E, divide<T>, T, T>>;
    case OpCode::sqrt:
      return unary<T, T, rounded<E, sqrt<T>, T>>;
    case OpCode::rsqrt:
      return unary<T, T, rounded<E, rsqrt<T>, T>>;
    default:
      return exact<T>(op);
  }
}

}  // namespace

LaneKernel float_elementwise(OpCode op, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return of_type<F16, float>(op);
    case DType::bf16:
      return of_type<BF16, float>(op);
    case DType::f32:
      return of_type<F32, float>(op);
    case DType::f64:
      return of_type<F64, double>(op);
    default:
      return nullptr;
  }
}

}  // namespace pcp::cpu::PCP_ISA
