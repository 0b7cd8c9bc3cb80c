// Places in the arena: none overlap, few ranges are packed well, and very many are still placed.
#include "engine/schedule/arena.h"

#include <gtest/gtest.h>

#include <random>

namespace pcp::schedule {
namespace {

void expect_apart(const std::vector<LiveRange>& ranges) {
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const LiveRange &x = ranges[i], &y = ranges[j];
      bool in_time = x.first <= y.last && y.first <= x.last;
      bool in_memory = x.offset < y.offset + y.bytes && y.offset < x.offset + x.bytes;
      ASSERT_FALSE(in_time && in_memory) << i << " and " << j;
    }
  }
}

TEST(Arena, RangesThatNeverMeetShareMemory) {
  std::vector<LiveRange> ranges{{100, 0, 1}, {100, 2, 3}, {50, 1, 2}};
  EXPECT_EQ(place_ranges(ranges, 4, 100), 150);
  EXPECT_EQ(most_live_bytes(ranges, 4), 150);
  expect_apart(ranges);
}

TEST(Arena, TheLowestGapIsTaken) {
  std::vector<LiveRange> ranges{{300, 0, 9}, {200, 0, 1}, {100, 0, 9}, {150, 2, 9}};
  EXPECT_EQ(place_ranges(ranges, 10, 100), 600);
  EXPECT_EQ(ranges[3].offset, 300) << "in the place of the second, which has ended";
  expect_apart(ranges);
}

std::vector<LiveRange> random_ranges(unsigned seed, int count, int steps) {
  std::mt19937 random(seed);
  std::vector<LiveRange> ranges;
  for (int i = 0; i < count; ++i) {
    int first = static_cast<int>(random() % static_cast<unsigned>(steps));
    int last = std::min(steps - 1, first + static_cast<int>(random() % 12));
    ranges.push_back({64 * static_cast<std::int64_t>(1 + random() % 20), first, last});
  }
  return ranges;
}

TEST(Arena, RandomRangesAreApartAndPackedNearTheBound) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    auto ranges = random_ranges(seed, 300, 100);
    std::int64_t bytes = place_ranges(ranges, 100, 1000);
    expect_apart(ranges);
    EXPECT_GE(bytes, most_live_bytes(ranges, 100));
    EXPECT_LE(bytes, most_live_bytes(ranges, 100) * 5 / 4) << "seed " << seed;
  }
}

TEST(Arena, RangesThatMeetTooManyOthersGoOnTop) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    auto ranges = random_ranges(seed, 300, 100);
    place_ranges(ranges, 100, 3);
    expect_apart(ranges);
  }
}

}  // namespace
}  // namespace pcp::schedule
