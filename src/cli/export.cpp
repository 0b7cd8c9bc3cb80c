#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "cli/checkpoint_choice.h"
#include "cli/quantity.h"
#include "data/huggingface_tokenizer.h"
#include "models/parameter_names.h"
#include "models/weights_inside.h"
#include "pcp/import.h"
#include "pcp/text.h"
#include "train/trained_model.h"

namespace pcp::cli {
namespace {

namespace fs = std::filesystem;

struct ExportOptions {
  std::string run, checkpoint = "last", format = "stablehlo", weights, output;
  std::int64_t batch = 0, length = 0;  // 0: not given
};

void refuse_sizes(const ExportOptions& options, const std::string& why, bool length_alone = false) {
  require(options.length == 0, "--length has no meaning here: ", why);
  require(options.batch == 0 || length_alone, "--batch has no meaning here: ", why);
}

// --- StableHLO.

// The functions of the model: one of logits, or those of the file it was imported from.
Module functions_of(const ExportOptions& options, const TrainedModel& model) {
  const std::int64_t batch = options.batch > 0 ? options.batch : 1;
  Module module;
  if (model.gpt) {
    module.functions = {gpt_logits(*model.gpt, batch, options.length > 0 ? options.length : model.gpt->context)};
  } else if (model.mlp) {
    refuse_sizes(options, "an MLP takes rows of numbers", /*length_alone=*/true);
    module.functions = {mlp_logits(*model.mlp, batch)};
  } else {
    refuse_sizes(options, concat("the module of '", model.config.model, "' fixes it"));
    module = *model.module;
  }
  return module;
}

// Parameters are arguments that carry the names of their tensors, also those that were constants of the file.
Function with_names(const TrainedModel& model, const BoundParameters& bound) {
  Function function = bound.function;
  std::vector<WeightInside> inside = weights_to_arguments(function);
  function.arg_attrs.resize(function.body.args.size());
  for (std::size_t i = 0; i < bound.arguments.size(); ++i) {
    if (bound.arguments[i]) function.arg_attrs[i].set(kNameAttribute, model.parameter_name(bound.names[i]));
  }
  for (std::size_t i = 0; i < inside.size(); ++i) {
    function.arg_attrs[bound.arguments.size() + i].set(kNameAttribute, model.parameter_name(inside[i].name));
  }
  return function;
}

Module with_weights(const TrainedModel& model, Module module, bool inside) {
  for (Function& function : module.functions) {
    try {
      BoundParameters bound = bind_trained(model, function);
      function = inside ? with_constants(bound) : with_names(model, bound);
    } catch (const Error& error) {
      if (function.name == model.trained || !model.module) throw;
      std::cerr << "pcp: note: @" << function.name << " is exported without weights: " << error.what() << std::endl;
    }
  }
  verify(module);
  return module;
}

void write_parameters(const TrainedModel& model, const std::string& path) {
  Safetensors file;
  for (const Parameter& p : model.parameters) file.tensors[p.name] = model.value(p);
  file.metadata = {{"step", std::to_string(model.step)}};
  write_safetensors(path, file);
}

std::string file_text(const std::string& path) {
  return concat(path, " (", bytes_text(static_cast<double>(fs::file_size(path))), ")");
}

void export_stablehlo(const ExportOptions& options, const TrainedModel& model) {
  const std::string path = options.output.empty() ? options.run + "/model.mlir" : options.output;
  const bool text = path.ends_with(".mlir"), inside = options.weights != "beside";
  require(text || path.ends_with(".mlirbc"), "cannot tell the form of '", path,
          "': expected a name ending in .mlir (text) or .mlirbc (bytecode)");
  { AtomicFile probe(path); }
  Module module = with_weights(model, functions_of(options, model), inside);
  std::string contents = text ? print(module) : to_bytecode(module);
  const std::string tensors = fs::path(path).replace_extension(".safetensors").string();
  if (!inside) write_parameters(model, tensors);
  write_file_atomically(path, contents);
  std::cout << "step " << model.step << ": wrote " << file_text(path);
  std::cout << (inside ? ", the parameters inside" : ", the parameters beside it in " + file_text(tensors)) << "\n";
  for (const Function& function : module.functions) std::cout << "  " << signature(function, 8) << "\n";
}

// --- Hugging Face.

void write_tokenizer_files(const std::string& folder, const HuggingFaceTokenizer& tokenizer, std::int64_t context) {
  nlohmann::ordered_json config{{"tokenizer_class", "PreTrainedTokenizerFast"},
                                {"clean_up_tokenization_spaces", false},
                                {"model_max_length", context}};
  if (tokenizer.end_of_text) config["bos_token"] = config["eos_token"] = "<|endoftext|>";
  write_file_atomically(folder + "/tokenizer.json", tokenizer.json + "\n");
  write_file_atomically(folder + "/tokenizer_config.json", config.dump(2) + "\n");
}

void export_huggingface(const ExportOptions& options, const TrainedModel& model) {
  require(model.gpt.has_value(), "--format huggingface is for a GPT, the run's model is '", model.config.model,
          "'; --format stablehlo takes any");
  require(options.weights.empty(), "--weights has no meaning here: a Hugging Face folder keeps them in a file");
  refuse_sizes(options, "a Hugging Face model takes any");
  const std::string folder = options.output.empty() ? options.run + "/huggingface" : options.output;
  require(!RunFolder(folder).exists(), "'", folder, "' is the folder of a run, whose files would be overwritten");
  require(!fs::exists(folder) || fs::is_directory(folder), "'", folder, "' is a file; a folder is to be written");
  std::optional<HuggingFaceTokenizer> tokenizer;
  if (auto kept = RunFolder(options.run).read_tokenizer()) tokenizer = huggingface_tokenizer(kept->serialize());
  std::vector<HostTensor> values;
  for (const Parameter& p : model.parameters) values.push_back(model.value(p));
  std::optional<std::int64_t> end_of_text;
  if (tokenizer && tokenizer->end_of_text) end_of_text = *tokenizer->end_of_text;
  write_gpt2_folder(folder, *model.gpt, values, end_of_text);
  if (tokenizer) write_tokenizer_files(folder, *tokenizer, model.gpt->context);
  std::cout << "step " << model.step << ": wrote into " << folder << "/: config.json, "
            << (tokenizer ? "tokenizer.json, tokenizer_config.json, " : "") << "model.safetensors ("
            << bytes_text(static_cast<double>(fs::file_size(folder + "/model.safetensors"))) << ")\n";
  if (!tokenizer) std::cout << "no tokenizer: the run was trained on tokens from " << model.config.data << "\n";
}

void export_model(const ExportOptions& options) {
  RunFolder folder(options.run);
  require_run(folder);
  TrainedModel model =
      load_trained_model(folder, checkpoint_step(folder.checkpoints(), options.checkpoint), load_model);
  options.format == "huggingface" ? export_huggingface(options, model) : export_stablehlo(options, model);
}

constexpr const char* kExportExamples = R"(Formats:
  stablehlo     text (.mlir) or bytecode (.mlirbc), by the name of the file. An MLP or a GPT is its logits, for a batch
                of --batch and, of a GPT, --length tokens; an imported model is the functions of its file.
                --weights inside: parameters are constants. --weights beside: they are arguments that carry their names
                (the attribute pcp.name), and a .safetensors file of the same name holds their values
  huggingface   a folder that GPT2LMHeadModel.from_pretrained and AutoTokenizer read, for a GPT with learned
                positions and LayerNorm: config.json, model.safetensors, tokenizer.json

Examples:
  pcp export --run runs/a --checkpoint best -o gpt.mlir
  pcp run gpt.mlir --input=1x64xi32=0
  pcp export --run runs/a --weights beside --batch 8 --length 16 -o gpt.mlirbc
  pcp run gpt.mlirbc --params gpt.safetensors --input=@tokens.npy
  pcp export --run runs/a --format huggingface -o gpt-hf)";

}  // namespace

