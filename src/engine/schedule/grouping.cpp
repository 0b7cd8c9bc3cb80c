#include "engine/schedule/grouping.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <utility>

#include "engine/schedule/group_order.h"

namespace pcp::schedule {
namespace {

struct Draft {
  Group group;
  bool folds = false;  // one of its nodes is a fold
  struct Load {
    int tensor;
    const View* view;
  };
  std::vector<Load> loads;   // views of tensors that other groups compute, each once; not kept for single steps
  std::int64_t spreads = 0;  // upper bound of the one-per-row values that it spreads over rows

  std::int64_t ops() const { return count(group.nodes); }
  std::int64_t loop_nodes() const { return ops() + count(loads) + spreads; }
};

// Whether one load serves both views of a tensor: the loop reads the same elements in the same order.
bool same_load(const View& x, const View& y) {
  return x.offset == y.offset && x.dtype == y.dtype && normalized(x) == normalized(y);
}

// Takes nodes in program order. Each node joins the groups that compute its operands where it can, which merges these
// groups; otherwise it begins a new group.
class Grouper {
 public:
  Grouper(const RegionGraph& graph, const Target& target)
      : graph_(graph),
        target_(target),
        order_(target.fusion_search),
        draft_of_(graph.tensors.size(), -1),
        row_(graph.tensors.size(), 0),
        ends_(graph.tensors.size(), 0) {}

  Grouping run() {
    for (int i = 0; i < count<int>(graph_.nodes); ++i) place(i);
    return in_order();
  }

 private:
  struct Role {
    bool row = false;
    std::int64_t elements = 0, cols = 0;  // of the group after joining
    bool makes_rows = false;              // joining turns the group's present values into one value per row
  };

  int draft_of(int tensor) const { return draft_of_[tensor] < 0 ? -1 : order_.find(draft_of_[tensor]); }
  bool row(int tensor) const { return row_[tensor] != 0; }

  // An upper bound of the loop nodes that a node adds: itself, and a load or a spread per operand.
  static std::int64_t nodes_for(const Node& n) { return 1 + count(n.inputs); }

  // The role that node n could have in draft d, considering only the operands that d computes.
  std::optional<Role> role_in(const Node& n, int d) {
    const Group& group = drafts_[d].group;
    if (group.alone || drafts_[d].ops() >= target_.group_ops) return std::nullopt;
    if (drafts_[d].loop_nodes() + nodes_for(n) > target_.loop_nodes) return std::nullopt;
    for (const View& input : n.inputs) {
      if (draft_of(input.storage) == d && (input.fenced || ends_[input.storage])) return std::nullopt;
    }
    auto mine = [&](auto&& fits) {
      return std::ranges::all_of(n.inputs, [&](const View& v) {
        // A reinterpreted element type must go through memory.
        return draft_of(v.storage) != d || (v.dtype == graph_.tensors[v.storage].type.dtype && fits(v));
      });
    };
    Role role{false, group.elements, group.cols, false};
    if (n.part == Part::reduce || n.part == Part::fold) {
      std::int64_t cols = n.part == Part::reduce ? n.fold.folded : n.fold.inner == 1 ? 0 : n.fold.inner;
      if (n.elements != group.elements || (group.cols != 0 && cols != 0 && group.cols != cols)) return std::nullopt;
      if (n.part == Part::fold && n.fold.inner == 1 && group.cols != 0) return std::nullopt;
      if (!mine([&](const View& v) { return !row(v.storage) && is_contiguous(v); })) return std::nullopt;
      if (cols != 0) role.cols = cols;
      role.row = n.part == Part::reduce;
      return role;
    }
    if (n.elements == group.elements) {
      std::int64_t cols = group.cols == 0 ? 1 : group.cols;
      std::int64_t rows = group.elements / std::max<std::int64_t>(cols, 1);
      bool fits =
          mine([&](const View& v) { return row(v.storage) ? is_row_broadcast(v, rows, cols) : is_contiguous(v); });
      return fits ? std::optional(role) : std::nullopt;
    }
    if (group.cols > 1 && n.elements == group.elements / group.cols) {
      bool fits = mine([&](const View& v) { return row(v.storage) && is_contiguous(v); });
      role.row = true;
      return fits ? std::optional(role) : std::nullopt;
    }
    // The operation is the first to spread the group's values over rows, so they become one-per-row values. A group
    // with a fold cannot change in this way: its fold takes every element of the loop, of which there would be more.
    if (group.cols == 0 && !drafts_[d].folds && group.elements > 0 && n.elements > group.elements &&
        n.elements % group.elements == 0) {
      std::int64_t cols = n.elements / group.elements;
      if (cols > target_.longest_row) return std::nullopt;
      if (!mine([&](const View& v) { return is_row_broadcast(v, group.elements, cols); })) return std::nullopt;
      return Role{false, n.elements, cols, true};
    }
    return std::nullopt;
  }

