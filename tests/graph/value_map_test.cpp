#include "graph/value_map.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace pcp {
namespace {

TEST(ValueMapTest, NumbersComeInTheOrderOfValues) {
  ValueNumbers numbers;
  EXPECT_EQ(numbers.find({7}), -1);
  EXPECT_EQ(numbers.insert({7}).number, 0);
  EXPECT_EQ(numbers.insert({3}).number, 1);
  EXPECT_FALSE(numbers.insert({7}).is_new);
  EXPECT_EQ(numbers.find({3}), 1);
  EXPECT_FALSE(numbers.contains({4}));
  EXPECT_EQ(numbers.size(), 2U);
}

// Ids that are equal in their low bits meet in the same slot.
TEST(ValueMapTest, AgreesWithAnOrderedMap) {
  std::mt19937 random(3);
  for (std::int32_t step : {1, 16, 1024}) {
    ValueMap<int> map;
    std::map<std::int32_t, int> expected;
    for (int i = 0; i < 2000; ++i) {
      Value value{static_cast<std::int32_t>(random() % 700) * step};
      if (random() % 2) map[value] = expected[value.id] = i;
      const int* found = map.find(value);
      auto wanted = expected.find(value.id);
      ASSERT_EQ(found != nullptr, wanted != expected.end());
      if (found) {
        ASSERT_EQ(*found, wanted->second);
      }
    }
  }
}

TEST(ValueMapTest, MissingValuesAreRefused) {
  ValueMap<int> map;
  map.reserve(100);
  map[{5}] = 2;
  EXPECT_EQ(map.at({5}), 2);
  EXPECT_THROW(map.at({6}), Error);
}

}  // namespace
}  // namespace pcp
