#include "autodiff/keep_cut.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "autodiff/activity.h"
#include "autodiff/min_cut.h"
#include "graph/captures.h"
#include "graph/value_index.h"

namespace pcp {
namespace {

// Every value has two nodes and is kept when the cut goes between them.
class KeepCut {
 public:
  KeepCut(const Function& function, const KeepQuestion& question, const std::function<std::int64_t(Value)>& keep_cost)
      : function_(function),
        keep_cost_(keep_cost),
        definitions_(function.value_count(), nullptr),
        is_argument_(function.value_count()),
        source_(cut_.add_node()),
        sink_(cut_.add_node()) {
    for (Value arg : question.args) is_argument_[index(arg)] = true;
    for (const Op& op : question.forward) {
      for (Value result : op.results) definitions_[index(result)] = &op;
    }
  }

  // The way back uses the value; `in_memory`: what it is a view of is written again when it was not kept.
  void use(Value value, bool in_memory) {
    if (!definitions_[index(value)] && !is_argument_[index(value)]) return;
    cut_.add_edge(node(value) + 1, sink_, MinCut::kInfinite);
    while (definitions_[index(value)] && is_view(*definitions_[index(value)])) {
      value = definitions_[index(value)]->operands[0];
    }
    if (!in_memory || !definitions_[index(value)] || !written_.insert(value).second) return;
    cut_.add_edge(source_, node(value), 2 * function_.type(value).bytes());
  }

  std::vector<bool> kept() {
    for (std::size_t i = 0; i < found_.size(); ++i) connect(found_[i]);
    std::vector<bool> sink_side = cut_.sink_side(source_, sink_);
    std::vector<bool> kept(function_.value_count());
    for (Value value : found_) {
      auto in = static_cast<std::size_t>(node(value));
      const Op* op = definitions_[index(value)];
      kept[index(value)] = !op || !is_cheap(*op) || (!sink_side[in] && sink_side[in + 1]);
    }
    return kept;
  }

 private:
  int node(Value value) {
    auto [found, added] = nodes_.try_emplace(value.id, 0);
    if (!added) return found->second;
    int first = found->second = cut_.add_node();
    cut_.add_node();
    found_.push_back(value);
    cut_.add_edge(first, first + 1, keep_cost_(value));
    return first;
  }

  void connect(Value value) {
    const Op* op = definitions_[index(value)];
    if (!op || !is_cheap(*op)) {
      cut_.add_edge(source_, node(value), MinCut::kInfinite);
      return;
    }
    for (Value operand : op->operands) cut_.add_edge(node(operand) + 1, node(value), MinCut::kInfinite);
  }

  const Function& function_;
  const std::function<std::int64_t(Value)>& keep_cost_;
  std::vector<const Op*> definitions_;  // of forward values; null for arguments and what comes from outside
  std::vector<bool> is_argument_;
  MinCut cut_;
  int source_, sink_;
  std::unordered_map<std::int32_t, int> nodes_;  // the first of a value's two
  Values found_;
  std::set<Value> written_;
};

}  // namespace

bool is_view(const Op& op) {
  switch (op.code) {
    case OpCode::broadcast_in_dim:
    case OpCode::optimization_barrier:
    case OpCode::reshape:
    case OpCode::reverse:
    case OpCode::slice:
    case OpCode::transpose:
      return true;
    default:
      return false;
  }
}

bool is_cheap(const Op& op) {
  return op.info().has(kElementwise) || (is_view(op) && op.code != OpCode::optimization_barrier) ||
         op.code == OpCode::constant || op.code == OpCode::iota || op.code == OpCode::dynamic_slice;
}

bool is_fusible(const Op& op) { return op.info().has(kElementwise) || op.code == OpCode::reduce; }

void mark_in_memory(std::span<const Op> ops, std::vector<bool>& in_memory) {
  for (std::size_t i = ops.size(); i-- > 0;) {
    const Op& op = ops[i];
    bool passes_on =
        is_view(op) && std::ranges::any_of(op.results, [&](Value result) { return in_memory[index(result)]; });
    if (!passes_on && (is_view(op) || is_fusible(op))) continue;
    for (Value value : read_values(op)) in_memory[index(value)] = true;
  }
}

std::vector<bool> choose_kept(const Function& function, const KeepQuestion& question,
                              const std::function<std::int64_t(Value)>& keep_cost) {
  std::vector<bool> in_memory(function.value_count());
  mark_in_memory(question.back, in_memory);
  KeepCut cut(function, question, keep_cost);
  for (const Op& op : question.back) {
    for (Value value : read_values(op)) cut.use(value, in_memory[index(value)]);
  }
  for (Value value : question.back_results) cut.use(value, true);
  return cut.kept();
}

}  // namespace pcp
