#include "engine/schedule/recompute.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>

#include "engine/schedule/grouping.h"

namespace pcp::schedule {
namespace {

// A set of tensors or groups. Most sets are small, and most insertions are at the end.
class Numbers {
 public:
  Numbers() = default;
  explicit Numbers(std::span<const int> numbers) : numbers_(numbers.begin(), numbers.end()) {
    std::ranges::sort(numbers_);
    numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
  }

  bool insert(int number) {
    auto at = place(number);
    if (at != numbers_.end() && *at == number) return false;
    numbers_.insert(at, number);
    return true;
  }
  void erase(int number) {
    if (contains(number)) numbers_.erase(place(number));
  }
  bool contains(int number) const {
    auto at = place(number);
    return at != numbers_.end() && *at == number;
  }
  bool empty() const { return numbers_.empty(); }
  std::size_t size() const { return numbers_.size(); }
  int last() const { return numbers_.back(); }
  auto begin() const { return numbers_.begin(); }
  auto end() const { return numbers_.end(); }

 private:
  SmallVector<int, 4>::const_iterator place(int number) const {
    if (numbers_.empty() || numbers_.back() < number) return numbers_.end();
    return std::ranges::lower_bound(numbers_, number);
  }

  SmallVector<int, 4> numbers_;  // ascending
};

// The tensors that one group no longer writes, and the tensors from which their readers compute them again.
struct Choice {
  Numbers dropped;                               // no longer written to memory
  std::map<int, Numbers> sources;                // by reading group: tensors in memory it then reads
  std::map<int, std::vector<const Op*>> clones;  // by reading group, in program order
  int gain = 0;
};

class Recompute {
 public:
  Recompute(Function& function, Region& region, const Target& target)
      : function_(function),
        region_(region),
        target_(target),
        graph_(region_graph(function, region, target)),
        grouping_(group_nodes(graph_, target)),
        readers_(graph_.tensors.size()),
        inputs_(grouping_.groups.size()),
        kept_(graph_.tensors.size(), 0),
        dropped_(graph_.tensors.size(), 0) {}

  void run() {
    find_readers();
    for (int g = 0; g < count<int>(grouping_.groups); ++g) {
      if (!grouping_.groups[g].alone) consider(g);
    }
    if (!chosen_.empty()) rewrite();
  }

 private:
  int group_of(int tensor) const { return grouping_.group_of[tensor]; }
  bool is_large(int tensor, std::int64_t bytes) const { return graph_.tensors[tensor].type.bytes() >= bytes; }
  const Node& definition(int tensor) const { return graph_.nodes[graph_.tensors[tensor].index]; }
  // The tensor that a value is a view of.
  int root(Value value) const { return graph_.view(value).storage; }
  // Whether a value is a whole tensor, not a view of one.
  bool is_tensor(Value value) const { return graph_.tensors[root(value)].value == value; }

  void find_readers() {
    std::vector<int> inputs;
    for (int g = 0; g < count<int>(grouping_.groups); ++g) {
      const Group& group = grouping_.groups[g];
      for (int at : group.nodes) {
        const Node& node = graph_.nodes[at];
        for (const View& input : node.inputs) {
          if (group_of(input.storage) == g) continue;
          inputs.push_back(input.storage);
          readers_[input.storage].insert(g);
          // A loop can only recompute a value that it reads element by element. A sum over dimensions that are not
          // neighbours does not do so, because it reads its operand transposed.
          auto is_direct = [&] {
            return is_contiguous(input) && std::ranges::any_of(node.op->operands, [&](Value v) {
                     return v == graph_.tensors[input.storage].value;
                   });
          };
          if (group.alone || input.fenced || node.part == Part::fold || !is_direct()) kept_[input.storage] = 1;
        }
      }
      inputs_[g] = Numbers(inputs);
      inputs.clear();
    }
    for (Value result : region_.results) kept_[root(result)] = 1;
  }

