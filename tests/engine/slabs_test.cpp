#include "engine/cpu/slabs.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <vector>

namespace pcp::cpu {
namespace {

constexpr std::size_t kSlabTestUnit = 64 << 10;

TEST(Slabs, HoldWhatIsLessThanTwoHugePagesButNotSmall) {
  EXPECT_FALSE(Slabs::hold(64));
  EXPECT_FALSE(Slabs::hold(kSlabTestUnit));
  EXPECT_TRUE(Slabs::hold(8 * kSlabTestUnit));
  EXPECT_TRUE(Slabs::hold(2 * kHugePage - 64));
  EXPECT_FALSE(Slabs::hold(2 * kHugePage));
}

TEST(Slabs, BlocksLieSideBySide) {
  Slabs slabs;
  std::byte* first = slabs.take(3 * kSlabTestUnit);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(first) % kHugePage, 0u);
  EXPECT_EQ(slabs.take(kSlabTestUnit + 64), first + 3 * kSlabTestUnit);
  EXPECT_EQ(slabs.take(kSlabTestUnit), first + 4 * kSlabTestUnit + 64);
}

// What large blocks leave free at the ends of two slabs takes as many small ones.
TEST(Slabs, EndsOfSlabsAreFilled) {
  Slabs slabs;
  std::vector<std::byte*> large;
  for (int i = 0; i < 8; ++i) large.push_back(slabs.take(kHugePage - kSlabTestUnit));
  for (int i = 0; i < 8; ++i) {
    std::byte* small = slabs.take(kSlabTestUnit);
    bool inside = (small >= large[0] && small < large[0] + 4 * kHugePage) ||
                  (small >= large[4] && small < large[4] + 4 * kHugePage);
    EXPECT_TRUE(inside) << i;
  }
}

TEST(Slabs, RoomIsUsedAgainWhenAllOfItIsBack) {
  Slabs slabs;
  std::byte* first = slabs.take(kSlabTestUnit);
  std::byte* second = slabs.take(kSlabTestUnit);
  slabs.give(first);
  EXPECT_EQ(slabs.take(kSlabTestUnit), second + kSlabTestUnit) << "the second block is in use";
  slabs.give(second);
  slabs.give(second + kSlabTestUnit);
  EXPECT_EQ(slabs.take(kSlabTestUnit), first);
}

// Every block is written whole and keeps what it holds until it is given back, in any order.
TEST(Slabs, BlocksDoNotOverlap) {
  struct Held {
    std::byte* data;
    std::size_t bytes;
    unsigned char mark;
  };
  std::mt19937 random(1);
  Slabs slabs;
  std::vector<Held> held;
  auto give = [&](std::size_t i) {
    for (std::size_t at = 0; at < held[i].bytes; at += 64)
      ASSERT_EQ(static_cast<unsigned char>(held[i].data[at]), held[i].mark);
    slabs.give(held[i].data);
    held.erase(held.begin() + static_cast<std::ptrdiff_t>(i));
  };
  for (int round = 0; round < 400; ++round) {
    if (held.size() > 40 || (!held.empty() && random() % 3 == 0)) {
      give(random() % held.size());
      continue;
    }
    std::size_t bytes = kSlabTestUnit + random() % (kHugePage - kSlabTestUnit) / 64 * 64;
    auto mark = static_cast<unsigned char>(round);
    held.push_back({slabs.take(bytes), bytes, mark});
    std::memset(held.back().data, mark, bytes);
  }
  while (!held.empty()) give(held.size() - 1);
}

}  // namespace
}  // namespace pcp::cpu
