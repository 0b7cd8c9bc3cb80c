#include "graph/attention_pattern.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "pcp/builder.h"

namespace pcp {
namespace {

// Attention over [2, 3, 8, 4] with parts that a test may replace.
struct Spelling {
  using Change = std::function<Value(Builder&, Value)>;

  DType dtype = DType::f32;
  DotDims first{{0, 1}, {0, 1}, {3}, {3}}, second{{0, 1}, {0, 1}, {3}, {2}};
  std::int64_t axis = 3, maximum_axis = 3;
  OpCode sum_by = OpCode::add, maximum_by = OpCode::maximum;
  Change logits = [](Builder&, Value scores) { return scores; };
  Change maximum_of = [](Builder&, Value logits) { return logits; };
  Change spread_sum = nullptr;
  Change weights = [](Builder&, Value quotient) { return quotient; };
  Change value = [](Builder&, Value value) { return value; };
  bool weights_are_left = true;

  Function build() const {
    Function function;
    function.name = "main";
    Builder b(function);
    const TensorType type(dtype, {2, 3, 8, 4});
    Value q = b.argument(type), k = b.argument(type), v = b.argument(type);
    Value x = logits(b, b.dot_general(q, k, first));
    const Dims dims = b.type(x).dims;
    auto beside = [&](Value statistic, std::int64_t reduced) {
      Dims places;
      for (std::int64_t i = 0; i < 4; ++i) {
        if (i != reduced) places.push_back(i);
      }
      return b.broadcast_in_dim(statistic, dims, places);
    };
    Value top = beside(b.reduce(maximum_of(b, x), maximum_by, {maximum_axis}), maximum_axis);
    Value e = b.exponential(b.subtract(x, top));
    Value sum = b.reduce(e, sum_by, {axis});
    Value w = weights(b, b.divide(e, spread_sum ? spread_sum(b, sum) : beside(sum, axis)));
    Value mixed = value(b, v);
    b.returns({weights_are_left ? b.dot_general(w, mixed, second) : b.dot_general(mixed, w, second)});
    return function;
  }
};

std::vector<AttentionPattern> patterns(const Function& function) { return find_attention(function, Uses(function)); }

Value scores_mask(Builder& b, const Dims& dims, std::string_view direction) {
  TensorType square(DType::i32, {dims[2], dims[3]});
  return b.broadcast_in_dim(b.compare(b.iota(square, 0), b.iota(square, 1), direction), dims, {2, 3});
}

TEST(AttentionPattern, OfThePlainFormHasNoMaskAndKeepsNothing) {
  Function function = Spelling().build();
  auto found = patterns(function);
  ASSERT_EQ(found.size(), 1u);
  const AttentionPattern& one = found[0];
  EXPECT_EQ((Values{one.query, one.key, one.value}), function.body.args);
  EXPECT_EQ(one.scale, 1);
  EXPECT_EQ(one.key_dimension, 3);
  EXPECT_FALSE(one.key_is_left);
  EXPECT_TRUE(one.weights_are_left);
  EXPECT_FALSE(one.bias);
  EXPECT_EQ(one.mask.kind, AttentionMask::Kind::none);
  EXPECT_EQ(one.output, &function.body.ops.back());
  EXPECT_EQ(one.inside.size(), 7u) << "two reductions, their broadcasts, subtract, exponential, divide";
  EXPECT_TRUE(values_kept(one, Uses(function)).empty());
}

TEST(AttentionPattern, ScaleBiasAndMaskAreReadOff) {
  Spelling spelling;
  spelling.logits = [](Builder& b, Value scores) {
    const TensorType type = b.type(scores);
    Value scaled = b.divide(b.multiply(b.splat(type, 3), scores), b.splat(type, 2));
    Value biased = b.add(b.broadcast_in_dim(b.argument(TensorType(DType::f32, {3})), type.dims, {1}), scaled);
    return b.select(scores_mask(b, type.dims, "GE"), biased, b.splat(type, -1e9));
  };
  Function function = spelling.build();
  auto found = patterns(function);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].scale, 1.5);
  EXPECT_TRUE(found[0].bias);
  EXPECT_EQ(found[0].mask.kind, AttentionMask::Kind::causal);
  EXPECT_EQ(found[0].mask.last, 0);
  EXPECT_EQ(found[0].mask.query_dimension, 2);
  EXPECT_EQ(found[0].mask.fill, -1e9);
  EXPECT_FALSE(found[0].mask.inverted);
}

