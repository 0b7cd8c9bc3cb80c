#include "engine/schedule/arena.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <utility>

#include "base/index.h"

namespace pcp::schedule {
namespace {

// Counts numbers in [0, size), and how many of them are below another one (a Fenwick tree).
class Counter {
 public:
  explicit Counter(int size) : sums_(index(size) + 1, 0) {}

  void add(int number) {
    for (int i = number + 1; i < count<int>(sums_); i += i & -i) ++sums_[i];
  }
  std::int64_t below(int bound) const {
    std::int64_t sum = 0;
    for (int i = bound; i > 0; i -= i & -i) sum += sums_[i];
    return sum;
  }

 private:
  IndexedVector<int> sums_;
};

// Answers which of the placed ranges are live in some steps. It is a segment tree over steps: a range is noted at the
// few nodes that together cover its steps.
class PlacedRanges {
 public:
  explicit PlacedRanges(int steps)
      : leaves_(static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(steps, 1))))),
        firsts_(leaves_),
        lasts_(leaves_) {
    nodes_.resize(index(2 * leaves_));
  }

  void add(int range, const LiveRange& live) {
    begins_.emplace(live.first, range);
    firsts_.add(live.first);
    lasts_.add(live.last);
    std::int64_t top = live.offset + live.bytes;
    cover(
        1, 0, leaves_ - 1, live,
        [&](Node& node) {
          entries_.push_back({range, std::exchange(node.last_entry, count<int>(entries_))});
          node.top_of_cover = std::max(node.top_of_cover, top);
        },
        top);
  }

  // The number of ranges that are live in at least one of the steps: all that neither end before these steps nor begin
  // after them.
  std::int64_t overlapping(const LiveRange& live) const {
    return firsts_.below(live.last + 1) - lasts_.below(live.first);
  }

  // Calls see(range) for every range that is live in at least one of the steps.
  template <class See>
  void for_each_overlapping(const LiveRange& live, See&& see) const {
    for (int node = leaves_ + live.first; node >= 1; node /= 2) {
      for (int e = nodes_[node].last_entry; e >= 0; e = entries_[e].previous) see(entries_[e].range);
    }
    for (auto next = begins_.upper_bound(live.first); next != begins_.end() && next->first <= live.last; ++next) {
      see(next->second);
    }
  }

  // The end of the highest range that is live in at least one of the steps.
  std::int64_t top(const LiveRange& live) const { return top(1, 0, leaves_ - 1, live); }

 private:
  struct Node {
    int last_entry = -1;            // list of the ranges that cover all steps of the node, but not all of its parent
    std::int64_t top_of_cover = 0;  // the highest end of those ranges
    std::int64_t top_below = 0;     // the highest end of any range live in one of the node's steps
  };

  template <class Note>
  void cover(int node, int from, int to, const LiveRange& live, Note&& note, std::int64_t top) {
    if (live.last < from || live.first > to) return;
    nodes_[node].top_below = std::max(nodes_[node].top_below, top);
    if (live.first <= from && to <= live.last) return note(nodes_[node]);
    int middle = (from + to) / 2;
    cover(2 * node, from, middle, live, note, top);
    cover(2 * node + 1, middle + 1, to, live, note, top);
  }

  std::int64_t top(int node, int from, int to, const LiveRange& live) const {
    if (live.last < from || live.first > to) return 0;
    if (live.first <= from && to <= live.last) return nodes_[node].top_below;
    int middle = (from + to) / 2;
    return std::max(
        {nodes_[node].top_of_cover, top(2 * node, from, middle, live), top(2 * node + 1, middle + 1, to, live)});
  }

  int leaves_;
  struct Entry {
    int range;
    int previous;  // of the same node, or -1
  };
  IndexedVector<Node> nodes_;
  IndexedVector<Entry> entries_;    // the lists of all nodes
  std::multimap<int, int> begins_;  // ranges by their first step
  Counter firsts_, lasts_;
};

}  // namespace

std::int64_t place_ranges(std::vector<LiveRange>& ranges, int steps, std::int64_t most_overlaps) {
  std::vector<int> order(ranges.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, [&](int x, int y) {
    const LiveRange &a = ranges[index(x)], &b = ranges[index(y)];
    return a.bytes != b.bytes ? a.bytes > b.bytes : a.first < b.first;
  });
  PlacedRanges placed(steps);
  std::vector<std::pair<std::int64_t, std::int64_t>> taken;  // begin and end
  std::int64_t total = 0;
  for (int i : order) {
    LiveRange& range = ranges[index(i)];
    range.offset = 0;
    if (placed.overlapping(range) <= most_overlaps) {
      taken.clear();
      placed.for_each_overlapping(range, [&](int other) {
        const LiveRange& live = ranges[index(other)];
        taken.emplace_back(live.offset, live.offset + live.bytes);
      });
      std::ranges::sort(taken);
      for (const auto& [begin, end] : taken) {
        if (begin - range.offset >= range.bytes) break;
        range.offset = std::max(range.offset, end);
      }
    } else {
      range.offset = placed.top(range);
    }
    placed.add(i, range);
    total = std::max(total, range.offset + range.bytes);
  }
  return total;
}

std::int64_t most_live_bytes(const std::vector<LiveRange>& ranges, int steps) {
  IndexedVector<std::int64_t> change(index(steps) + 1, 0);
  for (const LiveRange& range : ranges) {
    change[range.first] += range.bytes;
    change[range.last + 1] -= range.bytes;
  }
  std::int64_t live = 0, most = 0;
  for (std::int64_t delta : change) {
    live += delta;
    most = std::max(most, live);
  }
  return most;
}

}  // namespace pcp::schedule
