// What fuses, what becomes a view, and where memory goes.
#include "engine/schedule/schedule.h"

#include <gtest/gtest.h>

#include "engine/cpu/target.h"
#include "pcp/builder.h"
#include "tests/engine/code_of.h"

namespace pcp::schedule {
namespace {

Function function_of(const std::function<Values(Builder&)>& fill) {
  Function function;
  function.name = "f";
  Builder builder(function);
  builder.returns(fill(builder));
  return function;
}

using test::f32;

template <class Work>
int steps_with(const Schedule& plan) {
  int n = 0;
  for (const Step& step : plan.steps) n += step.get<Work>() != nullptr;
  return n;
}

TEST(Schedule, ElementwiseChainIsOneLoop) {
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({64, 32})), y = b.argument(f32({64, 32}));
    return Values{b.tanh(b.multiply(b.add(x, y), b.exponential(x)))};
  });
  auto plan = build_schedule(f, cpu::target());
  ASSERT_EQ(plan->steps.size(), 1u) << describe(*plan);
  EXPECT_EQ(steps_with<Loop>(*plan), 1);
  EXPECT_EQ(plan->arena_bytes, 0);
}

TEST(Schedule, WithoutFusionEveryOperationIsAStep) {
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({64, 32}));
    return Values{b.tanh(b.multiply(x, b.exponential(x)))};
  });
  EXPECT_EQ(build_schedule(f, cpu::target(false))->steps.size(), 3u);
}

Value softmax(Builder& b, Value x) {
  Dims dims = b.type(x).dims;
  Dims outer, last{static_cast<std::int64_t>(dims.size()) - 1};
  for (std::int64_t i = 0; i + 1 < static_cast<std::int64_t>(dims.size()); ++i) outer.push_back(i);
  Value peak = b.broadcast_in_dim(b.reduce(x, OpCode::maximum, last), dims, outer);
  Value e = b.exponential(b.subtract(x, peak));
  Value sum = b.broadcast_in_dim(b.reduce(e, OpCode::add, last), dims, outer);
  return b.divide(e, sum);
}

// As the norm of a gradient beside the update of its parameter: a tile of one long row would be all of it, for one
// thread.
TEST(Schedule, FewLongRowsAreSharedOut) {
  for (std::int64_t rows : {1, 100}) {
    Function f = function_of([&](Builder& b) {
      Value x = b.argument(f32({rows, 20000}));
      Value norms = b.reduce(b.multiply(x, x), OpCode::add, {1});
      return Values{b.tanh(x), b.tanh(norms)};
    });
    auto plan = build_schedule(f, cpu::target());
    bool whole = false;
    for (const Step& step : plan->steps) whole |= step.get<Loop>()->whole_rows;
    EXPECT_EQ(whole, rows == 100) << describe(*plan);
  }
}

TEST(Schedule, SoftmaxIsOneLoopOfWholeRows) {
  Function f = function_of([](Builder& b) { return Values{softmax(b, b.argument(f32({8, 16, 100})))}; });
  auto plan = build_schedule(f, cpu::target());
  ASSERT_EQ(plan->steps.size(), 1u) << describe(*plan);
  const auto& loop = *plan->steps[0].get<Loop>();
  EXPECT_EQ(loop.rows, 128);
  EXPECT_EQ(loop.cols, 100);
  EXPECT_TRUE(loop.whole_rows);
}

TEST(Schedule, TransposesFoldIntoTheMatrixProduct) {
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({4, 10, 3, 2, 8}));  // batch, time, qkv, heads, features
    auto part = [&](std::int64_t i) {
      Value s = b.reshape(b.slice(x, {0, 0, i, 0, 0}, {4, 10, i + 1, 2, 8}), {4, 10, 2, 8});
      return b.transpose(s, {0, 2, 1, 3});
    };
    return Values{b.dot_general(part(0), part(1), {{0, 1}, {0, 1}, {3}, {3}})};
  });
  auto plan = build_schedule(f, cpu::target());
  EXPECT_EQ(plan->steps.size(), 1u) << describe(*plan);
  EXPECT_EQ(steps_with<Contraction>(*plan), 1);
}

TEST(Schedule, PlainAttentionKeepsScoresOutOfMemory) {
  Function f = function_of([](Builder& b) {
    Value q = b.argument(f32({2, 3, 16, 8})), k = b.argument(f32({2, 3, 16, 8})), v = b.argument(f32({2, 3, 16, 8}));
    Value scores = b.dot_general(q, k, {{0, 1}, {0, 1}, {3}, {3}});
    Value scaled = b.multiply(scores, b.splat(f32({2, 3, 16, 16}), 0.35));
    return Values{b.dot_general(softmax(b, scaled), v, {{0, 1}, {0, 1}, {3}, {2}})};
  });
  auto plan = build_schedule(f, cpu::target());
  EXPECT_EQ(steps_with<BackToBack>(*plan), 1) << describe(*plan);
  EXPECT_EQ(plan->steps.size(), 1u);
  EXPECT_EQ(plan->arena_bytes, 0);
}

