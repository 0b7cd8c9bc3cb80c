#include "graph/diagonal_band.h"

#include <gtest/gtest.h>

#include "pcp/builder.h"

namespace pcp {
namespace {

class DiagonalBands : public testing::Test {
 protected:
  using Bound = std::optional<std::int64_t>;

  Value iota(std::int64_t dimension, DType dtype = DType::i32) { return b.iota(TensorType(dtype, square), dimension); }
  Value number(double value) { return b.splat(TensorType(DType::i32, square), value); }
  Value spread(Value mask) { return b.broadcast_in_dim(mask, {2, 3, square[0], square[1]}, {2, 3}); }
  std::optional<DiagonalBand> found(Value mask, std::int64_t column = 3) {
    return diagonal_band(function, Uses(function), mask, column);
  }
  // A constant that is true where `is_set(row, column)`.
  template <class IsSet>
  Value constant(const IsSet& is_set) {
    std::vector<std::byte> bytes;
    for (std::int64_t i = 0; i < square[0]; ++i) {
      for (std::int64_t j = 0; j < square[1]; ++j) bytes.push_back(std::byte{is_set(i, j)});
    }
    return b.constant(Constant(TensorType(DType::i1, square), std::move(bytes)));
  }

  Dims square{5, 7};
  Function function;
  Builder b{function};
};

TEST_F(DiagonalBands, AreFoundInComparisonsOfIndices) {
  const DiagonalBand causal{2, 3, std::nullopt, 0};
  EXPECT_EQ(found(spread(b.compare(iota(0), iota(1), "GE"))), causal);
  EXPECT_EQ(found(spread(b.compare(iota(1), iota(0), "LE"))), causal);
  EXPECT_EQ(found(spread(b.compare(iota(1), b.add(iota(0), number(1)), "LT"))), causal);
  EXPECT_EQ(found(spread(b.compare(b.subtract(iota(0), iota(1)), number(-1), "GT"))), causal);
  EXPECT_EQ(found(spread(b.compare(b.add(iota(0), number(2)), iota(1), "GE"))), (DiagonalBand{2, 3, std::nullopt, 2}));
  EXPECT_EQ(found(spread(b.compare(iota(0), iota(1), "LT"))), (DiagonalBand{2, 3, 1, std::nullopt}));
  EXPECT_EQ(found(spread(b.compare(b.convert(iota(0), DType::i64), iota(1, DType::i64), "GE"))), causal);
}

TEST_F(DiagonalBands, AreFoundWhereIndicesHaveTheShapeOfTheMaskAtOnce) {
  const Dims dims{2, 5, 3, 7};
  auto all = [&](std::int64_t dimension) { return b.iota(TensorType(DType::i32, dims), dimension); };
  EXPECT_EQ(found(b.compare(all(1), all(3), "GE")), (DiagonalBand{1, 3, std::nullopt, 0}));
  Value rows = b.reshape(b.iota(TensorType(DType::i32, {5}), 0), {5, 1, 1});
  EXPECT_EQ(found(b.compare(b.broadcast_in_dim(rows, dims, {1, 2, 3}), all(3), "GE")),
            (DiagonalBand{1, 3, std::nullopt, 0}));
}

TEST_F(DiagonalBands, OfTwoSidesMeetInAnAnd) {
  Value causal = b.compare(iota(0), iota(1), "GE");
  Value near = b.compare(b.subtract(iota(0), iota(1)), number(3), "LT");
  EXPECT_EQ(found(spread(b.binary(OpCode::and_, causal, near))), (DiagonalBand{2, 3, -2, 0}));
  EXPECT_EQ(found(b.binary(OpCode::and_, spread(near), spread(causal))), (DiagonalBand{2, 3, -2, 0}));
}

TEST_F(DiagonalBands, AreFoundInConstants) {
  EXPECT_EQ(found(spread(constant([](auto i, auto j) { return j <= i; }))), (DiagonalBand{2, 3, std::nullopt, 0}));
  EXPECT_EQ(found(spread(constant([](auto i, auto j) { return j <= i + 2; }))), (DiagonalBand{2, 3, std::nullopt, 2}));
  EXPECT_EQ(found(spread(constant([](auto i, auto j) { return j <= i && j > i - 2; }))), (DiagonalBand{2, 3, -1, 0}));
  // Turned: rows of the constant run along the columns of the mask.
  Value turned = constant([](auto i, auto j) { return i <= j; });
  EXPECT_EQ(found(b.broadcast_in_dim(turned, {2, 5, 7}, {1, 2}), 1), (DiagonalBand{2, 1, std::nullopt, 0}));
}

TEST_F(DiagonalBands, AreNotSeenInWhatIsNear) {
  EXPECT_EQ(found(spread(constant([](auto i, auto j) { return j <= i && i + j != 4; }))), std::nullopt);
  EXPECT_EQ(found(spread(constant([](auto i, auto j) { return j <= 2 * i; }))), std::nullopt);
  EXPECT_EQ(found(spread(constant([](auto, auto) { return false; }))), std::nullopt);
  EXPECT_EQ(found(spread(b.compare(iota(0), iota(0), "GE"))), std::nullopt);
  EXPECT_EQ(found(spread(b.compare(iota(0), iota(1), "EQ"))), std::nullopt);
  EXPECT_EQ(found(spread(b.compare(b.add(iota(0), iota(0)), iota(1), "GE"))), std::nullopt);
  EXPECT_EQ(found(spread(b.compare(iota(0, DType::i8), iota(1, DType::i8), "GE"))), std::nullopt);
  EXPECT_EQ(found(spread(b.compare(b.add(iota(0), number(2147483647)), iota(1), "GE"))), std::nullopt)
      << "wraps around";
  Value any = b.argument(TensorType(DType::i1, square));
  EXPECT_EQ(found(spread(any)), std::nullopt);
  EXPECT_EQ(found(spread(b.binary(OpCode::and_, b.compare(iota(0), iota(1), "GE"), any))), std::nullopt);
  EXPECT_EQ(found(spread(b.compare(iota(0), iota(1), "GE")), 1), std::nullopt) << "not along this dimension";
}

}  // namespace
}  // namespace pcp
