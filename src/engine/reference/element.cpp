#include "engine/reference/element.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "base/half.h"

namespace pcp::reference {
namespace {

// Rounds to odd: an inexact f32 gets a last bit of 1, which never lies on a tie of f16 or bf16. Rounding it further
// then gives the same as rounding once.
template <class Number>
float rounded_to_odd(Number x) {
  float nearest = static_cast<float>(x);
  if (!std::isfinite(nearest) || static_cast<Number>(nearest) == x) return nearest;
  bool is_above = nearest > 0 ? static_cast<Number>(nearest) > x : static_cast<Number>(nearest) < x;
  if (is_above) nearest = std::nextafter(nearest, 0.0f);
  return std::bit_cast<float>(std::bit_cast<std::uint32_t>(nearest) | 1u);
}

template <class Number>
void set_float(HostTensor& tensor, std::int64_t place, Number value) {
  switch (tensor.type().dtype) {
    case DType::f16:
      return set_bits(tensor, place, float_to_f16(rounded_to_odd(value)));
    case DType::bf16:
      return set_bits(tensor, place, float_to_bf16(rounded_to_odd(value)));
    case DType::f32:
      return set_bits(tensor, place, std::bit_cast<std::uint32_t>(static_cast<float>(value)));
    default:
      return set_bits(tensor, place, std::bit_cast<std::uint64_t>(static_cast<double>(value)));
  }
}

}  // namespace

int bit_width(DType dtype) { return dtype == DType::i1 ? 1 : 8 * static_cast<int>(byte_size(dtype)); }
Integer lowest(DType dtype) { return is_signed(dtype) ? -(Integer{1} << (bit_width(dtype) - 1)) : 0; }
Integer highest(DType dtype) { return lowest(dtype) + (Integer{1} << bit_width(dtype)) - 1; }

Integer wrap(DType dtype, Integer value) {
  if (dtype == DType::i1) return value != 0;
  Integer range = Integer{1} << bit_width(dtype);
  Integer rest = value & (range - 1);
  return rest > highest(dtype) ? rest - range : rest;
}

double unit_roundoff(DType dtype) {
  switch (dtype) {
    case DType::f16:
      return 0x1p-11;
    case DType::bf16:
      return 0x1p-8;
    case DType::f32:
      return 0x1p-24;
    default:
      return 0x1p-53;
  }
}

double smallest_normal(DType dtype) {
  switch (dtype) {
    case DType::f16:
      return 0x1p-14;
    case DType::bf16:
    case DType::f32:
      return static_cast<double>(std::numeric_limits<float>::min());
    default:
      return std::numeric_limits<double>::min();
  }
}

std::uint64_t bits(const HostTensor& tensor, std::int64_t place) {
  std::size_t size = byte_size(tensor.type().dtype);
  std::uint64_t value = 0;  // little-endian: the bytes of an element are the low ones
  std::memcpy(&value, tensor.bytes().data() + static_cast<std::size_t>(place) * size, size);
  return value;
}

void set_bits(HostTensor& tensor, std::int64_t place, std::uint64_t value) {
  std::size_t size = byte_size(tensor.type().dtype);
  std::memcpy(tensor.bytes().data() + static_cast<std::size_t>(place) * size, &value, size);
}

double real(const HostTensor& tensor, std::int64_t place) {
  std::uint64_t value = bits(tensor, place);
  switch (tensor.type().dtype) {
    case DType::f16:
      return f16_to_float(static_cast<std::uint16_t>(value));
    case DType::bf16:
      return bf16_to_float(static_cast<std::uint16_t>(value));
    case DType::f32:
      return std::bit_cast<float>(static_cast<std::uint32_t>(value));
    default:
      return std::bit_cast<double>(value);
  }
}

Integer integer(const HostTensor& tensor, std::int64_t place) {
  return wrap(tensor.type().dtype, static_cast<Integer>(bits(tensor, place)));
}

Scalar scalar(const HostTensor& tensor, std::int64_t place) {
  if (is_float(tensor.type().dtype)) return real(tensor, place);
  return integer(tensor, place);
}

void set(HostTensor& tensor, std::int64_t place, double value) { set_float(tensor, place, value); }

void set(HostTensor& tensor, std::int64_t place, Integer value) {
  DType dtype = tensor.type().dtype;
  if (is_float(dtype)) return set_float(tensor, place, value);
  set_bits(tensor, place, static_cast<std::uint64_t>(wrap(dtype, value)));
}

void set(HostTensor& tensor, std::int64_t place, const Scalar& value) {
  std::visit([&](auto number) { set(tensor, place, number); }, value);
}

}  // namespace pcp::reference
