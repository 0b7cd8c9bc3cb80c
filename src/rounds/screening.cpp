#include "rounds/screening.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <vector>

#include "pcp/error.h"
#include "rounds/deadline.h"

namespace pcp {

double Screening::usual_of_all() const {
  constexpr std::size_t kPart = 8;  // of the senders may have changed
  if (usual_ > 0 && since_ <= senders_.size() / kPart) return usual_;
  std::vector<double> middles;
  for (const auto& [name, sender] : senders_) middles.push_back(sender.middle);
  auto middle = middles.begin() + static_cast<std::ptrdiff_t>(middles.size() / 2);
  std::ranges::nth_element(middles, middle);
  since_ = 0;
  return usual_ = *middle;
}

Screening::Finding Screening::judge(const std::string& sender, double norm) const {
  if (!std::isfinite(norm) || norm < 0) return {concat("the update's norm is ", norm, ", not a finite number"), true};
  if (config_.norm_factor <= 0) return {};
  constexpr std::size_t kMajority = 3;  // of whom two agree
  bool certain = senders_.size() >= kMajority;
  auto own = senders_.find(sender);
  double usual = certain ? usual_of_all() : own != senders_.end() ? own->second.middle : 0;
  // Beside 0 every other norm is infinitely large.
  if (usual == 0 || norm <= config_.norm_factor * usual) return {};
  return {concat("the update's norm is ", norm, ", usual is ", usual), certain};
}

void Screening::accepted(const std::string& name, double norm) {
  if (senders_.size() >= config_.senders && !senders_.contains(name)) senders_.erase(senders_.begin());
  Sender& sender = senders_[name];
  sender.norms.push_back(norm);
  while (std::ssize(sender.norms) > config_.window) sender.norms.pop_front();
  sender.middle = median(sender.norms);
  ++since_;
}

std::string Screening::to_text() const {
  std::string text;
  for (const auto& [name, sender] : senders_) text += concat(name, " ", sender.middle, " ");
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
