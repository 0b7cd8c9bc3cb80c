// Attention as calls of cuDNN: found in the models, differentiated, and wired so that calls replaced by what they
// compute give the model's own loss and gradients.
#include "engine/xla/fused_attention.h"

#include "graph/rewriter.h"
#include "pcp/autodiff.h"
#include "pcp/passes.h"
#include "tests/models/gpt_values.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

std::int64_t calls(const Function& function, std::string_view target) {
  std::int64_t count = 0;
  walk(function.body, [&](const Op& op) {
    count += op.code == OpCode::custom_call && op.attrs.get<std::string>("call_target_name") == target;
  });
  return count;
}

// What the calls compute, in f32: operands are [batch, length, heads, width], results [batch, heads, length, width].
class Reference {
 public:
  Reference(Builder& b, const FusedAttention& attention, Value q, Value k) : b_(b) {
    q_ = wide(q), k_ = wide(k);
    Value scores = b.dot_general(q_, k_, {{0, 1}, {0, 1}, {3}, {3}});
    type_ = b.type(scores);
    scores = b.multiply(scores, b.splat(type_, attention.scale));
    if (attention.causal) {
      TensorType square(DType::i32, {type_.dims[2], type_.dims[3]});
      Value mask = b.compare(b.iota(square, 0), b.iota(square, 1), "GE");
      scores = b.select(b.broadcast_in_dim(mask, type_.dims, {2, 3}), scores, b.splat(type_, -1e30));
    }
    Value top = b.reduce(scores, OpCode::maximum, {3});
    Value power = b.exponential(b.subtract(scores, rows(top))), sum = b.reduce(power, OpCode::add, {3});
    statistic_ = b.add(top, b.log(sum));
    weights_ = b.divide(power, rows(sum));
  }

  Values forward(Value v) {
    return {b_.convert(b_.dot_general(weights_, wide(v), {{0, 1}, {0, 1}, {3}, {2}}), DType::bf16), statistic_};
  }

  Values backward(double scale, Value v, Value out_gradient, Value out) {
    Value g = wide(out_gradient);
    Value slope = b_.dot_general(g, wide(v), {{0, 1}, {0, 1}, {3}, {3}});
    Value mean = b_.reduce(b_.multiply(g, wide(out)), OpCode::add, {3});
    Value scores = b_.multiply(b_.multiply(weights_, b_.subtract(slope, rows(mean))), b_.splat(type_, scale));
    Values gradients{b_.dot_general(scores, k_, {{0, 1}, {0, 1}, {3}, {2}}),
                     b_.dot_general(scores, q_, {{0, 1}, {0, 1}, {2}, {2}}),
                     b_.dot_general(weights_, g, {{0, 1}, {0, 1}, {2}, {2}})};
    for (Value& gradient : gradients) gradient = b_.convert(gradient, DType::bf16);
    return gradients;
  }

 private:
  Value wide(Value x) { return b_.convert(b_.transpose(x, {0, 2, 1, 3}), DType::f32); }
  Value rows(Value x) { return b_.broadcast_in_dim(x, type_.dims, {0, 1, 2}); }

  Builder& b_;
  Value q_, k_, statistic_, weights_;
  TensorType type_;
};

class WrittenOut : public Rewriter {
 public:
  using Rewriter::Rewriter;

 protected:
  Values rewrite(const Op& op, Values operands) override {
    if (op.code != OpCode::custom_call) return clone(op, std::move(operands));
    bool backward = op.attrs.get<std::string>("call_target_name") == kFusedAttentionBackward;
    FusedAttention attention = fused_attention_of(op);
    Function body;
    Builder b(body);
    Values in;
    for (Value operand : operands) in.push_back(b.argument(type(operand)));
    Reference reference(b, attention, in[0], in[1]);
    b.returns(backward ? reference.backward(attention.scale, in[2], in[4], in[5]) : reference.forward(in[2]));
    Values results = splice(body, operands);
    results.resize(op.results.size());  // nothing uses the workspace
    return results;
  }
};

// Heads of a width that cuDNN serves.
GptConfig served_gpt(const char* variant) {
  GptConfig config = tiny_gpt(variant);
  config.width = 32;
  config.compute = DType::bf16;
  return config;
}

HostTensor some_tokens(const GptConfig& config, int seed) {
  std::vector<std::int32_t> tokens;
  for (std::int64_t i = 0; i < 3 * config.context; ++i)
    tokens.push_back(static_cast<std::int32_t>((i * 7 + i * i + seed) % config.vocab));
  return HostTensor::of<std::int32_t>({DType::i32, {3, config.context}}, tokens);
}

class FusedAttentionOfGpt : public testing::TestWithParam<const char*> {};

