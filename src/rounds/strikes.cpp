#include "rounds/strikes.h"

#include <sstream>

#include "pcp/error.h"

namespace pcp {
namespace {

constexpr const char* kStrikesNote = "strikes";  // "who strikes last" for each
constexpr std::time_t kRemembered = 24 * 60 * 60;
constexpr std::size_t kMostRemembered = 4096;  // without keys anybody can invent any number of names

}  // namespace

Strikes::Strikes(int most, Ledger& ledger) : most_(most), ledger_(ledger) {
  std::istringstream said(ledger.note(kStrikesNote).value_or(""));
  std::string who;
  for (Count count; said >> who >> count.strikes >> count.last;) counts_[who] = count;
}

bool Strikes::add(const std::string& who, std::time_t now) {
  std::erase_if(counts_, [&](const auto& entry) { return now - entry.second.last > kRemembered; });
  if (counts_.size() >= kMostRemembered && !counts_.contains(who)) counts_.erase(counts_.begin());
  Count& count = counts_[who];
  ++count.strikes;
  count.last = now;
  std::string text;
  for (const auto& [name, strikes] : counts_) text += concat(name, " ", strikes.strikes, " ", strikes.last, "\n");
  ledger_.set_note(kStrikesNote, text);
  return is_out(who, now);
}

bool Strikes::is_out(const std::string& who, std::time_t now) const {
  auto found = counts_.find(who);
  return most_ > 0 && found != counts_.end() && found->second.strikes >= most_ &&
         now - found->second.last <= kRemembered;
}

}  // namespace pcp
