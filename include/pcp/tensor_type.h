// Element types and tensor types. Shapes are static.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pcp/small_vector.h"

namespace pcp {

// i1 is stored as one byte, 0 or 1. Signed integers are MLIR's signless ones (i32), unsigned are ui32.
enum class DType : std::uint8_t { i1, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64 };
inline constexpr int kDTypeCount = 13;

std::size_t byte_size(DType);                        // of one element
std::string_view name(DType);                        // the MLIR spelling: "f32", "ui8"
std::optional<DType> parse_dtype(std::string_view);  // takes "ui8" and "u8", "i32" and "si32"
bool is_float(DType);
bool is_half(DType);     // f16 or bf16
bool is_integer(DType);  // signed or unsigned, not i1
bool is_signed(DType);   // signed integers and floats
bool is_unsigned(DType);

using Dims = SmallVector<std::int64_t, 4>;
std::string to_string(const Dims&);  // "[2, 3]"

// The product of dims; throws when a dimension is negative or the product passes 2^58.
std::int64_t element_count(const Dims&);
// Row-major strides, in elements.
Dims row_major_strides(const Dims&);

struct TensorType {
  DType dtype = DType::f32;
  Dims dims;

  TensorType() = default;
  TensorType(DType dtype, Dims dims) : dtype(dtype), dims(std::move(dims)) {}

  int rank() const { return static_cast<int>(dims.size()); }
  std::int64_t elements() const { return element_count(dims); }
  std::int64_t bytes() const;
  bool operator==(const TensorType&) const = default;
};

std::string to_string(const TensorType&);  // "tensor<2x3xf32>"

}  // namespace pcp
