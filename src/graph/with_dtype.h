// The step from an element type known at run time to one known at compile time: the one switch over all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include "pcp/tensor_type.h"

namespace pcp {

template <DType dtype>
using DTypeConstant = std::integral_constant<DType, dtype>;

// Calls fn(DTypeConstant<dtype>{}).
template <class Fn>
decltype(auto) with_dtype(DType dtype, Fn&& fn) {
  switch (dtype) {
    case DType::i1:
      return fn(DTypeConstant<DType::i1>{});
    case DType::i8:
      return fn(DTypeConstant<DType::i8>{});
    case DType::i16:
      return fn(DTypeConstant<DType::i16>{});
    case DType::i32:
      return fn(DTypeConstant<DType::i32>{});
    case DType::i64:
      return fn(DTypeConstant<DType::i64>{});
    case DType::u8:
      return fn(DTypeConstant<DType::u8>{});
    case DType::u16:
      return fn(DTypeConstant<DType::u16>{});
    case DType::u32:
      return fn(DTypeConstant<DType::u32>{});
    case DType::u64:
      return fn(DTypeConstant<DType::u64>{});
    case DType::f16:
      return fn(DTypeConstant<DType::f16>{});
    case DType::bf16:
      return fn(DTypeConstant<DType::bf16>{});
    case DType::f32:
      return fn(DTypeConstant<DType::f32>{});
    case DType::f64:
      break;
  }
  return fn(DTypeConstant<DType::f64>{});
}

using StorageTypes = std::tuple<std::uint8_t, std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t,
                                std::uint16_t, std::uint32_t, std::uint64_t, std::uint16_t, std::uint16_t, float,
                                double>;  // in the order of DType
static_assert(std::tuple_size_v<StorageTypes> == kDTypeCount);

// The C++ type that holds an element in memory: a byte for i1, the bits of a 16-bit float.
template <DType dtype>
using Storage = std::tuple_element_t<static_cast<std::size_t>(dtype), StorageTypes>;

// Calls fn with a value of that type.
template <class Fn>
decltype(auto) with_storage(DType dtype, Fn&& fn) {
  return with_dtype(dtype, [&]<DType known>(DTypeConstant<known>) -> decltype(auto) { return fn(Storage<known>{}); });
}

}  // namespace pcp
