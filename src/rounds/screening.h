// Finds updates whose norm is far beyond what is usual.
//
// Each sender counts with one number, the median of its own last norms, so that nobody changes what is usual by sending
// often. With three senders or more, usual is the median of those numbers, which a minority cannot move. With one or
// two senders nobody can tell who is right: each is measured by what it has sent itself, and a refusal is no proof of
// bad intent. The first update of such a sender is bounded only by what its optimizer can do (Judge).
#pragma once

#include <deque>
#include <map>
#include <string>

namespace pcp {

struct ScreeningConfig {
  double norm_factor = 10;     // an update is refused above this many times the usual norm; 0: any norm is fit
  int window = 16;             // norms remembered of each sender
  std::size_t senders = 1024;  // remembered
};

class Screening {
 public:
  explicit Screening(const ScreeningConfig& config) : config_(config) {}

  struct Finding {
    std::string reason;    // empty: fit; otherwise "the update's norm is 812, usual is 3.1"
    bool certain = false;  // a majority of senders says what is usual
  };
  Finding judge(const std::string& sender, double norm) const;
  void accepted(const std::string& sender, double norm);

  // What is known as one line of text, to be kept over a restart.
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
