#include "rounds/pace.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "pcp/error.h"

namespace pcp {
namespace {

constexpr double kAlike = 0.25;  // speeds within this part of the middle count as equal

bool is_known(double speed) { return std::isfinite(speed) && speed > 0; }

}  // namespace

double middle_speed(std::span<const double> steps_per_second) {
  std::vector<double> known;
  std::ranges::copy_if(steps_per_second, std::back_inserter(known), is_known);
  if (known.empty()) return 0;
  auto middle = known.begin() + static_cast<std::ptrdiff_t>((known.size() - 1) / 2);
  std::ranges::nth_element(known, middle);
  return *middle;
}

std::int64_t steps_for(double steps_per_second, double middle, std::int64_t steps, double max_factor) {
  require(steps >= 1, "a round needs a step at least, not ", steps);
  require(std::isfinite(max_factor) && max_factor >= 1, "the largest factor of steps is ", max_factor,
          "; it must be at least 1");
  if (!is_known(steps_per_second) || !is_known(middle)) return steps;
  double relative = steps_per_second / middle;
  if (std::abs(relative - 1) <= kAlike) return steps;
  double plain = static_cast<double>(steps);
  double scaled = std::min(std::round(plain * std::min(relative, max_factor)), std::floor(plain * max_factor));
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(scaled));
}

std::vector<std::int64_t> share_out(std::int64_t total, std::span<const std::int64_t> weights) {
  double all = 0, so_far = 0;
  for (std::int64_t weight : weights) all += static_cast<double>(weight);
  require(all > 0, "nothing has a weight: ", total, " cannot be shared out");
  std::vector<std::int64_t> shares;
  std::int64_t given = 0;
  for (std::int64_t weight : weights) {
    so_far += static_cast<double>(weight);
    auto end = so_far == all ? total : static_cast<std::int64_t>(static_cast<double>(total) * (so_far / all) + 0.5);
    shares.push_back(end - given);
    given = end;
  }
  return shares;
}

}  // namespace pcp
