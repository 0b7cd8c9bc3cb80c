#include <algorithm>
#include <filesystem>
#include <iostream>
#include <thread>

#include "base/plural.h"
#include "cli/signals.h"
#include "cli/worker_command.h"
#include "cluster/local_workers.h"
#include "cluster/network.h"
#include "cluster/worker_run.h"
#include "mlir/isolated.h"

namespace pcp::cli {
namespace {

struct NodeManagerCommand {
  WorkerCommand worker;
  int scale = 0;  // 0: one worker per device
  cluster::SuperviseConfig restarts;
};

struct FoundEngine {
  std::string name;
  int devices = 1;
  bool is_processor() const { return name == "cpu" || name.starts_with("xla:cpu") || name.starts_with("iree:cpu"); }
  // The name ends with the number of one device: "xla:cuda:1".
  bool is_one_device() const {
    std::string last = name.substr(name.rfind(':') + 1);
    return !last.empty() && std::ranges::all_of(last, [](unsigned char c) { return std::isdigit(c) != 0; });
  }
};

// In a process of its own, because a GPU's memory that an engine took here would be missing in the workers. The choice
// is made there, too: it asks CUDA for devices, and a process that has done so cannot use them in a child.
FoundEngine find_engine(const EngineChoice& choice) {
  constexpr mlir::IsolationLimits kLimits{std::chrono::seconds(120), std::size_t{1} << 46};
  auto look = [&] {
    auto engine = make_engine(choice.resolve());
    return concat(engine->devices().size(), " ", engine->name());
  };
  mlir::IsolatedResult found = mlir::run_in_child(look, kLimits);
  if (found.end != mlir::IsolatedResult::End::answered) {
    fail(Code::failed_precondition, "the engine ", choice.engine.empty() ? choice.backend : choice.engine,
         " does not start here", found.messages.empty() ? "" : ": ", found.messages);
  }
  auto blank = found.answer.find(' ');
  return {found.answer.substr(blank + 1), std::stoi(found.answer.substr(0, blank))};
}

int worker_count(const NodeManagerCommand& command, const FoundEngine& engine) {
  if (engine.is_processor()) return std::max(1, command.scale);
  int most = engine.is_one_device() ? 1 : engine.devices;
  int count = command.scale > 0 ? command.scale : most;
  require(count <= most, "--scale ", count, ": ", engine.name, " has ", most, " ", plural(most, "device"),
          " here, and a worker takes a whole one");
  return count;
}

// What every worker is started with, but for its engine, its threads and its name.
std::vector<std::string> shared_words(const WorkerCommand& worker) {
  const ConnectionOptions& connection = worker.connection;
  std::vector<std::string> words = {std::filesystem::read_symlink("/proc/self/exe").string(), "worker"};
  auto add = [&](const char* flag, const std::string& value) {
    if (!value.empty()) words.insert(words.end(), {flag, value});
  };
  if (connection.socket.empty()) add("--connect", connection.connect);
  add("--socket", connection.socket);
  add("--server-key", connection.server_key);
  add("--keys", connection.keys);
  add("--data", worker.data);
  add("--transfer-host", worker.transfer_host);
  add("--give-up", worker.give_up > 0 ? number_text(worker.give_up) : "");
  if (connection.insecure) words.push_back("--insecure");
  if (connection.yes_insecure) words.push_back("--yes-insecure");
  if (worker.no_compiler) words.push_back("--no-compiler");
  if (worker.quiet) words.push_back("--quiet");
  return words;
}

void manage(NodeManagerCommand& command) {
  WorkerCommand& worker = command.worker;
  SignalScope signals("\nleaving; once more quits at once\n");
  worker.connection.use_invitation(worker.give_up, [] { return received_signal() != 0; });
  if (!worker.connection.is_by_port_here()) worker.connection.resolve();  // what is wrong with it is said once, here
  FoundEngine engine = find_engine(worker.engine);
  int count = worker_count(command, engine);
  int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  int threads = worker.threads > 0 ? worker.threads : engine.name == "cpu" ? std::max(1, cores / count) : 0;
  std::string base = worker.name.empty() ? cluster::host_name() : worker.name;

  cluster::LocalWorkersConfig config;
  config.restarts = command.restarts;
  config.printed = [](const std::string& line) { std::cout << line << std::endl; };
  for (int i = 0; i < count; ++i) {
    std::string name = concat(base, "-", i + 1);
    bool numbered = !engine.is_processor() && !engine.is_one_device();
    std::vector<std::string> words = shared_words(worker);
    words.insert(words.end(), {"--engine", numbered ? concat(engine.name, ":", i) : engine.name, "--name", name});
    if (threads > 0) words.insert(words.end(), {"--threads", std::to_string(threads)});
    config.workers.push_back({name, words});
  }

  auto log = [](const std::string& line) { std::cerr << "pcp node-manager: " + line + "\n" << std::flush; };
  cluster::LocalWorkers workers(std::move(config), log);
  int passed_on = 0;
  while (!workers.all_ended()) {
    if (int number = received_signal(); number != passed_on) {
      workers.pass_on(number);
      passed_on = number;
    }
    workers.tick(cluster::seconds_now());
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  if (int code = workers.exit_code(); code != 0) throw ExitCode{code};
}

constexpr const char* kNodeManagerExamples =
    R"(Starts a worker for each device of the engine, as pcp supervise would: one that crashes is started again, at once or,
when its crashes follow each other quickly, after a pause that grows. On the processor it starts --scale workers and
divides the cores among them. They are named after the machine with a number, and what they print has their name in
front.

Ends when all workers have: with 0 when all ended well, else with the exit code of the first that did not. SIGINT,
SIGTERM and SIGHUP are passed on to all of them.

Examples:
  pcp node-manager --join TOKEN --backend cuda             one worker on each GPU; TOKEN is of pcp invite
  pcp node-manager --connect HOST:8080 --backend cuda
  pcp node-manager --scale 2 --connect HOST:8080 --backend cuda
  pcp node-manager --scale 4                               four on this processor, for a shepherd on this machine)";

}  // namespace

void add_node_manager_command(CLI::App& app) {
  auto command = std::make_shared<NodeManagerCommand>();
  CLI::App* manager = app.add_subcommand("node-manager", "Run a supervised worker on each device of this machine");
  manager->footer(kNodeManagerExamples);
  add_number(*manager, "--scale", command->scale, 1, 4096, "a whole number from 1 to 4096",
             "Workers to start (default: one per device)")
      ->default_str("");
  command->worker.add_to(*manager);
  manager
      ->add_option("--name", command->worker.name, "Their names are this with a number (default: the machine's name)")
      ->type_name("NAME");
  add_restarts(*manager, command->restarts);
  manager->callback([command] { manage(*command); });
}

}  // namespace pcp::cli
