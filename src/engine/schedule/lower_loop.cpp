#include "engine/schedule/lower_loop.h"

#include <algorithm>
#include <utility>

#include "graph/reducer.h"

namespace pcp::schedule {
namespace {

// A strided read touches one cache line per element, so a large tensor is transposed in blocks first.
bool is_worth_copying(const View& view, const Target& target) {
  auto levels = normalized(view);
  if (levels.empty() || view.elements() < target.strided_copy_elements) return false;
  std::int64_t distinct = 1;
  for (const Level& level : levels) distinct *= level.stride == 0 ? 1 : level.size;
  bool across = levels.back().stride != 0 && levels.back().stride != 1 && levels.back().size >= 4;
  return across && distinct == view.elements();
}

}  // namespace

LoopLowering::LoopLowering(const RegionGraph& region, const Grouping& grouping, const IndexedVector<char>& stored,
                           const Target& target, Copies& copies)
    : region_(region),
      grouping_(grouping),
      stored_(stored),
      target_(target),
      copies_(copies),
      node_of_(region.tensors.size(), -1),
      spread_of_(region.tensors.size(), -1),
      last_load_(region.tensors.size(), -1) {}

void LoopLowering::run(const Group& group) {
  loop_ = Loop();
  loads_.clear();
  group_ = grouping_.group_of[region_.nodes[group.nodes[0]].outputs[0]];
  loop_.cols = group.cols == 0 ? 1 : group.cols;
  loop_.rows = group.elements / std::max<std::int64_t>(loop_.cols, 1);
  loop_.nodes.reserve(group.nodes.size());
  std::string label;
  for (int at : group.nodes) {
    const Node& node = region_.nodes[at];
    location_ = node.op->location;
    if (!label.empty()) label += ' ';
    label += node.op->info().short_name();
    if (node.part == Part::fold) {
      add_fold(node);
    } else {
      add_node(node);
    }
  }
  if (loop_.stores.empty() && loop_.folds.empty()) return;
  copies_.graph().steps.push_back(Step{std::move(loop_), std::move(label), location_});
}

int LoopLowering::add(LoopNode node) {
  loop_.nodes.push_back(std::move(node));
  return count<int>(loop_.nodes) - 1;
}

void LoopLowering::add_fold(const Node& node) {
  int folded = operand(node.inputs[0], false);
  DType dtype = region_.tensors[node.outputs[0]].type.dtype;
  loop_.folds.push_back({folded, node.outputs[0], *match_reducer(node.op->regions[0]), dtype, node.fold.outer,
                         node.fold.folded, node.fold.inner});
}

void LoopLowering::add_node(const Node& source) {
  const Op& op = *source.op;
  int output = source.outputs[0];
  LoopNode node;
  node.code = op.code == OpCode::reduce ? *match_reducer(op.regions[0]) : op.code;
  node.kind = source.part == Part::reduce ? LoopNode::Kind::reduce : LoopNode::Kind::op;
  node.dtype = region_.tensors[output].type.dtype;
  node.row = grouping_.one_per_row[output] != 0;
  bool operands_row = node.row && source.part != Part::reduce;
  int* slots[] = {&node.a, &node.b, &node.c};
  for (std::size_t i = 0; i < source.inputs.size(); ++i) *slots[i] = operand(source.inputs[i], operands_row);
  node.operand = source.inputs[op.code == OpCode::select ? 1 : 0].dtype;
  if (op.code == OpCode::compare) {
    node.direction = op.attrs.get<EnumAttr>("comparison_direction").value;
    if (const auto* order = op.attrs.find<EnumAttr>("compare_type")) node.order = order->value;
  }
  loop_.whole_rows |= node.row;
  int at = add(std::move(node));
  node_of_[output] = at;
  if (stored_[output]) loop_.stores.push_back({at, output});
}

// The node that holds an operand: computed in this loop, spread over rows, or loaded.
int LoopLowering::operand(const View& view, bool row) {
  int own = grouping_.group_of[view.storage] == group_ ? node_of_[view.storage] : -1;
  if (own < 0) return load(view, row);
  if (row || !loop_.nodes[own].row) return own;
  int& spread = spread_of_[view.storage];
  if (spread < 0) {
    LoopNode node;
    node.kind = LoopNode::Kind::spread;
    node.dtype = node.operand = view.dtype;
    node.a = own;
    spread = add(std::move(node));
  }
  return spread;
}

int LoopLowering::load(const View& view, bool row) {
  Levels levels = normalized(view);
  int& last = last_load_[view.storage];
  if (last >= count<int>(loads_) || (last >= 0 && loads_[last].view->storage != view.storage)) last = -1;
  for (int i = last; i >= 0; i = loads_[i].previous) {
    const Load& known = loads_[i];
    bool same = known.view->offset == view.offset && known.view->dtype == view.dtype && known.levels == levels;
    if (same && loop_.nodes[known.node].row == row) return known.node;
  }
  LoopNode node;
  node.kind = LoopNode::Kind::load;
  node.dtype = node.operand = view.dtype;
  node.input = count<int>(loop_.inputs);
  node.row = row;
  loop_.inputs.push_back(is_worth_copying(view, target_) ? copies_.copied(view, location_) : view);
  int at = add(std::move(node));
  loads_.push_back({at, &view, std::move(levels), std::exchange(last, count<int>(loads_))});
  return at;
}

}  // namespace pcp::schedule
