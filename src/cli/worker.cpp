#include <chrono>
#include <ctime>
#include <iostream>
#include <thread>

#include "base/seconds_since.h"
#include "cli/command.h"
#include "cli/signals.h"
#include "cli/worker_command.h"
#include "cluster/supervise.h"
#include "cluster/worker_run.h"
#include "net/this_machine.h"

namespace pcp::cli {
namespace {

void say(const std::string& line) {
  std::time_t now = std::time(nullptr);
  char time[16];
  std::tm parts{};
  std::strftime(time, sizeof(time), "%H:%M:%S ", localtime_r(&now, &parts));
  std::cout << std::string(time) + line + "\n" << std::flush;
}

// A shepherd of this machine and user needs no key, and need not be there yet.
std::optional<net::ClientOptions> wait_for_shepherd(const WorkerCommand& command,
                                                    const std::function<void(const std::string&)>& log) {
  constexpr std::chrono::milliseconds kPause{100};
  constexpr int kPausesToHint = 20;  // with the port open: a shepherd that starts has its socket by then
  const Address address = parse_address(command.connection.connect);
  auto start = std::chrono::steady_clock::now();
  for (int pauses = 0; received_signal() == 0; ++pauses) {
    if (auto found = command.connection.find_here()) return found;
    if (pauses == 0) log(concat("waiting for a shepherd at ", to_string(address), " ..."));
    if (pauses == kPausesToHint && net::is_port_open(address.host, address.port)) {
      log(concat("something listens at ", to_string(address),
                 ", but no shepherd of this user: for another user's give --server-key KEY, as it prints it"));
    }
    if (command.give_up > 0 && seconds_since(start) > command.give_up) {
      fail(Code::unavailable, "there is no shepherd at ", to_string(address), "; giving up");
    }
    std::this_thread::sleep_for(kPause);
  }
  return std::nullopt;
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
  auto log = [quiet = command.quiet](const std::string& line) {
    if (!quiet) say(line);
  };
  SignalScope signals("\nleaving; once more quits at once\n");
  join(command);
  if (command.connection.is_by_port_here()) {
    options.find_shepherd = [&] { return wait_for_shepherd(command, log); };
  } else {
    options.find_shepherd = [found = command.connection.resolve()] { return found; };
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

Exit codes: 0 the training is finished or the worker was asked to leave, 1 failed or refused, 2 bad usage,
3 there was no shepherd for the seconds of --give-up.

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
  worker->callback([command] { work(*command); });
}

}  // namespace pcp::cli
