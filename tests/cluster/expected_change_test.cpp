#include "cluster/expected_change.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pcp::cluster {
namespace {

TEST(ExpectedChange, GrowsWithTheRootOfTheSteps) {
  ScheduleConfig constant{.kind = ScheduleKind::constant, .peak = 0.5, .warmup = 0, .steps = 1000};
  EXPECT_NEAR(expected_change(constant, 0, 60, 1), 0.5, 1e-12);
  EXPECT_NEAR(expected_change(constant, 120, 180, 64), 0.5 * 8, 1e-12);
}

// On a busy machine the first updates may be of a single step, at the beginning of the warm-up; then come those of
// whole leases. Even when all steps go the same way, their sizes must not be ten times apart (ScreeningConfig).
TEST(ExpectedChange, TheFirstStepOfAWarmUpIsAYardstickForAll) {
  ScheduleConfig schedule{.kind = ScheduleKind::cosine, .peak = 0.005, .warmup = 100, .steps = 2400};
  double first = learning_rate(schedule, 0) / expected_change(schedule, 0, 60, 1);
  for (std::int64_t round : {0, 1, 2, 10}) {
    double sum = 0;
    for (std::int64_t i = 0; i < 60; ++i) sum += learning_rate(schedule, round * 60 + i);
    EXPECT_LT(sum / expected_change(schedule, round * 60, (round + 1) * 60, 60), 10 * first) << round;
  }
}

}  // namespace
}  // namespace pcp::cluster
