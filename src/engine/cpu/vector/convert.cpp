// Conversions between the lanes of any two types.
#include "engine/cpu/vector/lanes.h"
#include "engine/cpu/vector/scalar.h"
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

template <class From>
PCP_INLINE std::uint8_t is_nonzero(From x) {
  return x != From(0);
}

template <class E, class From>
PCP_INLINE float to_narrow_float(From x) {
  if constexpr (sizeof(From) <= 2 || kIsF32<From>)
    return E::round(static_cast<float>(x));
  else
    return E::round(round_to_odd(sticky_double(x)));
}

template <class From>
LaneKernel convert_from(DType to) {
  switch (to) {
    case DType::i1:
      return unary<std::uint8_t, From, is_nonzero<From>>;
    case DType::i8:
      return unary<std::int8_t, From, convert_number<std::int8_t, From>>;
    case DType::i16:
      return unary<std::int16_t, From, convert_number<std::int16_t, From>>;
    case DType::i32:
      return unary<std::int32_t, From, convert_number<std::int32_t, From>>;
    case DType::i64:
      return unary<std::int64_t, From, convert_number<std::int64_t, From>>;
    case DType::u8:
      return unary<std::uint8_t, From, convert_number<std::uint8_t, From>>;
    case DType::u16:
      return unary<std::uint16_t, From, convert_number<std::uint16_t, From>>;
    case DType::u32:
      return unary<std::uint32_t, From, convert_number<std::uint32_t, From>>;
    case DType::u64:
      return unary<std::uint64_t, From, convert_number<std::uint64_t, From>>;
    case DType::f16:
      return unary<float, From, to_narrow_float<F16, From>>;
    case DType::bf16:
      return unary<float, From, to_narrow_float<BF16, From>>;
    case DType::f32:
      return unary<float, From, convert_number<float, From>>;
    case DType::f64:
      return unary<double, From, convert_number<double, From>>;
  }
  return nullptr;
}

}  // namespace

LaneKernel convert_kernel(DType from, DType to) {
  switch (from) {
    case DType::i1:
    case DType::u8:
      return convert_from<std::uint8_t>(to);
    case DType::i8:
      return convert_from<std::int8_t>(to);
    case DType::i16:
      return convert_from<std::int16_t>(to);
    case DType::i32:
      return convert_from<std::int32_t>(to);
    case DType::i64:
      return convert_from<std::int64_t>(to);
    case DType::u16:
      return convert_from<std::uint16_t>(to);
    case DType::u32:
      return convert_from<std::uint32_t>(to);
    case DType::u64:
      return convert_from<std::uint64_t>(to);
    case DType::f16:
    case DType::bf16:
    case DType::f32:
      return convert_from<float>(to);
    case DType::f64:
      return convert_from<double>(to);
  }
  return nullptr;
}

}  // namespace pcp::cpu::PCP_ISA
