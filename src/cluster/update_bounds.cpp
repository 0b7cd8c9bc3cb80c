#include "cluster/update_bounds.h"

#include <cmath>

#include "cluster/expected_change.h"

namespace pcp::cluster {

void set_update_bounds(ShepherdConfig& config, const JobDescription& job, const std::function<RoundLength()>& length) {
  if (job.algorithm == Algorithm::sync) {  // the noise of a mean of gradients shrinks with the root of their number
    config.growth = [](std::uint64_t, std::int64_t steps) { return 1 / std::sqrt(static_cast<double>(steps)); };
    return;
  }
  double mixing = job.algorithm == Algorithm::streaming ? job.mixing : 0;
  config.growth = [=, schedule = job.schedule, fragments = job.fragments](std::uint64_t round, std::int64_t steps) {
    RoundLength rounds = length();
    return expected_change_of_fragment(schedule, rounds.steps, fragments, round, steps, mixing, rounds.origin);
  };
  config.most_norm = [=, optimizer = job.step.optimizer, schedule = job.schedule, fragments = job.fragments](
                         std::uint64_t round, std::int64_t steps, std::int64_t values) {
    RoundLength rounds = length();
    return most_change_of_fragment(optimizer, schedule, rounds.steps, fragments, round, steps, mixing, rounds.origin,
                                   values);
  };
}

}  // namespace pcp::cluster
