#include "pcp/tensor_type.h"

#include <array>

#include "base/index.h"
#include "pcp/error.h"

namespace pcp {
namespace {

struct DTypeInfo {
  std::string_view name;
  std::size_t bytes;
};
constexpr std::array<DTypeInfo, kDTypeCount> kDTypes{{{"i1", 1},
                                                      {"i8", 1},
                                                      {"i16", 2},
                                                      {"i32", 4},
                                                      {"i64", 8},
                                                      {"ui8", 1},
                                                      {"ui16", 2},
                                                      {"ui32", 4},
                                                      {"ui64", 8},
                                                      {"f16", 2},
                                                      {"bf16", 2},
                                                      {"f32", 4},
                                                      {"f64", 8}}};
constexpr std::int64_t kMaxElements = std::int64_t{1} << 58;  // times 8 bytes still fits a signed 64-bit offset

}  // namespace

std::size_t byte_size(DType dtype) { return kDTypes[index(dtype)].bytes; }
std::string_view name(DType dtype) { return kDTypes[index(dtype)].name; }

std::optional<DType> parse_dtype(std::string_view text) {
  for (int i = 0; i < kDTypeCount; ++i) {
    auto dtype = static_cast<DType>(i);
    std::string_view spelling = name(dtype);
    bool short_unsigned = is_unsigned(dtype) && spelling.substr(1).substr(1) == text.substr(text.empty() ? 0 : 1) &&
                          text.starts_with('u');
    bool explicit_signed = is_integer(dtype) && is_signed(dtype) && text.starts_with("s") && text.substr(1) == spelling;
    if (text == spelling || short_unsigned || explicit_signed) return dtype;
  }
  return std::nullopt;
}

bool is_float(DType dtype) { return dtype >= DType::f16; }
bool is_half(DType dtype) { return dtype == DType::f16 || dtype == DType::bf16; }
bool is_unsigned(DType dtype) { return dtype >= DType::u8 && dtype <= DType::u64; }
bool is_integer(DType dtype) { return dtype >= DType::i8 && dtype <= DType::u64; }
bool is_signed(DType dtype) { return is_float(dtype) || (dtype >= DType::i8 && dtype <= DType::i64); }

std::string to_string(const Dims& dims) {
  std::string text = "[";
  for (std::size_t i = 0; i < dims.size(); ++i) text += (i ? ", " : "") + std::to_string(dims[i]);
  return text + "]";
}

std::int64_t element_count(const Dims& dims) {
  std::int64_t count = 1;
  bool empty = false;
  for (std::int64_t dim : dims) {
    if (dim < 0) fail(Code::invalid_argument, "dimension ", dim, " of shape ", to_string(dims), " is negative");
    if (dim == 0) {
      empty = true;
    } else {
      if (count > kMaxElements / dim) {
        fail(Code::invalid_argument, "shape ", to_string(dims), " has more than 2^58 elements");
      }
      count *= dim;
    }
  }
  return empty ? 0 : count;
}

Dims row_major_strides(const Dims& dims) {
  Dims strides(dims.size());
  std::int64_t stride = 1;
  for (std::size_t i = dims.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= dims[i];
  }
  return strides;
}

std::int64_t TensorType::bytes() const { return elements() * static_cast<std::int64_t>(byte_size(dtype)); }

std::string to_string(const TensorType& type) {
  std::string text = "tensor<";
  for (std::int64_t dim : type.dims) text += std::to_string(dim) + "x";
  return text + std::string(name(type.dtype)) + ">";
}

}  // namespace pcp
