// The clock of the shepherd's loop. All that happens in one turn of the loop has the same time, and no turn is longer
// than kMostTurnSeconds on it. So when this process was stopped or busy, nobody has grown older meanwhile: what members
// said in that time is still unread. Where every turn is slow, time goes on all the same, and the dead expire.
#pragma once

#include <algorithm>
#include <optional>

#include "cluster/network.h"

namespace pcp::cluster {

class LoopClock {
 public:
  static constexpr double kMostTurnSeconds = 1;

  // A turn begins at this time on the machine's clock. Returns its time on this one.
  Time turn(Time real) {
    double passed = real_ ? std::max(0.0, real - *real_) : 0;
    double counted = std::min(passed, kMostTurnSeconds);
    now_ = real_ ? now_ + counted : real;
    left_out_ += passed - counted;
    real_ = real;
    return now_;
  }
  Time now() const { return now_; }
  double left_out() const { return left_out_; }  // seconds, in all

 private:
  Time now_ = 0;
  std::optional<Time> real_;
  double left_out_ = 0;
};

}  // namespace pcp::cluster
