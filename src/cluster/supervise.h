// Keeps a child process running: after a crash it is started again, at the time that restart_policy.h gives.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cluster/restart_policy.h"

namespace pcp::cluster {

// Exit codes that another start would not change: bad usage, a worker that found no shepherd for as long as it was told
// to wait (kGaveUp), and a worker that the shepherd refused for good (kRefused).
inline constexpr int kBadUsage = 2, kGaveUp = 3, kRefused = 4;
inline bool is_final(int exit_code) {
  return exit_code == 0 || exit_code == kBadUsage || exit_code == kGaveUp || exit_code == kRefused;
}
// Why it is not started again: "which another start would not change", "it was refused for good"...
std::string final_text(int exit_code);

// Where the output of a child goes: to its parent's own output, to the end of a file, or line by line to its parent.
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
  bool running();  // when it has ended, also fetches its exit code
  // As in a shell: the exit code, or 128 + signal. Valid when it is not running.
  int exit_code() const { return exit_code_; }
  void signal(int number);
  // With output to the parent: the complete lines so far. When the child has ended, also a last incomplete one.
  std::vector<std::string> take_lines();

 private:
  int pid_ = -1;
  bool running_ = true;
  int exit_code_ = 0;
  int output_ = -1;   // the end to read from
  std::string text_;  // of a line that is not complete
};

// Runs the command until it ends with an exit code that is final, or `received` returns a signal, which is passed on to
// the child and ends the supervision. Pauses are the policy's plus a random part of up to a
// quarter, so that many children that crashed together do not start together. Returns the exit code.
int supervise(const std::vector<std::string>& command, const SuperviseConfig&, const std::function<int()>& received,
              const std::function<void(const std::string&)>& log);

}  // namespace pcp::cluster
