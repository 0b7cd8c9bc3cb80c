#include "graph/uses.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "pcp/builder.h"

namespace pcp {
namespace {

TEST(Uses, ListEveryUseInOrderRegionsIncluded) {
  const TensorType scalar(DType::f32, {});
  Function function;
  Builder b(function);
  Value x = b.argument(scalar), unused = b.argument(scalar), flag = b.argument(TensorType(DType::i1, {}));
  Value square = b.multiply(x, x);
  Region yes = b.region({}, [&](Builder& inside, const Values&) { return Values{inside.add(x, square)}; });
  Region no = b.region({}, [&](Builder&, const Values&) { return Values{x}; });
  Value chosen = b.create(OpCode::if_, {flag}, {}, {std::move(yes), std::move(no)})[0];
  b.returns({chosen, chosen});
  Uses uses(function);
  const Op *multiply = &function.body.ops[0], *branch = &function.body.ops[1], *add = &branch->regions[0].ops[0];
  EXPECT_TRUE(std::ranges::equal(uses.of(x), std::vector<const Op*>{multiply, multiply, add, nullptr}));
  EXPECT_TRUE(uses.of(unused).empty());
  EXPECT_EQ(uses.only_user(square), add);
  EXPECT_EQ(uses.only_user(chosen), nullptr);
  EXPECT_EQ(uses.of(chosen).size(), 2u);
  EXPECT_EQ(uses.definition(square), multiply);
  EXPECT_EQ(uses.definition(chosen, OpCode::if_), branch);
  EXPECT_EQ(uses.definition(chosen, OpCode::add), nullptr);
  EXPECT_EQ(uses.definition(x), nullptr);
  EXPECT_EQ(uses.constant(square), nullptr);
}

}  // namespace
}  // namespace pcp
