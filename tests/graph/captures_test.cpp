#include "graph/captures.h"

#include <gtest/gtest.h>

#include "pcp/builder.h"

namespace pcp {
namespace {

const TensorType kCaptureScalar(DType::f32, {});

TEST(Captures, AreUsedAndNotDefinedOnceInOrderOfUse) {
  Function function;
  Builder b(function);
  Value first = b.argument(kCaptureScalar), second = b.argument(kCaptureScalar), third = b.argument(kCaptureScalar);
  Value flag = b.argument(TensorType(DType::i1, {}));
  Region outer = b.region({}, [&](Builder& x, const Values&) {
    Value sum = x.add(second, first);
    Region deep =
        x.region({}, [&](Builder& y, const Values&) { return Values{y.multiply(sum, y.add(third, second))}; });
    Region other = x.region({}, [&](Builder&, const Values&) { return Values{first}; });
    return x.create(OpCode::if_, {flag}, {}, {std::move(deep), std::move(other)});
  });
  Region plain = b.region({}, [&](Builder&, const Values&) { return Values{third}; });
  EXPECT_EQ(captured_values(outer), (Values{second, first, flag, third}));
  EXPECT_EQ(captured_values(plain), Values{third});
  b.create(OpCode::if_, {flag}, {}, {std::move(outer), std::move(plain)});
  const Op& op = function.body.ops.back();
  EXPECT_EQ(captured_values(op), (Values{second, first, flag, third}));
  EXPECT_EQ(read_values(op), (Values{flag, second, first, flag, third}));
}

TEST(Captures, OfAReductionAreWhatItsBodyTakesFromOutside) {
  Function function;
  Builder b(function);
  Value x = b.argument(TensorType(DType::f32, {4})), scale = b.argument(kCaptureScalar);
  b.reduce(x, OpCode::add, {0});
  EXPECT_TRUE(captured_values(function.body.ops.back()).empty());
  Value zero = b.scalar(DType::f32, 0);
  Region one = b.region({kCaptureScalar, kCaptureScalar},
                        [&](Builder& inside, const Values& args) { return Values{inside.add(args[0], scale)}; });
  b.create(OpCode::reduce, {x, zero}, {{"dimensions", Dims{0}}}, {std::move(one)});
  EXPECT_EQ(captured_values(function.body.ops.back()), Values{scale});
}

TEST(Captures, OfAnOperationWithoutRegionsAreNone) {
  Function function;
  Builder b(function);
  Value x = b.argument(kCaptureScalar);
  b.negate(x);
  EXPECT_TRUE(captured_values(function.body.ops[0]).empty());
  EXPECT_EQ(read_values(function.body.ops[0]), Values{x});
}

}  // namespace
}  // namespace pcp
