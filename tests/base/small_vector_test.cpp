#include "pcp/small_vector.h"

#include <gtest/gtest.h>

#include <array>
#include <list>
#include <numeric>
#include <random>
#include <sstream>
#include <vector>

namespace pcp {
namespace {

using Numbers = SmallVector<std::int64_t, 4>;

std::vector<std::int64_t> copied(const Numbers& numbers) { return {numbers.begin(), numbers.end()}; }

Numbers first_numbers(std::int64_t count) {
  Numbers numbers;
  for (std::int64_t i = 0; i < count; ++i) numbers.push_back(i);
  return numbers;
}

bool lies_inside(const Numbers& numbers) {
  const auto* object = reinterpret_cast<const std::byte*>(&numbers);
  const auto* data = reinterpret_cast<const std::byte*>(numbers.data());
  return !std::less<>()(data, object) && std::less<>()(data, object + sizeof numbers);
}

TEST(SmallVector, FewElementsLieInTheObject) {
  for (std::int64_t count = 0; count <= 4; ++count) EXPECT_TRUE(lies_inside(first_numbers(count))) << count;
  Numbers five = first_numbers(5);
  EXPECT_FALSE(lies_inside(five));
  EXPECT_EQ(copied(five), (std::vector<std::int64_t>{0, 1, 2, 3, 4}));
}

TEST(SmallVector, CopiesAreIndependentAndMovedFromIsEmpty) {
  for (std::int64_t count : {0, 3, 4, 5, 40}) {
    Numbers source = first_numbers(count), copy = source, assigned{7, 8, 9, 10, 11, 12};
    assigned = source;
    EXPECT_EQ(copy, source);
    EXPECT_EQ(assigned, source);
    Numbers moved = std::move(source), taken{7, 8, 9, 10, 11, 12};
    EXPECT_EQ(moved, copy);
    EXPECT_TRUE(source.empty());  // NOLINT(bugprone-use-after-move): empty by contract
    source.push_back(1);
    EXPECT_EQ(copied(source), std::vector<std::int64_t>{1});
    taken = std::move(moved);
    EXPECT_EQ(taken, copy);
    copy.push_back(99);
    EXPECT_EQ(taken.size(), copy.size() - 1);
  }
}

TEST(SmallVector, AssignsItselfAndItsOwnElements) {
  for (std::int64_t count : {3, 9}) {
    Numbers numbers = first_numbers(count);
    const Numbers& same = numbers;
    numbers = same;
    EXPECT_EQ(numbers, first_numbers(count));
    numbers.assign(numbers.begin() + 1, numbers.end());
    EXPECT_EQ(numbers.size(), static_cast<std::size_t>(count) - 1);
    EXPECT_EQ(numbers.front(), 1);
  }
  Numbers full = first_numbers(4);
  full.push_back(full[2]);  // grows while it reads
  EXPECT_EQ(full.back(), 2);
}

TEST(SmallVector, TakesRangesOfAnyIterator) {
  std::list<std::int64_t> list{1, 2, 3, 4, 5, 6};
  EXPECT_EQ(copied(Numbers(list.begin(), list.end())), std::vector<std::int64_t>(list.begin(), list.end()));
  std::istringstream text("5 6 7");
  Numbers numbers{1, 2};
  numbers.insert(numbers.begin() + 1, std::istream_iterator<std::int64_t>(text), std::istream_iterator<std::int64_t>());
  EXPECT_EQ(copied(numbers), (std::vector<std::int64_t>{1, 5, 6, 7, 2}));
}

TEST(SmallVector, ComparesLikeAVector) {
  EXPECT_LT((Numbers{1, 2}), (Numbers{1, 3}));
  EXPECT_LT((Numbers{1, 2}), (Numbers{1, 2, 0}));
  EXPECT_NE((Numbers{1, 2}), (Numbers{1, 2, 3, 4, 5}));
  EXPECT_THROW((Numbers{1}.at(1)), std::out_of_range);
}

// The same random edits of both.
TEST(SmallVector, BehavesLikeStdVector) {
  std::mt19937 random(17);
  auto below = [&](std::size_t bound) { return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random); };
  for (int round = 0; round < 200; ++round) {
    Numbers numbers;
    std::vector<std::int64_t> expected;
    for (int step = 0; step < 30; ++step) {
      auto value = static_cast<std::int64_t>(below(100));
      auto at = static_cast<std::ptrdiff_t>(below(expected.size() + 1));
      std::array<std::int64_t, 3> several{value, value + 1, value + 2};
      switch (below(9)) {
        case 0:
          numbers.push_back(value), expected.push_back(value);
          break;
        case 1:
          numbers.insert(numbers.begin() + at, value), expected.insert(expected.begin() + at, value);
          break;
        case 2:
          numbers.insert(numbers.begin() + at, several.begin(), several.end());
          expected.insert(expected.begin() + at, several.begin(), several.end());
          break;
        case 3:
          numbers.insert(numbers.begin() + at, 2, value), expected.insert(expected.begin() + at, 2, value);
          break;
        case 4:
          numbers.resize(static_cast<std::size_t>(at), value), expected.resize(static_cast<std::size_t>(at), value);
          break;
        case 5:
          numbers.erase(numbers.begin(), numbers.begin() + at), expected.erase(expected.begin(), expected.begin() + at);
          break;
        case 6:
          if (static_cast<std::size_t>(at) < expected.size())
            numbers.erase(numbers.begin() + at), expected.erase(expected.begin() + at);
          break;
        case 7:
          EXPECT_EQ(erase_if(numbers, [&](std::int64_t x) { return x % 3 == value % 3; }),
                    std::erase_if(expected, [&](std::int64_t x) { return x % 3 == value % 3; }));
          break;
        default:
          if (!expected.empty()) numbers.pop_back(), expected.pop_back();
      }
      ASSERT_EQ(copied(numbers), expected);
    }
  }
}

}  // namespace
}  // namespace pcp
