#include <chrono>
#include <iostream>

#include "base/formatted.h"
#include "base/plural.h"
#include "base/seconds_since.h"
#include "cli/checkpoint_choice.h"
#include "cli/command.h"
#include "cli/engine_choice.h"
#include "engine/safetensors.h"
#include "train/run_folder.h"
#include "train/run_model.h"
#include "train/sampler.h"

namespace pcp::cli {
namespace {

struct GenerateOptions {
  std::string run, prompt, checkpoint = "last";
  EngineChoice engine;
  std::int64_t tokens = 200;
  int threads = 0;
  bool stats = false;
  SamplingConfig sampling;
};

std::vector<Buffer> load_parameters(Engine& engine, const GptConfig& gpt, const std::string& path) {
  Safetensors file = read_safetensors(path);
  std::vector<std::pair<std::string, TensorType>> wanted;
  for (const Parameter& parameter : gpt_parameters(gpt)) wanted.emplace_back(parameter.name, parameter.type);
  std::vector<Buffer> buffers;
  for (HostTensor& value : take_tensors(file, wanted, path)) buffers.push_back(engine.upload(value));
  return buffers;
}

// Whole characters only: a token may end inside one.
std::size_t whole_characters(const std::string& bytes) {
  std::size_t at = bytes.size();
  for (std::size_t back = 1; back <= 3 && back <= bytes.size(); ++back) {
    auto byte = static_cast<unsigned char>(bytes[bytes.size() - back]);
    if ((byte & 0xc0) == 0x80) continue;
    std::size_t needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (needed > back) at = bytes.size() - back;
    break;
  }
  return at;
}

// The first token is that of the prompt, whose time includes compiling.
class WritingTimes {
 public:
  void token() {
    if (++tokens_ == 1) prompt_seconds_ = seconds_since(start_);
    seconds_ = seconds_since(start_);
  }
  void print(std::int64_t prompt) const {
    std::cerr << "prompt  " << prompt << ' ' << plural(prompt, "token") << " in "
              << formatted("%.1f ms\n", prompt_seconds_ * 1e3);
    if (tokens_ < 2) return;
    double seconds = seconds_ - prompt_seconds_, more = static_cast<double>(tokens_ - 1);
    std::cerr << "tokens  " << tokens_ - 1
              << formatted(" more in %.1f ms: %.1f tokens/s\n", seconds * 1e3, more / seconds);
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  double prompt_seconds_ = 0, seconds_ = 0;
  std::int64_t tokens_ = 0;
};

void generate(const GenerateOptions& options) {
  RunFolder folder(options.run);
  require_run(folder);
  RunConfig config = folder.read_config();
  GptConfig gpt = kept_gpt_config(config);
  auto tokenizer = folder.read_tokenizer();
  require(tokenizer != nullptr, "the run in '", options.run,
          "' was trained on tokens without a tokenizer: there is no text to write");
  bool from_nothing = options.prompt.empty();
  std::vector<Token> prompt = from_nothing ? first_prompt(*tokenizer) : tokenizer->encode(options.prompt);

  const EngineChoice of_run{config.engine, config.backend, config.amd_target};
  auto engine = make_engine((options.engine.given() ? options.engine : of_run).resolve());
  Checkpoints checkpoints = folder.checkpoints();
  std::int64_t step = checkpoint_step(checkpoints, options.checkpoint);
  TextSampler sampler(*engine, gpt, load_parameters(*engine, gpt, checkpoints.tensors_path(step)), options.threads);

  SamplingConfig sampling = options.sampling;
  sampling.vocabulary = tokenizer->vocabulary();
  std::cout << options.prompt << std::flush;
  std::string pending;
  WritingTimes times;
  sampler.sample(prompt, options.tokens, sampling, [&](Token token) {
    times.token();
    pending += tokenizer->decode(std::span(&token, 1));
    std::size_t whole = whole_characters(pending);
    std::cout << pending.substr(0, whole) << std::flush;
    pending.erase(0, whole);
    return static_cast<bool>(std::cout);
  });
  std::cout << pending << std::endl;
  if (options.stats) times.print(std::ssize(prompt));
}

constexpr const char* kGenerateExamples = R"(The same run, prompt, options and seed give the same text.

Examples:
  pcp generate --run runs/shakespeare --prompt "ROMEO:" --tokens 500
  pcp generate --run runs/shakespeare --temperature 0
  pcp generate --run runs/shakespeare --checkpoint best --seed 2)";

}  // namespace

void add_generate_command(CLI::App& app) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* command = app.add_subcommand("generate", "Write text with a trained GPT");
  command->footer(kGenerateExamples);
  add_run_option(*command, options->run);
  command->add_option("--prompt", options->prompt, "Text to go on from (default: a line break)")->type_name("TEXT");
  constexpr std::int64_t kMost = std::int64_t{1} << 40;
  SamplingConfig& sampling = options->sampling;
  add_number(*command, "--tokens", options->tokens, 0, kMost, "a whole number", "Tokens to write");
  add_number(*command, "--temperature", sampling.temperature, 0, 1000, "a number from 0 to 1000",
             "Spread of the choice; 0: the most likely token")
      ->type_name("X");
  add_number(*command, "--top-k", sampling.top_k, 0, kMost, "a whole number",
             "Choose among the K most likely tokens; 0: among all")
      ->type_name("K");
  add_number(*command, "--seed", sampling.seed, 0, UINT64_MAX, "a whole number", "Seed of the choices");
  add_checkpoint_option(*command, options->checkpoint);
  options->engine.add_to(*command, "that of the run");
  add_threads(*command, options->threads);
  command->add_flag("--stats", options->stats, "Print times to standard error");
  command->callback([options] { generate(*options); });
}

}  // namespace pcp::cli
