#include <iostream>

#include "cli/cluster_run.h"
#include "cli/command.h"
#include "cli/config_options.h"
#include "cli/progress.h"
#include "cli/quantity.h"
#include "cli/signals.h"
#include "train/local_run.h"

namespace pcp::cli {
namespace {

void describe(const LocalRun& local, Progress& progress) {
  const Run& run = local.run();
  const Trainer& trainer = local.trainer();
  const RunConfig& config = run.config();
  std::string sizes;
  if (run.model().gpt) {
    const GptConfig& gpt = *run.model().gpt;
    sizes = concat(", ", counted(gpt.layers, "layer"), ", ", counted(gpt.heads, "head"), ", width ", gpt.width,
                   ", context ", gpt.context);
  }
  std::string unit = run.dataset().has_tokens() ? "token" : "row";
  progress.count_in(unit + "s");
  progress.note(
      concat("model   ", run.model().model.name, sizes, ": ", counted(trainer.parameter_count(), "parameter")));
  note_parameters(config, run.model(), run.saved() ? trainer.steps_done() : 0, progress);
  progress.note(concat("data    ", config.data, ": ", counted(run.dataset().training_size(), unit), " to train on, ",
                       with_commas(run.dataset().validation_size()), " to validate",
                       run.model().gpt ? concat(", vocabulary ", run.model().gpt->vocab) : ""));
  progress.note(concat("engine  ", run.engine().name(), " (", run.engine().target(), "), ", config.precision, ", ",
                       bytes_text(static_cast<double>(trainer.stats().arena_bytes)), " for a step"));
  char seconds[32];
  std::snprintf(seconds, sizeof(seconds), "%.2f s", local.compile_seconds());
  progress.note(concat(
      "step    ", trainer.from_cache() ? "from the artifact cache, nothing compiled, in " : "compiled in ", seconds));
  std::int64_t done = trainer.steps_done();
  progress.note(run.nothing_left()
                    ? concat("run     ", config.out, ": step ", done, " is reached")
                    : concat("run     ", config.out, ": ", run.saved() ? "continuing after" : "starting at", " step ",
                             done, " of ", config.steps));
}

void train(const ConfigSettings& settings) {
  RunConfig given;
  apply_settings(given, settings);
  bool led = given.workers || (given.resume && !given.out.empty() && RunFolder(given.out).exists() &&
                               RunFolder(given.out).read_config().workers);
  if (led) {
    require(given.verify == 0, "--verify is for a training without workers: each worker is a process of its own");
    require(!given.profile, "--profile is for a training without workers: each worker is a process of its own");
    return train_with_workers(settings);
  }
  Progress progress(given.quiet);
  LocalRun run(settings, load_model, progress);
  describe(run, progress);
  bool nothing_left = run.run().nothing_left();

  bool finished = false;
  {
    SignalScope signals("\nstopping after this step; once more quits at once\n");
    finished = run.train([] { return received_signal() != 0; });
  }
  progress.finish();
  const RunConfig& config = run.run().config();
  if (!finished) {
    progress.note(concat("stopped after step ", run.trainer().steps_done(),
                         "; continue with: pcp train --resume --out ", config.out));
    throw Interrupted{received_signal()};
  }
  if (nothing_left) {
    std::int64_t done = run.trainer().steps_done();
    progress.note(concat("step ", done, " is reached, the last is ", config.steps,
                         ": there is nothing left to do; a --steps above ", done, " trains on"));
  } else {
    char share[32];
    std::snprintf(share, sizeof(share), "%.2f %%", run.host_share() * 100);
    progress.note(concat("done    ", config.out, "/loss.svg, metrics.jsonl, checkpoints; ", share,
                         " of a step outside the engine"));
  }
  if (config.profile && !nothing_left) std::cout << "\nprofile " << run.trainer().profile();
  std::int64_t tokens = config.sample_tokens.value_or(0);
  if (run.run().writes_text() && tokens > 0 && !config.quiet) {
    std::cout << std::endl;
    run.sample(tokens, [](const std::string& piece) { std::cout << piece << std::flush; });
    std::cout << std::endl;
  }
}

constexpr const char* kTrainExamples =
    R"(Every option is also a key of the YAML or JSON file given by --config (lr: 0.001); options win over the file. The keys of
PCP's first version (learning_rate, tau, outer_loop_steps...) are read, too.

Examples:
  pcp train                                  a small GPT on a sample text, into runs/gpt-1
  pcp train --config examples/seed.json
  pcp train --data input.txt --size small --steps 2000 --out runs/shakespeare
  pcp train --data input.txt --layers 6 --heads 6 --width 192 --context 128 --batch 24 --steps 5000 --out runs/b
  pcp train --resume --out runs/shakespeare
  pcp train --model mlp --lr 0.01 --epochs 20
  pcp train --init gpt2/ --data input.txt --context 128 --lr 3e-5 --steps 200 --out runs/tuned
  pcp train --workers 4 --data input.txt --size small --steps 2000 --out runs/c
  pcp train --model exported.mlir --data rows.safetensors --out runs/imported)";

}  // namespace

void add_train_command(CLI::App& app) {
  auto given = std::make_shared<GivenConfig>();
  CLI::App* train_command = app.add_subcommand("train", "Train a model, or continue a training");
  train_command->footer(kTrainExamples);
  add_config_options(*train_command, given, {"host", "port"});
  train_command->callback([given] { train(given->settings()); });
}

}  // namespace pcp::cli
