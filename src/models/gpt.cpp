#include "models/gpt_layers.h"
#include "models/layers.h"
#include "models/parameter_names.h"

namespace pcp {

namespace {

// Logits of every position, from the tokens alone.
Value forward(Builder& b, GptLayers& layers, const GptConfig& config, Value tokens) {
  const std::int64_t n = b.type(tokens).dims[1];
  Value stream = layers.embed(tokens, {});
  const TensorType square(DType::i32, {n, n});
  Value mask = b.compare(b.iota(square, 0), b.iota(square, 1), "GE");
  auto own = [](std::int64_t, GptLayers::Heads heads) { return heads; };
  for (std::int64_t layer = 0; layer < config.layers; ++layer) stream = layers.block(stream, layer, mask, {}, own);
  return layers.logits(stream);
}

}  // namespace

Model gpt_model(const GptConfig& config, std::int64_t batch) {
  require(batch > 0, "[gpt] a batch of ", batch, " samples");
  Model model{"gpt", gpt_parameters(config), {}};
  model.loss.name = "main";
  Builder b(model.loss);
  GptLayers layers(b, config, gpt_parameters(config));
  Value inputs = b.argument(TensorType(DType::i32, {batch, config.context}));
  Value targets = b.argument(TensorType(DType::i32, {batch, config.context}));
  b.returns({cross_entropy(b, forward(b, layers, config, inputs), targets)});
  name_arguments(model);
  return model;
}

Function gpt_logits(const GptConfig& config, std::int64_t batch, std::int64_t length) {
  require(batch > 0, "[gpt] a batch of ", batch, " samples");
  require(length > 0 && length <= config.context, "[gpt] ", length, " tokens in a context of ", config.context);
  Function function;
  function.name = "main";
  Builder b(function);
  GptLayers layers(b, config, gpt_parameters(config));
  Value tokens = b.argument(TensorType(DType::i32, {batch, length}));
  b.returns({forward(b, layers, config, tokens)});
  name_arguments(function, gpt_parameters(config), {"inputs"});
  return function;
}

}  // namespace pcp
