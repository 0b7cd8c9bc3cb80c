// What a run has learned, ready to be used: its model with the parameters of one checkpoint.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "models/bound_parameters.h"
#include "train/run_folder.h"
#include "train/run_model.h"

namespace pcp {

// What optimizers and rounds keep beside the parameters: optimizer.*, outer.* and reference.*.
bool is_training_state(std::string_view name);

// The tensors of a checkpoint, or of any safetensors file, without that.
NamedTensors read_parameters(const std::string& path);

struct TrainedModel {
  RunConfig config;
  std::string source;  // the checkpoint's tensors
  std::int64_t step = 0;
  std::vector<Parameter> parameters;  // of the model, in order
  NamedTensors tensors;               // their values; of an imported model by the names of its file

  // One of the three.
  std::optional<GptConfig> gpt;
  std::optional<MlpConfig> mlp;
  std::optional<Module> module;  // imported: as the file has it, but for its calls, which are inlined

  // Of an imported model: the function that was trained, and its arguments that are parameters, named as in the file.
  std::string trained;
  std::vector<Parameter> arguments;

  const HostTensor& value(const Parameter&) const;
  std::string parameter_name(const std::string& in_file) const;  // or what is given, where it is none
};

TrainedModel load_trained_model(const RunFolder&, std::int64_t step, const ModuleLoader&);

// The parameters as arguments of a function of the model: by name, and where a function of an imported module other
// than the trained one has arguments without names, by position. Throws where neither gives a binding.
BoundParameters bind_trained(const TrainedModel&, const Function&);

}  // namespace pcp
