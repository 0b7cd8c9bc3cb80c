// Minimal cut: the set of edges with the least total cost that separates a source from a sink (Dinic's algorithm).
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "base/index.h"

namespace pcp {

class MinCut {
 public:
  static constexpr std::int64_t kInfinite = std::numeric_limits<std::int64_t>::max() / 4;

  int add_node();
  void add_edge(int from, int to, std::int64_t capacity);
  // Per node: whether it is on the sink's side. Among minimal cuts it is the one nearest to the sink.
  std::vector<bool> sink_side(int source, int sink);

 private:
  struct Edge {
    int to;
    std::int64_t capacity;
  };
  bool find_levels(int source, int sink);
  bool push_along_a_path(int source, int sink);

  IndexedVector<Edge> edges_;  // the reverse of edge i is edge i ^ 1
  IndexedVector<std::vector<int>> leaving_;
  IndexedVector<int> level_;
  IndexedVector<std::size_t> next_;
};

}  // namespace pcp
