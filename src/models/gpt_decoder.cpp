#include "models/gpt_layers.h"
#include "models/layers.h"
#include "models/parameter_names.h"

namespace pcp {

std::vector<TensorType> gpt_cache_types(const GptConfig& c) {
  check(c);
  TensorType type(DType::f32, {c.heads, c.context, c.width / c.heads});
  return std::vector<TensorType>(static_cast<std::size_t>(2 * c.layers), type);
}

Function gpt_decoder(const GptConfig& config, std::int64_t n) {
  require(n > 0 && n <= config.context, "[gpt] a step of ", n, " tokens in a context of ", config.context);
  Function function;
  function.name = "main";
  Builder b(function);
  GptLayers layers(b, config);
  Value tokens = b.argument(TensorType(DType::i32, {1, n}));
  Value first = b.argument(TensorType(DType::i32, {}));
  Values caches;
  std::vector<std::string> names{"tokens", "position"};
  for (const TensorType& type : gpt_cache_types(config)) {
    names.push_back(concat("h.", caches.size() / 2, caches.size() % 2 == 0 ? ".keys" : ".values"));
    caches.push_back(b.argument(type));
  }

  const TensorType pairs(DType::i32, {n, config.context});
  Value position = b.add(b.iota(pairs, 0), b.broadcast(first, pairs.dims));
  Value mask = b.compare(b.iota(pairs, 1), position, "LE");
  Value zero = b.scalar(DType::i32, 0);
  auto remember = [&](std::int64_t layer, GptLayers::Heads mine) {
    auto store = [&](Value& cache, Value fresh) {
      Dims dims = b.type(cache).dims;
      fresh = b.reshape(as(b, fresh, DType::f32), {dims[0], n, dims[2]});
      cache = b.dynamic_update_slice(cache, fresh, {zero, first, zero});
      dims.insert(dims.begin(), 1);
      return as(b, b.reshape(cache, dims), config.compute);
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

  name_arguments(function, gpt_parameters(config), names);
  const std::size_t before = function.body.args.size() - caches.size();
  for (std::size_t i = 0; i < caches.size(); ++i) {
    function.arg_attrs[before + i].set("tf.aliasing_output", IntAttr{static_cast<std::int64_t>(i) + 1, DType::i32});
  }
  return function;
}

}  // namespace pcp