// Nothing shares a kernel then, so that a result can be compared with one that no rewriting of steps has touched.
TEST(Schedule, WithoutFusionThereIsNoAttentionAndNoProductWritesElsewhere) {
  Function f = function_of([](Builder& b) {
    Value q = b.argument(f32({9, 16, 8})), k = b.argument(f32({9, 16, 8})), v = b.argument(f32({9, 16, 8}));
    Value weights = softmax(b, b.dot_general(q, k, {{0}, {0}, {2}, {2}}));
    Value out = b.dot_general(weights, v, {{0}, {0}, {2}, {1}});
    return Values{b.transpose(out, {1, 0, 2})};
  });
  auto plan = build_schedule(f, cpu::target(false));
  EXPECT_EQ(steps_with<Contraction>(*plan), 2) << describe(*plan);
  EXPECT_EQ(steps_with<Loop>(*plan), 5) << describe(*plan);
  EXPECT_EQ(steps_with<Copy>(*plan), 1) << describe(*plan);
  EXPECT_EQ(plan->steps.size(), 8u) << describe(*plan);
}

TEST(Schedule, DonatedArgumentIsUpdatedInPlace) {
  Function f = function_of([](Builder& b) {
    Value p = b.argument(f32({1000})), g = b.argument(f32({1000}));
    return Values{b.subtract(p, b.multiply(g, b.splat(f32({1000}), 0.1)))};
  });
  f.arg_attrs.resize(2);
  f.arg_attrs[0].set("tf.aliasing_output", IntAttr{0, DType::i32});
  auto plan = build_schedule(f, cpu::target());
  ASSERT_EQ(plan->donor.size(), 1u);
  EXPECT_EQ(plan->donor[0], 0);
}

TEST(Schedule, DonationIsRefusedWhileTheArgumentIsStillNeeded) {
  Function f = function_of([](Builder& b) {
    Value p = b.argument(f32({8, 8}));
    Value first = b.add(p, p);
    return Values{first, b.matmul(first, p)};  // p is read after the first result is written
  });
  f.arg_attrs.resize(1);
  f.arg_attrs[0].set("tf.aliasing_output", IntAttr{0, DType::i32});
  EXPECT_EQ(build_schedule(f, cpu::target())->donor[0], -1);
}

TEST(Schedule, TemporariesThatNeverMeetShareMemory) {
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({64, 64}));
    for (int i = 0; i < 10; ++i) x = b.matmul(x, x);
    return Values{x};
  });
  auto plan = build_schedule(f, cpu::target());
  EXPECT_EQ(plan->arena_bytes, 2 * 64 * 64 * 4);
  EXPECT_EQ(plan->lower_bound_bytes, plan->arena_bytes);
}

// No two temporaries whose lifetimes meet may overlap, unless one takes the other over in place.
TEST(Schedule, NoOverlapInARandomGraph) {
  Function f = function_of([](Builder& b) {
    std::vector<Value> values{b.argument(f32({32, 32})), b.argument(f32({32, 32}))};
    unsigned state = 12345;
    auto next = [&] { return state = state * 1664525u + 1013904223u; };
    for (int i = 0; i < 300; ++i) {
      Value x = values[next() / 7 % values.size()], y = values[next() / 7 % values.size()];
      switch (next() / 65536 % 5) {
        case 0:
          values.push_back(b.add(x, y));
          break;
        case 1:
          values.push_back(b.matmul(x, y));
          break;
        case 2:
          values.push_back(b.transpose(x, {1, 0}));
          break;
        case 3:
          values.push_back(softmax(b, x));
          break;
        default:
          values.push_back(b.tanh(x));
          break;
      }
    }
    return Values{values.back(), values[values.size() - 7]};
  });
  auto plan = build_schedule(f, cpu::target());
  EXPECT_GE(plan->arena_bytes, plan->lower_bound_bytes);
  for (std::size_t i = 0; i < plan->storages.size(); ++i) {
    for (std::size_t j = i + 1; j < plan->storages.size(); ++j) {
      const Storage &x = plan->storages[i], &y = plan->storages[j];
      if (x.kind != Storage::Kind::temporary || y.kind != Storage::Kind::temporary || x.first < 0 || y.first < 0)
        continue;
      bool meet = x.first <= y.last && y.first <= x.last;
      bool overlap = x.offset < y.offset + y.bytes && y.offset < x.offset + x.bytes;
      bool handed_over = x.shares == static_cast<int>(j) || y.shares == static_cast<int>(i);
      EXPECT_FALSE(meet && overlap && !handed_over) << i << " and " << j;
    }
  }
}

TEST(View, ReshapeOfATransposeNeedsACopyUnlessItWalksEvenly) {
  View v = View::contiguous(0, f32({4, 6}));
  EXPECT_TRUE(reshaped(v, {2, 2, 6}).has_value());
  View t = transposed(v, {1, 0});
  EXPECT_FALSE(reshaped(t, {24}).has_value());
  auto split = reshaped(t, {2, 3, 4});
  ASSERT_TRUE(split.has_value());
  EXPECT_EQ(split->strides, (Dims{3, 1, 6}));
}

}  // namespace
}  // namespace pcp::schedule
