// C++ types of tensor elements in memory, and the dispatch from a dtype known at run time to a type known at compile
// time.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "base/half.h"
#include "graph/with_dtype.h"
#include "pcp/error.h"
#include "pcp/tensor_type.h"

namespace pcp::cpu {

struct Bool {  // i1: one byte, 0 or 1
  std::uint8_t value;
};
struct Half {
  std::uint16_t bits;
};
struct BFloat {
  std::uint16_t bits;
};

// The type an element is computed in: float for the 16-bit floats, itself for the others.
template <class T>
using Wide = std::conditional_t<std::is_same_v<T, Half> || std::is_same_v<T, BFloat>, float, T>;

template <class T>
[[gnu::always_inline]] inline Wide<T> widen(T x) {
  if constexpr (std::is_same_v<T, Half>)
    return f16_to_float(x.bits);
  else if constexpr (std::is_same_v<T, BFloat>)
    return bf16_to_float(x.bits);
  else
    return x;
}

template <class T>
[[gnu::always_inline]] inline T narrow(Wide<T> x) {
  if constexpr (std::is_same_v<T, Half>)
    return {float_to_f16(x)};
  else if constexpr (std::is_same_v<T, BFloat>)
    return {float_to_bf16(x)};
  else
    return x;
}

template <DType dtype>
using Element = std::conditional_t<
    dtype == DType::i1, Bool,
    std::conditional_t<dtype == DType::f16, Half, std::conditional_t<dtype == DType::bf16, BFloat, Storage<dtype>>>>;

// Calls fn(T{}) with the type of the dtype's elements.
template <class Fn>
decltype(auto) with_element(DType dtype, Fn&& fn) {
  return with_dtype(dtype, [&]<DType known>(DTypeConstant<known>) -> decltype(auto) { return fn(Element<known>{}); });
}

// Calls fn(T{}) with an unsigned integer as wide as an element, for kernels that only move elements.
template <class Fn>
decltype(auto) with_bytes(std::size_t bytes, Fn&& fn) {
  switch (bytes) {
    case 1:
      return fn(std::uint8_t{});
    case 2:
      return fn(std::uint16_t{});
    case 4:
      return fn(std::uint32_t{});
    default:
      return fn(std::uint64_t{});
  }
}

// Reads one index of any integer type. Unsigned values above the largest int64 are clamped to it.
using LoadIndex = std::int64_t (*)(const std::byte* data, std::int64_t element);
inline LoadIndex load_index(DType dtype) {
  return with_element(dtype, [&]<class T>(T) -> LoadIndex {
    if constexpr (std::integral<T>) {
      return [](const std::byte* data, std::int64_t element) -> std::int64_t {
        T value = reinterpret_cast<const T*>(data)[element];
        return std::in_range<std::int64_t>(value) ? static_cast<std::int64_t>(value)
                                                  : std::numeric_limits<std::int64_t>::max();
      };
    } else {
      fail(Code::invalid_argument, "indices are integers, got ", name(dtype));
    }
  });
}

}  // namespace pcp::cpu
