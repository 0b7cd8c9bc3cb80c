#include "graph/reducer.h"

#include <gtest/gtest.h>

#include "pcp/builder.h"

namespace pcp {
namespace {

TEST(Reducers, AreTheCommutativeOperationsOfTheTable) {
  for (const OpInfo& row : op_table()) EXPECT_EQ(find_reducer(row.code) != nullptr, row.has(kCommutative)) << row.name;
}

TEST(Reducers, HaveTheirNeutralElementInEveryType) {
  EXPECT_EQ(neutral(OpCode::add, DType::f32).at(0), 0);
  EXPECT_EQ(neutral(OpCode::multiply, DType::i8).at(0), 1);
  EXPECT_EQ(neutral(OpCode::maximum, DType::i16).at(0), -32768);
  EXPECT_EQ(neutral(OpCode::maximum, DType::i1).at(0), 0);
  EXPECT_EQ(neutral(OpCode::minimum, DType::u8).at(0), 255);
  EXPECT_EQ(neutral(OpCode::minimum, DType::i1).at(0), 1);
  EXPECT_EQ(neutral(OpCode::and_, DType::i32).at(0), -1);
  EXPECT_EQ(neutral(OpCode::and_, DType::u16).at(0), 65535);
  EXPECT_EQ(neutral(OpCode::and_, DType::i1).at(0), 1);
  EXPECT_EQ(neutral(OpCode::or_, DType::i32).at(0), 0);
  EXPECT_EQ(neutral(OpCode::xor_, DType::u64).at(0), 0);
  EXPECT_THROW(neutral(OpCode::and_, DType::f32), Error);
  EXPECT_THROW(neutral(OpCode::or_, DType::bf16), Error);
  EXPECT_THROW(neutral(OpCode::subtract, DType::f32), Error);
}

class MatchReducer : public testing::Test {
 protected:
  Region region(const Builder::Fill& fill) { return builder.region({scalar, scalar}, fill); }

  TensorType scalar{DType::f32, {}};
  Function function;
  Builder builder{function};
};

TEST_F(MatchReducer, FindsOneOperationOverBothArguments) {
  EXPECT_EQ(match_reducer(region([](Builder& b, const Values& a) { return Values{b.add(a[0], a[1])}; })), OpCode::add);
  EXPECT_EQ(match_reducer(region([](Builder& b, const Values& a) { return Values{b.maximum(a[1], a[0])}; })),
            OpCode::maximum);
}

TEST_F(MatchReducer, RefusesWhatIsNear) {
  Value outside = builder.argument(scalar);
  const std::vector<Builder::Fill> near{
      [](Builder& b, const Values& a) { return Values{b.add(a[0], a[0])}; },
      [](Builder& b, const Values& a) { return Values{b.subtract(a[0], a[1])}; },
      [&](Builder& b, const Values& a) { return Values{b.add(a[0], outside)}; },
      [](Builder& b, const Values& a) { return Values{b.negate(b.add(a[0], a[1]))}; },
      [](Builder& b, const Values& a) {
        b.add(a[0], a[1]);
        return Values{a[0]};
      },
      [](Builder&, const Values& a) { return Values{a[1]}; },
  };
  for (std::size_t i = 0; i < near.size(); ++i) EXPECT_EQ(match_reducer(region(near[i])), std::nullopt) << i;
}

}  // namespace
}  // namespace pcp
