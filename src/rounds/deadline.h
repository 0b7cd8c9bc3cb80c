// How long a round may take, from how long its updates took before: median + k * MAD of what was observed.
#pragma once

#include <deque>
#include <optional>

namespace pcp {

struct DeadlineConfig {
  double k = 6;              // median absolute deviations (scaled to a normal deviation) beyond the median
  double least_seconds = 1;  // never shorter than this, and never shorter than median * least_factor
  double least_factor = 1.5;
  int needed = 3;   // observations before there is a deadline
  int window = 64;  // observations that are remembered
};

class Deadline {
 public:
  explicit Deadline(const DeadlineConfig& config) : config_(config) {}
  void observe(double seconds);
  std::optional<double> seconds() const;  // none while too little was seen
  std::optional<double> typical() const;  // the median; none while too little was seen

 private:
  DeadlineConfig config_;
  std::deque<double> seen_;
};

double median(std::deque<double> values);  // of at least one

}  // namespace pcp
