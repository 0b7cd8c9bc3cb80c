#include "cluster/local_workers.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include "pcp/error.h"

namespace pcp::cluster {

LocalWorkers::LocalWorkers(LocalWorkersConfig config, std::function<void(const std::string&)> log)
    : config_(std::move(config)), log_(std::move(log)) {
  for (int i = 1; i <= config_.count; ++i) {
    workers_.push_back({concat("worker-", i), nullptr});
    start(workers_.back());
  }
}

// All at once, so that they take two seconds together and not each.
LocalWorkers::~LocalWorkers() {
  for (Worker& worker : workers_) {
    if (worker.child) worker.child->signal(SIGTERM);
  }
}

void LocalWorkers::start(Worker& worker) {
  std::vector<std::string> command = config_.command;
  command.insert(command.end(), {"--name", worker.name});
  worker.child = std::make_unique<Child>(command, concat(config_.log_folder, "/", worker.name, ".log"));
}

void LocalWorkers::tick(double now) {
  for (Worker& worker : workers_) {
    if (worker.done) continue;
    if (worker.child) {
      if (worker.child->running()) continue;
      int code = worker.child->exit_code();
      worker.child.reset();
      worker.done = code == 0 || code == 2;
      if (code == 0) continue;
      log_(concat(worker.name, code > 128 ? " was ended by signal " : " ended with exit code ",
                  code > 128 ? code - 128 : code, ": see ", config_.log_folder, "/", worker.name, ".log"));
      worker.start_at = now + restart_pause({}, worker.restarts++);
    } else if (now >= worker.start_at) {
      start(worker);
    }
  }
}

void LocalWorkers::wait_for(double seconds) {
  auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  for (Worker& worker : workers_) {
    while (worker.child && worker.child->running() && std::chrono::steady_clock::now() < end) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
}

bool LocalWorkers::all_gave_up() const {
  return std::ranges::all_of(workers_, [](const Worker& worker) { return worker.done; });
}

std::vector<int> LocalWorkers::pids() const {
  std::vector<int> all;
  for (const Worker& worker : workers_) {
    if (worker.child) all.push_back(worker.child->pid());
  }
  return all;
}

}  // namespace pcp::cluster
