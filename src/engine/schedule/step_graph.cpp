#include "engine/schedule/step_graph.h"

#include <algorithm>

namespace pcp::schedule {

int only_plain_input(const Loop& loop, int tensor) {
  int found = -1;
  for (int i = 0; i < count<int>(loop.inputs); ++i) {
    const View& input = loop.inputs[i];
    if (input.storage != tensor) continue;
    if (found >= 0 || !is_contiguous(input) || input.elements() != loop.elements()) return -1;
    found = i;
  }
  return found;
}

Loop with_input_first(Loop loop, int input) {
  std::swap(loop.inputs[0], loop.inputs[input]);
  for (LoopNode& node : loop.nodes) {
    if (node.kind != LoopNode::Kind::load) continue;
    if (node.input == 0 || node.input == input) node.input = node.input == 0 ? input : 0;
  }
  return loop;
}

Accesses accesses_of(const Step& step) {
  const Nest* nest = step.get<Nest>();
  Accesses found;
  for_each_tensor(step, [&](int number, bool writes) {
    if (nest && std::ranges::find(nest->locals, number) != nest->locals.end()) return;
    (writes ? found.writes : found.reads).push_back(number);
  });
  return found;
}

int StepGraph::add_value(TensorType type) {
  values.push_back({StepValue::Kind::computed, std::move(type), -1, -1});
  return count<int>(values) - 1;
}

const Constant* StepGraph::constant_behind(const View& view) const {
  if (view.storage < 0) return nullptr;
  const StepValue& value = values[view.storage];
  return value.kind == StepValue::Kind::constant ? &constants[value.index] : nullptr;
}

void StepGraph::remove(const IndexedVector<char>& marked) {
  int kept = 0;
  for (int s = 0; s < count<int>(steps); ++s) {
    if (marked[s]) continue;
    if (kept != s) steps[kept] = std::move(steps[s]);
    ++kept;
  }
  steps.erase(steps.begin() + kept, steps.end());
}

Uses::Uses(const StepGraph& graph) : values(graph.values.size()) {
  for (int s = 0; s < count<int>(graph.steps); ++s) {
    for_each_tensor(graph.steps[s], [&](int value, bool writes) {
      OfValue& use = values[value];
      if (use.first < 0) use.first = s;
      use.last = s;
      if (writes) {
        use.writers += use.writer != s;
        use.writer = s;
        return;
      }
      ++use.reads;
      if (use.readers.empty() || use.readers.back() != s) use.readers.push_back(s);
    });
  }
}

int Uses::only_reader(const StepGraph& graph, int value) const {
  if (value < 0 || !graph.values[value].is_internal()) return -1;
  const OfValue& use = values[value];
  return use.writers == 1 && use.readers.size() == 1 ? use.readers[0] : -1;
}

}  // namespace pcp::schedule
