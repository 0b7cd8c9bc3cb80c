#include <gtest/gtest.h>

#include <cmath>

#include "pcp/optim.h"

namespace pcp {
namespace {

TEST(Schedule, WarmsUpInEqualSteps) {
  for (ScheduleKind kind : {ScheduleKind::constant, ScheduleKind::linear, ScheduleKind::cosine}) {
    ScheduleConfig config{.kind = kind, .peak = 4, .warmup = 4, .steps = 10};
    EXPECT_DOUBLE_EQ(learning_rate(config, 0), 1);
    EXPECT_DOUBLE_EQ(learning_rate(config, 1), 2);
    EXPECT_DOUBLE_EQ(learning_rate(config, 3), 4);
    EXPECT_DOUBLE_EQ(learning_rate(config, 4), 4);
  }
}

TEST(Schedule, FallsToItsFloorAndStaysThere) {
  ScheduleConfig linear{.kind = ScheduleKind::linear, .peak = 1, .floor = 0.5, .warmup = 2, .steps = 12};
  EXPECT_DOUBLE_EQ(learning_rate(linear, 7), 0.75);
  EXPECT_DOUBLE_EQ(learning_rate(linear, 11), 0.55);
  EXPECT_DOUBLE_EQ(learning_rate(linear, 12), 0.5);
  EXPECT_DOUBLE_EQ(learning_rate(linear, 1000), 0.5);
  ScheduleConfig cosine{.kind = ScheduleKind::cosine, .peak = 1, .floor = 0.2, .warmup = 2, .steps = 14};
  EXPECT_DOUBLE_EQ(learning_rate(cosine, 2), 1);
  EXPECT_NEAR(learning_rate(cosine, 6), 0.2 + 0.8 * 0.75, 1e-15);  // a third of the way: cos 60° = 1/2
  EXPECT_NEAR(learning_rate(cosine, 8), 0.6, 1e-15);
  EXPECT_NEAR(learning_rate(cosine, 14), 0.2, 1e-15);
  EXPECT_NEAR(learning_rate(cosine, 15), 0.2, 1e-15);
}

TEST(Schedule, ConstantNeedsNoEnd) {
  ScheduleConfig config{.kind = ScheduleKind::constant, .peak = 3e-4};
  EXPECT_DOUBLE_EQ(learning_rate(config, 0), 3e-4);
  EXPECT_DOUBLE_EQ(learning_rate(config, 1'000'000), 3e-4);
}

TEST(Schedule, ThatIsAllWarmUpIsRefused) {
  EXPECT_THROW(learning_rate({.warmup = 10, .steps = 10}, 0), Error);
  EXPECT_THROW(learning_rate({.steps = 10}, -1), Error);
}

}  // namespace
}  // namespace pcp
