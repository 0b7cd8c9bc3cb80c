// Comparisons, is_finite and select: the kernels that mix lanes of i1 with lanes of another size.
#include "engine/cpu/vector/lanes.h"
#include "engine/cpu/vector/scalar.h"
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

template <Direction direction, class T>
PCP_INLINE std::uint8_t holds(T x, T y) {
  if constexpr (direction == Direction::EQ)
    return x == y;
  else if constexpr (direction == Direction::NE)
    return x != y;
  else if constexpr (direction == Direction::GE)
    return x >= y;
  else if constexpr (direction == Direction::GT)
    return x > y;
  else if constexpr (direction == Direction::LE)
    return x <= y;
  else
    return x < y;
}

template <Direction direction, class T>
PCP_INLINE std::uint8_t holds_total(T x, T y) {
  return holds<direction>(total_order_key(x), total_order_key(y));
}

template <class T>
LaneKernel plain(Direction direction) {
  using U8 = std::uint8_t;
  switch (direction) {
    case Direction::EQ:
      return binary<U8, T, holds<Direction::EQ, T>>;
    case Direction::NE:
      return binary<U8, T, holds<Direction::NE, T>>;
    case Direction::GE:
      return binary<U8, T, holds<Direction::GE, T>>;
    case Direction::GT:
      return binary<U8, T, holds<Direction::GT, T>>;
    case Direction::LE:
      return binary<U8, T, holds<Direction::LE, T>>;
    case Direction::LT:
      return binary<U8, T, holds<Direction::LT, T>>;
  }
  return nullptr;
}

template <class T>
LaneKernel total(Direction direction) {
  using U8 = std::uint8_t;
  switch (direction) {
    case Direction::EQ:
      return binary<U8, T, holds_total<Direction::EQ, T>>;
    case Direction::NE:
      return binary<U8, T, holds_total<Direction::NE, T>>;
    case Direction::GE:
      return binary<U8, T, holds_total<Direction::GE, T>>;
    case Direction::GT:
      return binary<U8, T, holds_total<Direction::GT, T>>;
    case Direction::LE:
      return binary<U8, T, holds_total<Direction::LE, T>>;
    case Direction::LT:
      return binary<U8, T, holds_total<Direction::LT, T>>;
  }
  return nullptr;
}

template <class T>
void select(std::int64_t n, const void* predicate, const void* on_true, const void* on_false, void* out) {
  const std::uint8_t* p = static_cast<const std::uint8_t*>(predicate);
  const T* x = static_cast<const T*>(on_true);
  const T* y = static_cast<const T*>(on_false);
  T* to = static_cast<T*>(out);
  PCP_INDEPENDENT_LANES
  for (std::int64_t i = 0; i < n; ++i) to[i] = p[i] != 0 ? x[i] : y[i];
}

}  // namespace

LaneKernel compare_kernel(Direction direction, Order order, DType dtype) {
  switch (dtype) {
    case DType::i1:
    case DType::u8:
      return plain<std::uint8_t>(direction);
    case DType::i8:
      return plain<std::int8_t>(direction);
    case DType::i16:
      return plain<std::int16_t>(direction);
    case DType::i32:
      return plain<std::int32_t>(direction);
    case DType::i64:
      return plain<std::int64_t>(direction);
    case DType::u16:
      return plain<std::uint16_t>(direction);
    case DType::u32:
      return plain<std::uint32_t>(direction);
    case DType::u64:
      return plain<std::uint64_t>(direction);
    case DType::f16:
    case DType::bf16:
    case DType::f32:
      return order == Order::total ? total<float>(direction) : plain<float>(direction);
    case DType::f64:
      return order == Order::total ? total<double>(direction) : plain<double>(direction);
  }
  return nullptr;
}

LaneKernel is_finite_kernel(DType dtype) {
  switch (dtype) {
    case DType::f16:
    case DType::bf16:
    case DType::f32:
      return unary<std::uint8_t, float, is_finite<float>>;
    case DType::f64:
      return unary<std::uint8_t, double, is_finite<double>>;
    default:
      return nullptr;
  }
}

LaneKernel select_kernel(DType dtype) {
  switch (dtype) {
    case DType::i1:
    case DType::i8:
    case DType::u8:
      return select<std::uint8_t>;
    case DType::i16:
    case DType::u16:
      return select<std::uint16_t>;
    case DType::i32:
    case DType::u32:
    case DType::f16:
    case DType::bf16:
    case DType::f32:
      return select<std::uint32_t>;
    case DType::i64:
    case DType::u64:
    case DType::f64:
      return select<std::uint64_t>;
  }
  return nullptr;
}

}  // namespace pcp::cpu::PCP_ISA
