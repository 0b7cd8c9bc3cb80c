#include "rounds/screening.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <vector>

#include "pcp/error.h"
#include "rounds/deadline.h"

namespace pcp {

Screening::Finding Screening::judge(const std::string& sender, double norm) const {
  if (!std::isfinite(norm) || norm < 0) return {concat("the update's norm is ", norm, ", not a finite number"), true};
  if (config_.norm_factor <= 0) return {};
  constexpr std::size_t kMajority = 3;  // the least number of senders of which one cannot decide alone
  bool certain = norms_.size() >= kMajority;
  double usual = 0;
  if (certain) {
    std::vector<double> senders;
    for (const auto& [name, norms] : norms_) senders.push_back(median(norms));
    std::ranges::nth_element(senders, senders.begin() + static_cast<std::ptrdiff_t>(senders.size() / 2));
    usual = senders[senders.size() / 2];
  } else if (auto own = norms_.find(sender); own != norms_.end()) {
    usual = median(own->second);
  }
  // Where the usual norm is 0, every other norm would be infinitely large beside it.
  if (usual == 0 || norm <= config_.norm_factor * usual) return {};
  return {concat("the update's norm is ", norm, ", usual is ", usual), certain};
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
