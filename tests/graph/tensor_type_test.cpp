#include "pcp/tensor_type.h"

#include <gtest/gtest.h>

#include "pcp/error.h"

namespace pcp {
namespace {

TEST(DTypeTest, NamesAreMlirsAndParseBack) {
  for (int i = 0; i < kDTypeCount; ++i) {
    auto dtype = static_cast<DType>(i);
    EXPECT_EQ(parse_dtype(name(dtype)), dtype) << name(dtype);
  }
  EXPECT_EQ(name(DType::u8), "ui8");
  EXPECT_EQ(name(DType::i64), "i64");
  EXPECT_EQ(name(DType::bf16), "bf16");
}

TEST(DTypeTest, ParsesShortUnsignedAndExplicitSigned) {
  EXPECT_EQ(parse_dtype("u8"), DType::u8);
  EXPECT_EQ(parse_dtype("u64"), DType::u64);
  EXPECT_EQ(parse_dtype("si32"), DType::i32);
  for (std::string_view text : {"", "u", "f8", "i4", "u1", "si1", "sf32", "complex<f32>", "f32 ", "i"}) {
    EXPECT_EQ(parse_dtype(text), std::nullopt) << text;
  }
}

TEST(DTypeTest, KindsDoNotOverlap) {
  EXPECT_TRUE(is_float(DType::f16) && is_float(DType::bf16) && is_float(DType::f64));
  EXPECT_FALSE(is_float(DType::u64));
  EXPECT_FALSE(is_integer(DType::i1));
  EXPECT_TRUE(is_integer(DType::i8) && is_integer(DType::u64));
  EXPECT_TRUE(is_signed(DType::i8) && is_signed(DType::f32));
  EXPECT_FALSE(is_signed(DType::i1) || is_signed(DType::u8));
  EXPECT_TRUE(is_unsigned(DType::u8));
  EXPECT_FALSE(is_unsigned(DType::i1) || is_unsigned(DType::f32));
}

TEST(TensorTypeTest, PrintsAsMlir) {
  EXPECT_EQ(to_string(TensorType(DType::f32, {2, 3})), "tensor<2x3xf32>");
  EXPECT_EQ(to_string(TensorType(DType::u8, {})), "tensor<ui8>");
  EXPECT_EQ(to_string(Dims{}), "[]");
  EXPECT_EQ(to_string(Dims{2, -3}), "[2, -3]");
}

TEST(TensorTypeTest, CountsElementsAndBytes) {
  TensorType type(DType::f16, {2, 3, 4});
  EXPECT_EQ(type.rank(), 3);
  EXPECT_EQ(type.elements(), 24);
  EXPECT_EQ(type.bytes(), 48);
  EXPECT_EQ(TensorType(DType::f64, {}).bytes(), 8);
  EXPECT_EQ(TensorType(DType::f64, {5, 0, 7}).bytes(), 0);
  EXPECT_EQ(row_major_strides({2, 3, 4}), (Dims{12, 4, 1}));
}

TEST(TensorTypeTest, ShapesThatOverflowAreRefused) {
  EXPECT_THROW(element_count({1LL << 32, 1LL << 32}), Error);
  EXPECT_THROW(element_count({INT64_MAX}), Error);
  EXPECT_THROW(element_count({0, 1LL << 32, 1LL << 32}), Error);
  EXPECT_THROW(element_count({-1}), Error);
  EXPECT_THROW(element_count({0, -1}), Error);
  EXPECT_EQ(element_count({1LL << 29, 1LL << 29}), 1LL << 58);
}

}  // namespace
}  // namespace pcp