TEST(AttentionPattern, MasksAreCausalWindowsOrTensors) {
  auto kind = [](const Spelling::Change& predicate, bool inverted = false) {
    Spelling spelling;
    spelling.logits = [&](Builder& b, Value scores) {
      Value fill = b.splat(b.type(scores), -1e9), mask = predicate(b, scores);
      return inverted ? b.select(mask, fill, scores) : b.select(mask, scores, fill);
    };
    Function function = spelling.build();
    auto found = patterns(function);
    EXPECT_EQ(found.size(), 1u);
    return found.empty() ? AttentionMask() : found[0].mask;
  };
  auto window = [](Builder& b, Value scores) {
    TensorType square(DType::i32, {8, 8});
    Value distance = b.subtract(b.iota(square, 0), b.iota(square, 1));
    Value near = b.binary(OpCode::and_, b.compare(distance, b.splat(square, 0), "GE"),
                          b.compare(distance, b.splat(square, 4), "LT"));
    return b.broadcast_in_dim(near, b.type(scores).dims, {2, 3});
  };
  AttentionMask mask = kind(window);
  EXPECT_EQ(mask.kind, AttentionMask::Kind::window);
  EXPECT_EQ(mask.first, -3);
  EXPECT_EQ(mask.last, 0);
  auto later = [](Builder& b, Value scores) { return scores_mask(b, b.type(scores).dims, "LT"); };
  mask = kind(later, true);
  EXPECT_EQ(mask.kind, AttentionMask::Kind::causal) << "what comes later is filled";
  EXPECT_EQ(mask.last, 0);
  EXPECT_TRUE(mask.inverted);
  EXPECT_EQ(kind(later).kind, AttentionMask::Kind::tensor) << "keys from the query on";
  auto given = [](Builder& b, Value scores) {
    return b.broadcast_in_dim(b.argument(TensorType(DType::i1, {2, 8})), b.type(scores).dims, {0, 3});
  };
  EXPECT_EQ(kind(given).kind, AttentionMask::Kind::tensor);
  EXPECT_TRUE(kind(given).predicate);
}

TEST(AttentionPattern, ConversionsAreLookedThrough) {
  Spelling spelling;
  spelling.dtype = DType::bf16;
  spelling.logits = [](Builder& b, Value scores) {
    Value wide = b.convert(scores, DType::f32);
    return b.multiply(wide, b.splat(b.type(wide), 0.5));
  };
  spelling.weights = [](Builder& b, Value quotient) { return b.convert(quotient, DType::bf16); };
  Function function = spelling.build();
  auto found = patterns(function);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(function.type(found[0].logits).dtype, DType::f32);
  EXPECT_EQ(function.type(found[0].query).dtype, DType::bf16);
  EXPECT_EQ(found[0].scale, 0.5);
}

TEST(AttentionPattern, OtherOrdersOfDimensionsAreFound) {
  Spelling key_left;  // scores [batch, heads, keys, queries], softmax along the keys
  key_left.axis = key_left.maximum_axis = 2;
  key_left.second = {{0, 1}, {0, 1}, {2}, {2}};
  Function function = key_left.build();
  auto found = patterns(function);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_TRUE(found[0].key_is_left);
  EXPECT_EQ((Values{found[0].key, found[0].query}), (Values{function.body.args[0], function.body.args[1]}));

  Spelling swapped;  // value · weights, as JAX writes it
  swapped.weights_are_left = false;
  swapped.second = {{0, 1}, {0, 1}, {2}, {3}};
  Function other = swapped.build();
  ASSERT_EQ(patterns(other).size(), 1u);
  EXPECT_FALSE(patterns(other)[0].weights_are_left);

  Spelling kept;  // the sum with its reduced dimension kept, then repeated
  kept.spread_sum = [](Builder& b, Value sum) {
    return b.broadcast_in_dim(b.reshape(sum, {2, 3, 8, 1}), {2, 3, 8, 8}, {0, 1, 2, 3});
  };
  EXPECT_EQ(patterns(kept.build()).size(), 1u);
}

TEST(AttentionPattern, WeightsAndStatisticsUsedElsewhereAreKept) {
  Function function = Spelling().build();
  auto found = patterns(function);
  ASSERT_EQ(found.size(), 1u);
  function.body.results.push_back(found[0].weights);
  function.body.results.push_back(found[0].sum);
  Values kept = values_kept(found[0], Uses(function));
  std::ranges::sort(kept);
  Values expected{found[0].sum, found[0].weights};
  std::ranges::sort(expected);
  EXPECT_EQ(kept, expected);
}

