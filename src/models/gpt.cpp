#include "models/gpt_layers.h"
#include "models/layers.h"
#include "models/parameter_names.h"

namespace pcp {

Model gpt_model(const GptConfig& config, std::int64_t batch) {
  require(batch > 0, "[gpt] a batch of ", batch, " samples");
  Model model{"gpt", gpt_parameters(config), {}};
  model.loss.name = "main";
  Builder b(model.loss);
  GptLayers layers(b, config);
  const std::int64_t n = config.context;
  Value inputs = b.argument(TensorType(DType::i32, {batch, n}));
  Value targets = b.argument(TensorType(DType::i32, {batch, n}));
  Value stream = layers.embed(inputs, {});
  const TensorType square(DType::i32, {n, n});
  Value mask = b.compare(b.iota(square, 0), b.iota(square, 1), "GE");
  auto own = [](std::int64_t, GptLayers::Heads heads) { return heads; };
  for (std::int64_t layer = 0; layer < config.layers; ++layer) stream = layers.block(stream, layer, mask, {}, own);
  b.returns({cross_entropy(b, layers.logits(stream), targets)});
  name_arguments(model);
  return model;
}

}  // namespace pcp
