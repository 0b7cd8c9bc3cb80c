#include "train/run_model.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "base/spelling_suggestion.h"
#include "engine/converted.h"
#include "train/names_file.h"
#include "train/run_folder.h"

namespace pcp {
namespace {

constexpr std::string_view kNoText = "only a GPT writes text";

bool is_folder(const std::string& path) { return !path.empty() && std::filesystem::is_directory(path); }

// What a folder given as --init says about the model: a run of ours, or a Hugging Face GPT-2 folder.
GptConfig folder_config(const std::string& init) {
  RunFolder run(init);
  if (run.exists()) {
    RunConfig kept = run.read_config();
    require(kept.model == "gpt", "--init ", init, " is a run of the model '", kept.model, "', not of a GPT");
    return kept_gpt_config(kept);
  }
  require(std::filesystem::exists(init + "/config.json"), "--init ", init,
          ": expected a run folder (it would have config.yaml), a GPT-2 folder (config.json) or a .safetensors file");
  return read_gpt2_config(init);
}

// The tensors of a run's newest checkpoint.
std::string newest_tensors(const RunFolder& run) {
  Checkpoints checkpoints = run.checkpoints();
  std::vector<std::int64_t> steps = checkpoints.steps();
  if (steps.empty()) fail(Code::not_found, "--init ", run.path(), ": the run has no checkpoint yet");
  checkpoints.verify(steps.back());
  return checkpoints.tensors_path(steps.back());
}

void override_sizes(const RunConfig& config, GptConfig& gpt) {
  gpt.layers = config.layers.value_or(gpt.layers);
  gpt.heads = config.heads.value_or(gpt.heads);
  gpt.width = config.width.value_or(gpt.width);
  gpt.context = config.context.value_or(gpt.context);
  gpt.vocab = config.vocab.value_or(gpt.vocab);
  gpt.bias = config.bias.value_or(gpt.bias);
  gpt.rotary = config.rotary.value_or(gpt.rotary);
  gpt.rms_norm = config.rms_norm.value_or(gpt.rms_norm);
  gpt.tied = config.tied.value_or(gpt.tied);
  gpt.compute = config.precision == "bf16" ? DType::bf16 : DType::f32;
}

void keep_sizes(const GptConfig& gpt, RunConfig& config) {
  config.layers = gpt.layers;
  config.heads = gpt.heads;
  config.width = gpt.width;
  config.context = gpt.context;
  config.vocab = gpt.vocab;
  config.bias = gpt.bias;
  config.rotary = gpt.rotary;
  config.rms_norm = gpt.rms_norm;
  config.tied = gpt.tied;
}

// Once the sizes are kept in a run folder they say everything: the folder to start from may be gone.
bool is_resolved(const RunConfig& config) { return config.layers && config.tied && config.vocab; }

// A key that would do nothing is a mistake, not a wish to be ignored.
void refuse_given(const ConfigSettings& given, std::initializer_list<std::string_view> names, std::string_view why) {
  for (const auto& [name, value] : given) {
    require(std::ranges::find(names, name) == names.end(), "--", name, " has no meaning here: ", why);
  }
}

void refuse_options_of_files(const ConfigSettings& given) {
  refuse_given(given, {"function", "data-args", "names", "role"}, "it is for models from StableHLO files");
}

RunModel make_gpt(RunConfig& config, const ConfigSettings& given, const Dataset& data) {
  refuse_options_of_files(given);
  require(data.has_tokens(), "a GPT trains on text or tokens, '", config.data, "' is rows of numbers: use --model mlp");
  GptConfig gpt = config.size.empty() ? gpt_config("nano") : gpt_config(config.size);
  bool from_folder = is_folder(config.init) && !is_resolved(config);
  if (from_folder) {
    require(config.size.empty(), "--size ", config.size, " and --init ", config.init,
            " both say how large the model is: leave one out");
    gpt = folder_config(config.init);
  } else if (data.vocabulary() > 0) {
    gpt.vocab = data.vocabulary();
  }
  override_sizes(config, gpt);
  if (data.tokenizer() == nullptr && !config.vocab) {
    require(!config.size.empty() || from_folder, "'", config.data,
            "' holds tokens and does not say how large the vocabulary is: give --vocab");
  }
  require(data.vocabulary() <= gpt.vocab, "the tokenizer has ", data.vocabulary(), " tokens, the model's vocabulary ",
          gpt.vocab);
  data.check_tokens(gpt.vocab);
  keep_sizes(gpt, config);
  if (data.tokenizer() && !config.sample_tokens) config.sample_tokens = kSampleTokens;
  return {gpt_model(gpt, config.batch), gpt, false};
}

RunModel make_mlp(RunConfig& config, const ConfigSettings& given, const Dataset& data) {
  refuse_given(given, {"tokenizer"}, "an MLP trains on rows of numbers");
  refuse_given(given, {"sample-tokens"}, kNoText);
  MlpConfig mlp;
  mlp.inputs = data.row_width();
  mlp.outputs = data.classes();
  refuse_options_of_files(given);
  refuse_given(given, {"size", "heads", "context", "vocab", "bias", "rotary", "rms-norm", "tied"},
               "an MLP has layers and width");
  mlp.layers = config.layers.value_or(mlp.layers);
  mlp.width = config.width.value_or(mlp.width);
  config.layers = mlp.layers;
  config.width = mlp.width;
  return {mlp_model(mlp, config.batch), std::nullopt, false};
}

// A table looks up an id past its end as if it were the last: such data would train in silence.
void check_vocabulary(const RunConfig& config, const Model& model, const Dataset& data) {
  std::int64_t known = model.vocabulary;
  if (config.vocab && data.has_tokens()) known = known == 0 ? *config.vocab : std::min(known, *config.vocab);
  if (known == 0) return;
  require(data.vocabulary() <= known, "the model of '", config.model, "' knows ", known, " tokens, '", config.data,
          "' has ", data.vocabulary(), " with the tokenizer ", config.tokenizer,
          ": use the tokenizer and text it was made for, or export it with a larger vocabulary");
  data.check_tokens(known);
}

RunModel make_imported(RunConfig& config, const ConfigSettings& given, const Dataset& data, const ModuleLoader& load) {
  refuse_given(given, {"size", "layers", "heads", "width", "context", "bias", "rotary", "rms-norm", "tied"},
               concat("the module of '", config.model, "' fixes it"));
  refuse_given(given, {"sample-tokens"}, kNoText);
  if (!data.has_tokens()) refuse_given(given, {"vocab"}, concat("'", config.data, "' is rows of numbers"));
  Model model = imported_model(load(config.model), import_options(config));
  const Function& loss = model.loss;
  const Dims& inputs = loss.type(loss.body.args[loss.body.args.size() - 2]).dims;
  require(!inputs.empty(), "'", config.model, "' takes a scalar as inputs; their first dimension must be the batch");
  require(!is_given(given, "batch") || config.batch == inputs[0], "--batch ", config.batch, ": the model of '",
          config.model, "' was exported with a batch of ", inputs[0],
          "; leave --batch out, use --accumulate N for steps of N batches, or export the model again");
  config.batch = inputs[0];
  check_vocabulary(config, model, data);
  return {std::move(model), std::nullopt, /*imported=*/true};
}

// The first rows of the position table serve a shorter context.
void shorten(HostTensor& table, const TensorType& wanted) {
  if (table.type() == wanted) return;
  auto bytes = table.bytes().first(static_cast<std::size_t>(wanted.bytes()));
  table = HostTensor(wanted, std::vector<std::byte>(bytes.begin(), bytes.end()));
}

std::vector<HostTensor> parameters_of_folder(const std::string& folder, GptConfig gpt) {
  std::int64_t context = gpt.context;
  gpt.context = read_gpt2_config(folder).context;
  require(context <= gpt.context, "--context ", context, ": the model of '", folder, "' knows ", gpt.context,
          " positions");
  std::vector<HostTensor> values = read_gpt2_parameters(folder, gpt);
  gpt.context = context;
  std::vector<Parameter> wanted = gpt_parameters(gpt);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (wanted[i].name == "wpe.weight") shorten(values[i], wanted[i].type);
  }
  return values;
}

}  // namespace

