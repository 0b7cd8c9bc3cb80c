#include "cluster/local_workers.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include "pcp/error.h"

namespace pcp::cluster {

LocalWorkers::LocalWorkers(LocalWorkersConfig config, std::function<void(const std::string&)> log)
    : config_(std::move(config)), log_(std::move(log)) {
  for (const LocalWorkersConfig::Process& worker : config_.workers) {
    workers_.push_back({worker, RestartPolicy(config_.restarts)});
    start(workers_.back());
  }
}

// Signals all children first, so that ending them takes two seconds together and not two seconds each.
LocalWorkers::~LocalWorkers() {
  for (Supervised& worker : workers_) {
    if (worker.child) worker.child->signal(SIGTERM);
  }
}

void LocalWorkers::start(Supervised& worker) {
  ChildOutput output;
  output.to_parent = config_.log_folder.empty();
  if (!output.to_parent) output.file = concat(config_.log_folder, "/", worker.config.name, ".log");
  worker.child = std::make_unique<Child>(worker.config.command, output);
}

void LocalWorkers::tick(double now) {
  for (Supervised& worker : workers_) {
    if (worker.child) {
      bool running = worker.child->running();
      for (const std::string& line : worker.child->take_lines()) {
        config_.printed(concat(worker.config.name, ": ", line));
      }
      if (!running) ended(worker, now);
    } else if (!worker.done && now >= worker.start_at) {
      start(worker);
    }
  }
}

void LocalWorkers::ended(Supervised& worker, double now) {
  int code = worker.child->exit_code();
  worker.child.reset();
  worker.exit_code = code;
  int most = config_.restarts.most_restarts;
  worker.done = ending_ || is_final(code) || (most >= 0 && worker.restarts >= most);
  if (code == 0) return;
  std::string where =
      config_.log_folder.empty() ? "" : concat(": see ", config_.log_folder, "/", worker.config.name, ".log");
  double pause = worker.policy.crashed(now);
  log_(concat(worker.config.name, code > 128 ? " was ended by signal " : " ended with exit code ",
              code > 128 ? code - 128 : code, where,
              !worker.done     ? "; " + start_text(pause)
              : is_final(code) ? "; " + final_text(code)
                               : ""));
  ++worker.restarts;
  worker.start_at = now + pause;
}

void LocalWorkers::pass_on(int signal) {
  ending_ = true;
  for (Supervised& worker : workers_) {
    if (worker.child) worker.child->signal(signal);
    if (!worker.child) worker.done = true;  // also one that waits to be started again
  }
}

void LocalWorkers::wait_for(double seconds) {
  auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  for (Supervised& worker : workers_) {
    while (worker.child && worker.child->running() && std::chrono::steady_clock::now() < end) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
}

bool LocalWorkers::all_ended() const {
  return std::ranges::all_of(workers_, [](const Supervised& worker) { return worker.done; });
}

int LocalWorkers::exit_code() const {
  auto failed = std::ranges::find_if(workers_, [](const Supervised& worker) { return worker.exit_code != 0; });
  return failed == workers_.end() ? 0 : failed->exit_code;
}

}  // namespace pcp::cluster