  bool may_drop(int tensor) const {
    return !kept_[tensor] && !dropped_[tensor] && is_large(tensor, target_.recompute_bytes) &&
           definition(tensor).part == Part::loop && !grouping_.one_per_row[tensor];
  }

  void consider(int g) {
    std::vector<int> outputs;  // outputs that could be dropped
    for (int at : grouping_.groups[g].nodes) {
      for (int output : graph_.nodes[at].outputs) {
        if (!readers_[output].empty() && may_drop(output)) outputs.push_back(output);
      }
    }
    if (outputs.empty()) return;
    // Keeping one output may make the others cheaper to recompute: try to keep each of them, and none.
    std::optional<Choice> best;
    auto attempt = [&](int anchor) {
      Numbers dropped(outputs);
      dropped.erase(anchor);
      auto choice = dropped.empty() ? std::nullopt : evaluate(g, dropped);
      if (choice && (!best || choice->gain > best->gain)) best = std::move(choice);
    };
    attempt(-1);
    for (int i = 0; i < count<int>(outputs) && i < target_.recompute_anchors; ++i) attempt(outputs[index(i)]);
    if (!best || best->gain < target_.recompute_gain) return;
    for (int tensor : best->dropped) {
      dropped_[tensor] = 1;
      for (int reader : readers_[tensor]) inputs_[reader].erase(tensor);
    }
    for (const auto& [reader, sources] : best->sources) {
      for (int source : sources) {
        kept_[source] = 1;
        inputs_[reader].insert(source);
        readers_[source].insert(reader);
      }
    }
    chosen_.push_back(std::move(*best));
  }

  std::optional<Choice> evaluate(int g, const Numbers& dropped) {
    Choice choice{dropped, {}, {}, 2 * count<int>(dropped)};  // a write also reads the cache line
    Numbers extended;
    Numbers readers;
    for (int tensor : dropped) {
      for (int reader : readers_[tensor]) readers.insert(reader);
    }
    for (int reader : readers) {
      Numbers visited, sources;
      std::vector<const Op*>& clones = choice.clones[reader];
      int reads = 0;
      for (int tensor : dropped) {
        if (!readers_[tensor].contains(reader)) continue;
        ++reads;
        if (!collect(g, tensor, dropped, visited, sources, clones)) return std::nullopt;
      }
      for (int source : sources) {
        if (dropped_[source]) return std::nullopt;
        choice.sources[reader].insert(source);
        if (!is_large(source, target_.recompute_bytes / 2)) continue;
        if (!inputs_[reader].contains(source)) --reads;
        if (last_reader(source) < reader) extended.insert(source);
      }
      choice.gain += reads;
    }
    choice.gain -= count<int>(extended);
    return choice;
  }

  // Arguments and constants stay live to the end.
  int last_reader(int tensor) const {
    if (group_of(tensor) < 0) return count<int>(grouping_.groups);
    return readers_[tensor].empty() ? -1 : readers_[tensor].last();
  }

  // Collects the operations of group g that compute `tensor` from tensors that stay in memory.
  bool collect(int g, int tensor, const Numbers& dropped, Numbers& visited, Numbers& sources,
               std::vector<const Op*>& ops) {
    if (!visited.insert(tensor)) return true;
    const Node& node = definition(tensor);
    if (node.part != Part::loop) return false;
    for (Value operand : node.op->operands) {
      int from = root(operand);
      bool again = group_of(from) == g && definition(from).part == Part::loop &&
                   (dropped.contains(from) || (readers_[from].empty() && !kept_[from])) && !grouping_.one_per_row[from];
      if (!again) {
        sources.insert(from);
      } else if (!is_tensor(operand) || !collect(g, from, dropped, visited, sources, ops)) {
        return false;
      }
    }
    ops.push_back(node.op);
    return count(ops) <= target_.recompute_ops;
  }

