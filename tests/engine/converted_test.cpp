#include "engine/converted.h"

#include <gtest/gtest.h>

#include <limits>

namespace pcp {
namespace {

template <class T>
HostTensor vector_of(DType dtype, std::vector<T> values) {
  return HostTensor::of<T>(TensorType(dtype, {static_cast<std::int64_t>(values.size())}), values);
}

template <class T>
std::vector<T> values(const HostTensor& tensor) {
  std::span<const T> all = tensor.as<T>();
  return {all.begin(), all.end()};
}

std::string error_of(const HostTensor& tensor, DType dtype) {
  try {
    converted(tensor, dtype);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Converted, IntegersKeepTheirValues) {
  HostTensor labels = vector_of<std::int64_t>(DType::i64, {0, -3, 120});
  EXPECT_EQ(values<std::int8_t>(converted(labels, DType::i8)), (std::vector<std::int8_t>{0, -3, 120}));
  EXPECT_EQ(values<std::int32_t>(converted(labels, DType::i32)), (std::vector<std::int32_t>{0, -3, 120}));
  EXPECT_EQ(values<double>(converted(labels, DType::f64)), (std::vector<double>{0, -3, 120}));
  HostTensor bytes = vector_of<std::uint8_t>(DType::u8, {0, 200, 255});
  EXPECT_EQ(values<std::int64_t>(converted(bytes, DType::i64)), (std::vector<std::int64_t>{0, 200, 255}));
}

TEST(Converted, WhatATypeCannotHoldIsNamed) {
  HostTensor large = vector_of<std::int64_t>(DType::i64, {1, 128});
  EXPECT_EQ(error_of(large, DType::i8), "element 1 is 128, which i8 cannot hold");
  EXPECT_EQ(error_of(vector_of<std::int32_t>(DType::i32, {-1}), DType::u32), "element 0 is -1, which ui32 cannot hold");
  EXPECT_EQ(error_of(vector_of<std::int32_t>(DType::i32, {2}), DType::i1), "element 0 is 2, which i1 cannot hold");
  EXPECT_EQ(error_of(vector_of<float>(DType::f32, {1.5f}), DType::i32), "numbers of type f32 cannot be used as i32");
}

TEST(Converted, FloatingNumbersAreRoundedToNearest) {
  HostTensor numbers = vector_of<double>(DType::f64, {1, 1.0 / 3, -2.00390625});
  EXPECT_EQ(values<float>(converted(numbers, DType::f32)), (std::vector<float>{1, 1.0f / 3, -2.00390625f}));
  // bf16 keeps 8 bits: 1/3 is 0x3eab, and -2.00390625 lies below the middle of -2 and -2.015625.
  EXPECT_EQ(values<std::uint16_t>(converted(numbers, DType::bf16)),
            (std::vector<std::uint16_t>{0x3f80, 0x3eab, 0xc000}));
  HostTensor half = vector_of<std::uint16_t>(DType::f16, {0x3c00, 0x3555});
  EXPECT_EQ(values<float>(converted(half, DType::f32)), (std::vector<float>{1, 0.333251953125f}));
}

}  // namespace
}  // namespace pcp
