#include "base/index.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace pcp {
namespace {

enum class Colour : std::uint8_t { red, green };

TEST(Index, TakesAnyIntegerAndEnumerator) {
  EXPECT_EQ(index(7), 7u);
  EXPECT_EQ(index(std::int64_t{1} << 40), std::size_t{1} << 40);
  EXPECT_EQ(index(Colour::green), 1u);
  static_assert(std::is_same_v<decltype(index(std::int8_t{1})), std::size_t>);
}

TEST(Index, PositionIsTheFirstEqualElementOrTheSize) {
  std::vector<int> numbers{4, 5, 5};
  EXPECT_EQ(position(numbers, 5), 1u);
  EXPECT_EQ(position(numbers, 6), 3u);
}

TEST(Index, CountIsSigned) {
  std::vector<int> none;
  EXPECT_EQ(count(none) - 1, -1);
  EXPECT_EQ(count<int>(std::vector<int>(3)), 3);
}

TEST(IndexedVector, TakesIdsAndIsAVector) {
  IndexedVector<int> numbers(3, 1);
  numbers[std::int64_t{2}] = 5;
  numbers[Colour::green] = 4;
  const IndexedVector<int>& read = numbers;
  EXPECT_EQ(read[2u] + read[Colour::green] + read[0], 10);
  EXPECT_EQ(std::vector<int>(numbers), (std::vector<int>{1, 4, 5}));
  IndexedVector<bool> flags(2);
  flags[Colour::green] = true;
  EXPECT_FALSE(flags[0]);
  EXPECT_TRUE(flags[1]);
}

}  // namespace
}  // namespace pcp
