#include "models/gpt_layers.h"

#include <cmath>

#include "models/layers.h"

namespace pcp {
namespace {

constexpr double kEpsilon = 1e-5;
constexpr double kMasked = -1e9;
constexpr double kRotaryBase = 10000;

// cos or sin of position * base^(-2 i / head), one row per position.
Constant rotary_table(std::int64_t positions, std::int64_t head, bool sine) {
  std::vector<float> values;
  for (std::int64_t p = 0; p < positions; ++p) {
    for (std::int64_t i = 0; i < head / 2; ++i) {
      double frequency = std::pow(kRotaryBase, -2.0 * static_cast<double>(i) / static_cast<double>(head));
      double angle = static_cast<double>(p) * frequency;
      values.push_back(static_cast<float>(sine ? std::sin(angle) : std::cos(angle)));
    }
  }
  return Constant::of<float>(TensorType(DType::f32, {positions, head / 2}), values);
}

}  // namespace

GptLayers::GptLayers(Builder& builder, const GptConfig& config, const std::vector<Parameter>& parameters)
    : b_(builder), config_(config) {
  for (const Parameter& p : parameters) parameters_[p.name] = b_.argument(p.type);
}

Value GptLayers::parameter_or_none(const std::string& name) const {
  auto found = parameters_.find(name);
  return found == parameters_.end() ? Value{} : found->second;
}

Value GptLayers::rows_from(Value table, Value first, std::int64_t count) {
  const Dims dims = b_.type(table).dims;
  if (!first) return dims[0] == count ? table : b_.slice(table, {0, 0}, {count, dims[1]});
  return b_.dynamic_slice(table, {first, b_.scalar(DType::i32, 0)}, {count, dims[1]});
}

Value GptLayers::embed(Value tokens, Value first) {
  Value stream = embedding(b_, parameter("wte.weight"), tokens);
  if (config_.rotary) return stream;
  const Dims dims = b_.type(stream).dims;
  return b_.add(stream, b_.broadcast_in_dim(rows_from(parameter("wpe.weight"), first, dims[1]), dims, {1, 2}));
}

Value GptLayers::norm(Value x, const std::string& name) {
  Value gain = parameter(name + ".weight");
  Value result = config_.rms_norm ? rms_norm(b_, x, gain, kEpsilon)
                                  : layer_norm(b_, x, gain, parameter_or_none(name + ".bias"), kEpsilon);
  return as(b_, result, config_.compute);
}

Value GptLayers::linear(Value x, const std::string& name) {
  Value result = b_.matmul(x, as(b_, parameter(name + ".weight"), config_.compute));
  Value bias = parameter_or_none(name + ".bias");
  return bias ? add_bias(b_, result, as(b_, bias, config_.compute)) : result;
}

GptLayers::Heads GptLayers::heads(Value x, const std::string& name) {
  const Dims dims = b_.type(x).dims;
  const std::int64_t batch = dims[0], n = dims[1], head = config_.width / config_.heads;
  Value joined = b_.reshape(linear(x, name), {batch, n, 3, config_.heads, head});
  auto part = [&](std::int64_t i) {
    Value one = b_.slice(joined, {0, 0, i, 0, 0}, {batch, n, i + 1, config_.heads, head});
    return b_.transpose(b_.reshape(one, {batch, n, config_.heads, head}), {0, 2, 1, 3});
  };
  return {part(0), part(1), part(2)};
}

// The first half of a head's elements and the second are the coordinates of points, turned by an angle that grows with
// the position.
Value GptLayers::rotated(Value x, Value first) {
  const Dims dims = b_.type(x).dims;
  const std::int64_t n = dims[2], half = dims[3] / 2;
  Dims half_dims = dims;
  half_dims[3] = half;
  auto table = [&](bool sine) {
    Value rows = rows_from(b_.constant(rotary_table(config_.context, dims[3], sine)), first, n);
    return b_.broadcast_in_dim(as(b_, rows, config_.compute), half_dims, {2, 3});
  };
  Value cosine = table(false), sine = table(true);
  Value low = b_.slice(x, {0, 0, 0, 0}, half_dims), high = b_.slice(x, {0, 0, 0, half}, dims);
  return b_.concatenate({b_.subtract(b_.multiply(low, cosine), b_.multiply(high, sine)),
                         b_.add(b_.multiply(high, cosine), b_.multiply(low, sine))},
                        3);
}

Value GptLayers::attended(const Heads& h, Value mask) {
  Value raw = b_.dot_general(h.queries, h.keys, {{0, 1}, {0, 1}, {3}, {3}});
  Value scores = as(b_, raw, DType::f32);
  const TensorType type = b_.type(scores);
  scores = b_.multiply(scores, b_.splat(type, 1 / std::sqrt(static_cast<double>(config_.width / config_.heads))));
  scores = b_.select(b_.broadcast_in_dim(mask, type.dims, {2, 3}), scores, b_.splat(type, kMasked));
  Value weights = as(b_, softmax(b_, scores), config_.compute);
  Value mixed = b_.dot_general(weights, h.values, {{0, 1}, {0, 1}, {3}, {2}});
  return b_.reshape(b_.transpose(mixed, {0, 2, 1, 3}), {type.dims[0], type.dims[2], config_.width});
}

Value GptLayers::block(Value stream, std::int64_t layer, Value mask, Value first, const Remember& remember) {
  const std::string name = concat("h.", layer, ".");
  Heads mine = heads(norm(stream, name + "ln_1"), name + "attn.c_attn");
  if (config_.rotary) {
    mine.queries = rotated(mine.queries, first);
    mine.keys = rotated(mine.keys, first);
  }
  Value mixed = linear(attended(remember(layer, mine), mask), name + "attn.c_proj");
  stream = b_.add(stream, as(b_, mixed, DType::f32));
  Value wide = gelu(b_, linear(norm(stream, name + "ln_2"), name + "mlp.c_fc"));
  return b_.add(stream, as(b_, linear(wide, name + "mlp.c_proj"), DType::f32));
}

Value GptLayers::logits(Value stream) {
  Value own = parameter_or_none("lm_head.weight");
  Value head = as(b_, own ? own : parameter("wte.weight"), config_.compute);
  Value x = norm(stream, "ln_f");
  return as(b_, b_.dot_general(x, head, {{}, {}, {b_.type(x).rank() - 1}, {1}}), DType::f32);
}

}  // namespace pcp
