// Signals that ask a long command to end in good order.
#pragma once

#include <string>

namespace pcp::cli {

// While one lives, the first Ctrl-C, SIGTERM or SIGHUP is remembered and said (`what` follows), and the second ends the
// process. A hang-up that nohup has told us to ignore stays ignored.
class SignalScope {
 public:
  explicit SignalScope(const char* said);
  ~SignalScope();
  SignalScope(const SignalScope&) = delete;
  SignalScope& operator=(const SignalScope&) = delete;
};

int received_signal();  // 0: none

}  // namespace pcp::cli
