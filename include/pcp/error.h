// Errors: one exception type whose code says what a caller may do next.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

namespace pcp {

enum class Code {
  invalid_argument,     // the input is wrong: fix it, a retry gives the same answer
  not_found,            // a file, function or engine that does not exist
  unsupported,          // a valid request this build or engine cannot serve
  failed_precondition,  // something must be set up first (a library to install, say)
  resource_exhausted,   // out of memory or disk, or past a documented limit
  data_loss,            // a torn or corrupt file
  unavailable,          // a peer is away: retry
  aborted,              // the operation lost a race: restart it
  internal,             // a bug in PCP
};

class Error : public std::runtime_error {
 public:
  Error(Code code, const std::string& message) : std::runtime_error(message), code_(code) {}
  Code code() const { return code_; }

 private:
  Code code_;
};

// concat("got ", 3, " of ", 4) -> "got 3 of 4"
template <class... Parts>
std::string concat(const Parts&... parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

template <class... Parts>
[[noreturn]] void fail(Code code, const Parts&... parts) {
  throw Error(code, concat(parts...));
}

// Checks an input; the message is built only on failure.
template <class... Parts>
void require(bool condition, const Parts&... parts) {
  if (!condition) [[unlikely]]
    fail(Code::invalid_argument, parts...);
}

}  // namespace pcp
