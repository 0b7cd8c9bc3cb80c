// Which updates are too large to be averaged: those far beyond what others have sent.
//
// What others have sent is one number for each sender, the median of its own last norms, so that nobody moves the
// yardstick by sending often. With three senders and more it is the median of those numbers, which a minority cannot
// move. With one or two nobody can tell who is right: each is measured by what it has sent itself, and a refusal is no
// proof of bad intent. The first update of such a sender is bounded only by what its optimizer can do (Judge).
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
    std::string reason;    // empty: fit; otherwise "the update's norm is 812, usual is 3.1"
    bool certain = false;  // the yardstick is a majority's
  };
  Finding judge(const std::string& sender, double norm) const;
  void accepted(const std::string& sender, double norm);

  // As a line, to be kept over a restart.
  std::string to_text() const;
  void add_text(const std::string&);

 private:
  ScreeningConfig config_;
  double usual_of_all() const;

  struct Sender {
    std::deque<double> norms;
    double middle = 0;  // their median
  };
  std::map<std::string, Sender> senders_;
  // The median of all senders' medians, and how many norms have come since it was taken: it is taken anew after some of
  // them, so that an update costs no more with many senders than with few.
  mutable double usual_ = 0;
  mutable std::size_t since_ = 0;
};

}  // namespace pcp
