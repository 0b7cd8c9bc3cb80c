#include "rounds/deadline.h"

#include <algorithm>
#include <cmath>

namespace pcp {

double median(std::deque<double> values) {
  auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  double upper = *middle;
  if (values.size() % 2 == 1) return upper;
  return (*std::max_element(values.begin(), middle) + upper) / 2;
}

void Deadline::observe(double seconds) {
  seen_.push_back(seconds);
  if (std::ssize(seen_) > config_.window) seen_.pop_front();
}

std::optional<double> Deadline::typical() const {
  if (std::ssize(seen_) < config_.needed) return std::nullopt;
  return median(seen_);
}

std::optional<double> Deadline::seconds() const {
  if (std::ssize(seen_) < config_.needed) return std::nullopt;
  constexpr double kNormal = 1.4826;  // the standard deviation of a normal distribution is this times its MAD
  double middle = median(seen_);
  std::deque<double> distances;
  for (double value : seen_) distances.push_back(std::abs(value - middle));
  double spread = kNormal * median(distances);
  return std::max({middle + config_.k * spread, middle * config_.least_factor, config_.least_seconds});
}

}  // namespace pcp
