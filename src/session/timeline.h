// What this process does when, for `gt trace`: where GT_TIMELINE names a folder, each process of a program writes a
// file there, a line of JSON for each span of time, in the form that Perfetto and Chrome read. Times are those of the
// machine's monotonic clock, so that the files of several processes fit together.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace pcp::session {

bool keeps_timeline();
void name_timeline(std::string_view process);  // "worker-0": how this process is called in the picture

// From here to the end of the scope. `lane` is a row of the picture. It costs a look at a flag where nothing is kept.
class Span {
 public:
  Span(std::string_view lane, std::string_view name) {
    if (keeps_timeline()) begin(lane, name);
  }
  ~Span() {
    if (kept_) end();
  }
  Span(const Span&) = delete;
  Span& operator=(const Span&) = delete;

  void detail(std::string_view key, std::string_view value);
  void detail(std::string_view key, std::uint64_t value);

 private:
  void begin(std::string_view lane, std::string_view name);
  void end() noexcept;

  bool kept_ = false;
  std::chrono::steady_clock::time_point start_;
  std::string lane_, name_, details_;
};

}  // namespace pcp::session