  // The drafts that compute the operands of a node, each once.
  SmallVector<int, 4> read_drafts(const Node& n) {
    ++searches_;
    SmallVector<int, 4> drafts;
    for (const View& input : n.inputs) {
      int d = draft_of(input.storage);
      if (d < 0 || std::exchange(seen_[d], searches_) == searches_) continue;
      drafts.push_back(d);
    }
    return drafts;
  }

  void place(int at) {
    const Node& n = graph_.nodes[at];
    int home = -1;
    std::optional<Role> role;
    if (n.part != Part::alone && target_.fuse) {
      auto candidates = read_drafts(n);
      std::ranges::sort(candidates, std::greater<>());
      for (int d : candidates) {
        auto next = role_in(n, d);
        if (!next || (role && !are_compatible(n, *role, *next, home, d)) || !can_join(n, d, home)) continue;
        if (home < 0) {
          home = d;
          role = next;
        } else if (merge(d, home) && role->cols == 0) {
          role->cols = next->cols;
        }
      }
    }
    // Reordering for one draft may have moved another. If the order cannot be restored, the node begins a new group.
    if (home >= 0 && !can_join(n, home, home)) home = -1;
    if (home < 0) {
      home = begin_draft(n);
      const Group& group = drafts_[home].group;
      role = Role{n.part == Part::reduce, group.elements, group.cols, false};
    } else {
      if (role->makes_rows) make_one_per_row(home);
      drafts_[home].group.elements = role->elements;
      drafts_[home].group.cols = role->cols;
    }
    join(at, home, *role);
  }

  int begin_draft(const Node& n) {
    int d = order_.add();
    seen_.push_back(0);
    Group& group = drafts_.emplace_back().group;
    group.elements = n.elements;
    group.alone = n.part == Part::alone;
    if (n.part == Part::reduce) group.cols = n.fold.folded;
    if (n.part == Part::fold && n.fold.inner > 1) group.cols = n.fold.inner;
    return d;
  }

  void join(int at, int home, const Role& role) {
    const Node& n = graph_.nodes[at];
    Draft& draft = drafts_[home];
    draft.group.nodes.push_back(at);
    draft.folds |= n.part == Part::fold;
    for (const View& input : n.inputs) {
      if (draft_of(input.storage) == home) {
        draft.spreads += row(input.storage) && !role.row;
      } else if (!draft.group.alone) {
        add_load(draft, input);
      }
    }
    for (int d : read_drafts(n)) {
      if (d != home) order_.depend(home, d);
    }
    for (int output : n.outputs) {
      draft_of_[output] = home;
      row_[output] = role.row;
      ends_[output] = n.part == Part::fold;
    }
  }

  // Whether draft d can run after all other drafts that node n reads, so that n can join it.
  bool can_join(const Node& n, int d, int home) {
    return std::ranges::all_of(read_drafts(n),
                               [&](int other) { return other == d || other == home || order_.order_after(d, other); });
  }

  // Whether drafts `home` and d can be merged when node n has `role` in the first and `next` in the second.
  bool are_compatible(const Node& n, const Role& role, const Role& next, int home, int d) {
    if (role.makes_rows || next.makes_rows || role.row != next.row || role.elements != next.elements) return false;
    if (role.cols != 0 && next.cols != 0 && role.cols != next.cols) return false;
    if (drafts_[home].ops() + drafts_[d].ops() >= target_.group_ops) return false;
    if (drafts_[home].loop_nodes() + drafts_[d].loop_nodes() + nodes_for(n) > target_.loop_nodes) return false;
    // If one draft depends on the other, a merge would make the group depend on itself.
    return !order_.are_related(home, d);
  }

