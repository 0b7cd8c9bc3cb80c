// Products with what is done to their elements: the forms that libraries know are said, others are kept as loops, and
// both give what the steps gave one by one.
#include "engine/schedule/epilogue.h"

#include <gtest/gtest.h>

#include "engine/cpu/program.h"
#include "engine/cpu/target.h"
#include "tests/engine/code_of.h"
#include "tests/engine/whole_numbers.h"

namespace pcp {
namespace {

using schedule::Epilogue;
using test::f32;
using Activation = Epilogue::Activation;

constexpr std::int64_t kEpilogueRows = 6, kEpilogueDepth = 5, kEpilogueCols = 7;

schedule::Target with_epilogues() {
  schedule::Target target = cpu::target();
  target.epilogues = target.verify = true;
  return target;
}

// What `after` does with x · w; further arguments are a bias and a residual.
Function product_and(const std::function<Value(Builder&, Value product, Value bias, Value residual)>& after) {
  return test::function_of([&](Builder& b) {
    Value x = b.argument(f32({kEpilogueRows, kEpilogueDepth})), w = b.argument(f32({kEpilogueDepth, kEpilogueCols}));
    Value bias = b.argument(f32({kEpilogueCols})), residual = b.argument(f32({kEpilogueRows, kEpilogueCols}));
    Value columns = b.broadcast_in_dim(bias, {kEpilogueRows, kEpilogueCols}, {1});
    return Values{after(b, b.matmul(x, w), columns, residual)};
  });
}
Value filled(Builder& b, double value) { return b.splat(f32({kEpilogueRows, kEpilogueCols}), value); }
Value gelu(Builder& b, Value x) {
  Value cube = b.multiply(b.multiply(x, x), x);
  Value inner = b.multiply(filled(b, 0.7978845608028654), b.add(x, b.multiply(filled(b, 0.044715), cube)));
  return b.multiply(b.multiply(filled(b, 0.5), x), b.add(filled(b, 1), b.tanh(inner)));
}

// The one step of the schedule, after checking that it computes what single operations do.
std::optional<Epilogue> epilogue_of(const Function& function) {
  auto plan = schedule::build_schedule(function, with_epilogues());
  const auto* work = plan->steps[0].get<schedule::Contraction>();
  if (plan->steps.size() != 1 || !work) return std::nullopt;
  auto arguments = test::whole_arguments(function);
  std::vector<std::byte*> inputs;
  for (auto& argument : arguments) inputs.push_back(reinterpret_cast<std::byte*>(argument.data()));
  test::Floats result(index(plan->results[0].elements()));
  auto* out = reinterpret_cast<std::byte*>(result.data());
  cpu::Program(*plan).run(inputs, std::span(&out, 1), nullptr, cpu::StepRunner(cpu::Threads::calling_thread()));
  EXPECT_EQ(result, test::run_on(function, arguments)[0]);
  return work->epilogue;
}

TEST(Epilogue, BiasActivationScaleAndResidualAreSaid) {
  auto epilogue = epilogue_of(product_and([](Builder& b, Value product, Value bias, Value residual) {
    return b.add(residual, gelu(b, b.add(b.multiply(product, filled(b, 0.25)), bias)));
  }));
  ASSERT_TRUE(epilogue && epilogue->known);
  EXPECT_EQ(epilogue->known->scale, 0.25);
  EXPECT_EQ(epilogue->known->activation, Activation::gelu);
  ASSERT_GT(epilogue->known->bias, 0);
  ASSERT_GT(epilogue->known->residual, 0);
  EXPECT_EQ(epilogue->loop.inputs[epilogue->known->bias].strides, (Dims{0, 1}));
  EXPECT_EQ(epilogue->loop.inputs[epilogue->known->residual].strides, (Dims{kEpilogueCols, 1}));
}

TEST(Epilogue, EveryActivationIsFound) {
  using Make = std::function<Value(Builder&, Value)>;
  const std::vector<std::pair<Activation, Make>> cases{
      {Activation::none, [](Builder& b, Value x) { return b.multiply(x, filled(b, 3)); }},
      {Activation::relu, [](Builder& b, Value x) { return b.maximum(x, filled(b, 0)); }},
      {Activation::tanh, [](Builder& b, Value x) { return b.tanh(x); }},
      {Activation::logistic, [](Builder& b, Value x) { return b.create1(OpCode::logistic, {x}); }},
      {Activation::silu, [](Builder& b, Value x) { return b.multiply(x, b.create1(OpCode::logistic, {x})); }},
      {Activation::gelu, gelu},
  };
  for (const auto& [activation, make] : cases) {
    auto epilogue = epilogue_of(product_and([&](Builder& b, Value product, Value, Value) { return make(b, product); }));
    ASSERT_TRUE(epilogue && epilogue->known) << static_cast<int>(activation);
    EXPECT_EQ(epilogue->known->activation, activation);
    EXPECT_EQ(epilogue->known->bias, -1);
    EXPECT_EQ(epilogue->known->residual, -1);
  }
}

TEST(Epilogue, NearMissesAreKeptAsLoops) {
  using Make = std::function<Value(Builder&, Value product, Value bias, Value residual)>;
  const std::vector<Make> cases{
      [](Builder& b, Value x, Value, Value) { return b.maximum(x, filled(b, 0.001)); },  // not relu
      [](Builder& b, Value x, Value, Value) { return b.multiply(x, b.tanh(x)); },        // not silu
      [](Builder& b, Value x, Value bias, Value) { return b.multiply(x, bias); },        // scale by columns
      [](Builder& b, Value x, Value bias, Value) { return b.multiply(b.add(x, bias), filled(b, 2)); },  // scaled bias
      [](Builder& b, Value x, Value, Value residual) { return b.tanh(b.add(x, residual)); },  // added too early
      [](Builder& b, Value x, Value, Value) { return b.maximum(b.tanh(x), filled(b, 0)); },   // two activations
  };
  for (std::size_t i = 0; i < cases.size(); ++i) {
    auto epilogue = epilogue_of(product_and(cases[i]));
    ASSERT_TRUE(epilogue) << i;
    EXPECT_FALSE(epilogue->known) << i;
  }
}

TEST(Epilogue, AReductionIsNone) {
  Function function = product_and([](Builder& b, Value product, Value, Value) {
    return b.broadcast_in_dim(b.reduce(product, OpCode::add, {1}), {kEpilogueRows, kEpilogueCols}, {0});
  });
  EXPECT_GT(schedule::build_schedule(function, with_epilogues())->steps.size(), 1u);
}

TEST(Epilogue, AProductThatIsReadTwiceIsNone) {
  Function function = test::function_of([](Builder& b) {
    Value product = b.matmul(b.argument(f32({4, 4})), b.argument(f32({4, 4})));
    return Values{b.tanh(product), b.matmul(product, product)};
  });
  auto plan = schedule::build_schedule(function, with_epilogues());
  for (const auto& step : plan->steps) {
    const auto* work = step.get<schedule::Contraction>();
    EXPECT_FALSE(work && work->epilogue);
  }
}

TEST(Contraction, SaysHowExactlyItIsToBeComputed) {
  Function function = test::function_of([](Builder& b) {
    Value x = b.argument(f32({4, 4}));
    return Values{b.matmul(x, x)};
  });
  auto precision = [&] {
    auto plan = schedule::build_schedule(function, cpu::target());
    return plan->steps[0].get<schedule::Contraction>()->precision;
  };
  EXPECT_EQ(precision().level, schedule::Precision::Level::standard);
  Attrs& attrs = function.body.ops[0].attrs;
  attrs.set("precision_config", OpaqueAttr{"[#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]"});
  attrs.set("algorithm", OpaqueAttr{"#stablehlo.dot_algorithm<lhs_precision_type = tf32>"});
  EXPECT_EQ(precision().level, schedule::Precision::Level::highest);
  EXPECT_NE(precision().algorithm.find("tf32"), std::string::npos);
}

TEST(Epilogue, AProductWithoutColumnsHasNone) {
  Function function = test::function_of([](Builder& b) {
    Value product = b.matmul(b.argument(f32({2, 3})), b.argument(f32({3, 0})));
    return Values{b.add(product, b.argument(f32({2, 0})))};
  });
  auto plan = schedule::build_schedule(function, with_epilogues());
  const auto* work = plan->steps[0].get<schedule::Contraction>();
  ASSERT_TRUE(work);
  EXPECT_FALSE(work->epilogue);
}

TEST(Workspace, AStepGetsThePieceOfTheArenaItAsksFor) {
  Function function = test::function_of([](Builder& b) {
    Value x = b.argument(f32({4, 4}));
    return Values{b.matmul(b.tanh(x), x)};
  });
  schedule::Target target = cpu::target();
  target.verify = true;
  target.workspace = [](const schedule::Step& step) { return step.get<schedule::Contraction>() ? 1000 : 0; };
  auto plan = schedule::build_schedule(function, target);
  ASSERT_EQ(plan->steps.size(), 2u);
  EXPECT_EQ(plan->steps[0].workspace, -1);
  const auto& workspace = plan->storages[plan->steps[1].workspace];
  EXPECT_EQ(workspace.bytes, 1000);
  EXPECT_EQ(plan->arena_bytes, 64 + 1024) << "beside the temporary of the same step";
}

}  // namespace
}  // namespace pcp