  using Clones = std::unordered_map<std::int32_t, Value>;  // by value of the function

  // Clones are inserted before the operation that uses them first, where all their operands are defined. They read
  // values of their original group behind a barrier, so that they do not join that group again.
  void rewrite() {
    std::unordered_map<const Op*, std::vector<Op>> before;
    std::unordered_map<const Op*, Clones> replaced;
    for (const Choice& choice : chosen_) {
      for (const auto& [reader, clones] : choice.clones) {
        std::unordered_map<std::int32_t, const Op*> originals;
        for (const Op* op : clones) originals[op->result().id] = op;
        Clones now;
        for (int at : grouping_.groups[reader].nodes) {
          const Op* user = graph_.nodes[at].op;
          for (Value operand : user->operands) {
            if (is_tensor(operand) && choice.dropped.contains(root(operand)))
              replaced[user][operand.id] = cloned(operand, originals, now, before[user]);
          }
        }
      }
    }
    std::vector<Op> ops;
    for (Op& op : region_.ops) {
      if (auto found = before.find(&op); found != before.end()) {
        std::ranges::move(found->second, std::back_inserter(ops));
      }
      if (auto changes = replaced.find(&op); changes != replaced.end()) {
        for (Value& operand : op.operands) {
          auto change = changes->second.find(operand.id);
          if (change != changes->second.end()) operand = change->second;
        }
      }
      ops.push_back(std::move(op));
    }
    region_.ops = std::move(ops);
  }

  // The value that the clones use for `value`: computed again where it is one of `originals`, else read from memory.
  Value cloned(Value value, const std::unordered_map<std::int32_t, const Op*>& originals, Clones& now,
               std::vector<Op>& added) {
    if (auto known = now.find(value.id); known != now.end()) return known->second;
    const Op& original = *originals.at(value.id);
    Op clone = original;
    for (Value& operand : clone.operands) {
      if (originals.contains(operand.id)) {
        operand = cloned(operand, originals, now, added);
      } else if (auto known = now.find(operand.id); known != now.end()) {
        operand = known->second;
      } else {
        Value memory = fenced(operand, original, added);
        now[operand.id] = memory;
        operand = memory;
      }
    }
    clone.results = {function_.new_value(TensorType(function_.type(value)))};
    now[value.id] = clone.results[0];
    added.push_back(std::move(clone));
    return now[value.id];
  }

  Value fenced(Value value, const Op& user, std::vector<Op>& added) {
    if (group_of(root(value)) < 0) return value;
    Op barrier;
    barrier.code = OpCode::optimization_barrier;
    barrier.operands = {value};
    barrier.results = {function_.new_value(TensorType(function_.type(value)))};
    barrier.location = user.location;
    added.push_back(barrier);
    return barrier.results[0];
  }

  Function& function_;
  Region& region_;
  const Target& target_;
  const RegionGraph graph_;
  const Grouping grouping_;
  IndexedVector<Numbers> readers_;      // by tensor: groups that read it from memory
  IndexedVector<Numbers> inputs_;       // by group: tensors it reads from memory
  IndexedVector<char> kept_, dropped_;  // by tensor
  std::vector<Choice> chosen_;
};

void recompute_in(Function& function, Region& region, const Target& target) {
  for (Op& op : region.ops) {
    if (!op.info().has(kControl)) continue;
    for (Region& inner : op.regions) recompute_in(function, inner, target);
  }
  bool any_large = std::ranges::any_of(region.ops, [&](const Op& op) {
    return std::ranges::any_of(op.results,
                               [&](Value result) { return function.type(result).bytes() >= target.recompute_bytes; });
  });
  if (any_large) Recompute(function, region, target).run();
}

}  // namespace

Function recompute_cheap_values(const Function& function, const Target& target) {
  Function result = function;
  recompute_in(result, result.body, target);
  return result;
}

}  // namespace pcp::schedule
