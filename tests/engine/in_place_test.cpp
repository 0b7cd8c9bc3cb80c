// Kernels that update their operand in place, where that must not be seen.
#include <gtest/gtest.h>

#include "tests/engine/code_of.h"
#include "tests/engine/whole_numbers.h"

namespace pcp {
namespace {

using test::f32;
using test::Floats;

// The region reads what the operand was, after every update.
TEST(InPlace, AScatterWhoseRegionReadsItsOperand) {
  constexpr std::int64_t kUpdates = 3;
  Function f = test::function_of([](Builder& b) {
    Value scale = b.negate(b.argument(f32({})));
    Value updates = b.argument(f32({kUpdates}));
    Value indices = b.constant(Constant::splat(TensorType(DType::i32, {kUpdates, 1}), 0));
    Region body = b.region({f32({}), f32({})}, [&](Builder& in, const Values& args) {
      return Values{in.add(args[0], in.multiply(args[1], scale))};
    });
    Value sum = b.create1(OpCode::scatter, {b.reshape(scale, {1}), indices, updates},
                          {{"scatter_dimension_numbers", ScatterDims{{}, {0}, {}, {}, {0}, 1}}}, {std::move(body)});
    return Values{b.negate(sum)};
  });
  EXPECT_EQ(test::run_on(f, {{3}, {1, 2, 4}})[0], Floats{3 * (1 + 1 + 2 + 4)});
}

}  // namespace
}  // namespace pcp
