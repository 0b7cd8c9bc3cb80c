#include "pcp/builder.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pcp {
namespace {

class BuilderTest : public ::testing::Test {
 protected:
  Function function_ = [] {
    Function function;
    function.name = "main";
    return function;
  }();
  Builder b_{function_};

  Value argument(Dims dims, DType dtype = DType::f32) { return b_.argument(TensorType(dtype, std::move(dims))); }
  std::string type_of(Value value) { return to_string(b_.type(value)); }
  const Op& last() { return function_.body.ops.back(); }

  template <class Action>
  std::string message_of(Action&& action) {
    try {
      action();
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  }
};

TEST_F(BuilderTest, AppendsOpsWithDerivedTypes) {
  Value x = argument({2, 3}), y = argument({2, 3});
  Value sum = b_.add(x, y);
  EXPECT_EQ(type_of(sum), "tensor<2x3xf32>");
  EXPECT_EQ(last().code, OpCode::add);
  EXPECT_EQ(last().operands, (Values{x, y}));
  EXPECT_EQ(last().results, Values{sum});
  b_.returns({sum});
  EXPECT_NO_THROW(verify(function_));
}

TEST_F(BuilderTest, AWrongShapeThrowsOnTheLineThatMadeItAndAddsNothing) {
  Value x = argument({2, 3}), y = argument({3, 2});
  EXPECT_EQ(message_of([&] { b_.add(x, y); }),
            "[stablehlo.add] operand 1 is tensor<3x2xf32> but operand 0 is tensor<2x3xf32>");
  EXPECT_TRUE(function_.body.ops.empty());
}

TEST_F(BuilderTest, ValuesOfAnotherFunctionAreRefused) {
  EXPECT_EQ(message_of([&] { b_.negate(Value{7}); }), "[stablehlo.negate] operand 0 is not a value of function @main");
  EXPECT_EQ(message_of([&] { b_.negate(Value{}); }), "[stablehlo.negate] operand 0 is not a value of function @main");
}

// Also those whose number this function has given to a value of its own.
TEST_F(BuilderTest, ValuesThatAnotherFunctionMadeAreRefused) {
  Value mine = argument({2});
  Function other;
  Value foreign = Builder(other).argument({DType::f32, {2}});
  ASSERT_EQ(foreign.id, mine.id);
  EXPECT_EQ(message_of([&] { b_.add(mine, foreign); }), "[stablehlo.add] operand 1 is not a value of function @main");
  EXPECT_EQ(message_of([&] { b_.returns({foreign}); }), "result 0 is not a value of function @main");
  Function copy = function_;
  EXPECT_NO_THROW(Builder(copy).negate(mine));  // a copy has the values of what it was copied from
}

TEST_F(BuilderTest, OpsCarryTheLocation) {
  Value x = argument({2});
  b_.set_location(std::make_shared<const std::string>("train.cpp:7"));
  b_.negate(x);
  EXPECT_EQ(*last().location, "train.cpp:7");
}

TEST_F(BuilderTest, MovementsHaveTheirTypes) {
  Value x = argument({4, 6}), zero = b_.scalar(DType::f32, 0), index = b_.scalar(DType::i32, 0);
  EXPECT_EQ(type_of(b_.reshape(x, {3, 8})), "tensor<3x8xf32>");
  EXPECT_EQ(type_of(b_.transpose(x, {1, 0})), "tensor<6x4xf32>");
  EXPECT_EQ(type_of(b_.broadcast_in_dim(x, {4, 2, 6}, {0, 2})), "tensor<4x2x6xf32>");
  EXPECT_EQ(type_of(b_.broadcast(zero, {5})), "tensor<5xf32>");
  EXPECT_EQ(type_of(b_.slice(x, {1, 0}, {3, 6})), "tensor<2x6xf32>");
  EXPECT_EQ(type_of(b_.slice(x, {0, 0}, {4, 6}, {1, 4})), "tensor<4x2xf32>");
  EXPECT_EQ(type_of(b_.concatenate({x, x, x}, 0)), "tensor<12x6xf32>");
  EXPECT_EQ(type_of(b_.pad(x, zero, {1, 0}, {0, 2})), "tensor<5x8xf32>");
  EXPECT_EQ(type_of(b_.pad(x, zero, {0, 0}, {0, 0}, {1, 0})), "tensor<7x6xf32>");
  EXPECT_EQ(type_of(b_.reverse(x, {0})), "tensor<4x6xf32>");
  EXPECT_EQ(type_of(b_.dynamic_slice(x, {index, index}, {1, 6})), "tensor<1x6xf32>");
  EXPECT_EQ(type_of(b_.dynamic_update_slice(x, b_.slice(x, {0, 0}, {1, 6}), {index, index})), "tensor<4x6xf32>");
  EXPECT_EQ(type_of(b_.gather(x, argument({5}, DType::i32), {{1}, {0}, {}, {}, {0}, 1}, {1, 6})), "tensor<5x6xf32>");
  EXPECT_NO_THROW(verify(function_));
}

TEST_F(BuilderTest, ElementwiseOpsHaveTheirTypes) {
  Value x = argument({2}), n = argument({2}, DType::u8), flag = argument({2}, DType::i1);
  EXPECT_EQ(type_of(b_.convert(x, DType::bf16)), "tensor<2xbf16>");
  EXPECT_EQ(type_of(b_.select(b_.compare(x, x, "LT"), x, x)), "tensor<2xf32>");
  EXPECT_EQ(type_of(b_.clamp(b_.scalar(DType::f32, 0), x, b_.scalar(DType::f32, 1))), "tensor<2xf32>");
  EXPECT_EQ(type_of(b_.iota(TensorType(DType::i32, {3, 2}), 1)), "tensor<3x2xi32>");
  EXPECT_EQ(type_of(b_.splat(TensorType(DType::i1, {4}), 1)), "tensor<4xi1>");

  auto compare_type = [&] { return last().attrs.get<EnumAttr>("compare_type").value; };
  b_.compare(x, x, "LT");
  EXPECT_EQ(compare_type(), "FLOAT");
  b_.compare(x, x, "LT", "TOTALORDER");
  EXPECT_EQ(compare_type(), "TOTALORDER");
  b_.compare(n, n, "EQ");
  EXPECT_EQ(compare_type(), "UNSIGNED");
  b_.compare(flag, flag, "EQ");
  EXPECT_EQ(compare_type(), "UNSIGNED");
  EXPECT_NO_THROW(verify(function_));
}

TEST_F(BuilderTest, MatmulTakesMatricesBatchesAndAMatrixOnTheRight) {
  EXPECT_EQ(type_of(b_.matmul(argument({2, 3}), argument({3, 5}))), "tensor<2x5xf32>");
  EXPECT_EQ(type_of(b_.matmul(argument({3}), argument({3, 5}))), "tensor<5xf32>");
  EXPECT_EQ(type_of(b_.matmul(argument({7, 4, 2, 3}), argument({7, 4, 3, 5}))), "tensor<7x4x2x5xf32>");
  EXPECT_EQ(type_of(b_.matmul(argument({7, 4, 2, 3}), argument({3, 5}))), "tensor<7x4x2x5xf32>");
  EXPECT_EQ(message_of([&] {
              b_.matmul(argument({2, 3}), argument({7, 3, 5}));
            }),
            "[matmul] cannot multiply tensor<2x3xf32> by tensor<7x3x5xf32>: the right side must be a matrix, or both "
            "must have the "
            "same batch dimensions");
  EXPECT_EQ(message_of([&] {
              b_.matmul(argument({2, 3}), argument({4, 5}));
            }),
            "[stablehlo.dot_general] contracting dimension 1 of operand 0 (tensor<2x3xf32>) is 3 but dimension 0 of "
            "operand 1 "
            "(tensor<4x5xf32>) is 4");
}

TEST_F(BuilderTest, ReduceFoldsWithOneOpFromItsNeutralElement) {
  Value x = argument({4, 6});
  EXPECT_EQ(type_of(b_.reduce(x, OpCode::maximum, {1})), "tensor<4xf32>");
  const Op& reduce = last();
  EXPECT_EQ(reduce.regions[0].ops[0].code, OpCode::maximum);
  EXPECT_EQ(reduce.regions[0].results, reduce.regions[0].ops[0].results);
  b_.returns({reduce.result()});
  EXPECT_NO_THROW(verify(function_));
  EXPECT_EQ(message_of([&] { b_.reduce(x, OpCode::and_, {1}); }), "[stablehlo.and] has no neutral element for f32");
}

TEST_F(BuilderTest, RegionsMayUseOuterValues) {
  Value flag = argument({}, DType::i1), x = argument({2});
  std::vector<Region> branches;
  branches.push_back(b_.region({}, [&](Builder& in, const Values&) { return Values{in.negate(x)}; }));
  branches.push_back(b_.region({}, [&](Builder&, const Values&) { return Values{x}; }));
  b_.returns(b_.create(OpCode::if_, {flag}, {}, std::move(branches)));
  EXPECT_NO_THROW(verify(function_));
}

TEST_F(BuilderTest, MixedPrecisionResultsAreGiven) {
  Value x = argument({2, 3}, DType::bf16), y = argument({3, 5}, DType::bf16);
  Value product = b_.create1(OpCode::dot_general, {x, y}, {{"dot_dimension_numbers", DotDims{{}, {}, {1}, {0}}}}, {},
                             {TensorType(DType::f32, {2, 5})});
  EXPECT_EQ(type_of(product), "tensor<2x5xf32>");
  EXPECT_EQ(type_of(b_.matmul(x, y)), "tensor<2x5xbf16>");
}

TEST_F(BuilderTest, NewArgumentsKeepArgumentAttributesInStep) {
  argument({2});
  function_.arg_attrs = {{{"tf.aliasing_output", IntAttr{0}}}};
  argument({2});
  EXPECT_EQ(function_.arg_attrs.size(), 2u);
}

TEST(NeutralTest, LeavesTheOtherOperandAsItIs) {
  EXPECT_EQ(neutral(OpCode::add, DType::i8).at(0), 0);
  EXPECT_EQ(neutral(OpCode::multiply, DType::bf16).at(0), 1);
  EXPECT_EQ(neutral(OpCode::maximum, DType::f16).at(0), -INFINITY);
  EXPECT_EQ(neutral(OpCode::minimum, DType::f64).at(0), INFINITY);
  EXPECT_EQ(neutral(OpCode::maximum, DType::i8).int_at(0), -128);
  EXPECT_EQ(neutral(OpCode::minimum, DType::i8).int_at(0), 127);
  EXPECT_EQ(neutral(OpCode::maximum, DType::u8).int_at(0), 0);
  EXPECT_EQ(neutral(OpCode::minimum, DType::u16).int_at(0), 65535);
  EXPECT_EQ(neutral(OpCode::maximum, DType::i64).int_at(0), INT64_MIN);
  EXPECT_EQ(neutral(OpCode::minimum, DType::i64).int_at(0), INT64_MAX);
  EXPECT_EQ(static_cast<std::uint64_t>(neutral(OpCode::minimum, DType::u64).int_at(0)), UINT64_MAX);
  EXPECT_EQ(neutral(OpCode::maximum, DType::i1).at(0), 0);
  EXPECT_EQ(neutral(OpCode::minimum, DType::i1).at(0), 1);
  EXPECT_EQ(neutral(OpCode::and_, DType::i1).at(0), 1);
  EXPECT_EQ(neutral(OpCode::and_, DType::i32).int_at(0), -1);
  EXPECT_EQ(neutral(OpCode::and_, DType::u32).int_at(0), 0xffffffff);
  EXPECT_EQ(static_cast<std::uint64_t>(neutral(OpCode::and_, DType::u64).int_at(0)), UINT64_MAX);
  EXPECT_EQ(neutral(OpCode::or_, DType::i1).at(0), 0);
  EXPECT_EQ(neutral(OpCode::xor_, DType::u8).int_at(0), 0);
  EXPECT_THROW(neutral(OpCode::subtract, DType::f32), Error);
}

}  // namespace
}  // namespace pcp
