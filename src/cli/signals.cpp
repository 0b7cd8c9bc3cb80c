#include "cli/signals.h"

#include <signal.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <map>

namespace pcp::cli {
namespace {

volatile std::sig_atomic_t received = 0;
const char* said = "";

void receive(int signal) {
  if (received != 0) _exit(128 + signal);
  received = signal;
  [[maybe_unused]] ssize_t ignored = ::write(STDERR_FILENO, said, std::strlen(said));
}

std::map<int, struct sigaction>& before() {
  static std::map<int, struct sigaction> actions{{SIGINT, {}}, {SIGTERM, {}}, {SIGHUP, {}}};
  return actions;
}

}  // namespace

SignalScope::SignalScope(const char* words) {
  received = 0;
  said = words;
  struct sigaction action {};
  action.sa_handler = receive;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (auto& [signal, old] : before()) {
    sigaction(signal, nullptr, &old);
    bool ignored = signal == SIGHUP && old.sa_handler == SIG_IGN;
    if (!ignored) sigaction(signal, &action, nullptr);
  }
}

// After a signal the program is on its way out, where another one still quits at once.
SignalScope::~SignalScope() {
  if (received != 0) return;
  for (auto& [signal, old] : before()) sigaction(signal, &old, nullptr);
}

int received_signal() { return received; }

}  // namespace pcp::cli
