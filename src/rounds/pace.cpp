#include "rounds/pace.h"

#include <algorithm>
#include <cmath>
#include <deque>

#include "pcp/error.h"
#include "rounds/deadline.h"

namespace pcp {
namespace {

constexpr double kAlike = 0.25;  // how far from the median is still the median

bool is_known(double speed) { return std::isfinite(speed) && speed > 0; }

}  // namespace

std::vector<std::int64_t> steps_for(std::span<const double> steps_per_second, std::int64_t steps, double max_factor) {
  require(steps >= 1, "a round needs a step at least, not ", steps);
  require(std::isfinite(max_factor) && max_factor >= 1, "the largest factor of steps is ", max_factor,
          "; it must be at least 1");
  std::deque<double> known;
  std::copy_if(steps_per_second.begin(), steps_per_second.end(), std::back_inserter(known), is_known);
  std::vector<std::int64_t> result(steps_per_second.size(), steps);
  if (known.empty()) return result;
  double middle = median(known);
  for (std::size_t i = 0; i < result.size(); ++i) {
    double relative = steps_per_second[i] / middle;
    if (!is_known(steps_per_second[i]) || std::abs(relative - 1) <= kAlike) continue;
    double plain = static_cast<double>(steps);
    double scaled = std::min(std::round(plain * std::min(relative, max_factor)), std::floor(plain * max_factor));
    result[i] = std::max<std::int64_t>(1, static_cast<std::int64_t>(scaled));
  }
  return result;
}

}  // namespace pcp
