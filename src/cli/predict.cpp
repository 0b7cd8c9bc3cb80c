#include <algorithm>
#include <cstring>
#include <iostream>
#include <memory>

#include "base/plural.h"
#include "cli/bound_inputs.h"
#include "cli/checkpoint_choice.h"
#include "cli/engine_choice.h"
#include "cli/results.h"
#include "cli/tensor_text.h"
#include "engine/converted.h"
#include "pcp/passes.h"
#include "train/run_settings.h"
#include "train/trained_model.h"

namespace pcp::cli {
namespace {

struct PredictOptions {
  std::string run, checkpoint = "last", function, prompt;
  std::vector<std::string> inputs;
  EngineChoice engine;
  ResultOptions results;
  int threads = 0;
};

// A function with its parameters, and the values of the arguments that are left.
struct Prediction {
  BoundParameters bound;
  std::vector<HostTensor> inputs;
  std::int64_t rows = 0, batch = 0;  // in pieces of `batch` rows where the inputs have other than the signature's
  std::vector<bool> in_rows;         // which inputs are cut then
};

void require_one_input(const PredictOptions& options, const std::string& what) {
  require(options.inputs.size() == 1, "this run's model takes one --input, ", what, "; ", options.inputs.size(),
          options.inputs.size() == 1 ? " was" : " were", " given");
}

// --- The models that are built for the size of what they are asked.

Prediction ask_mlp(const PredictOptions& options, const TrainedModel& model) {
  const std::int64_t width = model.mlp->inputs;
  require_one_input(options, concat("f32 [rows, ", width, "]"));
  std::mt19937_64 random(0);
  auto check = [&](const TensorType& type) {
    require(type.dtype == DType::f32 && type.rank() == 2 && type.dims[0] > 0 && type.dims[1] == width,
            "--input: expected f32 [rows, ", width, "], got ", to_string(type));
  };
  HostTensor rows = parse_tensor(options.inputs[0], DType::f32, random, check);
  Function logits = mlp_logits(*model.mlp, rows.type().dims[0]);
  return {bind_trained(model, logits), {std::move(rows)}, 0, 0, {}};
}

HostTensor prompt_tokens(const PredictOptions& options, const RunFolder& folder) {
  auto tokenizer = folder.read_tokenizer();
  require(tokenizer != nullptr, "--prompt: the run in '", folder.path(),
          "' was trained on tokens without a tokenizer; give their numbers as --input");
  std::vector<Token> tokens = tokenizer->encode(options.prompt);
  std::vector<std::int32_t> ids(tokens.begin(), tokens.end());
  return HostTensor::of<std::int32_t>(TensorType(DType::i32, {1, std::ssize(ids)}), ids);
}

HostTensor read_tokens(const PredictOptions& options, const GptConfig& gpt) {
  require_one_input(options, concat("token numbers [batch, n] with n up to ", gpt.context, ", or --prompt TEXT"));
  std::mt19937_64 random(0);
  auto check = [&](const TensorType& type) {
    require(is_integer(type.dtype) && type.rank() == 2, "--input: expected token numbers [batch, n] of an integer ",
            "type, got ", to_string(type));
  };
  HostTensor tokens = parse_tensor(options.inputs[0], std::nullopt, random, check);
  try {
    return converted(std::move(tokens), DType::i32);
  } catch (const Error& error) {
    fail(error.code(), "--input: ", error.what(), "; the vocabulary has ", gpt.vocab, " tokens");
  }
}

Prediction ask_gpt(const PredictOptions& options, const TrainedModel& model, const RunFolder& folder) {
  const GptConfig& gpt = *model.gpt;
  require(options.prompt.empty() || options.inputs.empty(),
          "--prompt and --input both say what to read: leave one out");
  HostTensor tokens = options.prompt.empty() ? read_tokens(options, gpt) : prompt_tokens(options, folder);
  const std::string what = options.prompt.empty() ? "--input" : "--prompt";
  const Dims dims = tokens.type().dims;
  require(dims[0] > 0 && dims[1] > 0, what, " holds no tokens: it is ", to_string(tokens.type()));
  require(dims[1] <= gpt.context, what, " has ", dims[1], " tokens in a row, the model's context is ", gpt.context,
          ": give at most so many");
  auto ids = tokens.as<std::int32_t>();
  auto bad = std::ranges::find_if(ids, [&](std::int32_t id) { return id < 0 || id >= gpt.vocab; });
  require(bad == ids.end(), what, ": element ", bad - ids.begin(), " is ", bad == ids.end() ? 0 : *bad,
          ", which is no token of the model: its vocabulary is 0 to ", gpt.vocab - 1);
  return {bind_trained(model, gpt_logits(gpt, dims[0], dims[1])), {std::move(tokens)}, 0, 0, {}};
}

// --- Imported models, whose signature is fixed.

const Function& asked_function(const PredictOptions& options, const TrainedModel& model) {
  return model.module->entry(options.function.empty() ? model.trained : options.function);
}

// Everything but the number of rows; ids may come in another integer type.
bool differs_in_rows_alone(const TensorType& given, const TensorType& wanted) {
  bool same_kind = given.dtype == wanted.dtype || (is_integer(given.dtype) && is_integer(wanted.dtype));
  return same_kind && given.rank() == wanted.rank() &&
         (given.rank() == 0 || std::equal(given.dims.begin() + 1, given.dims.end(), wanted.dims.begin() + 1));
}

HostTensor read_input(const std::string& text, const TensorType& wanted, std::mt19937_64& random) {
  if (text.starts_with("random")) return parse_input(text, wanted, random);
  std::optional<DType> dtype = wanted.dtype;
  if (is_integer(wanted.dtype)) dtype = std::nullopt;
  HostTensor tensor = parse_tensor(text, dtype, random, [&](const TensorType& type) {
    require(differs_in_rows_alone(type, wanted), "expected ", to_string(wanted), ", got ", to_string(type));
  });
  return converted(std::move(tensor), wanted.dtype);
}

// Finds how the rows that were given become batches; throws where they cannot.
void split_into_batches(Prediction& prediction, const std::vector<TensorType>& wanted) {
  const Function& function = prediction.bound.function;
  auto other = [&](std::size_t i) { return prediction.inputs[i].type() != wanted[i]; };
  std::size_t first = 0;
  while (first < wanted.size() && !other(first)) ++first;
  if (first == wanted.size()) return;
  prediction.batch = wanted[first].dims[0];
  prediction.rows = prediction.inputs[first].type().dims[0];
  const std::string exact = concat("input ", first, " of @", function.name, " has ", prediction.rows, " ",
                                   plural(prediction.rows, "row"), ", @", function.name, " takes ", prediction.batch);
  require(prediction.rows > 0 && prediction.batch > 0, exact);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    bool in_rows = wanted[i].rank() > 0 && wanted[i].dims[0] == prediction.batch;
    require(in_rows ? prediction.inputs[i].type().dims[0] == prediction.rows : !other(i), exact, "; input ", i, " is ",
            to_string(prediction.inputs[i].type()), ", which does not go with it: expected ",
            in_rows ? concat(prediction.rows, " rows, too") : to_string(wanted[i]));
    prediction.in_rows.push_back(in_rows);
  }
  std::vector<TensorType> results = function.result_types();
  for (std::size_t i = 0; i < results.size(); ++i) {
    require(results[i].rank() > 0 && results[i].dims[0] == prediction.batch, exact,
            " at a time, and cannot be asked in pieces: its result ", i, " is ", to_string(results[i]),
            ", which is not one thing a row; give exactly ", to_string(wanted[first]));
  }
}

Prediction ask_imported(const PredictOptions& options, const TrainedModel& model) {
  Prediction prediction{bind_trained(model, asked_function(options, model)), {}, 0, 0, {}};
  prediction.bound.extra.clear();  // a function need not use all parameters
  const Function& function = prediction.bound.function;
  std::vector<std::size_t> open = prediction.bound.unbound();
  require(open.size() == options.inputs.size(), unbound_text(prediction.bound, options.inputs.size()));
  std::mt19937_64 random(0);
  std::vector<TensorType> wanted;
  for (std::size_t i = 0; i < open.size(); ++i) {
    wanted.push_back(function.type(function.body.args[open[i]]));
    try {
      prediction.inputs.push_back(read_input(options.inputs[i], wanted.back(), random));
    } catch (const Error& error) {
      fail(error.code(), "input ", i, " of @", function.name, ": ", error.what());
    }
  }
  split_into_batches(prediction, wanted);
  return prediction;
}

// --- Running.

class Asked {
 public:
  Asked(Engine& engine, const Prediction& prediction, int threads) : engine_(engine) {
    const Function& function = prediction.bound.function;
    double bytes = 0;
    for (const TensorType& type : function.arg_types()) bytes += static_cast<double>(type.bytes());
    for (const TensorType& type : function.result_types()) bytes += static_cast<double>(type.bytes());
    check_memory(engine, bytes, "arguments and results");
    program_ = engine.compile(optimize_for(engine, function), {.threads = threads});
    for (const auto& value : prediction.bound.arguments) arguments_.push_back(value ? engine.upload(*value) : nullptr);
  }

