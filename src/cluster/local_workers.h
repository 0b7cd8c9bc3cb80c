// The workers of a cluster on one machine: child processes that are started again when they crash and end with their
// parent.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cluster/supervise.h"

namespace pcp::cluster {

struct LocalWorkersConfig {
  int count = 1;
  std::vector<std::string> command;  // of a worker; --name NAME is added
  std::string log_folder;            // each writes worker-N.log there
};

class LocalWorkers {
 public:
  LocalWorkers(LocalWorkersConfig, std::function<void(const std::string&)> log);
  ~LocalWorkers();

  void tick(double now);          // starts those again that crashed
  void wait_for(double seconds);  // until all have ended by themselves, or the time is over
  bool all_gave_up() const;       // none runs and none will be started again
  std::vector<int> pids() const;

 private:
  struct Worker {
    std::string name;
    std::unique_ptr<Child> child;
    int restarts = 0;
    double start_at = 0;
    bool done = false;  // ended well, or would not start better the next time
  };
  void start(Worker&);

  LocalWorkersConfig config_;
  std::function<void(const std::string&)> log_;
  std::vector<Worker> workers_;
};

}  // namespace pcp::cluster
