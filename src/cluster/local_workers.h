// Workers of a cluster on one machine: child processes that are started again when they crash, and that end when their
// parent ends.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cluster/supervise.h"

namespace pcp::cluster {

struct LocalWorkersConfig {
  struct Process {
    std::string name;
    std::vector<std::string> command;
  };
  std::vector<Process> workers;
  std::string log_folder;  // each writes NAME.log there; empty: their lines go to `printed`
  std::function<void(const std::string& line)> printed;  // "NAME: line"
  SuperviseConfig restarts;
};

class LocalWorkers {
 public:
  LocalWorkers(LocalWorkersConfig, std::function<void(const std::string&)> log);
  ~LocalWorkers();

  void tick(double now);          // starts workers again that crashed
  void pass_on(int signal);       // to all; none is started again
  void wait_for(double seconds);  // until all have ended by themselves, or the time is over
  bool all_ended() const;         // none runs and none will be started again
  int exit_code() const;          // when all have ended: of the first that did not end well, else 0

 private:
  struct Supervised {
    LocalWorkersConfig::Process config;
    RestartPolicy policy;
    std::unique_ptr<Child> child = nullptr;
    int restarts = 0;
    double start_at = 0;  // when to start it again, while there is no child
    bool done = false;    // ended well, or would not start better the next time
    int exit_code = 0;    // when it is done
  };
  void start(Supervised&);
  void ended(Supervised&, double now);

  LocalWorkersConfig config_;
  std::function<void(const std::string&)> log_;
  std::vector<Supervised> workers_;
  bool ending_ = false;
};

}  // namespace pcp::cluster
