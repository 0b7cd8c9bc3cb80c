#include "cli/progress.h"

#include <unistd.h>

#include <iostream>

#include "base/formatted.h"
#include "cli/quantity.h"

namespace pcp::cli {
namespace {

constexpr double kSmoothing = 0.95;                 // of times: losses are shown as metrics.jsonl has them
constexpr std::chrono::milliseconds kRefresh{100};  // on a terminal
constexpr std::chrono::seconds kInterval{10};       // elsewhere
constexpr const char* kClearLine = "\r\x1b[K";

}  // namespace

std::string duration_text(double seconds) {
  auto whole = static_cast<long long>(seconds + 0.5);
  if (whole < 60) return formatted("%lld s", whole);
  if (whole < 3600) return formatted("%lld:%02lld", whole / 60, whole % 60);
  return formatted("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
}

Progress::Progress(bool quiet) : quiet_(quiet), terminal_(isatty(STDOUT_FILENO) == 1) {}

void Progress::write_line(const std::string& text) {
  if (quiet_) return;
  if (line_open_) std::cout << kClearLine;
  line_open_ = false;
  std::cout << text << std::endl;
}

void Progress::heard(const RunEvent& event) {
  if (auto* warned = std::get_if<event::Warned>(&event.what)) return warn(warned->line);
  if (auto* done = std::get_if<event::Stepped>(&event.what)) stepped(done->metrics, done->steps);
  if (auto* closed = std::get_if<event::Closed>(&event.what)) stepped(closed->metrics, closed->steps);
  if (auto* found = std::get_if<event::Evaluated>(&event.what)) evaluated(found->step, found->loss);
  if (std::string words = words_of(event); !words.empty()) note(words);
}

void Progress::note(const std::string& line) { write_line(line); }

void Progress::warn(const std::string& line) {
  if (line_open_) std::cout << kClearLine << std::flush;
  line_open_ = false;
  std::cerr << "pcp: warning: " << line << std::endl;
}

double Progress::step_ms() const { return smoothed_ms_ / smoothed_weight_; }

double Progress::seconds_left() const { return static_cast<double>(steps_ - last_.step) * step_ms() * 1e-3; }

std::string Progress::line() const {
  std::string rate = count_text(static_cast<double>(last_.tokens) / static_cast<double>(last_.step) / step_ms() * 1e3);
  return formatted("step %6lld/%lld   loss %.4f   %s %s/s   %s left", static_cast<long long>(last_.step),
                   static_cast<long long>(steps_), last_.loss, rate.c_str(), unit_.c_str(),
                   duration_text(seconds_left()).c_str());
}

void Progress::stepped(const StepMetrics& metrics, std::int64_t steps) {
  bool first = last_.step == 0;
  last_ = metrics;
  steps_ = steps;
  smoothed_ms_ = kSmoothing * smoothed_ms_ + metrics.step_ms;
  smoothed_weight_ = kSmoothing * smoothed_weight_ + 1;
  if (quiet_) return;
  Clock::time_point now = Clock::now();
  if (!first && now - shown_ < (terminal_ ? Clock::duration(kRefresh) : Clock::duration(kInterval))) return;
  shown_ = now;
  shown_step_ = metrics.step;
  if (!terminal_) return write_line(line());
  std::cout << kClearLine << line() << std::flush;
  line_open_ = true;
}

void Progress::evaluated(std::int64_t step, double loss) {
  // A shepherd evaluates while its workers train on: the loss of a later step does not belong beside this one.
  bool of_last = step > 0 && step == last_.step;
  std::string text = of_last ? line() : formatted("step %6lld", static_cast<long long>(step));
  write_line(text + formatted("   validation %.4f", loss));
  if (of_last) shown_step_ = step;
}

void Progress::finish() {
  if (last_.step > shown_step_) write_line(line());
  if (line_open_) std::cout << std::endl;
  line_open_ = false;
}

}  // namespace pcp::cli
