#include "rounds/pace.h"

#include <gtest/gtest.h>

#include <limits>

#include "tests/engine/code_of.h"

namespace pcp {
namespace {

using test::code_of;
using Speeds = std::vector<double>;
using Steps = std::vector<std::int64_t>;

// What each of them gets.
Steps steps_for(const Speeds& speeds, std::int64_t steps, double max_factor = 4) {
  Steps all;
  for (double speed : speeds) all.push_back(pcp::steps_for(speed, middle_speed(speeds), steps, max_factor));
  return all;
}

TEST(Pace, EqualMachinesDoEqualWork) {
  EXPECT_EQ(steps_for(Speeds{10, 12.5, 7.5, 9, 11}, 30), (Steps{30, 30, 30, 30, 30}));
}

// Median 10: 7.4 is beyond a quarter and gets 0.74 of 100, 12.6 gets 1.26, 2 a fifth, 25 two and a half times.
TEST(Pace, StepsFollowSpeedBeyondAQuarter) {
  EXPECT_EQ(steps_for(Speeds{10, 7.4, 12.6, 2, 25}, 100), (Steps{100, 74, 126, 20, 250}));
}

TEST(Pace, OfTwoMachinesTheSlowerIsTheMiddle) { EXPECT_EQ(steps_for(Speeds{4, 16}, 10), (Steps{10, 40})); }

TEST(Pace, AClaimOfOneOfTwoLeavesTheOtherItsSteps) {
  EXPECT_EQ(steps_for(Speeds{5, 1e308}, 10), (Steps{10, 40}));
  EXPECT_EQ(steps_for(Speeds{5, 1e-300}, 10)[1], 10);
}

TEST(Pace, StaysWithinItsBounds) {
  EXPECT_EQ(steps_for(Speeds{1, 1, 1, 1000, 0.001}, 20), (Steps{20, 20, 20, 80, 1}));
  EXPECT_EQ(steps_for(Speeds{1, 1, 1, 1000, 0.001}, 20, 1.5), (Steps{20, 20, 20, 30, 1}));
  EXPECT_EQ(steps_for(Speeds{1, 1, 1000}, 3, 1.5), (Steps{3, 3, 4}));  // 4.5 at most
}

TEST(Pace, AGpuAmongSlowProcessorsIsHeldByTheFactorAlone) {
  EXPECT_EQ(steps_for(Speeds{2, 2, 300}, 50), (Steps{50, 50, 200}));
}

TEST(Pace, UnknownSpeedsGetThePlainNumberAndDoNotCount) {
  double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(steps_for(Speeds{0, 0, 0, 4, 8, 8}, 10), (Steps{10, 10, 10, 5, 10, 10}));
  EXPECT_EQ(steps_for(Speeds{nan, infinity, -3, 8, 8, 4}, 10), (Steps{10, 10, 10, 10, 10, 5}));
  EXPECT_EQ(steps_for(Speeds{0, 0}, 7), (Steps{7, 7}));
  EXPECT_EQ(steps_for(Speeds{}, 7), Steps{});
}

TEST(Pace, SpeedsNextToZeroDoNotOverflow) {
  EXPECT_EQ(steps_for(Speeds{1e-308, 1e-308, 1e308}, 10), (Steps{10, 10, 40}));
}

TEST(Pace, SharesAddUpAndFollowTheWeights) {
  EXPECT_EQ(share_out(16, Steps{1000, 1000, 1000, 1000}), (Steps{4, 4, 4, 4}));
  EXPECT_EQ(share_out(10, Steps{1000, 1000, 1000}), (Steps{3, 4, 3}));
  EXPECT_EQ(share_out(9, Steps{4000, 1000, 4000}), (Steps{4, 1, 4}));
  EXPECT_EQ(share_out(2, Steps{1, 1, 1, 1}), (Steps{1, 0, 1, 0}));
  EXPECT_EQ(share_out(5, Steps{0, 3, 0}), (Steps{0, 5, 0}));
  EXPECT_EQ(code_of([] { share_out(5, Steps{0, 0}); }), Code::invalid_argument);
}

TEST(Pace, BadNumbersAreRefused) {
  EXPECT_EQ(code_of([] { steps_for(Speeds{1}, 0); }), Code::invalid_argument);
  EXPECT_EQ(code_of([] { steps_for(Speeds{1}, 10, 0.5); }), Code::invalid_argument);
}

}  // namespace
}  // namespace pcp
