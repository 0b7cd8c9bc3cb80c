// Keeps a child process running: one that crashed is started again, when restart_policy.h says so.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cluster/restart_policy.h"

namespace pcp::cluster {

// Exit codes that another start would not change: bad usage, and of a worker that found no shepherd for as long as it
// was told to wait.
inline constexpr int kBadUsage = 2, kGaveUp = 3;

// Where what a child prints goes: to where its parent's goes, to the end of a file, or to its parent, line by line.
struct ChildOutput {
  std::string file;
  bool to_parent = false;
};

// A child process that cannot outlive its parent, in a process group of its own.
class Child {
 public:
  // Throws not_found when the program cannot be started.
  Child(const std::vector<std::string>& command, const ChildOutput& = {});
  ~Child();  // ends it when it still runs: SIGTERM, and SIGKILL after two seconds
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  int pid() const { return pid_; }
  bool running();  // also takes note of how it ended
  // As a shell says it: the exit code, or 128 + signal. Only when it is not running.
  int exit_code() const { return exit_code_; }
  void signal(int number);
  // With output to the parent: the lines that are complete, and of a child that has ended what else there is.
  std::vector<std::string> take_lines();

 private:
  int pid_ = -1;
  bool running_ = true;
  int exit_code_ = 0;
  int output_ = -1;   // the end to read from
  std::string text_;  // of a line that is not complete
};

// Until the child ends well, ends with 2 (bad usage: it would again), or `received` gives a signal, which is passed on
// and ends it. Pauses are up to a quarter longer than the policy's, by chance, so that many children that crashed
// together do not start together. Returns the exit code.
int supervise(const std::vector<std::string>& command, const SuperviseConfig&, const std::function<int()>& received,
              const std::function<void(const std::string&)>& log);

}  // namespace pcp::cluster
