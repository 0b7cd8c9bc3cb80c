// Runs one structural kernel on arrays of numbers, for tests that compare it with loops written from the specification.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <random>

#include "engine/cpu/element.h"
#include "engine/cpu/kernel.h"
#include "pcp/builder.h"

namespace pcp::cpu {

// A tensor whose elements are small numbers, exact in double.
struct Array {
  TensorType type;
  std::vector<double> values;

  Array() = default;
  explicit Array(TensorType t, double fill = 0)
      : type(std::move(t)), values(static_cast<std::size_t>(type.elements()), fill) {}
  Array(TensorType t, std::vector<double> v) : type(std::move(t)), values(std::move(v)) {}

  std::int64_t offset(const Dims& index) const {
    std::int64_t at = 0;
    for (std::size_t d = 0; d < index.size(); ++d) at = at * type.dims[d] + index[d];
    return at;
  }
  double& at(const Dims& index) { return values.at(static_cast<std::size_t>(offset(index))); }
  double at(const Dims& index) const { return values.at(static_cast<std::size_t>(offset(index))); }
  bool contains(const Dims& index) const {
    for (std::size_t d = 0; d < index.size(); ++d) {
      if (index[d] < 0 || index[d] >= type.dims[d]) return false;
    }
    return true;
  }
};

inline std::vector<std::byte> to_bytes(const Array& array) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(array.type.bytes()));
  with_element(array.type.dtype, [&]<class T>(T) {
    for (std::size_t i = 0; i < array.values.size(); ++i) {
      T element;
      if constexpr (std::is_same_v<T, Bool>)
        element = {static_cast<std::uint8_t>(array.values[i] != 0)};
      else
        element = narrow<T>(static_cast<Wide<T>>(array.values[i]));
      std::memcpy(bytes.data() + i * sizeof(T), &element, sizeof(T));
    }
  });
  return bytes;
}

inline Array from_bytes(const TensorType& type, const std::byte* bytes) {
  Array array(type);
  with_element(type.dtype, [&]<class T>(T) {
    for (std::size_t i = 0; i < array.values.size(); ++i) {
      T element;
      std::memcpy(&element, bytes + i * sizeof(T), sizeof(T));
      if constexpr (std::is_same_v<T, Bool>)
        array.values[i] = element.value;
      else
        array.values[i] = static_cast<double>(widen(element));
    }
  });
  return array;
}

inline void for_each_index(const Dims& dims, const std::function<void(const Dims&)>& fn) {
  Dims index(dims.size());
  for (std::int64_t left = element_count(dims); left > 0; --left) {
    fn(index);
    for (std::size_t d = dims.size(); d-- > 0;) {
      if (++index[d] < dims[d]) break;
      index[d] = 0;
    }
  }
}

// The operation that `build` appends last, run on `inputs`, which are its operands in order.
inline std::vector<Array> run_kernel(const std::vector<Array>& inputs,
                                     const std::function<void(Builder&, const Values&)>& build,
                                     bool first_in_place = false) {
  Function function;
  function.name = "main";
  Builder builder(function);
  Values args;
  for (const Array& input : inputs) args.push_back(builder.argument(input.type));
  build(builder, args);
  const Op& op = function.body.ops.back();

  std::vector<std::vector<std::byte>> buffers;
  std::vector<Tensor> ins, outs;
  for (const Array& input : inputs) buffers.push_back(to_bytes(input));
  for (std::size_t i = 0; i < inputs.size(); ++i) ins.push_back({inputs[i].type, buffers[i].data()});
  std::vector<std::vector<std::byte>> results;
  for (Value value : op.results) {
    const TensorType& type = function.type(value);
    results.emplace_back(static_cast<std::size_t>(type.bytes()), std::byte{0xcd});
    outs.push_back({type, results.back().data()});
  }
  if (first_in_place) outs[0].data = ins[0].data;

  std::vector<LaneProgram> regions;
  std::vector<std::vector<const void*>> captures;
  std::vector<std::vector<std::byte>> constants;
  for (const Region& region : op.regions) {
    regions.emplace_back(function, region);
    captures.emplace_back();
    for (Value value : regions.back().captures()) {
      for (const Op& other : function.body.ops) {
        if (other.code != OpCode::constant || other.result() != value) continue;
        constants.push_back(other.attrs.get<Constant>("value").expanded());
        captures.back().push_back(constants.back().data());
      }
    }
  }
  Threads threads(2);
  Kernel kernel = find_kernel(op.code);
  if (!kernel) throw std::runtime_error("no kernel");
  kernel({op, ins, outs, regions, captures, threads});
  std::vector<Array> arrays;
  for (const Tensor& out : outs) arrays.push_back(from_bytes(out.type, out.data));
  return arrays;
}

inline Region scalar_region(Builder& builder, DType dtype, const std::function<Value(Builder&, Value, Value)>& fn) {
  TensorType scalar(dtype, {});
  return builder.region({scalar, scalar},
                        [&](Builder& b, const Values& args) { return Values{fn(b, args[0], args[1])}; });
}
inline Region binary_region(Builder& builder, DType dtype, OpCode code) {
  return scalar_region(builder, dtype, [&](Builder& b, Value x, Value y) { return b.binary(code, x, y); });
}

// Reproducible small numbers, non-negative where the type has no sign.
class Numbers {
 public:
  explicit Numbers(unsigned seed) : engine_(seed) {}
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(engine_);
  }
  bool coin() { return between(0, 1) == 1; }
  Dims dims(std::int64_t rank, std::int64_t low, std::int64_t high) {
    Dims all;
    for (std::int64_t d = 0; d < rank; ++d) all.push_back(between(low, high));
    return all;
  }
  Array array(DType dtype, Dims dims, std::int64_t limit = 9) {
    Array array{TensorType(dtype, std::move(dims))};
    std::int64_t high = dtype == DType::i1 ? 1 : limit;
    for (double& value : array.values) value = static_cast<double>(between(is_signed(dtype) ? -high : 0, high));
    return array;
  }
  template <class Range>
  void shuffle(Range& items) {
    std::shuffle(items.begin(), items.end(), engine_);
  }

 private:
  std::mt19937 engine_;
};

inline constexpr DType kAllTypes[] = {DType::i1,   DType::i8,  DType::i16, DType::i32, DType::i64,
                                      DType::u8,   DType::u16, DType::u32, DType::u64, DType::f16,
                                      DType::bf16, DType::f32, DType::f64};

}  // namespace pcp::cpu
