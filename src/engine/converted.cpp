#include "engine/converted.h"

#include <cstring>
#include <utility>

#include "base/half.h"
#include "graph/with_dtype.h"

namespace pcp {
namespace {

double float_value(DType dtype, const std::byte* at) {
  return with_storage(dtype, [&](auto stored) -> double {
    std::memcpy(&stored, at, sizeof(stored));
    if constexpr (std::is_same_v<decltype(stored), std::uint16_t>) {
      return static_cast<double>(dtype == DType::f16 ? f16_to_float(stored) : bf16_to_float(stored));
    } else {
      return static_cast<double>(stored);
    }
  });
}

void store_float(DType dtype, double value, std::byte* at) {
  auto put = [&](auto stored) { std::memcpy(at, &stored, sizeof(stored)); };
  if (dtype == DType::f64) return put(value);
  if (dtype == DType::f32) return put(static_cast<float>(value));
  auto wide = static_cast<float>(value);
  put(dtype == DType::f16 ? float_to_f16(wide) : float_to_bf16(wide));
}

}  // namespace

HostTensor converted_floats(const HostTensor& tensor, DType dtype) {
  DType from = tensor.type().dtype;
  require(is_float(from) && is_float(dtype), "[convert] ", to_string(tensor.type()), " to ", name(dtype),
          ": both must be floating");
  if (from == dtype) return tensor;
  HostTensor result(TensorType(dtype, tensor.type().dims));
  const std::byte* source = tensor.bytes().data();
  std::byte* target = result.bytes().data();
  for (std::int64_t i = 0; i < tensor.type().elements(); ++i) {
    store_float(dtype, float_value(from, source), target);
    source += byte_size(from);
    target += byte_size(dtype);
  }
  return result;
}

HostTensor converted_integers(const HostTensor& tensor, DType dtype) {
  DType from = tensor.type().dtype;
  require(is_integer(from) && is_integer(dtype), "[convert] ", to_string(tensor.type()), " to ", name(dtype),
          ": both must be integers");
  if (from == dtype) return tensor;
  HostTensor result(TensorType(dtype, tensor.type().dims));
  with_storage(from, [&](auto source) {
    with_storage(dtype, [&](auto target) {
      if constexpr (std::is_integral_v<decltype(source)> && std::is_integral_v<decltype(target)>) {
        std::span<const decltype(source)> values = tensor.as<decltype(source)>();
        for (std::size_t i = 0; i < values.size(); ++i) {
          require(std::in_range<decltype(target)>(values[i]), "element ", i, " is ", +values[i], ", which ",
                  name(dtype), " cannot hold");
          target = static_cast<decltype(target)>(values[i]);
          std::memcpy(result.bytes().data() + i * sizeof(target), &target, sizeof(target));
        }
      }
    });
  });
  return result;
}

}  // namespace pcp
