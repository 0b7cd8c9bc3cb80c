#include "pcp/attribute.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pcp {
namespace {

TEST(ConstantTest, KeepsBytesRowMajor) {
  const std::vector<float> values = {1, 2, 3, 4, 5, 6};
  Constant constant = Constant::of<float>(TensorType(DType::f32, {2, 3}), values);
  EXPECT_FALSE(constant.is_splat());
  EXPECT_EQ(constant.at(4), 5);
  EXPECT_EQ(constant.expanded().size(), 24u);
}

TEST(ConstantTest, SplatKeepsOneElementWhateverItsShape) {
  Constant splat = Constant::splat(TensorType(DType::f32, {1000, 1000}), 2.5);
  EXPECT_TRUE(splat.is_splat());
  EXPECT_EQ(splat.bytes().size(), 4u);
  EXPECT_EQ(splat.at(999999), 2.5);
  EXPECT_EQ(Constant::splat(TensorType(DType::i16, {3}), 7).expanded().size(), 6u);
  EXPECT_EQ(Constant::splat(TensorType(DType::i16, {3}), 7).as_dims(), (Dims{7, 7, 7}));
}

TEST(ConstantTest, EmptyTensorsHaveNoBytes) {
  Constant empty = Constant::splat(TensorType(DType::f32, {0, 3}), 1);
  EXPECT_FALSE(empty.is_splat());
  EXPECT_TRUE(empty.bytes().empty());
  EXPECT_EQ(empty.as_dims(), Dims{});
}

TEST(ConstantTest, WrongSizesAreRefused) {
  const std::vector<float> three = {1, 2, 3};
  EXPECT_THROW(Constant::of<float>(TensorType(DType::f32, {2}), three), Error);
  EXPECT_THROW(Constant::of<float>(TensorType(DType::f64, {3}), three), Error);
}

TEST(ConstantTest, NumbersRoundAndSaturateToTheirType) {
  EXPECT_EQ(Constant::scalar(DType::i8, 300).int_at(0), 127);
  EXPECT_EQ(Constant::scalar(DType::u8, -1).int_at(0), 0);
  EXPECT_EQ(Constant::scalar(DType::i32, NAN).int_at(0), 0);
  EXPECT_EQ(Constant::scalar(DType::i1, 2).at(0), 1);
  EXPECT_EQ(Constant::scalar(DType::bf16, 1.00390625).at(0), 1);  // halfway: to even
  EXPECT_EQ(Constant::scalar(DType::f16, 65520).at(0), INFINITY);
  EXPECT_EQ(Constant::scalar(DType::f32, 0.1).at(0), static_cast<double>(0.1f));
}

TEST(ConstantTest, SixtyFourBitIntegersAreExact) {
  const std::vector<std::int64_t> values = {INT64_MAX, INT64_MIN};
  Constant constant = Constant::of<std::int64_t>(TensorType(DType::i64, {2}), values);
  EXPECT_EQ(constant.as_dims(), (Dims{INT64_MAX, INT64_MIN}));
}

TEST(ConstantTest, ViewsKeepTheBytes) {
  const std::vector<float> values = {1, 2, 3, 4};
  Constant constant = Constant::of<float>(TensorType(DType::f32, {4}), values);
  EXPECT_EQ(constant.with_type(TensorType(DType::f32, {2, 2})).at(3), 4);
  EXPECT_THROW(constant.with_type(TensorType(DType::f32, {5})), Error);
  EXPECT_THROW(constant.with_type(TensorType(DType::i32, {4})), Error);
  EXPECT_EQ(Constant::scalar(DType::f32, 3).with_type(TensorType(DType::f32, {5})).at(4), 3);
}

TEST(AttrsTest, AreOrderedByNameAndComparable) {
  Attrs one = {{"b", true}, {"a", IntAttr{1}}}, other = {{"a", IntAttr{1}}, {"b", true}};
  EXPECT_EQ(one, other);
  EXPECT_EQ(one.begin()->first, "a");
  other.set("a", IntAttr{2});
  EXPECT_NE(one, other);
  EXPECT_EQ(other.size(), 2u);
  other.erase("a");
  EXPECT_EQ(other.find("a"), nullptr);
}

TEST(AttrsTest, ReadsByKind) {
  Attrs attrs = {{"n", IntAttr{3}}, {"dims", Dims{1, 2}}};
  EXPECT_EQ(attrs.integer("n"), 3);
  EXPECT_EQ(attrs.dims("dims"), (Dims{1, 2}));
  EXPECT_EQ(attrs.find<Dims>("n"), nullptr);
  EXPECT_EQ(attrs.get_or("flag", true), true);
  EXPECT_THROW(attrs.get<std::string>("n"), Error);
  EXPECT_THROW(attrs.integer("missing"), Error);
}

TEST(AttrsTest, CopiesChangeByThemselves) {
  Attrs first = {{"n", IntAttr{3}}, {"dims", Dims{1, 2}}}, second = first, third = first;
  EXPECT_EQ(first.find("n"), second.find("n"));  // shared as long as they are equal
  second.set("n", IntAttr{4});
  third.erase("n");
  third.erase("missing");
  EXPECT_EQ(first.integer("n"), 3);
  EXPECT_EQ(second.integer("n"), 4);
  EXPECT_EQ(second.dims("dims"), first.dims("dims"));
  EXPECT_EQ(first.size(), 2U);
  EXPECT_EQ(third.size(), 1U);
  EXPECT_FALSE(first == second);
  second.set("n", IntAttr{3});
  EXPECT_TRUE(first == second);
  Attrs moved = std::move(second);
  EXPECT_TRUE(second.empty());  // NOLINT(bugprone-use-after-move): empty by contract
  EXPECT_EQ(moved.size(), 2U);
}

TEST(AttrsTest, AlternativesAreInTheOrderOfTheirKinds) {
  EXPECT_EQ(Attr(true).index(), static_cast<std::size_t>(AttrKind::boolean));
  EXPECT_EQ(Attr(IntAttr{}).index(), static_cast<std::size_t>(AttrKind::integer));
  EXPECT_EQ(Attr(std::string()).index(), static_cast<std::size_t>(AttrKind::string));
  EXPECT_EQ(Attr(SymbolAttr{}).index(), static_cast<std::size_t>(AttrKind::symbol));
  EXPECT_EQ(Attr(Dims{}).index(), static_cast<std::size_t>(AttrKind::dims));
  EXPECT_EQ(Attr(std::vector<bool>{}).index(), static_cast<std::size_t>(AttrKind::booleans));
  EXPECT_EQ(Attr(Constant{}).index(), static_cast<std::size_t>(AttrKind::dense));
  EXPECT_EQ(Attr(DotDims{}).index(), static_cast<std::size_t>(AttrKind::dot));
  EXPECT_EQ(Attr(GatherDims{}).index(), static_cast<std::size_t>(AttrKind::gather));
  EXPECT_EQ(Attr(ScatterDims{}).index(), static_cast<std::size_t>(AttrKind::scatter));
  EXPECT_EQ(Attr(ConvDims{}).index(), static_cast<std::size_t>(AttrKind::conv));
  EXPECT_EQ(Attr(EnumAttr{}).index(), static_cast<std::size_t>(AttrKind::enumeration));
  EXPECT_EQ(Attr(OpaqueAttr{}).index(), static_cast<std::size_t>(AttrKind::any));
}

}  // namespace
}  // namespace pcp
