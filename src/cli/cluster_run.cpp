#include "cli/cluster_run.h"

#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <thread>

#include "cli/connection.h"
#include "cli/quantity.h"
#include "cli/signals.h"
#include "cluster/local_workers.h"
#include "train/parameter_table.h"

namespace pcp::cli {

void note_parameters(const RunConfig& config, const RunModel& model, std::int64_t step, Progress& progress) {
  if (!model.imported) return;
  for (const std::string& line : parameter_table(config, model, step)) progress.note(line);
}

void describe(const cluster::ShepherdRun& led, Progress& progress) {
  const Run& run = led.run();
  const RunConfig& config = run.config();
  std::string unit = run.dataset().has_tokens() ? "token" : "row";
  progress.count_in(unit + "s");
  progress.note(concat("model   ", run.model().model.name, ": ", counted(run.parameter_count(), "parameter")));
  note_parameters(config, run.model(), led.position(led.rounds_complete()), progress);
  progress.note(concat("data    ", config.data, ": ", counted(run.dataset().training_size(), unit), " to train on, ",
                       with_commas(run.dataset().validation_size()), " to validate"));
  std::string rounds = counted(static_cast<std::int64_t>(led.rounds()), "round");
  std::string part = led.fragments() > 1 ? concat(" and one of ", led.fragments(), " fragments") : "";
  progress.note(concat("rounds  ", config.algorithm, ": ", rounds, ", a worker's ", led.position(1) - led.position(0),
                       " steps", part, " each, updates in ", config.compression, ", broadcast in ",
                       config.broadcast == "full" ? "f32, whole" : config.broadcast_compression));
  // A run that has begun goes on with whoever comes first.
  std::string awaited = led.rounds_complete() > 0 ? "any worker" : counted(*config.workers, "worker");
  progress.note(
      concat("run     ", config.out, ": ", led.rounds_complete(), " of ", rounds, " complete, waiting for ", awaited));
}

void serve(cluster::ShepherdRun& run, net::Server& server, Progress& progress, const std::function<bool()>& turn,
           const cluster::MakeJob& beside) {
  bool complete = false;
  {
    SignalScope signals("\nstopping; once more quits at once\n");
    auto stop = [&] { return received_signal() != 0 || turn(); };
    complete = run.serve(server, stop, beside);
  }
  progress.finish();
  const RunConfig& config = run.run().config();
  if (!complete) {
    progress.note(concat("stopped after ", counted(static_cast<std::int64_t>(run.rounds_complete()), "round"),
                         "; --resume --out ", config.out, " continues"));
    if (received_signal() != 0) throw Interrupted{received_signal()};
    return;
  }
  progress.note(concat("done    ", config.out, "/loss.svg, metrics.jsonl, checkpoints; sent ",
                       bytes_text(static_cast<double>(server.bytes_sent())), ", received ",
                       bytes_text(static_cast<double>(server.bytes_received()))));
  std::int64_t tokens = config.sample_tokens.value_or(kSampleTokens);
  if (run.run().writes_text() && tokens > 0 && !config.quiet) {
    std::cout << std::endl;
    run.sample(tokens, [](const std::string& piece) { std::cout << piece << std::flush; });
    std::cout << std::endl;
  }
}

namespace {

// Whether workers read the data themselves. A file of tokens is mapped, and its pages are shared; of anything else
// every process that reads it has a copy in memory, so a large one comes from the shepherd.
bool workers_read_data(const RunConfig& config, const Dataset& dataset) {
  constexpr std::uintmax_t kMostCopied = 64 << 20;
  std::error_code missing;
  std::uintmax_t bytes = std::filesystem::file_size(config.data, missing);
  if (missing) return false;  // it is made, not read
  return (dataset.has_tokens() && !dataset.tokenizer()) || bytes <= kMostCopied;
}

}  // namespace

void train_with_workers(const ConfigSettings& settings) {
  RunConfig given;
  apply_settings(given, settings);
  Progress progress(given.quiet);
  cluster::ShepherdRun run(settings, load_model, progress);
  const RunConfig& config = run.run().config();
  net::ServerOptions options;
  options.tcp = false;
  options.ipc_path = local_socket(concat("train-", getpid()));
  net::Server server(options);
  describe(run, progress);

  auto count = static_cast<int>(*config.workers);
  int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::int64_t threads = config.threads > 0 ? config.threads : std::max(1, cores / count);
  cluster::LocalWorkersConfig workers;
  workers.log_folder = config.out;
  std::string engine = choose_engine(config.engine, config.backend, config.amd_target);
  std::string program = std::filesystem::read_symlink("/proc/self/exe").string();
  for (int i = 1; i <= count; ++i) {
    std::string name = concat("worker-", i);
    std::vector<std::string> words = {program,    "worker", "--socket", options.ipc_path,
                                      "--engine", engine,   "--name",   name};
    if (engine == "cpu") words.insert(words.end(), {"--threads", std::to_string(threads)});
    if (workers_read_data(config, run.run().dataset())) words.insert(words.end(), {"--data", config.data});
    workers.workers.push_back({name, words});
  }
  cluster::LocalWorkers local(workers, [&](const std::string& line) { progress.warn(line); });
  serve(run, server, progress, [&] {
    local.tick(cluster::seconds_now());
    return local.all_ended();
  });
  bool complete = run.rounds_complete() >= run.rounds();
  if (!complete && local.all_ended()) {
    fail(Code::failed_precondition, "all workers have ended before the training: see ", config.out,
         "/worker-1.log; --resume continues");
  }
  local.wait_for(2);
}

}  // namespace pcp::cli
