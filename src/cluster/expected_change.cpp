#include "cluster/expected_change.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

namespace {

// The largest norm of one step with a learning rate of 1. adamw divides by the root of v, which is at least the share
// that the newest gradient has in it. So no value moves further than the larger of 1 and (1 - beta1) / sqrt(1 - beta2);
// at the start the bias corrections add to it.
double most_of_a_step(const OptimizerConfig& optimizer, double root_of_values) {
  constexpr double kCorrections = 3, kLargeParameter = 10;
  double decay = optimizer.weight_decay * kLargeParameter * root_of_values;
  if (optimizer.kind == OptimizerKind::adamw) {
    double ratio = (1 - optimizer.beta1) / std::sqrt(1 - optimizer.beta2);
    return kCorrections * std::max(1.0, ratio) * root_of_values + decay;
  }
  if (optimizer.clip_norm <= 0 || optimizer.momentum >= 1) return std::numeric_limits<double>::infinity();
  return kCorrections * optimizer.clip_norm / (1 - optimizer.momentum) + decay;
}

}  // namespace

double most_change_of_fragment(const OptimizerConfig& optimizer, const ScheduleConfig& schedule, std::int64_t length,
                               int fragments, std::uint64_t round, std::int64_t steps, double mixing,
                               std::int64_t origin, std::int64_t values) {
  if (mixing >= 1) return std::numeric_limits<double>::infinity();
  std::int64_t end = static_cast<std::int64_t>(round) + 1, rounds = std::min<std::int64_t>(end, fragments);
  double rates = 0;
  for (std::int64_t i = 0; i < rounds * steps; ++i) {
    std::int64_t step = origin + (end - rounds) * length + length * i / steps;
    rates += learning_rate(schedule, std::max<std::int64_t>(0, step));
  }
  // The part of earlier distances that mixing keeps. Each of those is at most the peak rate times its steps.
  double kept = mixing / (1 - mixing) * static_cast<double>(fragments * steps) * schedule.peak;
  return (rates + kept) * most_of_a_step(optimizer, std::sqrt(static_cast<double>(values)));
}

}  // namespace pcp::cluster
