#include <map>

#include "models/gpt_layers.h"
#include "models/layers.h"
#include "models/parameter_names.h"

namespace pcp {

std::vector<TensorType> gpt_cache_types(const GptConfig& c) {
  check(c);
  TensorType type(c.compute, {c.heads, c.context, c.width / c.heads});
  return std::vector<TensorType>(static_cast<std::size_t>(2 * c.layers), type);
}

std::vector<Parameter> gpt_decoder_weights(const GptConfig& config) {
  std::vector<Parameter> weights = gpt_parameters(config);
  if (config.compute == DType::f32) return weights;
  for (Parameter& weight : weights) {
    bool looked_up = weight.name == "wte.weight" || weight.name == "wpe.weight";
    if (weight.type.rank() == 2 && !looked_up) weight.type.dtype = config.compute;
  }
  if (config.tied) weights.push_back({"lm_head.weight", TensorType(config.compute, {config.vocab, config.width})});
  return weights;
}

Function gpt_weight_conversion(const GptConfig& config) {
  Function function;
  function.name = "main";
  Builder b(function);
  std::map<std::string, Value> parameters;
  for (const Parameter& parameter : gpt_parameters(config)) parameters[parameter.name] = b.argument(parameter.type);
  Values results;
  for (const Parameter& weight : gpt_decoder_weights(config)) {
    auto found = parameters.find(weight.name);
    Value source = found == parameters.end() ? parameters.at("wte.weight") : found->second;
    results.push_back(as(b, source, weight.type.dtype));
  }
  b.returns(results);
  name_arguments(function, gpt_parameters(config), {});
  return function;
}

Function gpt_decoder(const GptConfig& config, std::int64_t n, std::int64_t reach) {
  if (reach == 0) reach = config.context;
  require(n > 0 && n <= config.context, "[gpt] a step of ", n, " tokens in a context of ", config.context);
  require(n <= reach && reach <= config.context, "[gpt] a step of ", n, " tokens that reads ", reach,
          " rows of a cache of ", config.context);
  Function function;
  function.name = "main";
  Builder b(function);
  const std::vector<Parameter> weights = gpt_decoder_weights(config);
  GptLayers layers(b, config, weights);
  Value tokens = b.argument(TensorType(DType::i32, {1, n}));
  Value first = b.argument(TensorType(DType::i32, {}));
  Values caches;
  std::vector<std::string> names{"tokens", "position"};
  for (const TensorType& type : gpt_cache_types(config)) {
    names.push_back(concat("h.", caches.size() / 2, caches.size() % 2 == 0 ? ".keys" : ".values"));
    caches.push_back(b.argument(type));
  }

  const TensorType pairs(DType::i32, {n, reach});
  Value position = b.add(b.iota(pairs, 0), b.broadcast(first, pairs.dims));
  Value mask = b.compare(b.iota(pairs, 1), position, "LE");
  Value zero = b.scalar(DType::i32, 0);
  auto remember = [&](std::int64_t layer, GptLayers::Heads mine) {
    auto store = [&](Value& cache, Value fresh) {
      Dims dims = b.type(cache).dims;
      cache = b.dynamic_update_slice(cache, b.reshape(fresh, {dims[0], n, dims[2]}), {zero, first, zero});
      dims[1] = reach;
      Value read = reach < config.context ? b.slice(cache, {0, 0, 0}, dims) : cache;
      dims.insert(dims.begin(), 1);
      return b.reshape(read, dims);
    };
    Value* layer_caches = &caches[static_cast<std::size_t>(2 * layer)];
    return GptLayers::Heads{mine.queries, store(layer_caches[0], mine.keys), store(layer_caches[1], mine.values)};
  };
  Value stream = layers.embed(tokens, first);
  for (std::int64_t layer = 0; layer < config.layers; ++layer) {
    stream = layers.block(stream, layer, mask, first, remember);
  }
  Value last = b.slice(stream, {0, n - 1, 0}, {1, n, config.width});
  Values results{b.reshape(layers.logits(last), {config.vocab})};
  results.insert(results.end(), caches.begin(), caches.end());
  b.returns(results);

  name_arguments(function, weights, names);
  const std::size_t before = function.body.args.size() - caches.size();
  for (std::size_t i = 0; i < caches.size(); ++i) {
    function.arg_attrs[before + i].set("tf.aliasing_output", IntAttr{static_cast<std::int64_t>(i) + 1, DType::i32});
  }
  return function;
}

}  // namespace pcp