TEST(AttentionPattern, IsFoundInsideALoop) {
  const TensorType type(DType::f32, {2, 3, 8, 4}), count(DType::i32, {});
  Function function;
  Builder b(function);
  Values start{b.scalar(DType::i32, 0), b.argument(type)};
  std::vector<Region> regions;
  regions.push_back(b.region({count, type}, [](Builder& inside, const Values& args) {
    return Values{inside.compare(args[0], inside.scalar(DType::i32, 3), "LT")};
  }));
  regions.push_back(b.region({count, type}, [](Builder& inside, const Values& args) {
    Value scores = inside.dot_general(args[1], args[1], {{0, 1}, {0, 1}, {3}, {3}});
    const Dims dims = inside.type(scores).dims;
    Value top = inside.broadcast_in_dim(inside.reduce(scores, OpCode::maximum, {3}), dims, {0, 1, 2});
    Value e = inside.exponential(inside.subtract(scores, top));
    Value w = inside.divide(e, inside.broadcast_in_dim(inside.reduce(e, OpCode::add, {3}), dims, {0, 1, 2}));
    return Values{inside.add(args[0], inside.scalar(DType::i32, 1)),
                  inside.dot_general(w, args[1], {{0, 1}, {0, 1}, {3}, {2}})};
  }));
  b.returns(b.create(OpCode::while_, start, {}, std::move(regions)));
  EXPECT_EQ(patterns(function).size(), 1u);
}

// Each of these differs from attention in one thing.
TEST(AttentionPattern, NearMissesAreNotTaken) {
  std::map<std::string, Spelling> near;
  near["the sum over queries"].axis = 2;
  near["the maximum over queries"].maximum_axis = 2;
  near["softmax over queries"].axis = near["softmax over queries"].maximum_axis = 2;
  near["softmax over heads"].axis = near["softmax over heads"].maximum_axis = 1;
  near["a product for the sum"].sum_by = OpCode::multiply;
  near["a minimum for the maximum"].maximum_by = OpCode::minimum;
  near["the maximum of something else"].maximum_of = [](Builder& b, Value logits) { return b.negate(logits); };
  near["the maximum of another tensor"].maximum_of = [](Builder& b, Value logits) {
    return b.argument(b.type(logits));
  };
  near["the sum of another row"].spread_sum = [](Builder& b, Value sum) {
    return b.broadcast_in_dim(sum, {2, 3, 8, 8}, {0, 1, 3});
  };
  near["weights of another batch"].second = {{0}, {0}, {3}, {2}};
  near["queries contracted"].second = {{0, 1}, {0, 1}, {2}, {2}};
  near["something between weights and product"].weights = [](Builder& b, Value w) { return b.tanh(w); };
  near["values made of weights"].value = [](Builder& b, Value v) {
    Value w = b.function().body.ops.back().result();
    return b.add(v, b.slice(w, {0, 0, 0, 0}, {2, 3, 8, 4}));
  };
  near["something between product and softmax"].logits = [](Builder& b, Value scores) { return b.tanh(scores); };
  near["a bias made of the scores"].logits = [](Builder& b, Value scores) { return b.add(scores, b.tanh(scores)); };
  near["a mask made of the scores"].logits = [](Builder& b, Value scores) {
    Value fill = b.splat(b.type(scores), -1e9);
    return b.select(b.compare(scores, b.splat(b.type(scores), 0), "GT"), scores, fill);
  };
  near["a choice of two tensors"].logits = [](Builder& b, Value scores) {
    return b.select(scores_mask(b, b.type(scores).dims, "GE"), scores, b.argument(b.type(scores)));
  };
  near["a scale for each score"].logits = [](Builder& b, Value scores) {
    return b.multiply(scores, b.argument(b.type(scores)));
  };
  near["a difference, not a sum"].logits = [](Builder& b, Value scores) {
    return b.subtract(scores, b.argument(b.type(scores)));
  };
  for (const auto& [what, spelling] : near) EXPECT_TRUE(patterns(spelling.build()).empty()) << what;
}

TEST(AttentionPattern, AReductionOfOneArgumentTwiceIsNoSum) {
  Function function = Spelling().build();
  for (Op& op : function.body.ops) {
    if (op.code == OpCode::reduce && op.regions[0].ops[0].code == OpCode::add) {
      op.regions[0].ops[0].operands[1] = op.regions[0].ops[0].operands[0];
    }
  }
  EXPECT_TRUE(patterns(function).empty());
}

TEST(AttentionPattern, ASumThatStartsAboveZeroIsNoSoftmax) {
  Function function = Spelling().build();
  for (Op& op : function.body.ops) {
    const Constant* start = op.code == OpCode::constant ? op.attrs.find<Constant>("value") : nullptr;
    if (start && start->at(0) == 0) op.attrs.set("value", Constant::scalar(DType::f32, 1));
  }
  EXPECT_TRUE(patterns(function).empty());
}

}  // namespace
}  // namespace pcp
