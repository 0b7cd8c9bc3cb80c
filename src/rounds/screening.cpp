#include "rounds/screening.h"

#include <cmath>

#include "pcp/error.h"
#include "rounds/deadline.h"

namespace pcp {

std::string Screening::judge_norm(double norm) const {
  if (!std::isfinite(norm) || norm < 0) return concat("the update's norm is ", norm, ", not a finite number");
  if (config_.norm_factor <= 0 || norms_.empty() || std::ssize(norms_) < config_.needed) return {};
  double middle = median(norms_);
  // With a median of 0 every other norm would be infinitely far from it.
  if (middle == 0 || norm <= config_.norm_factor * middle) return {};
  return concat("the update's norm is ", norm, ", the median is ", middle);
}

void Screening::accepted(double norm) {
  norms_.push_back(norm);
  while (std::ssize(norms_) > config_.window) norms_.pop_front();
}

bool Screening::refused(const std::string& worker, const std::string& kind) {
  ++counts_[kind];
  ++strikes_[worker];
  return is_out(worker);
}

bool Screening::is_out(const std::string& worker) const {
  auto strikes = strikes_.find(worker);
  return config_.strikes > 0 && strikes != strikes_.end() && strikes->second >= config_.strikes;
}

}  // namespace pcp
