// The model a configuration describes, and its first parameters: by role and seed, from a safetensors file, from
// the newest checkpoint of another run, or from a Hugging Face GPT-2 folder.
#pragma once

#include <functional>
#include <optional>

#include "pcp/models.h"
#include "train/dataset.h"
#include "train/run_config.h"

namespace pcp {

// Reads a StableHLO file. It is passed in, because the layer that reads such files is not below this one.
using ModuleLoader = std::function<Module(const std::string& path)>;

struct RunModel {
  Model model;
  std::optional<GptConfig> gpt;  // a model that can write text
  bool imported = false;
};

// Fills in what the configuration leaves to --size, to the folder of --init or to the data. `given`: the settings of
// this invocation; one that has no meaning for the model is an error.
RunModel make_run_model(RunConfig&, const ConfigSettings& given, const Dataset&, const ModuleLoader&);
// Of a resolved configuration, as a run folder keeps it.
GptConfig kept_gpt_config(const RunConfig&);
// How a configuration reads its StableHLO file.
ImportOptions import_options(const RunConfig&);

std::vector<HostTensor> first_parameters(const RunConfig&, const RunModel&);

bool is_model_file(const std::string& model);               // by its name: .mlir, .mlirbc
std::vector<int> parse_data_args(const std::string& text);  // "4,5"; empty for an empty text

}  // namespace pcp
