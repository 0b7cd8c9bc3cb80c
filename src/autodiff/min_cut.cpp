#include "autodiff/min_cut.h"

#include <algorithm>

namespace pcp {

int MinCut::add_node() {
  leaving_.emplace_back();
  return static_cast<int>(leaving_.size()) - 1;
}

void MinCut::add_edge(int from, int to, std::int64_t capacity) {
  leaving_[static_cast<std::size_t>(from)].push_back(static_cast<int>(edges_.size()));
  edges_.push_back({to, capacity});
  leaving_[static_cast<std::size_t>(to)].push_back(static_cast<int>(edges_.size()));
  edges_.push_back({from, 0});
}

bool MinCut::find_levels(int source, int sink) {
  level_.assign(leaving_.size(), -1);
  level_[static_cast<std::size_t>(source)] = 0;
  std::vector<int> front{source};
  for (std::size_t i = 0; i < front.size(); ++i) {
    for (int index : leaving_[static_cast<std::size_t>(front[i])]) {
      const Edge& edge = edges_[static_cast<std::size_t>(index)];
      int& level = level_[static_cast<std::size_t>(edge.to)];
      if (edge.capacity == 0 || level >= 0) continue;
      level = level_[static_cast<std::size_t>(front[i])] + 1;
      front.push_back(edge.to);
    }
  }
  return level_[static_cast<std::size_t>(sink)] >= 0;
}

bool MinCut::push_along_a_path(int source, int sink) {
  std::vector<std::size_t> path;  // edges
  int node = source;
  while (node != sink) {
    const auto& leaving = leaving_[static_cast<std::size_t>(node)];
    std::size_t& next = next_[static_cast<std::size_t>(node)];
    auto leads_on = [&](int index) {
      const Edge& edge = edges_[static_cast<std::size_t>(index)];
      return edge.capacity > 0 &&
             level_[static_cast<std::size_t>(edge.to)] == level_[static_cast<std::size_t>(node)] + 1;
    };
    while (next < leaving.size() && !leads_on(leaving[next])) ++next;
    if (next < leaving.size()) {
      path.push_back(static_cast<std::size_t>(leaving[next]));
      node = edges_[path.back()].to;
      continue;
    }
    if (path.empty()) return false;
    node = edges_[path.back() ^ 1].to;  // a dead end: back, and on to the next edge
    ++next_[static_cast<std::size_t>(node)];
    path.pop_back();
  }
  std::int64_t amount = kInfinite;
  for (std::size_t edge : path) amount = std::min(amount, edges_[edge].capacity);
  for (std::size_t edge : path) {
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
  // What still reaches the sink: the reverse of an edge that leaves a node leads into it.
  std::vector<bool> reaches(leaving_.size());
  reaches[static_cast<std::size_t>(sink)] = true;
  std::vector<int> front{sink};
  for (std::size_t i = 0; i < front.size(); ++i) {
    for (int index : leaving_[static_cast<std::size_t>(front[i])]) {
      auto from = static_cast<std::size_t>(edges_[static_cast<std::size_t>(index)].to);
      if (edges_[static_cast<std::size_t>(index ^ 1)].capacity == 0 || reaches[from]) continue;
      reaches[from] = true;
      front.push_back(static_cast<int>(from));
    }
  }
  return reaches;
}

}  // namespace pcp
