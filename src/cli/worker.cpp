#include <ctime>
#include <iostream>

#include "cli/command.h"
#include "cli/signals.h"
#include "cli/worker_command.h"
#include "cluster/supervise.h"
#include "cluster/worker_run.h"
#include "dispatch/session_task.h"
#include "net/this_machine.h"
#include "session/environment.h"
#include "session/timeline.h"

namespace pcp::cli {
namespace {

void say(const std::string& line) {
  std::time_t now = std::time(nullptr);
  char time[16];
  std::tm parts{};
  std::strftime(time, sizeof(time), "%H:%M:%S ", localtime_r(&now, &parts));
  std::cout << std::string(time) + line + "\n" << std::flush;
}

// Where other workers of a tensor session reach this one. One that came by a socket is reached by a socket, too; one
// that came over tcp, or is told an address, also from other machines.
dispatch::TransferOptions transfer_options(const WorkerCommand& command, const net::ClientOptions& dispatcher) {
  dispatch::TransferOptions options;
  bool by_socket = !dispatcher.ipc_path.empty();
  if (by_socket && command.transfer_host.empty()) return options;
  bool is_near = !by_socket && net::is_loopback(dispatcher.host);
  options.host = !command.transfer_host.empty() ? command.transfer_host
                 : is_near                      ? "127.0.0.1"
                                                : net::reachable_address();
  options.interface = net::is_loopback(options.host) ? options.host : "0.0.0.0";
  options.port = command.transfer_port;
  options.insecure = dispatcher.insecure;
  if (!options.insecure) options.key = by_socket ? command.connection.key_folder().node_key_or_new() : dispatcher.key;
  return options;
}

// A shepherd that is not there is the same end as without an invitation.
void join(WorkerCommand& command) {
  try {
    command.connection.use_invitation(command.give_up, [] { return received_signal() != 0; });
  } catch (const Error& error) {
    if (error.code() != Code::unavailable) throw;
    std::cerr << "pcp: error: " << error.what() << std::endl;
    throw ExitCode{cluster::kGaveUp};
  }
}

void work(WorkerCommand& command) {
  cluster::WorkerOptions options;
  options.engine = command.engine.resolve();
  options.name = command.name;
  options.threads = command.threads;
  options.data = command.data;
  options.compiles = !command.no_compiler;
  options.give_up_seconds = command.give_up;
  options.connected = [&command] { command.connection.confirm(); };
  std::optional<net::ClientOptions> found;
  session::ExecutorOptions instructions = session::options_of_environment();
  options.tasks.push_back([&](cluster::Session& session, Engine& engine, int threads, std::function<void()> wake) {
    dispatch::SessionTaskOptions task{instructions, transfer_options(command, *found)};
    return std::make_unique<dispatch::SessionTask>(session, engine, threads, task, std::move(wake));
  });
  auto log = [quiet = command.quiet](const std::string& line) {
    if (!quiet) say(line);
  };
  SignalScope signals("\nleaving; once more quits at once\n");
  session::name_timeline(command.name.empty() ? "worker" : command.name);
  join(command);
  if (command.connection.is_by_port_here()) {
    options.find_shepherd = [&] { return found = wait_for_shepherd(command.connection, command.give_up, log); };
  } else {
    found = command.connection.resolve();
    options.find_shepherd = [&] { return found; };
  }
  try {
    log(cluster::run_worker(
        options, [] { return received_signal() != 0; }, log));
  } catch (const Error& error) {
    if (error.code() != Code::unavailable) throw;
    std::cerr << "pcp: error: " << error.what() << std::endl;
    throw ExitCode{cluster::kGaveUp};
  }
}

constexpr const char* kWorkerExamples =
    R"(A worker needs an address and a key: what to train, with which data and how, the shepherd tells it. It connects
outwards only, comes back by itself when the connection or the shepherd is lost, and ends when the training does.
A shepherd of the same user on this machine needs no key; one that is not there yet is waited for.

Exit codes: 0 the training is finished or the worker was asked to leave, 1 failed, 2 bad usage, 3 there was no shepherd
for the seconds of --give-up, 4 the shepherd refused this worker for good (another version of pcp, a key that was
revoked, an invitation that was used up, too many bad updates). pcp supervise does not start it again after 2, 3 and 4.

Examples:
  pcp worker                                    a shepherd on this machine, at port 8080
  pcp worker --connect 127.0.0.1:9000
  pcp worker --join TOKEN                       anywhere, with what pcp invite printed at the shepherd
  pcp worker --connect shepherd.example.org:8080 --server-key KEY --backend cuda
  pcp worker --connect HOST:8080 --backend rocm --amd-target gfx942
  pcp supervise -- pcp worker --connect HOST:8080
  pcp node-manager --connect HOST:8080 --backend cuda    one on each GPU, supervised)";

}  // namespace

void WorkerCommand::add_to(CLI::App& command) {
  connection.add_to(command);
  connection.add_join_to(command);
  engine.add_to(command);
  add_threads(command, threads);
  add_number(command, "--give-up", give_up, 0, 1e9, "a number of seconds",
             "End when there was no connection for so many seconds; 0: never");
  command
      .add_option("--data", data,
                  "The run's data on this machine: read from here instead of fetched, where it is the same file")
      ->type_name("FILE")
      ->check(CLI::ExistingFile);
  command
      .add_option("--transfer-host", transfer_host,
                  "Of tensor sessions: where workers on other machines reach this one (default: its own address, or "
                  "not at all where it came by a socket)")
      ->type_name("ADDRESS");
  command.add_flag("--no-compiler", no_compiler,
                   "Compile nothing: the shepherd sends the compiled step, or the worker ends");
  command.add_flag("--quiet", quiet, "Print nothing but errors");
}

void add_worker_command(CLI::App& app) {
  auto command = std::make_shared<WorkerCommand>();
  CLI::App* worker = app.add_subcommand("worker", "Take part in a training");
  worker->footer(kWorkerExamples);
  command->add_to(*worker);
  worker->add_option("--name", command->name, "Name among the workers of one key (default: machine and process)")
      ->type_name("NAME");
  add_number(*worker, "--transfer-port", command->transfer_port, 0, 65535, "a port from 0 to 65535",
             "Port of --transfer-host; 0: any free one");
  worker->callback([command] { work(*command); });
}

}  // namespace pcp::cli
