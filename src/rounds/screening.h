// Which updates are too large to be averaged: those far beyond what others have sent.
//
// What others have sent is one number for each of them, the median of their own last norms, so that nobody moves the
// yardstick by sending often. With three and more it is the median of those numbers, which a minority cannot move. With
// one or two it is the larger one: nobody can put another out by sending tiny updates, but neither is a refusal then
// any proof of bad intent.
#pragma once

#include <deque>
#include <map>
#include <string>

namespace pcp {

struct ScreeningConfig {
  double norm_factor = 10;     // refused above this times the yardstick; 0: any norm is fit
  int window = 16;             // norms that are remembered of each sender
  std::size_t senders = 1024;  // that are remembered
};

class Screening {
 public:
  explicit Screening(const ScreeningConfig& config) : config_(config) {}

  struct Finding {
    std::string reason;    // empty: fit; otherwise "the update's norm is 812, that of others 3.1"
    bool certain = false;  // the yardstick is a majority's
  };
  Finding judge(double norm) const;
  void accepted(const std::string& sender, double norm);

  // As a line, to be kept over a restart.
  std::string to_text() const;
  void add_text(const std::string&);

 private:
  ScreeningConfig config_;
  std::map<std::string, std::deque<double>> norms_;  // by sender
};

}  // namespace pcp
