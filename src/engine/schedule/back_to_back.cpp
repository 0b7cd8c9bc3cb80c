#include "engine/schedule/back_to_back.h"

#include <algorithm>

namespace pcp::schedule {
namespace {

// The input by which the loop reads the product row by row: its rows are those of the product. -1 if it reads the
// product in any other way.
int scores_input(const Loop& loop, const Contraction& first) {
  bool floats = first.out.dtype == DType::f32 && first.lhs.dtype == DType::f32 && first.rhs.dtype == DType::f32;
  bool same_rows = loop.elements() == first.out.elements() && (!loop.whole_rows || loop.cols == first.n);
  int input = floats && same_rows ? only_plain_input(loop, first.out.storage) : -1;
  return input >= 0 && loop.inputs[input].dtype == DType::f32 ? input : -1;
}

bool takes_weights(const Contraction& second, int weights, const Contraction& first) {
  return second.lhs.storage == weights && second.rhs.storage != weights && is_contiguous(second.lhs) &&
         second.lhs.dtype == DType::f32 && second.rhs.dtype == DType::f32 && second.out.dtype == DType::f32 &&
         second.m == first.m && second.k == first.n && second.entries() == first.entries();
}

// The input through which the loop reads `value`; -1 if no input has the same view. Input 0, the scores, is left out.
int input_with(const Loop& loop, Value value, const RegionGraph& region) {
  const View* seen = region.views.find(value);
  if (!seen) return -1;
  const View& view = *seen;
  for (int i = 1; i < count<int>(loop.inputs); ++i) {
    const View& input = loop.inputs[i];
    if (input.storage == view.storage && input.offset == view.offset && input.dtype == view.dtype &&
        normalized(input) == normalized(view))
      return i;
  }
  return -1;
}

// The parameters of the attention that the step computes; nothing when it is not attention.
std::optional<BackToBack::Attention> attention_of(const BackToBack& work, const AttentionPatterns& patterns,
                                                  const RegionGraph& region) {
  auto found = patterns.find(work.second.op);
  if (found == patterns.end() || found->second.scores != work.first.op) return std::nullopt;
  const AttentionPattern& pattern = found->second;
  BackToBack::Attention attention;
  attention.scale = pattern.scale;
  attention.mask = pattern.mask;
  attention.softmax = region.function->type(pattern.logits).dtype;
  if (pattern.bias && (attention.bias = input_with(work.between, pattern.bias, region)) < 0) return std::nullopt;
  if (pattern.mask.kind != AttentionMask::Kind::none)
    attention.predicate = input_with(work.between, pattern.mask.predicate, region);
  return attention;
}

// The input that masks the scores and is the same for every entry; -1 if there is none.
int mask_of(const BackToBack& work) {
  if (!work.attention || work.attention->predicate < 0 || work.attention->mask.inverted) return -1;
  const View& mask = work.between.inputs[work.attention->predicate];
  Levels expected;
  if (work.first.entries() != 1) expected.push_back({work.first.entries(), 0});
  expected.push_back({work.first.m * work.first.n, 1});
  return mask.offset == 0 && normalized(mask) == expected ? work.attention->predicate : -1;
}

BackToBack joined_step(const Contraction& first, const Loop& loop, int scores, const Contraction& second) {
  BackToBack joined{first, with_input_first(loop, scores), second, {}, -1};
  joined.first.out.storage = joined.between.inputs[0].storage = kNoValue;
  joined.between.stores[0].storage = joined.second.lhs.storage = kNoValue;
  joined.between.stores[0].in_place_of = 0;
  return joined;
}

}  // namespace

AttentionPatterns attention_patterns(const Function& function) {
  AttentionPatterns patterns;
  for (AttentionPattern& pattern : find_attention(function, pcp::Uses(function))) {
    const Op* output = pattern.output;
    patterns.emplace(output, std::move(pattern));
  }
  return patterns;
}

void join_back_to_back_products(StepGraph& graph, const RegionGraph& region, const AttentionPatterns& patterns) {
  const Uses uses(graph);
  IndexedVector<char> joined(graph.steps.size(), 0);  // steps that are already part of another step
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
    step.attention = attention_of(step, patterns, region);
    step.mask = mask_of(step);
    graph.steps[c] = Step{std::move(step), std::move(label), graph.steps[c].location};
    joined[s] = joined[l] = joined[c] = gone[s] = gone[l] = 1;
  }
  graph.remove(gone);
}

}  // namespace pcp::schedule
