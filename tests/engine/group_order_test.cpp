// The order of groups while they grow and merge, against a search over all dependencies.
#include "engine/schedule/group_order.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace pcp::schedule {
namespace {

TEST(GroupOrder, ADependencyMovesOnlyWhatIsBetween) {
  GroupOrder order(100);
  int a = order.add(), b = order.add(), c = order.add();
  order.depend(b, a);
  EXPECT_TRUE(order.order_after(a, c));  // c, a, b
  order.depend(a, c);
  EXPECT_TRUE(order.are_related(b, c));
  EXPECT_FALSE(order.order_after(c, b)) << "c is needed by b";
}

TEST(GroupOrder, MergedGroupsTakeTheDependenciesOfBoth) {
  GroupOrder order(100);
  int a = order.add(), b = order.add(), c = order.add(), d = order.add();
  order.depend(b, a);
  order.depend(d, c);
  ASSERT_TRUE(order.merge(c, b));  // now d needs b, which needs a
  EXPECT_EQ(order.find(c), b);
  EXPECT_TRUE(order.are_related(d, a));
  EXPECT_FALSE(order.order_after(a, d));
}

TEST(GroupOrder, ASearchPastItsBudgetAnswersNo) {
  GroupOrder order(3);
  std::vector<int> chain{order.add()};
  for (int i = 1; i < 10; ++i) {
    chain.push_back(order.add());
    order.depend(chain[index(i)], chain[index(i - 1)]);
  }
  EXPECT_TRUE(order.order_after(chain[9], chain[8])) << "it is already";
  EXPECT_FALSE(order.order_after(chain[0], chain[9]));
  int apart = order.add();
  EXPECT_FALSE(order.order_after(chain[0], apart)) << "nine groups would have to move";
  EXPECT_TRUE(order.order_after(chain[8], apart));
}

// Everything a group depends on, found the slow way.
class AllPairs {
 public:
  explicit AllPairs(int groups) : needs_(index(groups)) {}
  void depend(int group, int other) { needs_[index(group)].insert(other); }
  bool depends(const GroupOrder& order, int group, int other) const {
    std::set<int> seen;
    return reaches(order, order.find(group), order.find(other), seen);
  }

 private:
  bool reaches(const GroupOrder& order, int from, int to, std::set<int>& seen) const {
    if (!seen.insert(from).second) return false;
    for (std::size_t member = 0; member < needs_.size(); ++member) {
      if (order.find(static_cast<int>(member)) != from) continue;
      for (int need : needs_[member]) {
        int next = order.find(need);
        if (next == to || reaches(order, next, to, seen)) return true;
      }
    }
    return false;
  }
  std::vector<std::set<int>> needs_;
};

TEST(GroupOrder, RandomGraphsNeverGetACycle) {
  constexpr int kGroups = 24;
  for (unsigned seed = 1; seed <= 200; ++seed) {
    std::mt19937 random(seed);
    GroupOrder order(10000);
    AllPairs truth(kGroups);
    for (int i = 0; i < kGroups; ++i) order.add();
    auto any = [&] { return order.find(static_cast<int>(random() % kGroups)); };
    for (int i = 0; i < 60; ++i) {
      int x = any(), y = any();
      if (x == y) continue;
      bool y_needs_x = truth.depends(order, y, x);
      ASSERT_EQ(order.are_related(x, y), y_needs_x || truth.depends(order, x, y)) << "seed " << seed;
      if (random() % 4 == 0) {
        if (!order.are_related(x, y)) {
          ASSERT_TRUE(order.merge(x, y));
        }
      } else {
        ASSERT_EQ(order.order_after(x, y), !y_needs_x) << "seed " << seed;
        if (y_needs_x) continue;
        order.depend(x, y);
        truth.depend(x, y);
      }
    }
  }
}

}  // namespace
}  // namespace pcp::schedule
