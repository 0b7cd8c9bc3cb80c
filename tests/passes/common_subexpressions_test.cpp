#include <gtest/gtest.h>

#include <cmath>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

using test::kVector;
const TensorType kScalar(DType::f32, {});

Function shared(const test::Fill& fill) {
  Function result = eliminate_common_subexpressions(test::build(fill));
  verify(result);
  return result;
}

TEST(CommonSubexpressions, EqualChainsAreComputedOnce) {
  Function result = shared([](Builder& b) {
    Value x = b.argument(kVector);
    return Values{b.exponential(b.negate(x)), b.exponential(b.negate(x))};
  });
  EXPECT_EQ(test::count_ops(result), 2);
  EXPECT_EQ(result.body.results[0], result.body.results[1]);
}

TEST(CommonSubexpressions, AttributesTypesAndOperandsTellOperationsApart) {
  Function result = shared([](Builder& b) {
    Value x = b.argument({DType::f32, {4, 4}}), y = b.argument({DType::f32, {4, 4}});
    return Values{b.transpose(x, {1, 0}),
                  b.transpose(x, {0, 1}),
                  b.reshape(x, {16}),
                  b.reshape(x, {2, 8}),
                  b.subtract(x, y),
                  b.subtract(y, x),
                  b.convert(x, DType::f64),
                  b.convert(x, DType::bf16),
                  b.compare(x, y, "LT"),
                  b.compare(x, y, "LE"),
                  b.reduce(x, OpCode::add, {0}),
                  b.reduce(x, OpCode::add, {1})};
  });
  EXPECT_EQ(test::count_ops(result) - test::count_ops(result, OpCode::constant) - test::count_ops(result, OpCode::add),
            12);
}

TEST(CommonSubexpressions, CommutativeOperandsCountInAnyOrder) {
  Function result = shared([](Builder& b) {
    Value x = b.argument(kVector), y = b.argument(kVector);
    return Values{b.add(x, y), b.add(y, x), b.multiply(x, y), b.multiply(y, y)};
  });
  EXPECT_EQ(test::count_ops(result, OpCode::add), 1);
  EXPECT_EQ(test::count_ops(result, OpCode::multiply), 2);
}

TEST(CommonSubexpressions, ConstantsAreComparedByTheirBits) {
  Function result = shared([](Builder& b) {
    Value nan1 = b.splat(kVector, std::nan("")), nan2 = b.splat(kVector, std::nan(""));
    return Values{b.splat(kVector, 0.0), b.splat(kVector, -0.0), b.splat(kVector, 0.0), nan1, nan2,
                  b.splat(kScalar, 0.0)};
  });
  EXPECT_EQ(test::count_ops(result, OpCode::constant), 4);
}

TEST(CommonSubexpressions, LargeConstantsThatDifferInTheMiddleStayApart) {
  std::vector<float> values(4096, 1.0f);
  std::vector<float> other = values;
  other[2048] = 2;
  TensorType type(DType::f32, {4096});
  Function result = shared([&](Builder& b) {
    return Values{b.constant(Constant::of<float>(type, values)), b.constant(Constant::of<float>(type, other)),
                  b.constant(Constant::of<float>(type, values))};
  });
  EXPECT_EQ(test::count_ops(result, OpCode::constant), 2);
  EXPECT_EQ(result.body.results[0], result.body.results[2]);
}

TEST(CommonSubexpressions, RegionsAreEqualUpToTheirValues) {
  Function result = shared([](Builder& b) {
    Value x = b.argument({DType::f32, {4, 4}});
    return Values{b.reduce(x, OpCode::add, {0}), b.reduce(x, OpCode::add, {0}), b.reduce(x, OpCode::multiply, {0}),
                  b.reduce(x, OpCode::maximum, {0})};
  });
  EXPECT_EQ(test::count_ops(result, OpCode::reduce), 3);
  EXPECT_EQ(result.body.results[0], result.body.results[1]);
}

Values branch(Builder& b, Value predicate, const std::function<Value(Builder&)>& fill) {
  std::vector<Region> regions;
  for (int i = 0; i < 2; ++i) {
    regions.push_back(b.region({}, [&](Builder& in, const Values&) { return Values{fill(in)}; }));
  }
  return b.create(OpCode::if_, {predicate}, {}, std::move(regions));
}

TEST(CommonSubexpressions, BranchesReuseOuterValuesButNotEachOthers) {
  Function result = shared([](Builder& b) {
    Value p = b.argument({DType::i1, {}}), x = b.argument(kVector);
    Value outer = b.exponential(x);
    Value inner = branch(b, p, [&](Builder& in) { return in.add(in.exponential(x), in.log(x)); })[0];
    return Values{outer, inner, b.log(x)};
  });
  EXPECT_EQ(test::count_ops(result, OpCode::exponential), 1);
  EXPECT_EQ(test::count_ops(result, OpCode::log), 3);
  EXPECT_EQ(test::expressions(result),
            "exponential(a1), if(a0){add(exponential(a1), log(a1))}{add(exponential(a1), log(a1))}, log(a1)");
}

TEST(CommonSubexpressions, BodiesOfReductionsReadNothingFromOutside) {
  Function result = shared([](Builder& b) {
    Value x = b.argument(kVector);
    Value two = b.scalar(DType::f32, 2);
    std::vector<Region> body;
    body.push_back(b.region({kScalar, kScalar}, [](Builder& in, const Values& args) {
      return Values{
          in.add(in.multiply(args[0], in.scalar(DType::f32, 2)), in.multiply(args[1], in.scalar(DType::f32, 2)))};
    }));
    return Values{two, b.create1(OpCode::reduce, {x, two}, {{"dimensions", Dims{0}}}, std::move(body))};
  });
  EXPECT_EQ(test::count_ops(result, OpCode::constant), 2);  // one outside, one inside
}

TEST(CommonSubexpressions, BarriersAndCustomCallsStayApart) {
  Function result = shared([](Builder& b) {
    Value x = b.argument(kVector);
    Values results;
    for (int i = 0; i < 2; ++i) {
      results.push_back(b.exponential(b.create1(OpCode::optimization_barrier, {x})));
      results.push_back(b.create1(OpCode::custom_call, {x}, {{"call_target_name", std::string("f")}}, {}, {kVector}));
    }
    return results;
  });
  EXPECT_EQ(test::count_ops(result, OpCode::optimization_barrier), 2);
  EXPECT_EQ(test::count_ops(result, OpCode::exponential), 2);
  EXPECT_EQ(test::count_ops(result, OpCode::custom_call), 2);
}

}  // namespace
}  // namespace pcp