RunModel make_run_model(RunConfig& config, const ConfigSettings& given, const Dataset& data, const ModuleLoader& load) {
  require(config.precision == "f32" || config.model == "gpt", "--precision bf16 is for --model gpt; '", config.model,
          "' computes in the types it is written in");
  if (config.model == "gpt") return make_gpt(config, given, data);
  if (config.model == "mlp") return make_mlp(config, given, data);
  require(is_model_file(config.model), "there is no model '", config.model,
          "': expected gpt, mlp, or a StableHLO file (.mlir, .mlirbc)",
          spelling_suggestion(config.model, {"gpt", "mlp"}));
  return make_imported(config, given, data, load);
}

ImportOptions import_options(const RunConfig& config) {
  ImportOptions options;
  options.function = config.function;
  options.data_args = parse_data_args(config.data_args);
  if (!config.names.empty()) options.names = read_names(config.names);
  options.roles = config.role;
  options.only_f32 = config.workers.has_value();
  return options;
}

bool is_model_file(const std::string& model) { return model.ends_with(".mlir") || model.ends_with(".mlirbc"); }

std::vector<int> parse_data_args(const std::string& text) {
  std::vector<int> indices;
  if (text.empty()) return indices;
  const char* at = text.data();
  const char* end = at + text.size();
  while (true) {
    int index = 0;
    auto [stop, error] = std::from_chars(at, end, index);
    require(error == std::errc() && index >= 0 && (stop == end || *stop == ','),
            "data-args: expected two argument numbers such as 4,5, got '", text, "'");
    indices.push_back(index);
    if (stop == end) break;
    at = stop + 1;
  }
  require(indices.size() == 2, "data-args: expected two argument numbers such as 4,5, got '", text, "'");
  return indices;
}

GptConfig kept_gpt_config(const RunConfig& config) {
  require(config.model == "gpt", "only a GPT writes text, this run's model is '", config.model, "'");
  require(is_resolved(config), "the configuration of the run has no layers, vocab or tied: it is not complete");
  GptConfig gpt;
  override_sizes(config, gpt);
  return gpt;
}

std::vector<HostTensor> first_parameters(const RunConfig& config, const RunModel& run) {
  if (config.init.empty()) return initialise(run.model.parameters, config.seed);
  RunFolder other(config.init);
  if (is_folder(config.init) && !other.exists()) {
    require(run.gpt.has_value(), "--init ", config.init,
            " is no run folder (it has no config.yaml), and only --model gpt starts from a GPT-2 folder");
    return parameters_of_folder(config.init, *run.gpt);
  }
  std::string path = other.exists() ? newest_tensors(other) : config.init;
  Safetensors file = read_safetensors(path);
  std::vector<std::pair<std::string, TensorType>> wanted;
  for (const Parameter& parameter : run.model.parameters) {
    wanted.emplace_back(parameter.name, parameter.type);
    auto found = file.tensors.find(parameter.name);
    bool number = found != file.tensors.end() && is_float(found->second.type().dtype);
    if (number) found->second = converted(std::move(found->second), parameter.type.dtype);
  }
  return take_tensors(file, wanted, path);
}

}  // namespace pcp
