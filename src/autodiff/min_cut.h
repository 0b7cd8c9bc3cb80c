// Minimal cut: the set of edges with the least total cost that separates a source from a sink (Dinic's algorithm).
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "base/index.h"

namespace pcp {

class MinCut {
 public:
  static constexpr std::int64_t kInfinite = std::numeric_limits<std::int64_t>::max() / 4;

  int add_node() { return nodes_++; }
  void add_edge(int from, int to, std::int64_t capacity);
  // Per node: whether it is on the sink's side. Among minimal cuts it is the one nearest to the sink.
  std::vector<bool> sink_side(int source, int sink);

 private:
  struct Edge {
    int to;
    std::int64_t capacity;
  };
  void sort_edges();
  bool find_levels(int source, int sink);
  bool push_along_a_path(int source, int sink);
  std::span<const int> leaving(int node) const {
    return std::span(leaving_).subspan(first_[node], first_[node + 1] - first_[node]);
  }

  int nodes_ = 0;
  IndexedVector<Edge> edges_;         // the reverse of edge i is edge i ^ 1
  std::vector<int> leaving_;          // the edges that leave node 0, then those that leave node 1...
  IndexedVector<std::size_t> first_;  // by node: the place of its first edge in leaving_
  IndexedVector<int> level_;
  IndexedVector<std::size_t> next_;  // by node: the place in leaving_ of the edge to try next
  std::vector<int> front_, path_;
};

}  // namespace pcp
