#include "rounds/fragments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "tests/engine/code_of.h"

namespace pcp {
namespace {

using test::code_of;
using Sizes = std::vector<std::int64_t>;
using Fragments = std::vector<Fragment>;

TEST(Fragments, EqualParametersAreCutEvenly) {
  EXPECT_EQ(cut_fragments(Sizes{10, 10, 10, 10}, 2), (Fragments{{0, 20}, {20, 40}}));
  EXPECT_EQ(cut_fragments(Sizes{10, 10, 10, 10}, 1), (Fragments{{0, 40}}));
  EXPECT_EQ(cut_fragments(Sizes{10, 10, 10, 10}, 4), (Fragments{{0, 10}, {10, 20}, {20, 30}, {30, 40}}));
}

// An embedding of half of everything is a fragment by itself; the rest shares the others.
TEST(Fragments, AreAboutEqualWhereParametersAllowIt) {
  EXPECT_EQ(cut_fragments(Sizes{100, 10, 30, 10, 50}, 3), (Fragments{{0, 100}, {100, 150}, {150, 200}}));
  EXPECT_EQ(cut_fragments(Sizes{5, 5, 90, 5, 5}, 3), (Fragments{{0, 10}, {10, 100}, {100, 110}}));
}

TEST(Fragments, AreFewerWhereThereAreFewerParameters) {
  EXPECT_EQ(cut_fragments(Sizes{4, 6}, 5), (Fragments{{0, 4}, {4, 10}}));
  EXPECT_EQ(cut_fragments(Sizes{0, 4, 0, 0, 6, 0}, 5), (Fragments{{0, 4}, {4, 10}}));  // none is empty
  EXPECT_EQ(cut_fragments(Sizes{}, 3), Fragments{});
  EXPECT_EQ(cut_fragments(Sizes{0}, 3), Fragments{});
}

TEST(Fragments, EveryParameterIsInExactlyOne) {
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 500; ++trial) {
    Sizes sizes(1 + random() % 40);
    for (std::int64_t& size : sizes) size = 1 + static_cast<std::int64_t>(random() % (random() % 4 == 0 ? 10000 : 50));
    int count = 1 + static_cast<int>(random() % 12);
    Fragments fragments = cut_fragments(sizes, count);
    ASSERT_EQ(std::ssize(fragments), std::min<std::int64_t>(count, std::ssize(sizes)));
    std::set<std::int64_t> ends;
    std::int64_t total = 0;
    for (std::int64_t size : sizes) ends.insert(total += size);
    std::int64_t next = 0, largest = *std::max_element(sizes.begin(), sizes.end());
    for (const Fragment& fragment : fragments) {
      ASSERT_EQ(fragment.begin, next);
      ASSERT_GT(fragment.size(), 0);
      ASSERT_TRUE(ends.contains(fragment.end));
      ASSERT_LE(fragment.size(), total / std::ssize(fragments) + largest);
      next = fragment.end;
    }
    ASSERT_EQ(next, total);
    ASSERT_EQ(fragments, cut_fragments(sizes, count));
  }
}

TEST(Fragments, BadNumbersAreRefused) {
  EXPECT_EQ(code_of([] { cut_fragments(Sizes{1}, 0); }), Code::invalid_argument);
  EXPECT_EQ(code_of([] { cut_fragments(Sizes{1, -1}, 1); }), Code::invalid_argument);
}

}  // namespace
}  // namespace pcp
