// Products whose result has another element type than their operands, against plain loops.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

#include "base/half.h"
#include "tests/engine/code_of.h"
#include "tests/engine/whole_numbers.h"

namespace pcp {
namespace {

constexpr std::int64_t kM = 5, kK = 7, kN = 6;

HostTensor multiply(const HostTensor& lhs, const HostTensor& rhs, DType result) {
  Function function;
  Builder b(function);
  Value x = b.argument(lhs.type()), y = b.argument(rhs.type());
  b.returns(b.create(OpCode::dot_general, {x, y}, {{"dot_dimension_numbers", DotDims{{}, {}, {1}, {0}}}}, {},
                     {TensorType(result, {lhs.type().dims[0], rhs.type().dims[1]})}));
  auto engine = make_engine("cpu");
  auto results = engine->compile(function, {})->run({engine->upload(lhs), engine->upload(rhs)});
  return engine->download(results[0]);
}

HostTensor tensor_of(DType dtype, Dims dims, const std::vector<double>& values) {
  HostTensor tensor(TensorType(dtype, std::move(dims)));
  std::size_t width = byte_size(dtype);
  for (std::size_t i = 0; i < values.size(); ++i) {
    Constant one = Constant::scalar(dtype, values[i]);
    std::memcpy(tensor.bytes().data() + i * width, one.bytes().data(), width);
  }
  return tensor;
}
std::vector<double> numbers_of(const HostTensor& tensor) {
  std::vector<double> values;
  Constant constant(tensor.type(), {tensor.bytes().begin(), tensor.bytes().end()});
  for (std::int64_t i = 0; i < tensor.type().elements(); ++i)
    values.push_back(is_float(tensor.type().dtype) ? constant.at(i) : static_cast<double>(constant.int_at(i)));
  return values;
}

// What is left of a whole number in an integer type.
double wrapped(double value, DType dtype) {
  auto bits = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
  switch (dtype) {
    case DType::i8:
      return static_cast<std::int8_t>(bits);
    case DType::i16:
      return static_cast<std::int16_t>(bits);
    case DType::i32:
      return static_cast<std::int32_t>(bits);
    case DType::u8:
      return static_cast<std::uint8_t>(bits);
    case DType::u16:
      return static_cast<std::uint16_t>(bits);
    case DType::u32:
      return static_cast<std::uint32_t>(bits);
    default:
      return value;
  }
}

// Whole numbers of up to `most`; negative ones where the type has them.
std::vector<double> operand_numbers(std::int64_t count, std::uint32_t seed, double most, bool is_unsigned) {
  std::vector<double> numbers;
  for (float number : test::whole_numbers(count, seed)) {
    double value = std::round(number * most / 5);
    numbers.push_back(is_unsigned ? std::abs(value) : value);
  }
  return numbers;
}

void expect_product(DType from, DType to, double most) {
  bool is_unsigned = from == DType::u8 || from == DType::u16 || from == DType::u32 || from == DType::u64;
  auto a = operand_numbers(kM * kK, 1, most, is_unsigned), b = operand_numbers(kK * kN, 2, most, is_unsigned);
  std::vector<double> expected;
  for (std::size_t i = 0; i < kM; ++i) {
    for (std::size_t j = 0; j < kN; ++j) {
      double sum = 0;
      for (std::size_t k = 0; k < kK; ++k) sum += a[i * kK + k] * b[k * kN + j];
      expected.push_back(is_integer(to) ? wrapped(sum, to) : sum);
    }
  }
  HostTensor got = multiply(tensor_of(from, {kM, kK}, a), tensor_of(from, {kK, kN}, b), to);
  EXPECT_EQ(numbers_of(got), expected) << name(from) << " to " << name(to);
}

TEST(ContractionTypes, FloatsOfEveryWidth) {
  for (DType from : {DType::f16, DType::bf16, DType::f32, DType::f64}) {
    for (DType to : {DType::f16, DType::bf16, DType::f32, DType::f64}) expect_product(from, to, 5);
  }
}

TEST(ContractionTypes, IntegersOfEveryWidth) {
  constexpr DType kIntegers[] = {DType::i8, DType::i16, DType::i32, DType::i64,
                                 DType::u8, DType::u16, DType::u32, DType::u64};
  for (DType from : kIntegers) {
    for (DType to : kIntegers) {
      if (to == DType::u64 && from != DType::u8 && from != DType::u16 && from != DType::u32 && from != DType::u64)
        continue;  // a negative sum is no double of 64 bits without a sign
      expect_product(from, to, 100);
    }
  }
}

// Operands are not rounded to the result's type before they are multiplied.
TEST(ContractionTypes, ANarrowResultIsRoundedOnce) {
  HostTensor lhs = tensor_of(DType::f64, {1, 3}, {1e9 + 1, -1e9, 0.5}), rhs = tensor_of(DType::f64, {3, 1}, {1, 1, 1});
  for (DType to : {DType::f32, DType::bf16, DType::f16}) EXPECT_EQ(numbers_of(multiply(lhs, rhs, to))[0], 1.5);
}

// Nor is the sum: it has the result's exactness.
TEST(ContractionTypes, AWideResultIsSummedWide) {
  HostTensor lhs = tensor_of(DType::f32, {1, 3}, {16777216, 1, 1}), rhs = tensor_of(DType::f32, {3, 1}, {1, 1, 1});
  EXPECT_EQ(numbers_of(multiply(lhs, rhs, DType::f64))[0], 16777218);
}

// Which elements of a row meet any of a column.
TEST(ContractionTypes, Booleans) {
  HostTensor lhs = tensor_of(DType::i1, {2, 3}, {1, 0, 1, 0, 1, 0}), rhs = tensor_of(DType::i1, {3, 1}, {1, 0, 1});
  EXPECT_EQ(numbers_of(multiply(lhs, rhs, DType::i1)), (std::vector<double>{1, 0}));
}

// Sanitizers saw a null pointer given to memset here.
TEST(ContractionTypes, ProductsWithoutElementsAreEmpty) {
  for (DType dtype : {DType::i1, DType::i8, DType::i32, DType::i64, DType::f32, DType::f64}) {
    EXPECT_TRUE(numbers_of(multiply(tensor_of(dtype, {0, kK}, {}), tensor_of(dtype, {kK, 0}, {}), dtype)).empty());
  }
}

}  // namespace
}  // namespace pcp
