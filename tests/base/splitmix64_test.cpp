#include "base/splitmix64.h"

#include <gtest/gtest.h>

namespace pcp {
namespace {

// The first numbers of SplitMix64 from state 0, as its reference implementation prints them.
TEST(Mix, GivesThePublishedNumbers) {
  EXPECT_EQ(splitmix64(0), 0xe220a8397b1dcdafu);
  EXPECT_EQ(splitmix64(kSplitMix64Step), 0x6e789e6aa1b965f4u);
  EXPECT_EQ(splitmix64(2 * kSplitMix64Step), 0x06c45d188009454fu);
}

TEST(Mix, UnitIntervalLeavesOutOne) {
  EXPECT_EQ(unit_interval(0), 0);
  EXPECT_EQ(unit_interval(std::uint64_t{1} << 63), 0.5);
  EXPECT_LT(unit_interval(UINT64_MAX), 1);
}

}  // namespace
}  // namespace pcp
