// Folds of rows: sums, products, extremes and bits.
#include "engine/cpu/vector/fold.h"
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

template <class E, class Fold, class T>
void fold_rows(std::int64_t rows, std::int64_t n, const void* x, void* out) {
  const T* from = static_cast<const T*>(x);
  T* to = static_cast<T*>(out);
  for (std::int64_t r = 0; r < rows; ++r) {
    T folded = fold_row<Fold>(from + r * n, n);
    if constexpr (kIsFloat<T>) folded = E::round(folded);
    to[r] = folded;
  }
}

template <class E, class T>
RowKernel of_float(OpCode op) {
  switch (op) {
    case OpCode::add:
      return fold_rows<E, Sum, T>;
    case OpCode::multiply:
      return fold_rows<E, Product, T>;
    case OpCode::maximum:
      return fold_rows<E, Largest, T>;
    case OpCode::minimum:
      return fold_rows<E, Smallest, T>;
    default:
      return nullptr;
  }
}

template <class T>
RowKernel of_integer(OpCode op) {
  using U = std::make_unsigned_t<T>;
  switch (op) {
    case OpCode::add:
      return fold_rows<void, Sum, U>;
    case OpCode::multiply:
      return fold_rows<void, Product, U>;
    case OpCode::maximum:
      return fold_rows<void, Largest, T>;
    case OpCode::minimum:
      return fold_rows<void, Smallest, T>;
    case OpCode::and_:
      return fold_rows<void, AllBits, U>;
    case OpCode::or_:
      return fold_rows<void, AnyBits, U>;
    case OpCode::xor_:
      return fold_rows<void, OddBits, U>;
    default:
      return nullptr;
  }
}

RowKernel of_boolean(OpCode op) {
  using U = std::uint8_t;
  switch (op) {
    case OpCode::add:
    case OpCode::maximum:
    case OpCode::or_:
      return fold_rows<void, AnyBits, U>;
    case OpCode::multiply:
    case OpCode::minimum:
    case OpCode::and_:
      return fold_rows<void, AllBits, U>;
    case OpCode::xor_:
      return fold_rows<void, OddBits, U>;
    default:
      return nullptr;
  }
}

}  // namespace

RowKernel reduce_rows_kernel(OpCode op, DType dtype) {
  switch (dtype) {
    case DType::i1:
      return of_boolean(op);
    case DType::i8:
      return of_integer<std::int8_t>(op);
    case DType::i16:
      return of_integer<std::int16_t>(op);
    case DType::i32:
      return of_integer<std::int32_t>(op);
    case DType::i64:
      return of_integer<std::int64_t>(op);
    case DType::u8:
      return of_integer<std::uint8_t>(op);
    case DType::u16:
      return of_integer<std::uint16_t>(op);
    case DType::u32:
      return of_integer<std::uint32_t>(op);
    case DType::u64:
      return of_integer<std::uint64_t>(op);
    case DType::f16:
      return of_float<F16, float>(op);
    case DType::bf16:
      return of_float<BF16, float>(op);
    case DType::f32:
      return of_float<F32, float>(op);
    case DType::f64:
      return of_float<F64, double>(op);
  }
  return nullptr;
}

}  // namespace pcp::cpu::PCP_ISA
