// Compares a tensor with its expected values. The kinds of tolerance are described in cases.py.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <iomanip>
#include <limits>
#include <optional>
#include <span>
#include <sstream>
#include <string>

#include "base/half.h"
#include "pcp/engine.h"

namespace pcp::conformance {

struct Tolerance {
  enum class Kind { exact, equal, ulp, close } kind = Kind::exact;
  double relative = 0, absolute = 0;
  std::int64_t ulps = 0;
  // Elements are compared whose inputs have magnitudes in this range, and those of NaN.
  double least = 0, greatest = std::numeric_limits<double>::infinity();

  bool has_range() const { return least > 0 || greatest < std::numeric_limits<double>::infinity(); }
  bool is_for(double input) const { return !(std::abs(input) < least) && !(std::abs(input) > greatest); }

  static Tolerance parse(const std::string& text) {
    std::istringstream in(text);
    std::string word;
    Tolerance result;
    in >> word;
    if (word == "exact") {
      result.kind = Kind::exact;
    } else if (word == "equal") {
      result.kind = Kind::equal;
    } else if (word == "ulp") {
      result.kind = Kind::ulp;
      in >> result.ulps;
      require(!in.fail(), "bad tolerance '", text, "'");
      in >> result.absolute;
    } else if (word == "close") {
      result.kind = Kind::close;
      in >> result.relative >> result.absolute;
      require(!in.fail(), "bad tolerance '", text, "'");
    } else {
      fail(Code::invalid_argument, "bad tolerance '", text, "'");
    }
    in.clear();
    if (in >> word) {
      in >> result.least >> result.greatest;
      require(word == "for" && !in.fail(), "bad tolerance '", text, "'");
    }
    return result;
  }
};

inline std::uint64_t bits_at(const HostTensor& tensor, std::int64_t index) {
  std::size_t size = byte_size(tensor.type().dtype);
  std::uint64_t bits = 0;
  for (std::size_t i = size; i-- > 0;) {
    bits = bits << 8 | std::to_integer<std::uint64_t>(tensor.bytes()[static_cast<std::size_t>(index) * size + i]);
  }
  return bits;
}

inline double float_of(DType dtype, std::uint64_t bits) {
  switch (dtype) {
    case DType::f16:
      return f16_to_float(static_cast<std::uint16_t>(bits));
    case DType::bf16:
      return bf16_to_float(static_cast<std::uint16_t>(bits));
    case DType::f32:
      return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    default:
      return std::bit_cast<double>(bits);
  }
}

inline std::string value_text(DType dtype, std::uint64_t bits) {
  std::ostringstream out;
  if (is_float(dtype)) {
    out << std::setprecision(17) << float_of(dtype, bits);
  } else if (is_signed(dtype)) {
    int shift = 64 - 8 * static_cast<int>(byte_size(dtype));
    out << (static_cast<std::int64_t>(bits << shift) >> shift);
  } else {
    out << bits;
  }
  out << " (0x" << std::hex << bits << ")";
  return out.str();
}

// The place of a float on the line of all floats of its type; both zeros are at 0.
inline std::int64_t ordinal(DType dtype, std::uint64_t bits) {
  std::uint64_t sign = std::uint64_t{1} << (8 * byte_size(dtype) - 1);
  auto magnitude = static_cast<std::int64_t>(bits & (sign - 1));
  return bits & sign ? -magnitude : magnitude;
}

inline bool matches(DType dtype, std::uint64_t got, std::uint64_t expected, const Tolerance& tolerance) {
  if (got == expected) return true;
  if (!is_float(dtype)) return false;
  double x = float_of(dtype, got), y = float_of(dtype, expected);
  if (std::isnan(x) || std::isnan(y)) return std::isnan(x) && std::isnan(y);
  switch (tolerance.kind) {
    case Tolerance::Kind::exact:
      return false;
    case Tolerance::Kind::equal:
      return x == y;
    case Tolerance::Kind::ulp:
      return std::abs(ordinal(dtype, got) - ordinal(dtype, expected)) <= tolerance.ulps ||
             std::abs(x - y) <= tolerance.absolute;
    case Tolerance::Kind::close:
      if (std::isinf(x) || std::isinf(y)) return x == y;
      return std::abs(x - y) <= tolerance.absolute + tolerance.relative * std::abs(y);
  }
  return false;
}

// Whether the tolerance speaks of an element that is computed of these inputs, element by element.
inline bool is_compared(const Tolerance& tolerance, std::span<const HostTensor> inputs, std::int64_t index) {
  return !tolerance.has_range() || std::ranges::all_of(inputs, [&](const HostTensor& input) {
    DType dtype = input.type().dtype;
    return !is_float(dtype) || tolerance.is_for(float_of(dtype, bits_at(input, index)));
  });
}

// The first place where the two differ, in words; nothing when they match. Inputs are given where the tolerance asks
// for them.
inline std::optional<std::string> difference(const HostTensor& got, const HostTensor& expected,
                                             const Tolerance& tolerance, std::span<const HostTensor> inputs = {}) {
  const TensorType& type = expected.type();
  if (got.type() != type) return concat("got ", to_string(got.type()), ", expected ", to_string(type));
  std::int64_t wrong = 0, first = -1;
  for (std::int64_t i = 0; i < type.elements(); ++i) {
    if (matches(type.dtype, bits_at(got, i), bits_at(expected, i), tolerance)) continue;
    if (!is_compared(tolerance, inputs, i)) continue;
    if (wrong++ == 0) first = i;
  }
  if (wrong == 0) return std::nullopt;
  Dims index = row_major_strides(type.dims);
  std::int64_t rest = first;
  for (std::int64_t& stride : index) {
    std::int64_t position = rest / stride;
    rest -= position * stride;
    stride = position;
  }
  return concat(wrong, " of ", type.elements(), " elements of ", to_string(type), ", first at ", to_string(index),
                ": got ", value_text(type.dtype, bits_at(got, first)), ", expected ",
                value_text(type.dtype, bits_at(expected, first)));
}

}  // namespace pcp::conformance
