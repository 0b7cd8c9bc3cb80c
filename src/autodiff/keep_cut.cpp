#include "autodiff/keep_cut.h"

#include <algorithm>
#include <utility>

#include "autodiff/activity.h"
#include "autodiff/min_cut.h"
#include "graph/captures.h"
#include "graph/value_map.h"

namespace pcp {
namespace {

// Every value has two nodes and is kept when the cut goes between them. Tables hold only the values that take part, not
// all values of the function: a function may have thousands of loops, each with its own cut.
class KeepCut {
 public:
  KeepCut(const Function& function, const KeepQuestion& question, const std::function<std::int64_t(Value)>& keep_cost)
      : function_(function), keep_cost_(keep_cost), source_(cut_.add_node()), sink_(cut_.add_node()) {
    entries_.reserve(question.args.size() + question.forward.size() + question.back.size());
    for (Value arg : question.args) entry(arg).is_argument = true;
    for (const Op& op : question.forward) {
      for (Value result : op.results) entry(result).definition = &op;
    }
    mark_in_memory(question.back);
    for (const Op& op : question.back) {
      for (Value value : read_values(op)) use(value, entry(value).in_memory);
    }
    for (Value value : question.back_results) use(value, true);
  }

  std::unordered_set<Value> kept() {
    for (std::size_t i = 0; i < found_.size(); ++i) connect(found_[i]);
    std::vector<bool> sink_side = cut_.sink_side(source_, sink_);
    std::unordered_set<Value> kept;
    for (Value value : found_) {
      const Entry& known = entry(value);
      std::size_t in = index(known.node);
      if (!known.definition || !is_cheap(*known.definition) || (!sink_side[in] && sink_side[in + 1]))
        kept.insert(value);
    }
    return kept;
  }

 private:
  struct Entry {
    const Op* definition = nullptr;  // null for arguments and what comes from outside
    int node = -1;                   // the first of its two; -1: not in the graph yet
    bool is_argument = false, in_memory = false, is_written = false;
  };

  Entry& entry(Value value) { return entries_[value]; }

  // Marks what the backward pass needs in memory. A view that is needed there needs its operand there.
  void mark_in_memory(std::span<const Op> ops) {
    for (std::size_t i = ops.size(); i-- > 0;) {
      bool passes_on =
          is_view(ops[i]) && std::ranges::any_of(ops[i].results, [&](Value result) { return entry(result).in_memory; });
      if (!passes_on && (is_view(ops[i]) || is_fusible(ops[i]))) continue;
      for (Value value : read_values(ops[i])) entry(value).in_memory = true;
    }
  }

  // Notes that the backward pass uses the value. With `in_memory`, the tensor that the value is a view of must be
  // written to memory again unless it is kept.
  void use(Value value, bool in_memory) {
    if (!entry(value).definition && !entry(value).is_argument) return;
    cut_.add_edge(node(value) + 1, sink_, MinCut::kInfinite);
    while (entry(value).definition && is_view(*entry(value).definition)) {
      value = entry(value).definition->operands[0];
    }
    if (!in_memory || !entry(value).definition || std::exchange(entry(value).is_written, true)) return;
    cut_.add_edge(source_, node(value), 2 * function_.type(value).bytes());
  }

  int node(Value value) {
    Entry& known = entry(value);
    if (known.node >= 0) return known.node;
    int first = known.node = cut_.add_node();
    cut_.add_node();
    found_.push_back(value);
    cut_.add_edge(first, first + 1, keep_cost_(value));
    return first;
  }

  void connect(Value value) {
    const Op* op = entry(value).definition;
    if (!op || !is_cheap(*op)) {
      cut_.add_edge(source_, node(value), MinCut::kInfinite);
      return;
    }
    for (Value operand : op->operands) cut_.add_edge(node(operand) + 1, node(value), MinCut::kInfinite);
  }

  const Function& function_;
  const std::function<std::int64_t(Value)>& keep_cost_;
  ValueMap<Entry> entries_;
  MinCut cut_;
  int source_, sink_;
  Values found_;
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

std::unordered_set<Value> choose_kept(const Function& function, const KeepQuestion& question,
                                      const std::function<std::int64_t(Value)>& keep_cost) {
  return KeepCut(function, question, keep_cost).kept();
}

}  // namespace pcp
