#include "autodiff/min_cut.h"

#include <gtest/gtest.h>

#include <array>

namespace pcp {
namespace {

// Nodes 0 (source) to `count` - 1 (sink).
MinCut network(int count, const std::vector<std::array<std::int64_t, 3>>& edges) {
  MinCut cut;
  for (int i = 0; i < count; ++i) cut.add_node();
  for (const auto& [from, to, capacity] : edges) cut.add_edge(static_cast<int>(from), static_cast<int>(to), capacity);
  return cut;
}

TEST(MinCut, TakesTheCheapestEdgesOfANetwork) {  // a textbook network whose largest flow is 23
  MinCut cut = network(6, {{0, 1, 16},
                           {0, 2, 13},
                           {1, 2, 10},
                           {2, 1, 4},
                           {1, 3, 12},
                           {3, 2, 9},
                           {2, 4, 14},
                           {4, 3, 7},
                           {3, 5, 20},
                           {4, 5, 4}});
  EXPECT_EQ(cut.sink_side(0, 5), (std::vector<bool>{false, false, false, true, false, true}));
}

TEST(MinCut, OfEqualCutsTakesTheOneNearestToTheSink) {
  MinCut cut = network(4, {{0, 1, 5}, {1, 2, 5}, {2, 3, 5}});
  EXPECT_EQ(cut.sink_side(0, 3), (std::vector<bool>{false, false, false, true}));
}

TEST(MinCut, SendsFlowBackToFindTheBest) {  // the straight path 0-1-2-3 must be undone in part
  MinCut cut = network(4, {{0, 1, 1}, {0, 2, 1}, {1, 2, 1}, {1, 3, 1}, {2, 3, 1}, {0, 3, 3}});
  EXPECT_EQ(cut.sink_side(0, 3), (std::vector<bool>{false, false, false, true}));
}

}  // namespace
}  // namespace pcp