  // `inputs`: one per argument that is not bound.
  std::vector<HostTensor> run(const std::vector<HostTensor>& inputs) {
    std::vector<Buffer> arguments = arguments_;
    auto next = inputs.begin();
    for (Buffer& argument : arguments) {
      if (!argument) argument = engine_.upload(*next++);
    }
    std::vector<HostTensor> results;
    for (const Buffer& buffer : program_->run(std::move(arguments))) results.push_back(engine_.download(buffer));
    return results;
  }

 private:
  Engine& engine_;
  std::unique_ptr<Executable> program_;
  std::vector<Buffer> arguments_;  // null: not bound
};

TensorType with_rows(TensorType type, std::int64_t rows) {
  type.dims[0] = rows;
  return type;
}

// `count` rows from `first` on; those beyond the last are the last again.
HostTensor rows_of(const HostTensor& tensor, std::int64_t first, std::int64_t count) {
  HostTensor piece(with_rows(tensor.type(), count));
  const std::int64_t rows = tensor.type().dims[0];
  auto row = piece.bytes().size() / static_cast<std::size_t>(count);
  for (std::int64_t i = 0; i < count; ++i) {
    auto from = static_cast<std::size_t>(std::min(first + i, rows - 1));
    if (row > 0) std::memcpy(&piece.bytes()[static_cast<std::size_t>(i) * row], &tensor.bytes()[from * row], row);
  }
  return piece;
}

std::vector<HostTensor> answer_in_pieces(Asked& asked, const Prediction& prediction) {
  std::vector<HostTensor> results;
  for (const TensorType& type : prediction.bound.function.result_types()) {
    results.emplace_back(with_rows(type, prediction.rows));
  }
  for (std::int64_t first = 0; first < prediction.rows; first += prediction.batch) {
    std::vector<HostTensor> inputs;
    for (std::size_t i = 0; i < prediction.inputs.size(); ++i) {
      const HostTensor& input = prediction.inputs[i];
      inputs.push_back(prediction.in_rows[i] ? rows_of(input, first, prediction.batch) : input);
    }
    std::vector<HostTensor> part = asked.run(inputs);
    const std::int64_t count = std::min(prediction.batch, prediction.rows - first);
    for (std::size_t i = 0; i < results.size(); ++i) {
      auto row = static_cast<std::size_t>(part[i].type().bytes() / prediction.batch);
      auto from = std::as_const(part[i]).bytes().first(row * static_cast<std::size_t>(count));
      std::ranges::copy(from, results[i].bytes().begin() + static_cast<std::ptrdiff_t>(row) * first);
    }
  }
  return results;
}

void predict(const PredictOptions& options) {
  RunFolder folder(options.run);
  require_run(folder);
  TrainedModel model =
      load_trained_model(folder, checkpoint_step(folder.checkpoints(), options.checkpoint), load_model);
  require(options.function.empty() || model.module, "--function ", options.function,
          " has no meaning here: the run's model is '", model.config.model, "', which is no StableHLO file");
  require(options.prompt.empty() || model.gpt, "--prompt is for a GPT, the run's model is '", model.config.model, "'");
  Prediction prediction = model.gpt   ? ask_gpt(options, model, folder)
                          : model.mlp ? ask_mlp(options, model)
                                      : ask_imported(options, model);
  check_outputs(options.results, prediction.bound.function);
  const EngineChoice of_run{model.config.engine, model.config.backend, model.config.amd_target};
  auto engine = make_engine((options.engine.given() ? options.engine : of_run).resolve());
  Asked asked(*engine, prediction, options.threads);
  std::vector<HostTensor> results =
      prediction.batch > 0 ? answer_in_pieces(asked, prediction) : asked.run(prediction.inputs);
  write_outputs(options.results, results);
  if (!options.results.json) return print_results(options.results, results);
  nlohmann::ordered_json json{{"checkpoint", model.step}, {"results", results_json(options.results, results)}};
  std::cout << json.dump() << "\n";
}

constexpr const char* kPredictExamples = R"(What goes in and comes out:
  --model mlp    f32 [rows, inputs], any number of rows       logits [rows, classes]
  --model gpt    token numbers [batch, n], any integer type,  logits [batch, n, vocabulary]
                 n up to the context; or --prompt TEXT
  PATH.mlir      what is not a parameter of its function, in  the function's results
                 order: inputs and targets of the loss, or the arguments of --function

A function of an imported model has a fixed batch. Where each of its results has a row for each row of the batch, any number of
rows may be given: they are run in pieces, the last one filled up by repeating a row. Forms of inputs: pcp run --help.

Examples:
  pcp predict --run runs/spiral "--input=2x2xf32=[0.1 0.2][-0.5 0.3]"
  pcp predict --run runs/a --input=@tokens.npy --output=@logits.npy --checkpoint best
  pcp predict --run runs/a --prompt "ROMEO:" --json
  pcp predict --run runs/mine --function forward --input=@x.npy --output=@y.npy)";

}  // namespace

void add_predict_command(CLI::App& app) {
  auto options = std::make_shared<PredictOptions>();
  CLI::App* command = app.add_subcommand("predict", "Ask a trained model: what it computes for given inputs");
  command->footer(kPredictExamples);
  add_run_option(*command, options->run);
  add_checkpoint_option(*command, options->checkpoint);
  add_tensors_option(*command, "--input", options->inputs, "What the model is asked, in order");
  command->add_option("--prompt", options->prompt, "Text in place of --input, for a GPT that was trained on text")
      ->type_name("TEXT");
  command->add_option("--function", options->function, "Another function of an imported model's file")
      ->type_name("NAME");
  options->results.add_to(*command);
  options->engine.add_to(*command, "that of the run");
  add_threads(*command, options->threads);
  command->add_flag("--json", options->results.json, "Print the checkpoint's step and the results as one line of JSON");
  command->callback([options] { predict(*options); });
}

}  // namespace pcp::cli
