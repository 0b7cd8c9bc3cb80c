#include "engine/schedule/lower_loop.h"

#include <algorithm>
#include <unordered_map>

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

class LoopLowering {
 public:
  LoopLowering(const RegionGraph& region, const Grouping& grouping, const IndexedVector<char>& stored,
               const Target& target, Copies& copies)
      : region_(region), grouping_(grouping), stored_(stored), target_(target), copies_(copies) {}

  void run(const Group& group) {
    loop_.cols = group.cols == 0 ? 1 : group.cols;
    loop_.rows = group.elements / std::max<std::int64_t>(loop_.cols, 1);
    std::string label;
    for (int at : group.nodes) {
      const Node& node = region_.nodes[at];
      location_ = node.op->location;
      label += (label.empty() ? "" : " ") + std::string(node.op->info().short_name());
      if (node.part == Part::fold) {
        add_fold(node);
      } else {
        add_node(node);
      }
    }
    if (loop_.stores.empty() && loop_.folds.empty()) return;
    copies_.graph().steps.push_back(Step{std::move(loop_), std::move(label), location_});
  }

 private:
  int add(LoopNode node) {
    loop_.nodes.push_back(std::move(node));
    return count<int>(loop_.nodes) - 1;
  }

  void add_fold(const Node& node) {
    int folded = operand(node.inputs[0], false);
    DType dtype = region_.tensors[node.outputs[0]].type.dtype;
    loop_.folds.push_back({folded, node.outputs[0], *match_reducer(node.op->regions[0]), dtype, node.fold.outer,
                           node.fold.folded, node.fold.inner});
  }

  void add_node(const Node& source) {
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
      node.order = op.attrs.get_or<EnumAttr>("compare_type", {}).value;
    }
    loop_.whole_rows |= node.row;
    int at = add(std::move(node));
    node_of_[output] = at;
    if (stored_[output]) loop_.stores.push_back({at, output});
  }

  // The node that holds an operand: computed in this loop, spread over rows, or loaded.
  int operand(const View& view, bool row) {
    auto own = node_of_.find(view.storage);
    if (own == node_of_.end()) return load(view, row);
    if (row || !loop_.nodes[own->second].row) return own->second;
    auto [at, fresh] = spread_of_.emplace(view.storage, -1);
    if (fresh) {
      LoopNode node;
      node.kind = LoopNode::Kind::spread;
      node.dtype = node.operand = view.dtype;
      node.a = own->second;
      at->second = add(std::move(node));
    }
    return at->second;
  }

  int load(const View& view, bool row) {
    auto levels = normalized(view);
    for (const Load& known : loads_[view.storage]) {
      bool same = known.offset == view.offset && known.dtype == view.dtype && known.levels == levels;
      if (same && loop_.nodes[known.node].row == row) return known.node;
    }
    LoopNode node;
    node.kind = LoopNode::Kind::load;
    node.dtype = node.operand = view.dtype;
    node.input = count<int>(loop_.inputs);
    node.row = row;
    loop_.inputs.push_back(is_worth_copying(view, target_) ? copies_.copied(view, location_) : view);
    int at = add(std::move(node));
    loads_[view.storage].push_back({at, view.offset, view.dtype, std::move(levels)});
    return at;
  }

  struct Load {
    int node;
    std::int64_t offset;
    DType dtype;
    std::vector<Level> levels;
  };

  const RegionGraph& region_;
  const Grouping& grouping_;
  const IndexedVector<char>& stored_;
  const Target& target_;
  Copies& copies_;
  Loop loop_;
  Location location_;
  std::unordered_map<int, int> node_of_, spread_of_;  // by tensor
  std::unordered_map<int, std::vector<Load>> loads_;  // by tensor
};

}  // namespace

void lower_loop(const RegionGraph& region, const Grouping& grouping, const Group& group,
                const IndexedVector<char>& stored, const Target& target, Copies& copies) {
  LoopLowering(region, grouping, stored, target, copies).run(group);
}

}  // namespace pcp::schedule