  static void add_load(Draft& draft, const View& load) {
    bool known = std::ranges::any_of(draft.loads, [&](const Draft::Load& other) {
      return other.tensor == load.storage && same_load(*other.view, load);
    });
    if (!known) draft.loads.push_back({load.storage, &load});
  }

  void make_one_per_row(int d) {
    for (int node : drafts_[d].group.nodes) {
      for (int output : graph_.nodes[node].outputs) row_[output] = 1;
    }
  }

  bool merge(int from, int into) {
    if (!order_.merge(from, into)) return false;
    Draft source = std::move(drafts_[from]);
    Draft& target = drafts_[into];
    target.group.nodes.insert(target.group.nodes.end(), source.group.nodes.begin(), source.group.nodes.end());
    if (target.group.cols == 0) target.group.cols = source.group.cols;
    target.folds |= source.folds;
    target.spreads += source.spreads;
    for (const Draft::Load& load : source.loads) add_load(target, *load.view);
    return true;
  }

  Grouping in_order() {
    std::vector<std::pair<int, int>> dependencies;  // a draft and one that reads it
    IndexedVector<int> waiting(drafts_.size(), 0);
    // Of the groups that are ready, the one with the earliest last operation runs first, which keeps the program's
    // order where possible.
    using Entry = std::pair<int, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
    for (int d = 0; d < count<int>(drafts_); ++d) {
      if (order_.find(d) != d) continue;
      std::ranges::sort(drafts_[d].group.nodes);
      ++searches_;
      seen_[d] = searches_;
      for (int node : drafts_[d].group.nodes) {
        for (const View& input : graph_.nodes[node].inputs) {
          int other = draft_of(input.storage);
          if (other < 0 || std::exchange(seen_[other], searches_) == searches_) continue;
          dependencies.emplace_back(other, d);
          ++waiting[d];
        }
      }
      if (waiting[d] == 0) ready.emplace(drafts_[d].group.nodes.back(), d);
    }
    // Sorted by the draft that is read: those of draft d are at [first_user[d], first_user[d + 1]).
    IndexedVector<int> first_user(drafts_.size() + 1, 0);
    for (const auto& [read, reader] : dependencies) ++first_user[read + 1];
    std::partial_sum(first_user.begin(), first_user.end(), first_user.begin());
    IndexedVector<int> users(dependencies.size()), next_user(first_user);
    for (const auto& [read, reader] : dependencies) users[next_user[read]++] = reader;
    Grouping result;
    IndexedVector<int> position(drafts_.size(), -1);
    while (!ready.empty()) {
      int d = ready.top().second;
      ready.pop();
      position[d] = count<int>(result.groups);
      result.groups.push_back(std::move(drafts_[d].group));
      for (int i = first_user[d]; i < first_user[d + 1]; ++i) {
        int user = users[i];
        if (--waiting[user] == 0) ready.emplace(drafts_[user].group.nodes.back(), user);
      }
    }
    result.group_of.assign(draft_of_.size(), -1);
    for (int t = 0; t < count<int>(draft_of_); ++t) {
      int d = draft_of(t);
      if (d < 0) continue;
      if (position[d] < 0) fail(Code::internal, "[schedule] groups depend on each other");
      result.group_of[t] = position[d];
    }
    result.one_per_row = std::move(row_);
    return result;
  }

  const RegionGraph& graph_;
  const Target& target_;
  GroupOrder order_;
  IndexedVector<Draft> drafts_;  // by group of order_
  IndexedVector<int> seen_;      // by group of order_: number of the search that saw it last
  int searches_ = 0;
  IndexedVector<int> draft_of_;  // by tensor
  IndexedVector<char> row_;      // by tensor: one element a row
  IndexedVector<char> ends_;     // by tensor: result of a fold, not usable inside its own group
};

}  // namespace

Grouping group_nodes(const RegionGraph& graph, const Target& target) { return Grouper(graph, target).run(); }

}  // namespace pcp::schedule
