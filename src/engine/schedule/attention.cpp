#include "engine/schedule/attention.h"

#include <algorithm>

namespace pcp::schedule {
namespace {

// Steps that read or write each storage.
std::vector<std::vector<int>> touches(const Schedule& plan) {
  std::vector<std::vector<int>> steps(plan.storages.size());
  for (int s = 0; s < static_cast<int>(plan.steps.size()); ++s) {
    std::vector<int> reads, writes;
    storages_of(plan.steps[static_cast<std::size_t>(s)], reads, writes);
    reads.insert(reads.end(), writes.begin(), writes.end());
    std::ranges::sort(reads);
    auto repeated = std::ranges::unique(reads);
    reads.erase(repeated.begin(), repeated.end());
    for (int i : reads) steps[static_cast<std::size_t>(i)].push_back(s);
  }
  return steps;
}

class Fuser {
 public:
  explicit Fuser(Schedule& plan) : plan_(plan), touches_(touches(plan)) {}

  void run() {
    std::vector<char> gone(plan_.steps.size(), 0);
    for (int s = 0; s < static_cast<int>(plan_.steps.size()); ++s) {
      const auto* first = work<Contraction>(s);
      if (!first || !is_private(first->out.storage)) continue;
      int l = other_step(first->out.storage, s);
      const auto* loop = l < 0 ? nullptr : work<Loop>(l);
      if (!loop || gone[static_cast<std::size_t>(l)]) continue;
      int scores = scores_input(*loop, *first);
      if (scores < 0 || loop->stores.size() != 1 || !loop->folds.empty()) continue;
      int weights = loop->stores[0].storage;
      const LoopNode& produced = loop->nodes[static_cast<std::size_t>(loop->stores[0].node)];
      if (!is_private(weights) || produced.row || produced.dtype != DType::f32) continue;
      int c = other_step(weights, l);
      const auto* second = c < 0 ? nullptr : work<Contraction>(c);
      if (!second || !takes_weights(*second, weights, *first)) continue;

      Attention joined{*first, *loop, *second};
      std::swap(joined.loop.inputs[0], joined.loop.inputs[static_cast<std::size_t>(scores)]);
      for (LoopNode& node : joined.loop.nodes) {
        if (node.kind != LoopNode::Kind::load) continue;
        if (node.input == 0 || node.input == scores) node.input = node.input == 0 ? scores : 0;
      }
      joined.first.out.storage = joined.loop.inputs[0].storage = -1;
      joined.loop.stores[0].storage = joined.second.lhs.storage = -1;
      joined.loop.stores[0].in_place_of = 0;
      joined.mask = mask_of(joined);
      Step& target = plan_.steps[static_cast<std::size_t>(c)];
      std::string label = concat("attention ", element_count(first->batch), " x ", first->m, " x ", first->n, " x ",
                                 first->k, ": ", plan_.steps[static_cast<std::size_t>(l)].label);
      target = Step{std::move(joined), std::move(label), target.location};
      gone[static_cast<std::size_t>(s)] = gone[static_cast<std::size_t>(l)] = 1;
    }
    std::vector<Step> kept;
    for (std::size_t s = 0; s < plan_.steps.size(); ++s) {
      if (!gone[s]) kept.push_back(std::move(plan_.steps[s]));
    }
    plan_.steps = std::move(kept);
  }

 private:
  template <class Work>
  const Work* work(int s) const {
    return std::get_if<Work>(&plan_.steps[static_cast<std::size_t>(s)].work);
  }
  // A temporary that one step writes and one other reads.
  bool is_private(int storage) const {
    if (storage < 0) return false;
    return plan_.storages[static_cast<std::size_t>(storage)].kind == Storage::Kind::temporary &&
           touches_[static_cast<std::size_t>(storage)].size() == 2;
  }
  int other_step(int storage, int s) const {
    const auto& steps = touches_[static_cast<std::size_t>(storage)];
    return steps[0] == s ? steps[1] : -1;
  }

  // The input by which the loop reads the product, element by element, rows of the loop being rows of the product.
  static int scores_input(const Loop& loop, const Contraction& first) {
    if (first.out.dtype != DType::f32 || first.lhs.dtype != DType::f32 || first.rhs.dtype != DType::f32) return -1;
    std::int64_t elements = first.out.elements();
    if (loop.rows * loop.cols != elements || (loop.whole_rows && loop.cols != first.n)) return -1;
    int found = -1;
    for (int i = 0; i < static_cast<int>(loop.inputs.size()); ++i) {
      const View& input = loop.inputs[static_cast<std::size_t>(i)];
      if (input.storage != first.out.storage) continue;
      bool plain = is_contiguous(input) && input.elements() == elements && input.dtype == DType::f32;
      if (found >= 0 || !plain) return -1;
      found = i;
    }
    return found;
  }

  static bool takes_weights(const Contraction& second, int weights, const Contraction& first) {
    return second.lhs.storage == weights && second.rhs.storage != weights && is_contiguous(second.lhs) &&
           second.lhs.dtype == DType::f32 && second.rhs.dtype == DType::f32 && second.out.dtype == DType::f32 &&
           second.m == first.m && second.k == first.n && element_count(second.batch) == element_count(first.batch);
  }

  // The input that decides by itself, in select(mask, f(score), other), whether a score matters.
  static int mask_of(const Attention& work) {
    const auto& nodes = work.loop.nodes;
    auto is_load_of = [](const LoopNode& node, int input) {
      return node.kind == LoopNode::Kind::load && node.input == input;
    };
    std::vector<char> from_score(nodes.size(), 0);
    auto depends = [&](int i) { return i >= 0 && from_score[static_cast<std::size_t>(i)] != 0; };
    int chosen = -1;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const LoopNode& node = nodes[i];
      if (is_load_of(node, 0)) {
        from_score[i] = 1;
      } else if (depends(node.a) || depends(node.b) || depends(node.c)) {
        bool selects = node.code == OpCode::select && node.kind == LoopNode::Kind::op && !depends(node.a) &&
                       !depends(node.c) && nodes[static_cast<std::size_t>(node.a)].kind == LoopNode::Kind::load;
        if (selects) {
          int mask = nodes[static_cast<std::size_t>(node.a)].input;
          if (chosen >= 0 && chosen != mask) return -1;
          chosen = mask;  // what comes after the select no longer depends on masked scores
        } else if (node.kind != LoopNode::Kind::op) {
          return -1;  // a whole row was looked at before the mask
        } else {
          from_score[i] = 1;
        }
      }
    }
    if (chosen < 0 || from_score[static_cast<std::size_t>(work.loop.stores[0].node)]) return -1;
    const View& mask = work.loop.inputs[static_cast<std::size_t>(chosen)];
    std::int64_t batch = element_count(work.first.batch);
    std::vector<Level> expected;
    if (batch != 1) expected.push_back({batch, 0});
    expected.push_back({work.first.m * work.first.n, 1});
    return mask.dtype == DType::i1 && mask.offset == 0 && normalized(mask) == expected ? chosen : -1;
  }

  Schedule& plan_;
  std::vector<std::vector<int>> touches_;
};

}  // namespace

void fuse_attention(Schedule& plan) { Fuser(plan).run(); }

}  // namespace pcp::schedule
