// What a backward pass asks of the schedule: values of the forward pass are computed again instead of being kept, and
// products over a batch run entry by entry. Neither may change a result.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/cpu/bf16_product.h"
#include "engine/cpu/target.h"
#include "engine/schedule/recompute.h"
#include "engine/schedule/schedule.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "tests/engine/code_of.h"
#include "tests/engine/random_run.h"

namespace pcp {
namespace {

using test::f32;
using test::run_on_random;

void expect_near(const std::vector<HostTensor>& got, const std::vector<HostTensor>& expected, float tolerance) {
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) {
    auto x = got[i].as<float>(), y = expected[i].as<float>();
    for (std::size_t j = 0; j < x.size(); ++j) ASSERT_NEAR(x[j], y[j], tolerance) << "result " << i << " element " << j;
  }
}

// An activation and its gradient, a product apart, as an MLP has them.
Function activation_and_gradient() {
  constexpr std::int64_t kRows = 64, kCols = 512;
  Function function;
  Builder b(function);
  Value x = b.argument(f32({kRows, kCols})), w = b.argument(f32({kCols, kCols})), w2 = b.argument(f32({kCols, kCols}));
  Value h = b.matmul(x, w);
  Value square = b.multiply(h, h);
  Value t = b.tanh(square);
  Value u = b.multiply(t, h);
  Value y = b.multiply(u, u);
  Value g = b.matmul(b.matmul(y, w2), w2);  // stands for what comes back
  b.returns({b.multiply(b.add(b.multiply(g, t), u), b.add(b.multiply(g, square), u))});
  return function;
}

int loop_outputs(const schedule::Schedule& plan, std::size_t which) {
  for (const schedule::Step& step : plan.steps) {
    const auto* loop = step.get<schedule::Loop>();
    if (loop && which-- == 0) return static_cast<int>(loop->stores.size());
  }
  return -1;
}

TEST(Recompute, AForwardLoopKeepsOnlyWhatProductsNeed) {
  Function function = activation_and_gradient();
  auto before = schedule::build_schedule(function, cpu::target());
  EXPECT_GT(loop_outputs(*before, 0), 1);
  Function changed = schedule::recompute_cheap_values(function, cpu::target());
  verify(changed);
  auto after = schedule::build_schedule(changed, cpu::target());
  EXPECT_EQ(loop_outputs(*after, 0), 1);
  EXPECT_LT(after->arena_bytes, before->arena_bytes);
}

TEST(Recompute, GivesTheSameBits) {
  Function function = activation_and_gradient();
  auto fused = run_on_random(function, true), single = run_on_random(function, false);
  EXPECT_TRUE(std::ranges::equal(fused[0].bytes(), single[0].bytes()));
}

TEST(Recompute, AValueThatIsAResultStays) {
  Function function = activation_and_gradient();
  Builder b(function);
  Values results = function.body.results;
  Value u = function.body.ops[3].result();
  results.push_back(u);
  b.returns(results);
  auto fused = run_on_random(function, true), single = run_on_random(function, false);
  EXPECT_TRUE(std::ranges::equal(fused[1].bytes(), single[1].bytes()));
}

// The backward pass of attention: weights are kept, four products and a loop follow each other.
Function attention_backward(std::int64_t batch, std::int64_t heads, std::int64_t time, std::int64_t width,
                            DType dtype = DType::f32) {
  Function function;
  Builder b(function);
  Dims wide{batch, heads, time, width}, square{batch, heads, time, time};
  auto argument = [&](const Dims& dims) {
    Value value = b.argument(f32(dims));
    return dtype == DType::f32 ? value : b.convert(value, dtype);
  };
  Value q = argument(wide), k = argument(wide), v = argument(wide), g = argument(wide), p = argument(square);
  Value dp = b.dot_general(g, v, {{0, 1}, {0, 1}, {3}, {3}});
  Value dv = b.dot_general(p, g, {{0, 1}, {0, 1}, {2}, {2}});
  Value sum = b.reduce(b.multiply(dp, p), OpCode::add, {3});
  Value ds = b.multiply(p, b.subtract(dp, b.broadcast_in_dim(sum, square, {0, 1, 2})));
  Value dq = b.dot_general(ds, k, {{0, 1}, {0, 1}, {3}, {2}});
  Value dk = b.dot_general(ds, q, {{0, 1}, {0, 1}, {2}, {2}});
  Values results{dq, dk, dv};
  for (Value& result : results) result = dtype == DType::f32 ? result : b.convert(result, DType::f32);
  b.returns(results);
  return function;
}

int nests(const schedule::Schedule& plan) {
  return static_cast<int>(
      std::ranges::count_if(plan.steps, [](const schedule::Step& s) { return s.get<schedule::Nest>() != nullptr; }));
}

TEST(Nest, ProductsOverABatchRunEntryByEntry) {
  Function function = attention_backward(4, 3, 40, 16);
  auto plan = schedule::build_schedule(function, cpu::target());
  EXPECT_EQ(nests(*plan), 1);
  EXPECT_EQ(plan->steps.size(), 1u);
  EXPECT_EQ(plan->arena_bytes, 0);
  expect_near(run_on_random(function, true), run_on_random(function, false), 1e-3f);
}

TEST(Nest, ProductsOfBf16RunEntryByEntryWhereTheProcessorHasThem) {
  Function function = attention_backward(4, 3, 40, 16, DType::bf16);
  auto plan = schedule::build_schedule(function, cpu::target());
  EXPECT_EQ(nests(*plan), cpu::has_bf16_products() ? 1 : 0);
  auto nested = run_on_random(function, true), single = run_on_random(function, false);
  for (std::size_t i = 0; i < nested.size(); ++i) EXPECT_TRUE(std::ranges::equal(nested[i].bytes(), single[i].bytes()));
}

TEST(Nest, ALoopGoesBeforeAProductThatDoesNotNeedIt) {
  Function function = attention_backward(4, 3, 40, 16);
  auto plan = schedule::build_schedule(function, cpu::target());
  const auto& steps = plan->steps[0].get<schedule::Nest>()->steps;
  ASSERT_EQ(steps.size(), 5u);
  EXPECT_NE(steps[1].get<schedule::Loop>(), nullptr) << plan->steps[0].label;
}

TEST(Nest, ProductsOfFewEntriesStayApart) {
  EXPECT_EQ(nests(*schedule::build_schedule(attention_backward(1, 2, 40, 16), cpu::target())), 0);
}

// The second product takes entry i of the first in place of entry (i + 1).
TEST(Nest, AnEntryThatReadsAnothersResultIsNotNested) {
  constexpr std::int64_t kEntries = 16, kSize = 8;
  Function function;
  Builder b(function);
  Dims dims{kEntries, kSize, kSize};
  Value x = b.argument(f32(dims)), y = b.argument(f32(dims));
  Value first = b.dot_general(x, y, {{0}, {0}, {2}, {1}});
  Value turned = b.reverse(first, {0});
  b.returns({b.dot_general(turned, y, {{0}, {0}, {2}, {1}})});
  EXPECT_EQ(nests(*schedule::build_schedule(function, cpu::target())), 0);
  expect_near(run_on_random(function, true), run_on_random(function, false), 1e-3f);
}

// Products of several layouts, to be joined along `axis` of [4, 10, 16]: plain, of heads that are moved back behind the
// rows, and again plain.
Values joinable_products(Builder& b, std::int64_t axis) {
  Value x = b.argument(f32({4, 10, 6}));
  auto plain = [&](std::int64_t batch, std::int64_t rows, std::int64_t cols) {
    Value lhs = b.slice(x, {0, 0, 0}, {batch, rows, 6}, {1, 1, 1});
    return b.dot_general(lhs, b.argument(f32({batch, 6, cols})), {{0}, {0}, {2}, {1}});
  };
  Value q = b.argument(f32({4, 2, 10, 10})), v = b.argument(f32({4, 2, 10, 8}));
  Value heads = b.dot_general(q, v, {{0, 1}, {0, 1}, {3}, {2}});  // [4, 2, 10, 8]
  Value moved = b.reshape(b.transpose(heads, {0, 2, 1, 3}), {4, 10, 16});
  if (axis == 0) return {plain(3, 10, 16), moved, plain(1, 10, 16)};
  if (axis == 1) return {plain(4, 7, 16), moved, plain(4, 1, 16)};
  return {plain(4, 10, 5), moved, plain(4, 10, 3)};
}

TEST(Concatenation, ProductsWriteIntoIt) {
  for (std::int64_t axis : {0, 1, 2}) {
    SCOPED_TRACE(axis);
    Function joined, apart;
    Builder b(joined), c(apart);
    b.returns({b.concatenate(joinable_products(b, axis), axis)});
    c.returns(joinable_products(c, axis));
    auto plan = schedule::build_schedule(joined, cpu::target());
    for (const schedule::Step& step : plan->steps)
      EXPECT_EQ(step.get<schedule::Structural>(), nullptr) << schedule::describe(*plan);
    HostTensor whole = run_on_random(joined, true)[0];
    std::int64_t before = axis == 0 ? 1 : axis == 1 ? 4 : 40, start = 0;
    std::int64_t pitch = whole.type().elements() / before;
    for (const HostTensor& part : run_on_random(apart, true)) {
      std::int64_t width = part.type().elements() / before;
      for (std::int64_t i = 0; i < part.type().elements(); ++i) {
        std::int64_t place = i / width * pitch + start + i % width;
        ASSERT_EQ(whole.as<float>()[static_cast<std::size_t>(place)], part.as<float>()[static_cast<std::size_t>(i)])
            << i;
      }
      start += width;
    }
  }
}

// A product that somebody else reads as well, or an operand that is none: the concatenation stays.
TEST(Concatenation, OthersAreCopied) {
  Function function;
  Builder b(function);
  Value x = b.argument(f32({8, 8})), w = b.argument(f32({8, 8}));
  Value product = b.matmul(x, w), other = b.matmul(w, x);
  b.returns({b.concatenate({product, other}, 1), b.negate(product), b.concatenate({other, x}, 0)});
  auto got = run_on_random(function, true), expected = run_on_random(function, false);
  expect_near(got, expected, 0);
  for (std::size_t r = 0; r < 8; ++r) {
    for (std::size_t c = 0; c < 8; ++c) {
      EXPECT_EQ(-got[0].as<float>()[r * 16 + c], got[1].as<float>()[r * 8 + c]);
      EXPECT_EQ(got[0].as<float>()[r * 16 + 8 + c], got[2].as<float>()[r * 8 + c]);
    }
  }
}

}  // namespace
}  // namespace pcp
