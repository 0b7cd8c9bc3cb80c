// Types in which operands meet, against PyTorch's documented table.
#include <map>
#include <sstream>

#include "tests/session/ops_fixture.h"

namespace pcp::session {
namespace {

class OpsTypesTest : public OpsTest {
 protected:
  static gt::Tensor one(DType dtype, Dims dims = {1}) { return gt::ones(dims, dtype); }
};

// torch.promote_types; a row and a column for each type in this order.
constexpr const char* kTable = R"(
      i1   ui8  i8   i16  i32  i64  f16  bf16 f32  f64
i1    i1   ui8  i8   i16  i32  i64  f16  bf16 f32  f64
ui8   ui8  ui8  i16  i16  i32  i64  f16  bf16 f32  f64
i8    i8   i16  i8   i16  i32  i64  f16  bf16 f32  f64
i16   i16  i16  i16  i16  i32  i64  f16  bf16 f32  f64
i32   i32  i32  i32  i32  i32  i64  f16  bf16 f32  f64
i64   i64  i64  i64  i64  i64  i64  f16  bf16 f32  f64
f16   f16  f16  f16  f16  f16  f16  f16  f32  f32  f64
bf16  bf16 bf16 bf16 bf16 bf16 bf16 f32  bf16 f32  f64
f32   f32  f32  f32  f32  f32  f32  f32  f32  f32  f64
f64   f64  f64  f64  f64  f64  f64  f64  f64  f64  f64
)";

TEST_F(OpsTypesTest, TensorsMeetAsInPyTorch) {
  std::istringstream rows(kTable);
  std::string line, word;
  std::getline(rows, line);
  std::getline(rows, line);
  std::vector<DType> columns;
  for (std::istringstream names(line); names >> word;) columns.push_back(*parse_dtype(word));
  ASSERT_EQ(columns.size(), 10u);
  int checked = 0;
  while (std::getline(rows, line)) {
    std::istringstream words(line);
    words >> word;
    DType left = *parse_dtype(word);
    for (DType right : columns) {
      words >> word;
      EXPECT_EQ(name(gt::add(one(left), one(right)).dtype()), word) << name(left) << " + " << name(right);
      EXPECT_EQ(name(gt::maximum(one(left, {}), one(right, {})).dtype()), word);
      EXPECT_EQ(gt::less(one(left), one(right)).dtype(), DType::i1);
      ++checked;
    }
  }
  EXPECT_EQ(checked, 100);
}

// PyTorch refuses these; NumPy does not.
TEST_F(OpsTypesTest, LargeUnsignedIntegersMeetAsInNumPy) {
  using enum DType;
  EXPECT_EQ(gt::promote(u16, i1), u16);
  EXPECT_EQ(gt::promote(u8, u32), u32);
  EXPECT_EQ(gt::promote(u16, i8), i32);
  EXPECT_EQ(gt::promote(u16, i32), i32);
  EXPECT_EQ(gt::promote(u32, i32), i64);
  EXPECT_EQ(gt::promote(u32, i64), i64);
  EXPECT_EQ(gt::promote(u64, i64), f64);
  EXPECT_EQ(gt::promote(u64, f16), f16);
}

TEST_F(OpsTypesTest, NumbersChangeATypeOnlyToAHigherKind) {
  using enum DType;
  for (DType dtype : {i1, u8, i8, i16, i32, i64, f16, bf16, f32, f64}) {
    for (Dims dims : {Dims{}, Dims{2}}) {
      gt::Tensor x = one(dtype, dims);
      EXPECT_EQ(gt::add(x, true).dtype(), dtype);
      EXPECT_EQ(gt::add(x, 2).dtype(), dtype == i1 ? i64 : dtype);
      EXPECT_EQ(gt::add(2.5, x).dtype(), is_float(dtype) ? dtype : f32);
      EXPECT_EQ(gt::divide(x, 2).dtype(), is_float(dtype) ? dtype : f32);
      EXPECT_EQ(gt::divide(x, x).dtype(), is_float(dtype) ? dtype : f32);
      EXPECT_EQ(gt::sum(x).dtype(), is_float(dtype) ? dtype : i64);
      EXPECT_EQ(gt::exp(x).dtype(), is_float(dtype) ? dtype : f32);
    }
  }
}

TEST_F(OpsTypesTest, TensorsOfRank0AreWeakerThanOthers) {
  using enum DType;
  EXPECT_EQ(gt::add(one(f32), one(f64, {})).dtype(), f32);
  EXPECT_EQ(gt::add(one(bf16), one(f32, {})).dtype(), bf16);
  EXPECT_EQ(gt::add(one(i32), one(i64, {})).dtype(), i32);
  EXPECT_EQ(gt::add(one(i32), one(f64, {})).dtype(), f64);
  EXPECT_EQ(gt::add(one(i1), one(i32, {})).dtype(), i32);
  EXPECT_EQ(gt::where(one(i1), one(f32), 1.5).dtype(), f32);
  EXPECT_EQ(gt::where(one(i1), one(i32), one(f64, {})).dtype(), f64);
  EXPECT_EQ(gt::result_type({one(i32, {}), 1.5}), f32);
}

TEST_F(OpsTypesTest, HalvesAreComputedInF32WithNumbers) {
  // 0.1 in bf16 is 0.10009765625, and three times that rounds to another number than 0.3.
  EXPECT_EQ(numbers(gt::multiply(made(DType::bf16, {1}, {3}), 0.1)), Numbers{0.30078125});
}

TEST_F(OpsTypesTest, NegativeNumbersAndIntegersOfEveryWidth) {
  for (DType dtype : {DType::i8, DType::i16, DType::i32, DType::i64}) {
    EXPECT_EQ(numbers(gt::add(made(dtype, {2}, {1, -5}), -3)), (Numbers{-2, -8})) << name(dtype);
    EXPECT_EQ(numbers(gt::full({1}, -7, dtype)), Numbers{-7}) << name(dtype);
    EXPECT_EQ(numbers(gt::less(made(dtype, {2}, {1, -5}), -3)), (Numbers{0, 1})) << name(dtype);
  }
  for (DType dtype : {DType::u8, DType::u16, DType::u32, DType::u64}) {
    EXPECT_EQ(numbers(gt::multiply(made(dtype, {2}, {1, 5}), 3)), (Numbers{3, 15})) << name(dtype);
    EXPECT_EQ(numbers(gt::negate(made(dtype, {1}, {0}))), Numbers{0}) << name(dtype);
  }
  EXPECT_EQ(gt::add(integers({1}, {0}), std::int64_t{1} << 60).read().as<std::int64_t>()[0], std::int64_t{1} << 60);
}

TEST_F(OpsTypesTest, ConversionsAndChangesInPlace) {
  EXPECT_EQ(numbers(gt::astype(doubles({3}, {0.5, 0, -2.7}), DType::i1)), (Numbers{1, 0, 1}));
  EXPECT_EQ(numbers(gt::astype(doubles({2}, {2.7, -2.7}), DType::i32)), (Numbers{2, -2}));
  gt::Tensor x = made(DType::f16, {2}, {1, 2});
  x += made(DType::f32, {2}, {1, 1});
  EXPECT_EQ(x.dtype(), DType::f16);
  EXPECT_EQ(numbers(x), (Numbers{2, 3}));
  gt::Tensor whole = integers({2}, {1, 2});
  EXPECT_EQ(error_of([&] { whole += 0.5; }),
            "[gt.in_place] the result is f32 and cannot be written into a tensor of i64; astype() converts it");
  EXPECT_NE(error_of([&] { whole += integers({2, 2}, {1, 2, 3, 4}); }).find("[2, 2]"), std::string::npos);
  gt::copy_(whole, 7.9);
  EXPECT_EQ(numbers(whole), (Numbers{7, 7}));
  gt::zero_(whole);
  EXPECT_EQ(numbers(whole), (Numbers{0, 0}));
}

}  // namespace
}  // namespace pcp::session
