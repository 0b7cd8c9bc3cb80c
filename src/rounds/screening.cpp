#include "rounds/screening.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <vector>

#include "pcp/error.h"
#include "rounds/deadline.h"

namespace pcp {

Screening::Finding Screening::judge(double norm) const {
  if (!std::isfinite(norm) || norm < 0) return {concat("the update's norm is ", norm, ", not a finite number"), true};
  if (config_.norm_factor <= 0 || norms_.empty()) return {};
  std::vector<double> senders;
  for (const auto& [sender, norms] : norms_) senders.push_back(median(norms));
  std::ranges::sort(senders);
  constexpr std::size_t kMajority = 3;  // of whom two agree
  bool certain = senders.size() >= kMajority;
  double yardstick = certain ? senders[senders.size() / 2] : senders.back();
  // Beside 0 every other norm is infinitely large.
  if (yardstick == 0 || norm <= config_.norm_factor * yardstick) return {};
  return {concat("the update's norm is ", norm, ", that of others ", yardstick), certain};
}

void Screening::accepted(const std::string& sender, double norm) {
  if (norms_.size() >= config_.senders && !norms_.contains(sender)) norms_.erase(norms_.begin());
  std::deque<double>& norms = norms_[sender];
  norms.push_back(norm);
  while (std::ssize(norms) > config_.window) norms.pop_front();
}

std::string Screening::to_text() const {
  std::string text;
  for (const auto& [sender, norms] : norms_) text += concat(sender, " ", median(norms), " ");
  return text;
}

void Screening::add_text(const std::string& text) {
  std::istringstream stream(text);
  std::string sender;
  double norm = 0;
  while (stream >> sender >> norm) {
    if (std::isfinite(norm) && norm >= 0) accepted(sender, norm);
  }
}

}  // namespace pcp