void add_export_command(CLI::App& app) {
  auto options = std::make_shared<ExportOptions>();
  CLI::App* command = app.add_subcommand("export", "Write a trained model as StableHLO or for Hugging Face");
  command->footer(kExportExamples);
  add_run_option(*command, options->run);
  add_checkpoint_option(*command, options->checkpoint);
  command->add_option("--format", options->format, "stablehlo or huggingface")
      ->check(CLI::IsMember({"stablehlo", "huggingface"}))
      ->type_name("FORMAT")
      ->capture_default_str();
  command->add_option("--weights", options->weights, "Of StableHLO: inside the file (default), or beside it")
      ->check(CLI::IsMember({"inside", "beside"}))
      ->type_name("WHERE");
  constexpr std::int64_t kMost = 1 << 24;
  add_number(*command, "--batch", options->batch, 1, kMost, "a positive whole number",
             "Of StableHLO: rows or sequences at a time (default: 1)")
      ->default_str("");
  add_number(*command, "--length", options->length, 1, kMost, "a positive whole number",
             "Of a GPT as StableHLO: tokens of a sequence (default: the context)")
      ->default_str("");
  command
      ->add_option("-o,--output", options->output,
                   "What to write (default: model.mlir or huggingface in the run's folder)")
      ->type_name("PATH");
  command->callback([options] { export_model(*options); });
}

}  // namespace pcp::cli
