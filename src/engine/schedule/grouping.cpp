#include "engine/schedule/grouping.h"

#include <algorithm>
#include <queue>

namespace pcp::schedule {
namespace {

constexpr std::size_t kMaxGroupNodes = 200;  // more would push the tile's values out of the nearest cache anyway

class Bits {
 public:
  bool test(int i) const {
    auto word = static_cast<std::size_t>(i) / 64;
    return word < words_.size() && (words_[word] >> (i % 64) & 1) != 0;
  }
  void set(int i) {
    auto word = static_cast<std::size_t>(i) / 64;
    if (word >= words_.size()) words_.resize(word + 1);
    words_[word] |= std::uint64_t{1} << (i % 64);
  }
  void merge(const Bits& other) {
    if (other.words_.size() > words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
  }

 private:
  std::vector<std::uint64_t> words_;
};

struct Draft {
  Group group;
  Bits needs;               // drafts that must run before, directly or not
  int merged = -1;          // into this draft
  bool folds = false;       // one of its nodes is a fold
  std::vector<View> loads;  // of values it does not compute, each once
  std::size_t spreads = 0;  // at most so many of its values, one a row, are spread over rows

  std::size_t loop_nodes() const { return group.nodes.size() + loads.size() + spreads; }
};

// Whether one load serves both: the loop reads the same elements in the same order.
bool same_load(const View& x, const View& y) {
  return x.storage == y.storage && x.offset == y.offset && x.dtype == y.dtype && normalized(x) == normalized(y);
}

class Grouper {
 public:
  Grouper(const Function& function, const std::vector<Node>& nodes, const Options& options)
      : function_(function),
        nodes_(nodes),
        options_(options),
        draft_of_(function.value_count(), -1),
        row_(function.value_count(), 0),
        ends_(function.value_count(), 0) {}

  Grouping run() {
    for (int i = 0; i < static_cast<int>(nodes_.size()); ++i) {
      if (nodes_[static_cast<std::size_t>(i)].part != Part::none) place(i);
    }
    return in_order();
  }

 private:
  struct Role {
    bool row = false;
    std::int64_t elements = 0, cols = 0;  // of the group after joining
    bool promote = false;                 // the group's values become one a row
  };

  int find(int draft) const {
    while (drafts_[static_cast<std::size_t>(draft)].merged >= 0)
      draft = drafts_[static_cast<std::size_t>(draft)].merged;
    return draft;
  }
  Draft& draft(int i) { return drafts_[static_cast<std::size_t>(i)]; }
  int draft_of(int value) const {
    int d = draft_of_[static_cast<std::size_t>(value)];
    return d < 0 ? -1 : find(d);
  }
  bool row(int value) const { return row_[static_cast<std::size_t>(value)] != 0; }

  // The most a node adds to a loop: itself, and a load or a spread of each operand.
  static std::size_t nodes_for(const Node& n) { return 1 + n.inputs.size(); }

