#include "engine/converted.h"

#include <gtest/gtest.h>

#include <limits>

#include "base/half.h"

namespace pcp {
namespace {

template <class T>
HostTensor vector(DType dtype, std::initializer_list<T> values) {
  return HostTensor::of<T>(TensorType(dtype, {std::ssize(values)}), std::vector<T>(values));
}

TEST(ConvertedFloats, RoundToTheNearestAndKeepWhatFits) {
  HostTensor halves = converted_floats(vector<float>(DType::f32, {1.5f, -65520.0f, 1e-9f}), DType::f16);
  EXPECT_EQ(halves.as<std::uint16_t>()[0], 0x3e00);
  EXPECT_EQ(halves.as<std::uint16_t>()[1], 0xfc00) << "minus infinity";
  EXPECT_EQ(halves.as<std::uint16_t>()[2], 0x0000);
  HostTensor wide = converted_floats(halves, DType::f64);
  EXPECT_EQ(wide.as<double>()[0], 1.5);
  EXPECT_EQ(wide.as<double>()[1], -std::numeric_limits<double>::infinity());
  HostTensor bf16 = converted_floats(vector<double>(DType::f64, {3.0, 0.1}), DType::bf16);
  EXPECT_EQ(bf16.as<std::uint16_t>()[0], 0x4040);
  EXPECT_EQ(bf16.as<std::uint16_t>()[1], 0x3dcd);
  EXPECT_EQ(converted_floats(bf16, DType::f32).as<float>()[0], 3.0f);
}

TEST(ConvertedIntegers, KeepTheirValuesOrAreRefused) {
  HostTensor wide = vector<std::int64_t>(DType::i64, {0, 255, 7});
  EXPECT_EQ(converted_integers(wide, DType::u8).as<std::uint8_t>()[1], 255);
  EXPECT_EQ(converted_integers(wide, DType::i32).as<std::int32_t>()[2], 7);
  try {
    converted_integers(wide, DType::i8);
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "element 1 is 255, which i8 cannot hold");
  }
  EXPECT_THROW(converted_integers(vector<std::int32_t>(DType::i32, {-1}), DType::u64), Error);
  EXPECT_THROW(converted_integers(vector<std::uint64_t>(DType::u64, {1ull << 63}), DType::i64), Error);
  EXPECT_THROW(converted_integers(vector<float>(DType::f32, {1}), DType::i32), Error);
}

}  // namespace
}  // namespace pcp
