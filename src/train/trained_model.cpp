#include "train/trained_model.h"

#include <algorithm>

#include "models/parameter_names.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

// The ends of an MLP are those of its data, which may be gone: its tensors know them.
MlpConfig mlp_of_tensors(const RunConfig& config, const NamedTensors& tensors, const std::string& source) {
  require(config.layers && config.width, "the configuration of the run has no layers or width: it is not complete");
  MlpConfig mlp;
  mlp.layers = *config.layers;
  mlp.width = *config.width;
  auto side = [&](std::int64_t layer, std::size_t which) {
    const std::string name = concat("layers.", layer, ".weight");
    auto found = tensors.find(name);
    require(found != tensors.end() && found->second.type().rank() == 2, "'", source, "' has no matrix '", name,
            "', which an MLP of ", mlp.layers, " hidden layers has");
    return found->second.type().dims[which];
  };
  mlp.inputs = side(0, 0);
  mlp.outputs = side(mlp.layers, 1);
  return mlp;
}

const std::string& name_in_file(const Parameter& p) { return p.in_file.empty() ? p.name : p.in_file; }

void load_module(TrainedModel& model, const ModuleLoader& load) {
  Module module = load(model.config.model);
  model.parameters = imported_model(module, import_options(model.config)).parameters;
  model.trained = module.entry(model.config.function).name;
  for (Function& function : module.functions) function.is_public |= function.name == model.trained;
  model.module = inline_calls(module);
  for (const std::string& argument : argument_names(*model.module->find(model.trained))) {
    auto found = std::ranges::find(model.parameters, argument, name_in_file);
    if (found != model.parameters.end()) model.arguments.push_back({argument, found->type});
  }
}

}  // namespace

bool is_training_state(std::string_view name) {
  return name.starts_with("optimizer.") || name.starts_with("outer.") || name.starts_with("reference.");
}

NamedTensors read_parameters(const std::string& path) {
  Safetensors file = read_safetensors(path);
  std::erase_if(file.tensors, [](const auto& entry) { return is_training_state(entry.first); });
  return std::move(file.tensors);
}

TrainedModel load_trained_model(const RunFolder& folder, std::int64_t step, const ModuleLoader& load) {
  TrainedModel model;
  model.config = folder.read_config();
  model.step = step;
  model.source = folder.checkpoints().tensors_path(step);
  NamedTensors tensors = read_parameters(model.source);
  if (model.config.model == "gpt") {
    model.gpt = kept_gpt_config(model.config);
    model.parameters = gpt_parameters(*model.gpt);
  } else if (model.config.model == "mlp") {
    model.mlp = mlp_of_tensors(model.config, tensors, model.source);
    model.parameters = mlp_parameters(*model.mlp);
  } else {
    load_module(model, load);
  }
  for (const Parameter& p : model.parameters) {
    auto found = tensors.find(p.name);
    require(found != tensors.end() && found->second.type() == p.type, "'", model.source, "' is of another model: '",
            p.name, "', here ", to_string(p.type), ", is ",
            found == tensors.end() ? "missing" : to_string(found->second.type()) + " there");
    model.tensors[name_in_file(p)] = std::move(found->second);
  }
  return model;
}

const HostTensor& TrainedModel::value(const Parameter& p) const { return tensors.at(name_in_file(p)); }

std::string TrainedModel::parameter_name(const std::string& in_file) const {
  auto found = std::ranges::find(parameters, in_file, name_in_file);
  return found == parameters.end() ? in_file : found->name;
}

BoundParameters bind_trained(const TrainedModel& model, const Function& function) {
  const bool by_number = !model.module || function.name == model.trained;
  BoundParameters bound = bind_parameters(function, model.tensors, model.source, by_number);
  if (bound.extra.size() < model.tensors.size()) return bound;
  if (auto placed = bind_by_position(function, model.arguments, model.tensors, model.source)) return *placed;
  std::string wanted;
  for (const Parameter& p : model.arguments) {
    wanted += concat(wanted.empty() ? "" : ", ", p.name, " ", to_string(p.type));
  }
  fail(Code::invalid_argument, "no argument of @", function.name, " has the name of a parameter of @", model.trained,
       ", and neither its first nor its last ", model.arguments.size(), " have the parameters' types: ", wanted,
       "; give its arguments the names as the attribute pcp.name");
}

}  // namespace pcp
