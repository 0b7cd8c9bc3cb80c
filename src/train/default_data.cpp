#include "train/default_data.h"

#include <filesystem>

#include "base/python_packages.h"

namespace pcp {
namespace {

constexpr const char* kNotGiven = "data    no --data was given: training on ";

// In the build folder, or in share/ of an installation, whose library is in lib/.
std::string sample_text() {
  const std::filesystem::path file = "share/pcp/sample.txt";
  std::filesystem::path own = own_folder();
  for (const std::filesystem::path& folder : {own, own.parent_path()}) {
    if (is_file(folder / file)) return (folder / file).string();
  }
  fail(Code::failed_precondition, "--data is missing, and the sample text ", file.string(), " is neither in '",
       own.string(), "' nor beside it: give --data FILE, or install PCP again");
}

// Tokens come as integers [batch, context], and the targets are tokens, too.
void require_tokens(const RunConfig& config, const Module& module) {
  const Function& function = module.entry(config.function);
  std::vector<TensorType> types = function.arg_types();
  require(types.size() >= 2, "@", function.name, " of '", config.model, "' takes ", types.size(),
          " arguments: a model takes parameters, inputs and targets");
  std::vector<int> places = parse_data_args(config.data_args);
  if (places.empty()) places = {static_cast<int>(types.size()) - 2, static_cast<int>(types.size()) - 1};
  auto at = [&](int place) {
    require(static_cast<std::size_t>(place) < types.size(), "data-args: @", function.name, " has arguments 0 to ",
            types.size() - 1);
    return types[static_cast<std::size_t>(place)];
  };
  TensorType inputs = at(places[0]), targets = at(places[1]);
  bool tokens =
      is_integer(inputs.dtype) && is_integer(targets.dtype) && inputs.rank() == 2 && inputs.dims == targets.dims;
  require(tokens, "--data is missing: '", config.model, "' takes inputs of type ", to_string(inputs),
          " and targets of type ", to_string(targets),
          ", which is not text: give a .safetensors file with the rows of both as 'inputs' and 'targets'");
}

}  // namespace

bool says_what_to_train(const ConfigSettings& settings) {
  return is_given(settings, "data") || is_given(settings, "model");
}

std::string settle_data(RunConfig& config, const ModuleLoader& load) {
  if (!config.data.empty()) return "";
  if (config.model == "mlp") {
    config.data = "synthetic:spiral";
    return concat(kNotGiven, config.data);
  }
  require(config.tokenizer != "u16" && config.tokenizer != "u32", "--data is missing: --tokenizer ", config.tokenizer,
          " is for a file of tokens");
  if (is_model_file(config.model)) require_tokens(config, load(config.model));
  config.data = sample_text();
  return concat(kNotGiven, "the sample text ", config.data);
}

}  // namespace pcp
