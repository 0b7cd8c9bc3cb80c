#include "cluster/expected_change.h"

#include <cmath>

namespace pcp::cluster {

double expected_change(const ScheduleConfig& schedule, std::int64_t from, std::int64_t to, std::int64_t steps) {
  double squares = 0;
  for (std::int64_t i = 0; i < steps; ++i) {
    double rate = learning_rate(schedule, from + (to - from) * i / steps);
    squares += rate * rate;
  }
  return std::sqrt(squares);
}

}  // namespace pcp::cluster
