#include "passes/small_fold.h"

#include <gtest/gtest.h>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

std::string simplified_text(const test::Fill& fill) {
  return test::expressions(eliminate_dead_code(simplify(test::build(fill))));
}

TEST(SmallFold, ChoicesThatFollowFromEachOtherAreMadeInOneWalk) {
  EXPECT_EQ(simplified_text([](Builder& b) {
              Value x = b.argument(test::kVector);
              Value number = b.scalar(DType::i32, 3);
              for (int depth = 0; depth < 20; ++depth) {
                Value is_odd = b.compare(b.binary(OpCode::remainder, number, b.scalar(DType::i32, 2)),
                                         b.scalar(DType::i32, 1), "EQ");
                auto branch = [&](int step) {
                  return b.region({}, [&](Builder& inside, const Values&) {
                    return Values{inside.add(number, inside.scalar(DType::i32, step))};
                  });
                };
                number = b.create(OpCode::if_, {is_odd}, {}, {branch(3), branch(5)})[0];
              }
              return Values{b.add(x, b.broadcast(b.convert(number, DType::f32), {3}))};
            }),
            "add(a0, 83)");
}

TEST(SmallFold, WhatEnginesRoundDifferentlyIsLeft) {
  const TensorType pair(DType::f32, {2});
  auto of = [&](OpCode code) {
    return simplified_text([&](Builder& b) {
      return Values{b.unary(code, b.constant(Constant::of<float>(pair, std::vector<float>{2, 3})))};
    });
  };
  EXPECT_EQ(of(OpCode::exponential), "exponential(const)");
  EXPECT_EQ(of(OpCode::negate), "const");
  EXPECT_EQ(simplified_text([](Builder& b) { return Values{b.convert(b.scalar(DType::i32, 16777219), DType::bf16)}; }),
            "convert[bf16](1.67772e+07)");
}

TEST(SmallFold, ManyElementsAreLeftUnlessTheyAreAlike) {
  auto sum = [](std::int64_t count, bool alike) {
    return simplified_text([&](Builder& b) {
      std::vector<float> values(static_cast<std::size_t>(count), 1);
      if (!alike) values[0] = 2;
      Value x = b.constant(Constant::of<float>({DType::f32, {count}}, values));
      return Values{b.add(x, b.splat(b.type(x), 5))};
    });
  };
  EXPECT_EQ(sum(64, false), "const");
  EXPECT_EQ(sum(65, false), "add(const, 5)");
  EXPECT_EQ(sum(65, true), "6");
}

TEST(SmallFold, MovementOfAFewElementsIsDone) {
  EXPECT_EQ(simplified_text([](Builder& b) {
              Value x = b.constant(Constant::of<float>({DType::f32, {2, 2}}, std::vector<float>{1, 2, 3, 4}));
              Value column = b.slice(b.transpose(x, {1, 0}), {1, 0}, {2, 1});
              return Values{b.reshape(column, {})};
            }),
            "2");
}

}  // namespace
}  // namespace pcp
