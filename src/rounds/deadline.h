// How long a round may take, learned from how long updates took before: their median + k * their median absolute
// deviation (MAD).
#pragma once

#include <deque>
#include <optional>

namespace pcp {

struct DeadlineConfig {
  double k = 6;              // deviations beyond the median; the MAD is scaled to a standard deviation
  double least_seconds = 1;  // never shorter than this, and never shorter than median * least_factor
  double least_factor = 1.5;
  int needed = 3;   // observations before there is a deadline
  int window = 64;  // observations that are remembered
};

class Deadline {
 public:
  explicit Deadline(const DeadlineConfig& config) : config_(config) {}
  void observe(double seconds);
  std::optional<double> seconds() const;  // the deadline; none while there are too few observations
  std::optional<double> typical() const;  // the median; none while there are too few observations

 private:
  DeadlineConfig config_;
  std::deque<double> seen_;
};

double median(std::deque<double> values);  // of at least one

}  // namespace pcp
