#include "autodiff/min_cut.h"

#include <algorithm>
#include <numeric>

namespace pcp {

void MinCut::add_edge(int from, int to, std::int64_t capacity) {
  edges_.push_back({to, capacity});
  edges_.push_back({from, 0});
}

// Edge i leaves the node that its reverse leads to.
void MinCut::sort_edges() {
  first_.assign(index(nodes_) + 1, 0);
  for (int i = 0; i < count<int>(edges_); ++i) ++first_[edges_[i ^ 1].to + 1];
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
  leaving_.resize(edges_.size());
  next_ = first_;
  for (int i = 0; i < count<int>(edges_); ++i) leaving_[next_[edges_[i ^ 1].to]++] = i;
}

bool MinCut::find_levels(int source, int sink) {
  level_.assign(index(nodes_), -1);
  level_[source] = 0;
  front_.assign(1, source);
  for (std::size_t i = 0; i < front_.size(); ++i) {
    for (int index : leaving(front_[i])) {
      const Edge& edge = edges_[index];
      int& level = level_[edge.to];
      if (edge.capacity == 0 || level >= 0) continue;
      level = level_[front_[i]] + 1;
      front_.push_back(edge.to);
    }
  }
  return level_[sink] >= 0;
}

bool MinCut::push_along_a_path(int source, int sink) {
  path_.clear();  // edges
  int node = source;
  while (node != sink) {
    std::size_t &next = next_[node], end = first_[node + 1];
    auto leads_on = [&](int index) {
      const Edge& edge = edges_[index];
      return edge.capacity > 0 && level_[edge.to] == level_[node] + 1;
    };
    while (next < end && !leads_on(leaving_[next])) ++next;
    if (next < end) {
      path_.push_back(leaving_[next]);
      node = edges_[path_.back()].to;
      continue;
    }
    if (path_.empty()) return false;
    node = edges_[path_.back() ^ 1].to;  // a dead end: go back and try the next edge
    ++next_[node];
    path_.pop_back();
  }
  std::int64_t amount = kInfinite;
  for (int edge : path_) amount = std::min(amount, edges_[edge].capacity);
  for (int edge : path_) {
    edges_[edge].capacity -= amount;
    edges_[edge ^ 1].capacity += amount;
  }
  return true;
}

std::vector<bool> MinCut::sink_side(int source, int sink) {
  sort_edges();
  while (find_levels(source, sink)) {
    next_ = first_;
    while (push_along_a_path(source, sink)) {
    }
  }
  // The nodes from which the sink can still be reached, found by following edges backwards from the sink.
  IndexedVector<bool> reaches(index(nodes_));
  reaches[sink] = true;
  front_.assign(1, sink);
  for (std::size_t i = 0; i < front_.size(); ++i) {
    for (int index : leaving(front_[i])) {
      int from = edges_[index].to;
      if (edges_[index ^ 1].capacity == 0 || reaches[from]) continue;
      reaches[from] = true;
      front_.push_back(from);
    }
  }
  return reaches;
}

}  // namespace pcp
