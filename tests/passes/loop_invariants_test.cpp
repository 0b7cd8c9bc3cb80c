#include <gtest/gtest.h>

#include <algorithm>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

const TensorType kCount(DType::i32, {}), kWeights(DType::f32, {3, 2}), kState(DType::f32, {3});

using Step = std::function<Value(Builder&, Value weights, Value state)>;

// weights are carried and stay as they are: state = step(weights, state), four times.
Values four_times(Builder& b, Value weights, Value state, const Step& step) {
  std::vector<TensorType> types{kCount, kWeights, kState};
  std::vector<Region> regions;
  regions.push_back(b.region(types, [](Builder& in, const Values& args) {
    return Values{in.compare(args[0], in.scalar(DType::i32, 4), "LT")};
  }));
  regions.push_back(b.region(types, [&](Builder& in, const Values& args) {
    Value next = in.add(args[0], in.scalar(DType::i32, 1));
    return Values{next, args[1], step(in, args[1], args[2])};
  }));
  return b.create(OpCode::while_, {b.scalar(DType::i32, 0), weights, state}, {}, std::move(regions));
}

Function hoisted(const Step& step) {
  Function result = hoist_loop_invariants(test::build([&](Builder& b) {
    Value weights = b.argument(kWeights), state = b.argument(kState);
    return Values{four_times(b, weights, state, step)[2]};
  }));
  verify(result);
  return result;
}

// What stands in front of the loop, by its code.
std::vector<OpCode> in_front(const Function& function) {
  std::vector<OpCode> codes;
  for (const Op& op : function.body.ops) {
    if (op.code == OpCode::while_) break;
    codes.push_back(op.code);
  }
  return codes;
}

Value product(Builder& in, Value transposed, Value state) {
  Value inner = in.dot_general(transposed, state, {{}, {}, {1}, {0}});
  return in.dot_general(transposed, inner, {{}, {}, {0}, {0}});
}

TEST(LoopInvariants, ATransposedWeightIsMadeOnce) {
  Function result = hoisted([](Builder& in, Value weights, Value state) {
    return product(in, in.transpose(weights, {1, 0}), state);
  });
  EXPECT_EQ(in_front(result), (std::vector{OpCode::constant, OpCode::transpose}));
  EXPECT_EQ(test::count_ops(result, OpCode::transpose), 1);
}

TEST(LoopInvariants, WhatDependsOnTheStateStays) {
  Function result = hoisted([](Builder& in, Value, Value state) { return in.exponential(state); });
  EXPECT_EQ(in_front(result), (std::vector{OpCode::constant}));
}

TEST(LoopInvariants, ConstantsAndBroadcastsComeAlongButDoNotMoveByThemselves) {
  Function alone = hoisted([](Builder& in, Value, Value state) { return in.add(state, in.splat(kState, 2)); });
  EXPECT_EQ(in_front(alone), (std::vector{OpCode::constant}));  // the counter's start

  Function along = hoisted([](Builder& in, Value weights, Value state) {
    Value twice = in.broadcast_in_dim(in.scalar(DType::f32, 2), kWeights.dims, {});
    return product(in, in.transpose(in.multiply(weights, twice), {1, 0}), state);
  });
  EXPECT_EQ(in_front(along), (std::vector{OpCode::constant, OpCode::constant, OpCode::broadcast_in_dim,
                                          OpCode::multiply, OpCode::transpose}));
  EXPECT_EQ(test::count_ops(along, OpCode::multiply), 1);
}

TEST(LoopInvariants, LeaveAllLoopsAroundThem) {
  Function result = hoisted([](Builder& in, Value weights, Value state) {
    return four_times(in, weights, state, [](Builder& inner, Value w, Value s) {
      return product(inner, inner.transpose(w, {1, 0}), inner.exponential(s));
    })[2];
  });
  EXPECT_EQ(in_front(result), (std::vector{OpCode::constant, OpCode::transpose}));
}

TEST(LoopInvariants, OfTheInnerLoopAloneStayInTheOuterOne) {
  Function result = hoisted([](Builder& in, Value weights, Value state) {
    Value changing = in.multiply(weights, in.broadcast_in_dim(state, kWeights.dims, {0}));
    return four_times(in, changing, state, [](Builder& inner, Value w, Value s) {
      return product(inner, inner.transpose(w, {1, 0}), inner.exponential(s));
    })[2];
  });
  EXPECT_EQ(in_front(result), (std::vector{OpCode::constant}));
  const Region& outer = result.body.ops.back().regions[1];
  bool found = std::ranges::any_of(outer.ops, [](const Op& op) { return op.code == OpCode::transpose; });
  EXPECT_TRUE(found);
}

TEST(LoopInvariants, CallsAndBarriersStay) {
  Function result = hoisted([](Builder& in, Value weights, Value state) {
    Value kept = in.create1(OpCode::optimization_barrier, {weights});
    return product(in, in.transpose(kept, {1, 0}), state);
  });
  EXPECT_EQ(in_front(result), (std::vector{OpCode::constant}));
}

}  // namespace
}  // namespace pcp