TEST_P(FusedAttentionOfGpt, LossAndGradientsAreThoseOfTheSpelledOutForm) {
  const GptConfig config = served_gpt(GetParam());
  Model model = gpt_model(config, 3);
  auto arguments = initialise(model.parameters, 7);
  for (HostTensor& argument : arguments) {  // larger than at the start of training, so that attention is not flat
    if (argument.type().rank() < 2) continue;
    auto* values = reinterpret_cast<float*>(argument.bytes().data());
    for (std::int64_t i = 0; i < argument.type().elements(); ++i) values[i] *= 8;
  }
  arguments.push_back(some_tokens(config, 0));
  arguments.push_back(some_tokens(config, 1));
  GradientOptions wrt;
  for (std::size_t i = 0; i < model.parameters.size(); ++i) wrt.wrt.push_back(static_cast<int>(i));
  auto expected = run_function(gradient(model.loss, wrt), arguments);

  Function fused = fuse_attention(optimize(model.loss));
  EXPECT_EQ(calls(fused, kFusedAttention), config.layers);
  EXPECT_EQ(test::count_ops(fused, OpCode::exponential), 1) << "that of the cross entropy";
  for (Remat remat : {Remat::none, Remat::block}) {
    wrt.remat = remat;
    Function differentiated = optimize(gradient(fused, wrt));
    EXPECT_EQ(calls(differentiated, kFusedAttention), config.layers);
    EXPECT_EQ(calls(differentiated, kFusedAttentionBackward), config.layers);
    auto results = run_function(WrittenOut(differentiated).run(), arguments);
    expect_near(results[0], expected[0], 3e-3, "loss");
    for (std::size_t i = 0; i < model.parameters.size(); ++i) {
      const std::string& name = model.parameters[i].name;
      if (name.ends_with("c_attn.bias")) continue;  // that of the keys cancels, and is nothing but rounding
      expect_near(results[i + 1], expected[i + 1], 0.05, "gradient of " + name);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, FusedAttentionOfGpt, testing::Values("plain", "bias", "rotary", "everything"));

TEST(FusedAttention, IsLeftAloneInF32) {
  GptConfig config = served_gpt("plain");
  config.compute = DType::f32;
  Model model = gpt_model(config, 3);
  EXPECT_EQ(calls(fuse_attention(optimize(model.loss)), kFusedAttention), 0);
}

struct Variation {
  const char* what;
  DType dtype = DType::bf16;
  std::int64_t width = 16;
  double fill = -1e9;
  const char* direction = "GE";
  bool masked = true, reversed_mask = false;
  int summed = 1;  // the argument of the sum's region that is added to its first
  bool fused = false;
};

Function attention(const Variation& v) {
  Function function;
  Builder b(function);
  const Dims scores{2, 3, 8, 8};
  Values in;
  for (int i = 0; i < 3; ++i) in.push_back(b.argument({v.dtype, {2, 3, 8, v.width}}));
  Value x = b.convert(b.dot_general(in[0], in[1], {{0, 1}, {0, 1}, {3}, {3}}), DType::f32);
  x = b.multiply(x, b.splat(b.type(x), 0.25));
  TensorType square(DType::i32, {8, 8});
  Value mask = b.compare(b.iota(square, v.reversed_mask), b.iota(square, !v.reversed_mask), v.direction);
  if (v.masked) x = b.select(b.broadcast_in_dim(mask, scores, {2, 3}), x, b.splat(b.type(x), v.fill));
  auto rows = [&](Value y) { return b.broadcast_in_dim(y, scores, {0, 1, 2}); };
  Value power = b.exponential(b.subtract(x, rows(b.reduce(x, OpCode::maximum, {3}))));
  Region body =
      b.region({TensorType(DType::f32, {}), TensorType(DType::f32, {})}, [&](Builder& inner, const Values& args) {
        return Values{inner.add(args[0], args[static_cast<std::size_t>(v.summed)])};
      });
  Value sum = b.create1(OpCode::reduce, {power, b.scalar(DType::f32, 0)}, {{"dimensions", Dims{3}}}, {std::move(body)});
  Value weights = b.convert(b.divide(power, rows(sum)), v.dtype);
  b.returns({b.dot_general(weights, in[2], {{0, 1}, {0, 1}, {3}, {2}})});
  return function;
}

TEST(FusedAttention, IsUsedForWhatCudnnServesAndNothingElse) {
  for (const Variation& v :
       {Variation{.what = "causal", .fused = true}, Variation{.what = "f16", .dtype = DType::f16, .fused = true},
        Variation{.what = "no mask", .masked = false, .fused = true},
        Variation{.what = "the same mask the other way round", .direction = "LE", .reversed_mask = true, .fused = true},
        Variation{.what = "above the diagonal", .direction = "LE"},
        Variation{.what = "below the diagonal", .direction = "GT"}, Variation{.what = "no sum", .summed = 0},
        Variation{.what = "a mask that only dampens", .fill = -10}, Variation{.what = "an odd width", .width = 12},
        Variation{.what = "too wide", .width = 256}, Variation{.what = "f32", .dtype = DType::f32}}) {
    SCOPED_TRACE(v.what);
    Function function = attention(v);
    for (const Function& form : {function, optimize(function)}) {
      Function result = fuse_attention(form);
      verify(result);
      EXPECT_EQ(calls(result, kFusedAttention), v.fused ? 1 : 0);
    }
  }
}

TEST(FusedAttention, IsFoundWhereConstantsAreTooLargeToBeOne) {
  GptConfig config{.layers = 1, .heads = 12, .width = 768, .context = 1024, .vocab = 64, .compute = DType::bf16};
  Function fused = fuse_attention(optimize(gpt_model(config, 128).loss));  // scores of 6 GiB
  verify(fused);
  EXPECT_EQ(calls(fused, kFusedAttention), 1);
}

TEST(FusedAttention, SaysWhatItComputes) {
  Function function = fuse_attention(attention({.what = "causal"}));
  walk(function.body, [&](const Op& op) {
    if (op.code != OpCode::custom_call) return;
    EXPECT_TRUE(fused_attention_of(op).causal);
    EXPECT_EQ(fused_attention_of(op).scale, 0.25);
  });
}

}  // namespace
}  // namespace pcp
