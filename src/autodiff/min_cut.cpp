#include "autodiff/min_cut.h"

#include <algorithm>

namespace pcp {

int MinCut::add_node() {
  leaving_.emplace_back();
  return count<int>(leaving_) - 1;
}

void MinCut::add_edge(int from, int to, std::int64_t capacity) {
  leaving_[from].push_back(count<int>(edges_));
  edges_.push_back({to, capacity});
  leaving_[to].push_back(count<int>(edges_));
  edges_.push_back({from, 0});
}

bool MinCut::find_levels(int source, int sink) {
  level_.assign(leaving_.size(), -1);
  level_[source] = 0;
  std::vector<int> front{source};
  for (std::size_t i = 0; i < front.size(); ++i) {
    for (int index : leaving_[front[i]]) {
      const Edge& edge = edges_[index];
      int& level = level_[edge.to];
      if (edge.capacity == 0 || level >= 0) continue;
      level = level_[front[i]] + 1;
      front.push_back(edge.to);
    }
  }
  return level_[sink] >= 0;
}

bool MinCut::push_along_a_path(int source, int sink) {
  std::vector<int> path;  // edges
  int node = source;
  while (node != sink) {
    const auto& leaving = leaving_[node];
    std::size_t& next = next_[node];
    auto leads_on = [&](int index) {
      const Edge& edge = edges_[index];
      return edge.capacity > 0 && level_[edge.to] == level_[node] + 1;
    };
    while (next < leaving.size() && !leads_on(leaving[next])) ++next;
    if (next < leaving.size()) {
      path.push_back(leaving[next]);
      node = edges_[path.back()].to;
      continue;
    }
    if (path.empty()) return false;
    node = edges_[path.back() ^ 1].to;  // a dead end: go back and try the next edge
    ++next_[node];
    path.pop_back();
  }
  std::int64_t amount = kInfinite;
  for (int edge : path) amount = std::min(amount, edges_[edge].capacity);
  for (int edge : path) {
    edges_[edge].capacity -= amount;
    edges_[edge ^ 1].capacity += amount;
  }
  return true;
}

std::vector<bool> MinCut::sink_side(int source, int sink) {
  while (find_levels(source, sink)) {
    next_.assign(leaving_.size(), 0);
    while (push_along_a_path(source, sink)) {
    }
  }
  // The nodes from which the sink can still be reached, found by following edges backwards from the sink.
  IndexedVector<bool> reaches(leaving_.size());
  reaches[sink] = true;
  std::vector<int> front{sink};
  for (std::size_t i = 0; i < front.size(); ++i) {
    for (int index : leaving_[front[i]]) {
      int from = edges_[index].to;
      if (edges_[index ^ 1].capacity == 0 || reaches[from]) continue;
      reaches[from] = true;
      front.push_back(from);
    }
  }
  return reaches;
}

}  // namespace pcp
