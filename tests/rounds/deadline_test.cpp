#include "rounds/deadline.h"

#include <gtest/gtest.h>

namespace pcp {
namespace {

Deadline with_times(const DeadlineConfig& config, std::initializer_list<double> times) {
  Deadline deadline(config);
  for (double time : times) deadline.observe(time);
  return deadline;
}

TEST(Median, IsTheMiddleOrTheMeanOfTheTwoInTheMiddle) {
  EXPECT_EQ(median({7}), 7);
  EXPECT_EQ(median({9, 1, 4}), 4);
  EXPECT_EQ(median({8, 1, 9, 3}), 5.5);
  EXPECT_EQ(median({2, 2}), 2);
}

TEST(Deadline, IsNoneWhileTooLittleWasSeen) {
  EXPECT_FALSE(with_times({.needed = 3}, {1, 2}).seconds());
  EXPECT_TRUE(with_times({.needed = 3}, {1, 2, 3}).seconds());
}

// Median 12, distances 2 1 0 1 3 with median 1: 12 + 6 * 1.4826.
TEST(Deadline, IsTheMedianAndSoManyDeviations) {
  EXPECT_NEAR(*with_times({}, {10, 11, 12, 13, 15}).seconds(), 20.8956, 1e-12);
  EXPECT_NEAR(*with_times({.k = 10}, {10, 11, 12, 13, 15}).seconds(), 26.826, 1e-12);
}

TEST(Deadline, OfEqualTimesIsTheLeastFactor) {
  EXPECT_DOUBLE_EQ(*with_times({.least_factor = 1.5}, {8, 8, 8, 8}).seconds(), 12);
}

TEST(Deadline, IsNeverBelowTheLeastSeconds) {
  EXPECT_DOUBLE_EQ(*with_times({.least_seconds = 2}, {0.01, 0.01, 0.01}).seconds(), 2);
}

// One straggler of a thousand seconds: median 12, distances 2 1 0 1 988, as before.
TEST(Deadline, OutliersDoNotMoveIt) { EXPECT_NEAR(*with_times({}, {10, 11, 12, 13, 1000}).seconds(), 20.8956, 1e-12); }

TEST(Deadline, FollowsTheLastOnes) {
  EXPECT_DOUBLE_EQ(*with_times({.least_factor = 1.5, .window = 3}, {100, 100, 100, 4, 4, 4}).seconds(), 6);
}

}  // namespace
}  // namespace pcp
