#include "engine/converted.h"

#include <utility>

#include "base/half.h"
#include "graph/with_dtype.h"

namespace pcp {
namespace {

template <DType dtype>
auto decode(Storage<dtype> stored) {
  if constexpr (dtype == DType::f16) {
    return f16_to_float(stored);
  } else if constexpr (dtype == DType::bf16) {
    return bf16_to_float(stored);
  } else {
    return stored;
  }
}

template <DType dtype, class From>
Storage<dtype> encode(From value) {
  if constexpr (dtype == DType::f16) {
    return float_to_f16(static_cast<float>(value));
  } else if constexpr (dtype == DType::bf16) {
    return float_to_bf16(static_cast<float>(value));
  } else {
    return static_cast<Storage<dtype>>(value);
  }
}

template <DType from, DType to>
void convert(const HostTensor& source, HostTensor& target) {
  std::span<const Storage<from>> values = source.as<Storage<from>>();
  auto* out = reinterpret_cast<Storage<to>*>(target.bytes().data());
  for (std::size_t i = 0; i < values.size(); ++i) {
    auto value = decode<from>(values[i]);
    if constexpr (std::is_integral_v<decltype(value)> && std::is_integral_v<Storage<to>> && to != DType::f16 &&
                  to != DType::bf16) {
      bool fits = std::in_range<Storage<to>>(value) && (to != DType::i1 || value <= 1);
      require(fits, "element ", i, " is ", +value, ", which ", name(to), " cannot hold");
    }
    out[i] = encode<to>(value);
  }
}

}  // namespace

HostTensor converted(HostTensor tensor, DType dtype) {
  DType from = tensor.type().dtype;
  if (from == dtype) return tensor;
  require(!is_float(from) || is_float(dtype), "numbers of type ", name(from), " cannot be used as ", name(dtype));
  HostTensor result(TensorType(dtype, tensor.type().dims));
  with_dtype(from, [&]<DType known_from>(DTypeConstant<known_from>) {
    with_dtype(dtype, [&]<DType known_to>(DTypeConstant<known_to>) { convert<known_from, known_to>(tensor, result); });
  });
  return result;
}

}  // namespace pcp
