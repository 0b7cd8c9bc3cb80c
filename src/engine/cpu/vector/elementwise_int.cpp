// Integer and i1 operations. Operations that do not depend on the sign are compiled once per width.
#include "engine/cpu/vector/lanes.h"
#include "engine/cpu/vector/scalar.h"
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

template <class U>
LaneKernel signless(OpCode op) {
  static_assert(std::is_unsigned_v<U>);
  switch (op) {
    case OpCode::add:
      return binary<U, U, add<U>>;
    case OpCode::subtract:
      return binary<U, U, subtract<U>>;
    case OpCode::multiply:
      return binary<U, U, multiply<U>>;
    case OpCode::negate:
      return unary<U, U, negate<U>>;
    case OpCode::and_:
      return binary<U, U, bit_and<U>>;
    case OpCode::or_:
      return binary<U, U, bit_or<U>>;
    case OpCode::xor_:
      return binary<U, U, bit_xor<U>>;
    case OpCode::not_:
      return unary<U, U, bit_not<U>>;
    case OpCode::count_leading_zeros:
      return unary<U, U, count_leading_zeros<U>>;
    case OpCode::popcnt:
      return unary<U, U, population_count<U>>;
    case OpCode::shift_left:
      return binary<U, U, shift_left<U>>;
    case OpCode::shift_right_logical:
      return binary<U, U, shift_right_logical<U>>;
    case OpCode::shift_right_arithmetic:
      return binary<U, U, shift_right_arithmetic<U>>;
    default:
      return nullptr;
  }
}

template <class T>
LaneKernel integer(OpCode op) {
  switch (op) {
    case OpCode::abs:
      return unary<T, T, magnitude<T>>;
    case OpCode::sign:
      return unary<T, T, sign<T>>;
    case OpCode::divide:
      return binary<T, T, divide<T>>;
    case OpCode::remainder:
      return binary<T, T, remainder<T>>;
    case OpCode::power:
      return binary<T, T, power<T>>;
    case OpCode::maximum:
      return binary<T, T, maximum<T>>;
    case OpCode::minimum:
      return binary<T, T, minimum<T>>;
    case OpCode::clamp:
      return ternary<T, clamp<T>>;
    default:
      return signless<std::make_unsigned_t<T>>(op);
  }
}

LaneKernel boolean(OpCode op) {
  using U = std::uint8_t;
  switch (op) {
    case OpCode::add:
    case OpCode::maximum:
    case OpCode::or_:
      return binary<U, U, bit_or<U>>;
    case OpCode::multiply:
    case OpCode::minimum:
    case OpCode::and_:
      return binary<U, U, bit_and<U>>;
    case OpCode::xor_:
      return binary<U, U, bit_xor<U>>;
    case OpCode::not_:
      return unary<U, U, logical_not>;
    case OpCode::clamp:
      return ternary<U, clamp<U>>;
    default:
      return nullptr;
  }
}

}  // namespace

LaneKernel integer_elementwise(OpCode op, DType dtype) {
  switch (dtype) {
    case DType::i1:
      return boolean(op);
    case DType::i8:
      return integer<std::int8_t>(op);
    case DType::i16:
      return integer<std::int16_t>(op);
    case DType::i32:
      return integer<std::int32_t>(op);
    case DType::i64:
      return integer<std::int64_t>(op);
    case DType::u8:
      return integer<std::uint8_t>(op);
    case DType::u16:
      return integer<std::uint16_t>(op);
    case DType::u32:
      return integer<std::uint32_t>(op);
    case DType::u64:
      return integer<std::uint64_t>(op);
    default:
      return nullptr;
  }
}

}  // namespace pcp::cpu::PCP_ISA