  // How node n could be part of draft d, looking only at the operands that d computes.
  std::optional<Role> role_in(const Node& n, int d) {
    const Group& group = draft(d).group;
    if (group.alone || group.nodes.size() >= kMaxGroupNodes) return std::nullopt;
    if (draft(d).loop_nodes() + nodes_for(n) > options_.max_loop_nodes) return std::nullopt;
    for (const View& input : n.inputs) {
      if (draft_of(input.storage) != d) continue;
      if (input.fenced || ends_[static_cast<std::size_t>(input.storage)]) return std::nullopt;
    }
    auto mine = [&](auto&& fits) {
      return std::ranges::all_of(n.inputs, [&](const View& v) {
        // A reinterpreted element type must go through memory.
        return draft_of(v.storage) != d || (v.dtype == function_.type(Value{v.storage}).dtype && fits(v));
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
    // Values of one element a row, met by the first operation that spreads them over rows. Not those of a fold: it
    // takes every element of the loop, and these would be fewer.
    if (group.cols == 0 && !draft(d).folds && group.elements > 0 && n.elements > group.elements &&
        n.elements % group.elements == 0) {
      std::int64_t cols = n.elements / group.elements;
      if (cols > options_.max_row) return std::nullopt;
      if (!mine([&](const View& v) { return is_row_broadcast(v, group.elements, cols); })) return std::nullopt;
      return Role{false, n.elements, cols, true};
    }
    return std::nullopt;
  }

  // Would anything outside `chosen` both need one of them and be needed by node n or by another of them?
  bool makes_cycle(const Node& n, const std::vector<int>& chosen) {
    auto in_chosen = [&](int d) { return std::ranges::find(chosen, d) != chosen.end(); };
    auto needs_chosen = [&](int d) {
      return std::ranges::any_of(chosen, [&](int c) { return draft(d).needs.test(c); });
    };
    for (const View& input : n.inputs) {
      int d = draft_of(input.storage);
      if (d >= 0 && !in_chosen(d) && needs_chosen(d)) return true;
    }
    if (chosen.size() > 1) {
      for (int x = 0; x < static_cast<int>(drafts_.size()); ++x) {
        if (draft(x).merged >= 0 || in_chosen(x) || !needs_chosen(x)) continue;
        if (std::ranges::any_of(chosen, [&](int c) { return draft(c).needs.test(x); })) return true;
      }
    }
    return false;
  }

  void place(int index) {
    const Node& n = nodes_[static_cast<std::size_t>(index)];
    std::vector<int> chosen;
    std::optional<Role> role;
    if (n.part != Part::alone && options_.fuse) {
      std::vector<int> candidates;
      for (const View& input : n.inputs) {
        int d = draft_of(input.storage);
        if (d >= 0 && std::ranges::find(candidates, d) == candidates.end()) candidates.push_back(d);
      }
      std::ranges::sort(candidates, std::greater<>());
      for (int d : candidates) {
        auto next = role_in(n, d);
        if (!next) continue;
        if (role && !compatible(n, *role, *next, chosen, d)) continue;
        chosen.push_back(d);
        if (makes_cycle(n, chosen)) {
          chosen.pop_back();
          continue;
        }
        if (!role) {
          role = next;
        } else if (role->cols == 0) {
          role->cols = next->cols;
        }
      }
    }
    int target;
    if (chosen.empty()) {
      target = static_cast<int>(drafts_.size());
      drafts_.emplace_back();
      Group& group = drafts_.back().group;
      group.elements = n.elements;
      group.alone = n.part == Part::alone;
      if (n.part == Part::reduce) group.cols = n.fold.folded;
      if (n.part == Part::fold && n.fold.inner > 1) group.cols = n.fold.inner;
      role = Role{n.part == Part::reduce, group.elements, group.cols, false};
    } else {
      target = chosen[0];
      if (role->promote) promote(target);
      for (std::size_t i = 1; i < chosen.size(); ++i) merge(chosen[i], target);
      draft(target).group.elements = role->elements;
      draft(target).group.cols = role->cols;
    }
    Draft& home = draft(target);
    home.group.nodes.push_back(index);
    home.folds |= n.part == Part::fold;
    bool grew = false;
    for (const View& input : n.inputs) {
      int d = draft_of(input.storage);
      if (d == target) {
        home.spreads += row(input.storage) && !role->row;
      } else {
        add_load(home, input);
      }
      if (d < 0 || d == target || home.needs.test(d)) continue;
      home.needs.set(d);
      home.needs.merge(draft(d).needs);
      grew = true;
    }
    if (grew) spread_needs(target);
    for (Value result : n.op->results) {
      auto id = static_cast<std::size_t>(result.id);
      draft_of_[id] = target;
      row_[id] = role->row;
      ends_[id] = n.part == Part::fold;
    }
  }

  // May node n, which plays `role` in the chosen drafts, play `next` in draft d, so that all become one?
  bool compatible(const Node& n, const Role& role, const Role& next, const std::vector<int>& chosen, int d) {
    if (role.promote || next.promote || role.row != next.row || role.elements != next.elements) return false;
    if (role.cols != 0 && next.cols != 0 && role.cols != next.cols) return false;
    // One that reads the other did not join it before: it reads it through memory, and still must.
    for (int c : chosen) {
      if (draft(c).needs.test(d) || draft(d).needs.test(c)) return false;
    }
    std::size_t nodes = draft(d).group.nodes.size(), loop_nodes = draft(d).loop_nodes() + nodes_for(n);
    for (int c : chosen) {
      nodes += draft(c).group.nodes.size();
      loop_nodes += draft(c).loop_nodes();
    }
    return nodes < kMaxGroupNodes && loop_nodes <= options_.max_loop_nodes;
  }

  static void add_load(Draft& draft, const View& load) {
    bool known = std::ranges::any_of(draft.loads, [&](const View& other) { return same_load(other, load); });
    if (!known) draft.loads.push_back(load);
  }

  void promote(int d) {
    for (int node : draft(d).group.nodes) {
      for (Value result : nodes_[static_cast<std::size_t>(node)].op->results)
        row_[static_cast<std::size_t>(result.id)] = 1;
    }
  }

  void merge(int from, int into) {
    Draft& source = draft(from);
    Draft& target = draft(into);
    source.merged = into;
    target.group.nodes.insert(target.group.nodes.end(), source.group.nodes.begin(), source.group.nodes.end());
    target.needs.merge(source.needs);
    target.folds |= source.folds;
    target.spreads += source.spreads;
    for (const View& load : source.loads) add_load(target, load);
    for (Draft& other : drafts_) {
      if (other.needs.test(from)) other.needs.set(into);
    }
    spread_needs(into);
  }

  // What draft d needs, everything that needs d needs too.
  void spread_needs(int d) {
    for (Draft& other : drafts_) {
      if (other.needs.test(d)) other.needs.merge(draft(d).needs);
    }
  }

  Grouping in_order() {
    Grouping result;
    std::vector<std::vector<int>> users(drafts_.size());
    std::vector<int> waiting(drafts_.size(), 0);
    for (int d = 0; d < static_cast<int>(drafts_.size()); ++d) {
      if (draft(d).merged >= 0) continue;
      std::ranges::sort(draft(d).group.nodes);
      std::vector<int> before;
      for (int node : draft(d).group.nodes) {
        for (const View& input : nodes_[static_cast<std::size_t>(node)].inputs) {
          int other = draft_of(input.storage);
          if (other >= 0 && other != d && std::ranges::find(before, other) == before.end()) before.push_back(other);
        }
      }
      for (int other : before) users[static_cast<std::size_t>(other)].push_back(d);
      waiting[static_cast<std::size_t>(d)] = static_cast<int>(before.size());
    }
    // Ready groups run in the order of their last operation, which keeps the program's own order where it can.
    using Entry = std::pair<int, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
    for (int d = 0; d < static_cast<int>(drafts_.size()); ++d) {
      if (draft(d).merged < 0 && waiting[static_cast<std::size_t>(d)] == 0)
        ready.emplace(draft(d).group.nodes.back(), d);
    }
    std::vector<int> position(drafts_.size(), -1);
    while (!ready.empty()) {
      int d = ready.top().second;
      ready.pop();
      position[static_cast<std::size_t>(d)] = static_cast<int>(result.groups.size());
      result.groups.push_back(draft(d).group);
      for (int user : users[static_cast<std::size_t>(d)]) {
        if (--waiting[static_cast<std::size_t>(user)] == 0) ready.emplace(draft(user).group.nodes.back(), user);
      }
    }
    result.group_of.assign(draft_of_.size(), -1);
    for (std::size_t v = 0; v < draft_of_.size(); ++v) {
      int d = draft_of(static_cast<int>(v));
      if (d >= 0) result.group_of[v] = position[static_cast<std::size_t>(d)];
    }
    result.one_per_row = row_;
    for (std::size_t d = 0; d < drafts_.size(); ++d) {
      if (drafts_[d].merged < 0 && position[d] < 0) fail(Code::internal, "[schedule] groups depend on each other");
    }
    return result;
  }

  const Function& function_;
  const std::vector<Node>& nodes_;
  const Options& options_;
  std::vector<Draft> drafts_;
  std::vector<int> draft_of_;
  std::vector<char> row_;
  std::vector<char> ends_;  // results of folds: not usable inside their own group
};

}  // namespace

std::optional<FoldShape> fold_shape(const TensorType& input, const Dims& dimensions) {
  FoldShape shape;
  int phase = 0;  // outer, folded, inner
  for (std::size_t i = 0; i < input.dims.size(); ++i) {
    if (input.dims[i] == 1) continue;
    bool reduced = std::ranges::find(dimensions, static_cast<std::int64_t>(i)) != dimensions.end();
    if (reduced && phase == 2) return std::nullopt;
    if (reduced) {
      phase = 1;
      shape.folded *= input.dims[i];
    } else if (phase == 0) {
      shape.outer *= input.dims[i];
    } else {
      phase = 2;
      shape.inner *= input.dims[i];
    }
  }
  return shape;
}

Grouping group_nodes(const Function& function, const std::vector<Node>& nodes, const Options& options) {
  return Grouper(function, nodes, options).run();
}

}  // namespace pcp::schedule
