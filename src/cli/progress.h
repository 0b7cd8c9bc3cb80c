// What a person sees of a training run. On a terminal one line that is written again and again, and a line that stays
// at every evaluation; elsewhere plain lines now and then.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "train/run_events.h"

namespace pcp::cli {

class Progress final : public RunListener {
 public:
  explicit Progress(bool quiet);

  void heard(const RunEvent&) override;
  void note(const std::string& line);
  void warn(const std::string& line);
  void count_in(const std::string& unit) { unit_ = unit; }  // "tokens", "rows"
  void finish();  // the last step is on the screen and the cursor at the beginning of a line afterwards

 private:
  using Clock = std::chrono::steady_clock;

  void stepped(const StepMetrics&, std::int64_t steps);
  void evaluated(std::int64_t step, double loss);
  std::string line() const;
  void write_line(const std::string& text);  // one that stays
  double step_ms() const;                    // a mean in which later steps weigh more
  double seconds_left() const;

  bool quiet_, terminal_;
  bool line_open_ = false;  // the refreshing line is on the screen
  std::string unit_ = "tokens";
  std::int64_t steps_ = 0;
  StepMetrics last_;
  double smoothed_ms_ = 0, smoothed_weight_ = 0;
  Clock::time_point shown_;
  std::int64_t shown_step_ = 0;
};

std::string duration_text(double seconds);  // "12 s", "3:05", "1:02:45"

}  // namespace pcp::cli
