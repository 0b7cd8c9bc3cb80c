#include "session/timeline.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>

#include "base/formatted.h"
#include "pcp/error.h"

namespace pcp::session {
namespace {

constexpr std::uint64_t kMostFileBytes = std::uint64_t{256} << 20;  // of a file; what comes later is left out
constexpr std::chrono::milliseconds kFlushAfter{200};               // a process may be killed

using Clock = std::chrono::steady_clock;

std::string quoted(std::string_view text) {
  std::string made = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') made += '\\';
    made += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return made + '"';
}

double microseconds(Clock::time_point time) {
  return std::chrono::duration<double, std::micro>(time.time_since_epoch()).count();
}

// One for the process, because every layer may write to it. A process that was forked begins a file of its own.
class TimelineFile {
 public:
  TimelineFile() {
    const char* folder = std::getenv("GT_TIMELINE");
    if (folder && *folder) folder_ = folder;
  }
  bool keeps() const { return !folder_.empty(); }

  void name(std::string_view process) {
    std::lock_guard lock(mutex_);
    write(
        concat(R"({"ph":"M","name":"process_name","pid":)", getpid(), R"(,"args":{"name":)", quoted(process), "}}\n"));
  }

  void add(const std::string& lane, const std::string& name, const std::string& details, Clock::time_point start) {
    Clock::time_point now = Clock::now();
    std::lock_guard lock(mutex_);
    auto [row, is_new] = lanes_.try_emplace(lane, lanes_.size() + 1);
    if (is_new) {
      write(concat(R"({"ph":"M","name":"thread_name","pid":)", getpid(), R"(,"tid":)", row->second,
                   R"(,"args":{"name":)", quoted(lane), "}}\n"));
    }
    double from = microseconds(start);
    write(concat(R"({"ph":"X","name":)", quoted(name), R"(,"pid":)", getpid(), R"(,"tid":)", row->second,
                 formatted(R"(,"ts":%.3f,"dur":%.3f)", from, microseconds(now) - from), R"(,"args":{)", details,
                 "}}\n"));
    if (now - flushed_ < kFlushAfter) return;
    flushed_ = now;
    if (file_) std::fflush(file_);
  }

 private:
  void write(const std::string& line) {
    if (pid_ != getpid()) {
      pid_ = getpid();
      lanes_.clear();
      file_ = std::fopen(concat(folder_, "/", pid_, ".jsonl").c_str(), "a");
      bytes_ = 0;
    }
    bytes_ += line.size();
    if (file_ && bytes_ <= kMostFileBytes) std::fwrite(line.data(), 1, line.size(), file_);
  }

  std::string folder_;
  std::mutex mutex_;
  std::FILE* file_ = nullptr;  // closed by the end of the process
  int pid_ = 0;
  std::uint64_t bytes_ = 0;
  std::map<std::string, std::size_t> lanes_;
  Clock::time_point flushed_;
};

TimelineFile& timeline() {
  static auto& kept = *new TimelineFile;  // never destroyed: threads may still write
  return kept;
}

}  // namespace

bool keeps_timeline() {
  static const bool keeps = timeline().keeps();
  return keeps;
}

void name_timeline(std::string_view process) {
  if (keeps_timeline()) timeline().name(process);
}

void Span::begin(std::string_view lane, std::string_view name) {
  kept_ = true;
  lane_ = lane;
  name_ = name;
  start_ = Clock::now();
}

void Span::detail(std::string_view key, std::string_view value) {
  if (!kept_ || value.empty()) return;
  details_ += concat(details_.empty() ? "" : ",", quoted(key), ":", quoted(value));
}

void Span::detail(std::string_view key, std::uint64_t value) {
  if (kept_) details_ += concat(details_.empty() ? "" : ",", quoted(key), ":", value);
}

void Span::end() noexcept {
  try {
    timeline().add(lane_, name_, details_, start_);
  } catch (const std::exception&) {
    // A picture with a span less is better than a program that ends.
  }
}

}  // namespace pcp::session
