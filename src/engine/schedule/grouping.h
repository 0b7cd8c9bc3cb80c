// Which operations run in one loop. Grouping looks at values through views only; it emits nothing.
#pragma once

#include "engine/schedule/region_graph.h"

namespace pcp::schedule {

struct Group {
  std::vector<int> nodes;  // in program order
  std::int64_t elements = 0;
  std::int64_t cols = 0;  // 0: not fixed
  bool alone = true;
};

struct Grouping {
  IndexedVector<Group> groups;      // in an order in which they can run
  IndexedVector<int> group_of;      // by tensor; -1 for arguments and constants
  IndexedVector<char> one_per_row;  // by tensor: in its group it has one element a row
};

Grouping group_nodes(const RegionGraph&, const Target&);

}  // namespace pcp::schedule
