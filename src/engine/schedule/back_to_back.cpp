#include "engine/schedule/back_to_back.h"

#include <algorithm>

namespace pcp::schedule {
namespace {

// The input by which the loop reads the product, element by element, rows of the loop being rows of the product; -1
// where it reads it otherwise.
int scores_input(const Loop& loop, const Contraction& first) {
  if (first.out.dtype != DType::f32 || first.lhs.dtype != DType::f32 || first.rhs.dtype != DType::f32) return -1;
  std::int64_t elements = first.out.elements();
  if (loop.elements() != elements || (loop.whole_rows && loop.cols != first.n)) return -1;
  int found = -1;
  for (int i = 0; i < count<int>(loop.inputs); ++i) {
    const View& input = loop.inputs[i];
    if (input.storage != first.out.storage) continue;
    bool plain = is_contiguous(input) && input.elements() == elements && input.dtype == DType::f32;
    if (found >= 0 || !plain) return -1;
    found = i;
  }
  return found;
}

bool takes_weights(const Contraction& second, int weights, const Contraction& first) {
  return second.lhs.storage == weights && second.rhs.storage != weights && is_contiguous(second.lhs) &&
         second.lhs.dtype == DType::f32 && second.rhs.dtype == DType::f32 && second.out.dtype == DType::f32 &&
         second.m == first.m && second.k == first.n && second.entries() == first.entries();
}

// The input that decides by itself, in select(mask, f(score), other), whether a score matters.
int mask_of(const BackToBack& work) {
  const auto& nodes = work.between.nodes;
  IndexedVector<char> from_score(nodes.size(), 0);
  auto depends = [&](int i) { return i >= 0 && from_score[i] != 0; };
  int chosen = -1;
  for (int i = 0; i < count<int>(nodes); ++i) {
    const LoopNode& node = nodes[i];
    if (node.kind == LoopNode::Kind::load && node.input == 0) {
      from_score[i] = 1;
    } else if (depends(node.a) || depends(node.b) || depends(node.c)) {
      bool selects = node.code == OpCode::select && node.kind == LoopNode::Kind::op && !depends(node.a) &&
                     !depends(node.c) && nodes[node.a].kind == LoopNode::Kind::load;
      if (selects) {
        int mask = nodes[node.a].input;
        if (chosen >= 0 && chosen != mask) return -1;
        chosen = mask;  // what comes after the select no longer depends on masked scores
      } else if (node.kind != LoopNode::Kind::op) {
        return -1;  // a whole row was looked at before the mask
      } else {
        from_score[i] = 1;
      }
    }
  }
  if (chosen < 0 || from_score[work.between.stores[0].node]) return -1;
  const View& mask = work.between.inputs[chosen];
  std::vector<Level> expected;
  if (work.first.entries() != 1) expected.push_back({work.first.entries(), 0});
  expected.push_back({work.first.m * work.first.n, 1});
  return mask.dtype == DType::i1 && mask.offset == 0 && normalized(mask) == expected ? chosen : -1;
}

BackToBack joined_step(const Contraction& first, const Loop& loop, int scores, const Contraction& second) {
  BackToBack joined{first, loop, second};
  auto& inputs = joined.between.inputs;
  std::swap(inputs[0], inputs[scores]);
  for (LoopNode& node : joined.between.nodes) {
    if (node.kind != LoopNode::Kind::load) continue;
    if (node.input == 0 || node.input == scores) node.input = node.input == 0 ? scores : 0;
  }
  joined.first.out.storage = inputs[0].storage = kNoValue;
  joined.between.stores[0].storage = joined.second.lhs.storage = kNoValue;
  joined.between.stores[0].in_place_of = 0;
  joined.mask = mask_of(joined);
  return joined;
}

}  // namespace

void join_back_to_back_products(StepGraph& graph) {
  const Uses uses(graph);
  IndexedVector<char> joined(graph.steps.size(), 0);  // no longer what it was
  IndexedVector<char> gone(graph.steps.size(), 0);
  for (int s = 0; s < count<int>(graph.steps); ++s) {
    const auto* first = graph.steps[s].get<Contraction>();
    if (!first || joined[s]) continue;
    int l = uses.only_reader(graph, first->out.storage);
    const auto* loop = l < 0 || joined[l] ? nullptr : graph.steps[l].get<Loop>();
    if (!loop || loop->stores.size() != 1 || !loop->folds.empty()) continue;
    int scores = scores_input(*loop, *first), weights = loop->stores[0].storage;
    const LoopNode& produced = loop->nodes[loop->stores[0].node];
    if (scores < 0 || produced.row || produced.dtype != DType::f32) continue;
    int c = uses.only_reader(graph, weights);
    const auto* second = c < 0 || joined[c] ? nullptr : graph.steps[c].get<Contraction>();
    if (!second || !takes_weights(*second, weights, *first)) continue;

    std::string label = concat("attention ", first->entries(), " x ", first->m, " x ", first->n, " x ", first->k, ": ",
                               graph.steps[l].label);
    BackToBack step = joined_step(*first, *loop, scores, *second);
    graph.steps[c] = Step{std::move(step), std::move(label), graph.steps[c].location};
    joined[s] = joined[l] = joined[c] = gone[s] = gone[l] = 1;
  }
  graph.remove(gone);
}

}  // namespace pcp::schedule
