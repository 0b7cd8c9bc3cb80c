#pragma once

#include "engine/schedule/copy_steps.h"
#include "engine/schedule/grouping.h"

namespace pcp::schedule {

// Lowers groups to loops, one after another. `stored` says of each tensor whether other steps need it in memory.
class LoopLowering {
 public:
  LoopLowering(const RegionGraph&, const Grouping&, const IndexedVector<char>& stored, const Target&, Copies&);

  void run(const Group&);  // appends its loop to the steps

 private:
  struct Load {
    int node;
    const View* view;
    Levels levels;
    int previous;  // of the same tensor in loads_, or -1
  };

  int add(LoopNode);
  void add_fold(const Node&);
  void add_node(const Node&);
  int operand(const View&, bool row);
  int load(const View&, bool row);

  const RegionGraph& region_;
  const Grouping& grouping_;
  const IndexedVector<char>& stored_;
  const Target& target_;
  Copies& copies_;
  // By tensor. Entries of earlier loops are left in place: node_of_ and spread_of_ are read only for tensors of the
  // current group, and an entry of last_load_ is checked against loads_.
  IndexedVector<int> node_of_, spread_of_, last_load_;
  // Of the loop under construction.
  Loop loop_;
  Location location_;
  int group_ = -1;
  IndexedVector<Load> loads_;
};

}  // namespace pcp::schedule
