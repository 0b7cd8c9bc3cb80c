#include <poll.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>

#include "cli/command.h"
#include "cli/connection.h"
#include "cli/engine_choice.h"
#include "cli/listening.h"
#include "cli/progress.h"
#include "cli/signals.h"
#include "cluster/local_workers.h"
#include "dispatch/dispatcher_run.h"
#include "session/timeline.h"

namespace pcp::cli {
namespace {

struct DispatcherCommand {
  ListenOptions listening;
  std::string host = "127.0.0.1";
  int port = kDefaultPort, workers = 0, threads = 0;
  EngineChoice engine;
  bool no_tcp = false, until_closed = false, quiet = false;
  std::string own_folder;
  dispatch::DispatcherOptions options;
};

cluster::LocalWorkersConfig local_workers(const DispatcherCommand& command, const std::string& socket) {
  cluster::LocalWorkersConfig config;
  int threads = command.threads > 0 ? command.threads
                : command.workers > 1
                    ? std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / command.workers)
                    : 0;
  for (int i = 0; i < command.workers; ++i) {
    std::vector<std::string> words = {std::filesystem::read_symlink("/proc/self/exe").string(),
                                      "worker",
                                      "--socket",
                                      socket,
                                      "--name",
                                      concat("worker-", i),
                                      "--threads",
                                      std::to_string(threads)};
    std::string engine = command.engine.resolve();
    words.insert(words.end(), {"--engine", engine});
    config.workers.push_back({concat("worker-", i), words});
  }
  return config;
}

bool is_closed(int descriptor) {
  pollfd asked{descriptor, POLLIN, 0};
  if (::poll(&asked, 1, 0) <= 0) return false;
  char byte;
  return read(descriptor, &byte, 1) <= 0;
}

void dispatch_sessions(const DispatcherCommand& command) {
  auto log = [quiet = command.quiet](const std::string& line) {
    if (!quiet) std::cout << line << std::endl;
  };
  ListenOptions listening = command.listening;
  listening.tcp = !command.no_tcp;
  net::ServerOptions options = listening.server_options(command.host, command.port);
  options.log = log;
  options.polls_local = true;
  bool has_workers = command.workers > 0;  // they come by a socket, also where any free port was asked for
  if (has_workers && options.ipc_path.empty()) options.ipc_path = net::local_socket(concat("dispatcher-", getpid()));
  require(options.tcp || !options.ipc_path.empty(), "--no-tcp: then there must be a --socket FILE");
  std::unique_ptr<net::Server> server = listen(options);
  std::string address = say_how_to_join(options, *server, log);
  if (options.tcp) log(concat("use     gt.connect('", address, "')"));
  SignalScope signals("\nending; once more quits at once\n");
  session::name_timeline("dispatcher");
  cluster::LocalWorkersConfig started = local_workers(command, options.ipc_path);
  started.printed = log;
  cluster::LocalWorkers workers(std::move(started), log);
  // Asking the system after workers and standard input takes longer than passing on a message.
  constexpr double kLookSeconds = 0.02;
  double looked = 0;
  bool closed = false;
  auto look = [&] {
    double now = cluster::seconds_now();
    if (now - looked < kLookSeconds) return;
    looked = now;
    workers.tick(now);
    closed = command.until_closed && is_closed(STDIN_FILENO);
  };
  auto stop = [&] { return received_signal() != 0 || closed; };
  dispatch::run_dispatcher(command.options, *server, stop, log, look);
  if (command.own_folder.empty() || !is_closed(STDIN_FILENO)) return;
  std::error_code ignored;
  std::filesystem::remove_all(command.own_folder, ignored);  // whoever made it may have been killed
}

constexpr const char* kDispatcherExamples =
    R"(A dispatcher serves remote tensors (import gt): clients record what to compute, workers compute it. Each client has a
session of its own, and its tensors are freed when it leaves. Workers join as they join a training.

Examples:
  pcp dispatcher --workers 1                   with a worker on this machine
  pcp dispatcher --port 12345
  pcp worker --connect 127.0.0.1:12345         on this machine
  pcp dispatcher --host 0.0.0.0 --port 12345   and on others: pcp invite, then pcp worker --join TOKEN
  GT_INSTRUCTION_LOG=ops.log pcp dispatcher    with a line in ops.log for each instruction)";

}  // namespace

void add_dispatcher_command(CLI::App& app) {
  auto command = std::make_shared<DispatcherCommand>();
  CLI::App* dispatcher = app.add_subcommand("dispatcher", "Serve remote tensors (import gt)");
  dispatcher->footer(kDispatcherExamples);
  dispatcher->add_option("--host", command->host, "Interface to listen on")
      ->type_name("ADDRESS")
      ->capture_default_str();
  add_number(*dispatcher, "-p,--port", command->port, 0, 65535, "a port from 0 to 65535", "Port; 0: any free one");
  command->listening.add_to(*dispatcher);
  dispatcher->add_flag("--no-tcp", command->no_tcp, "Listen on the socket alone");
  add_number(*dispatcher, "--workers", command->workers, 0, 1024, "a number of workers",
             "Workers to start on this machine");
  command->engine.add_to(*dispatcher);
  add_threads(*dispatcher, command->threads);
  add_number(*dispatcher, "--most-sessions", command->options.sessions.most_sessions, 1, 1'000'000,
             "a number of sessions", "Clients at a time");
  dispatcher->add_flag("--lineage", command->options.sessions.lineage,
                       "Clients compute tensors of a lost worker again on another");
  CLI::Option* until_closed =
      dispatcher->add_flag("--until-closed", command->until_closed, "End when standard input is closed");
  dispatcher->add_option("--own-folder", command->own_folder, "Remove this folder then")
      ->type_name("DIR")
      ->needs(until_closed);
  dispatcher->add_flag("--quiet", command->quiet, "Print nothing but errors");
  dispatcher->callback([command] {
    if (const char* log = std::getenv("GT_INSTRUCTION_LOG")) command->options.sessions.instruction_log = log;
    dispatch_sessions(*command);
  });
}

}  // namespace pcp::cli
