#include <cmath>

#include "models/layers.h"
#include "models/parameter_names.h"

namespace pcp {

namespace {

// x [batch, inputs] -> logits [batch, outputs]; a weight and a bias per layer.
Value forward(Builder& b, const Values& parameters, Value x) {
  for (std::size_t i = 0; i < parameters.size(); i += 2) {
    x = add_bias(b, b.matmul(x, parameters[i]), parameters[i + 1]);
    if (i + 2 < parameters.size()) x = b.maximum(x, b.splat(b.type(x), 0));
  }
  return x;
}

}  // namespace

std::vector<Parameter> mlp_parameters(const MlpConfig& c) {
  require(c.inputs > 0 && c.width > 0 && c.layers >= 0 && c.outputs > 0, "[mlp] ", c.inputs, " inputs, ", c.layers,
          " layers of width ", c.width, ", ", c.outputs, " outputs: all must be positive");
  std::vector<Parameter> parameters;
  for (std::int64_t i = 0; i <= c.layers; ++i) {
    std::int64_t in = i == 0 ? c.inputs : c.width, out = i == c.layers ? c.outputs : c.width;
    const std::string name = concat("layers.", i, ".");
    const double deviation = std::sqrt(2.0 / static_cast<double>(in));  // keeps the variance through rectifiers
    parameters.push_back({name + "weight", TensorType(DType::f32, {in, out}), Role::weight, deviation});
    parameters.push_back({name + "bias", TensorType(DType::f32, {out}), Role::bias});
  }
  return parameters;
}

Model mlp_model(const MlpConfig& c, std::int64_t batch) {
  require(batch > 0, "[mlp] a batch of ", batch, " rows");
  Model model{"mlp", mlp_parameters(c), {}};
  model.loss.name = "main";
  Builder b(model.loss);
  Values parameters;
  for (const Parameter& p : model.parameters) parameters.push_back(b.argument(p.type));
  Value x = b.argument(TensorType(DType::f32, {batch, c.inputs}));
  Value labels = b.argument(TensorType(DType::i32, {batch}));
  b.returns({cross_entropy(b, forward(b, parameters, x), labels)});
  name_arguments(model);
  return model;
}

Function mlp_logits(const MlpConfig& c, std::int64_t batch) {
  require(batch > 0, "[mlp] a batch of ", batch, " rows");
  Function function;
  function.name = "main";
  Builder b(function);
  Values parameters;
  for (const Parameter& p : mlp_parameters(c)) parameters.push_back(b.argument(p.type));
  b.returns({forward(b, parameters, b.argument(TensorType(DType::f32, {batch, c.inputs})))});
  name_arguments(function, mlp_parameters(c), {"inputs"});
  return function;
}

}  // namespace pcp
