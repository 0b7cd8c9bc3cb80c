#include <gtest/gtest.h>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

using test::kVector;

Value call_target(Builder& b, Value x, bool side_effect) {
  Attrs attrs{{"call_target_name", std::string("print")}};
  if (side_effect) attrs.set("has_side_effect", true);
  return b.create1(OpCode::custom_call, {x}, attrs, {}, {kVector});
}

TEST(DeadCode, UnusedChainsGoAndTheRestKeepsItsOrder) {
  Function result = eliminate_dead_code(test::build([](Builder& b) {
    Value x = b.argument(kVector);
    Value used = b.exponential(x);
    b.log(b.tanh(used));
    return Values{b.negate(used)};
  }));
  EXPECT_EQ(test::expressions(result), "negate(exponential(a0))");
  EXPECT_EQ(test::count_ops(result), 2);
  EXPECT_EQ(result.value_count(), 3u);
}

TEST(DeadCode, UnusedArgumentsAndTheirAttributesStay) {
  Function function = test::build([](Builder& b) {
    b.argument(kVector);
    return Values{b.argument(kVector)};
  });
  function.arg_attrs = {Attrs{{"tf.aliasing_output", IntAttr{0, DType::i32}}}, Attrs{}};
  function.result_attrs = {Attrs{{"jax.result_info", std::string("loss")}}};
  Function result = eliminate_dead_code(function);
  EXPECT_EQ(result.body.args.size(), 2u);
  EXPECT_EQ(result.arg_attrs, function.arg_attrs);
  EXPECT_EQ(result.result_attrs, function.result_attrs);
}

TEST(DeadCode, SideEffectsStayAlsoInsideRegions) {
  Function result = eliminate_dead_code(test::build([](Builder& b) {
    Value p = b.argument({DType::i1, {}}), x = b.argument(kVector);
    call_target(b, b.negate(x), true);
    call_target(b, b.exponential(x), false);
    for (bool side_effect : {true, false}) {
      std::vector<Region> regions;
      for (int i = 0; i < 2; ++i) {
        regions.push_back(
            b.region({}, [&](Builder& in, const Values&) { return Values{call_target(in, x, side_effect)}; }));
      }
      b.create(OpCode::if_, {p}, {}, std::move(regions));
    }
    return Values{x};
  }));
  verify(result);
  EXPECT_EQ(test::count_ops(result, OpCode::custom_call), 3);
  EXPECT_EQ(test::count_ops(result, OpCode::negate), 1);
  EXPECT_EQ(test::count_ops(result, OpCode::exponential), 0);
  EXPECT_EQ(test::count_ops(result, OpCode::if_), 1);
}

TEST(DeadCode, RegionsAreCleanedAndWhatTheyReadFromOutsideStays) {
  Function result = eliminate_dead_code(test::build([](Builder& b) {
    Value p = b.argument({DType::i1, {}}), x = b.argument(kVector);
    Value read = b.exponential(x);
    b.log(x);
    std::vector<Region> regions;
    for (int i = 0; i < 2; ++i) {
      regions.push_back(b.region({}, [&](Builder& in, const Values&) {
        in.tanh(read);
        return Values{in.negate(read)};
      }));
    }
    return b.create(OpCode::if_, {p}, {}, std::move(regions));
  }));
  EXPECT_EQ(test::expressions(result), "if(a0){negate(exponential(a1))}{negate(exponential(a1))}");
  EXPECT_EQ(test::count_ops(result), 4);
}

TEST(DeadCode, LocationsAreKept) {
  auto here = std::make_shared<const std::string>("model.mlir:7:1");
  Function result = eliminate_dead_code(test::build([&](Builder& b) {
    Value x = b.argument(kVector);
    b.set_location(here);
    return Values{b.negate(x)};
  }));
  EXPECT_EQ(result.body.ops.at(0).location, here);
}

}  // namespace
}  // namespace pcp
