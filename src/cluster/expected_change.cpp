#include "cluster/expected_change.h"

#include <algorithm>
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

double expected_change_of_fragment(const ScheduleConfig& schedule, std::int64_t length, int fragments,
                                   std::uint64_t round, std::int64_t steps, double mixing, std::int64_t origin) {
  auto position = [&](std::int64_t of) { return std::max<std::int64_t>(0, origin + of * length); };
  constexpr double kNegligible = 0.005;
  double squares = 0, kept = 1;
  for (auto end = static_cast<std::int64_t>(round) + 1; end > 0 && kept > kNegligible; end -= fragments) {
    std::int64_t rounds = std::min<std::int64_t>(end, fragments);
    double change = kept * expected_change(schedule, position(end - rounds), position(end), rounds * steps);
    squares += change * change;
    kept *= mixing;
  }
  return std::sqrt(squares);
}

}  // namespace pcp::cluster
