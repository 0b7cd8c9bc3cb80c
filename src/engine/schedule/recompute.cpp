#include "engine/schedule/recompute.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "engine/schedule/grouping.h"

namespace pcp::schedule {
namespace {

constexpr std::size_t kMostClones = 24;         // operations computed again for one loop
constexpr std::int64_t kWorthBytes = 64 << 10;  // smaller values stay in a cache anyway
constexpr int kWorthGain = 2;                   // reads and writes of a whole value that must be saved

using Ids = std::set<std::int32_t>;

// What one group stops writing, and from what the readers compute it again.
struct Choice {
  Ids dropped;                                   // values no longer kept
  std::map<int, std::set<int>> leaves;           // by reading group: values in memory it then reads
  std::map<int, std::vector<const Op*>> clones;  // by reading group, in program order
  int gain = 0;
};

class Recompute {
 public:
  Recompute(Function& function, Region& region, const Options& options)
      : function_(function), region_(region), analysis_(analyse(function, region, options)) {}

  void run() {
    find_readers();
    for (int g = 0; g < static_cast<int>(groups().size()); ++g) {
      if (!groups()[static_cast<std::size_t>(g)].alone) consider(g);
    }
    if (!chosen_.empty()) rewrite();
  }

 private:
  const std::vector<Group>& groups() const { return analysis_.grouping.groups; }
  int group_of(std::int32_t value) const { return analysis_.grouping.group_of[static_cast<std::size_t>(value)]; }
  std::int64_t bytes(std::int32_t value) const { return function_.type(Value{value}).bytes(); }
  // The value whose memory a value is seen in.
  std::int32_t root(Value value) const { return analysis_.roots[static_cast<std::size_t>(value.id)]; }

  void find_readers() {
    for (int g = 0; g < static_cast<int>(groups().size()); ++g) {
      const Group& group = groups()[static_cast<std::size_t>(g)];
      for (int index : group.nodes) {
        const Node& node = analysis_.nodes[static_cast<std::size_t>(index)];
        for (Value result : node.op->results) definition_[result.id] = &node;
        for (const View& input : node.inputs) {
          if (group_of(input.storage) == g) continue;
          inputs_[g].insert(input.storage);
          readers_[input.storage].insert(g);
          // Only a loop that reads the value as it is, element by element, can compute it itself. A sum over
          // dimensions that are not neighbours does not: it reads its operand transposed.
          bool direct = is_contiguous(input) &&
                        std::ranges::any_of(node.op->operands, [&](Value v) { return v.id == input.storage; });
          if (group.alone || !direct || input.fenced || node.part == Part::fold) kept_.insert(input.storage);
        }
      }
    }
    for (Value result : region_.results) kept_.insert(root(result));
  }

  bool may_drop(std::int32_t value) const {
    return !kept_.contains(value) && !dropped_.contains(value) && bytes(value) >= kWorthBytes &&
           definition_.at(value)->part == Part::loop;
  }

  void consider(int g) {
    std::vector<std::int32_t> outputs;  // that could be dropped
    for (int index : groups()[static_cast<std::size_t>(g)].nodes) {
      for (Value result : analysis_.nodes[static_cast<std::size_t>(index)].op->results) {
        bool row = analysis_.grouping.one_per_row[static_cast<std::size_t>(result.id)] != 0;
        if (readers_.contains(result.id) && !row && may_drop(result.id)) outputs.push_back(result.id);
      }
    }
    if (outputs.empty()) return;
    // One of them may be the better one to start from: try each, and none.
    std::optional<Choice> best;
    auto attempt = [&](std::int32_t anchor) {
      Ids dropped(outputs.begin(), outputs.end());
      dropped.erase(anchor);
      auto choice = dropped.empty() ? std::nullopt : evaluate(g, dropped);
      if (choice && (!best || choice->gain > best->gain)) best = std::move(choice);
    };
    attempt(-1);
    for (std::int32_t output : outputs) attempt(output);
    if (!best || best->gain < kWorthGain) return;
    for (std::int32_t value : best->dropped) {
      dropped_.insert(value);
      for (int reader : readers_[value]) inputs_[reader].erase(value);
    }
    for (const auto& [reader, leaves] : best->leaves) {
      for (int leaf : leaves) {
        kept_.insert(leaf);
        inputs_[reader].insert(leaf);
        readers_[leaf].insert(reader);
      }
    }
    chosen_.push_back(std::move(*best));
  }

  std::optional<Choice> evaluate(int g, const Ids& dropped) {
    Choice choice{dropped, {}, {}, 2 * static_cast<int>(dropped.size())};  // a write costs a read of the line first
    Ids extended;
    std::set<int> readers;
    for (std::int32_t value : dropped) readers.insert(readers_[value].begin(), readers_[value].end());
    for (int reader : readers) {
      Ids visited, leaves;
      std::vector<const Op*>& clones = choice.clones[reader];
      int reads = 0;
      for (std::int32_t value : dropped) {
        if (!readers_[value].contains(reader)) continue;
        ++reads;
        if (!collect(g, value, dropped, visited, leaves, clones)) return std::nullopt;
      }
      if (clones.size() > kMostClones) return std::nullopt;
      for (std::int32_t leaf : leaves) {
        if (dropped_.contains(leaf)) return std::nullopt;
        choice.leaves[reader].insert(leaf);
        if (bytes(leaf) < kWorthBytes / 2) continue;
        if (!inputs_[reader].contains(leaf)) --reads;
        if (last_reader(leaf) < reader) extended.insert(leaf);
      }
      choice.gain += reads;
    }
    choice.gain -= static_cast<int>(extended.size());
    return choice;
  }

  // Arguments and constants live to the end.
  int last_reader(std::int32_t value) const {
    if (group_of(value) < 0) return static_cast<int>(groups().size());
    auto found = readers_.find(value);
    return found == readers_.end() || found->second.empty() ? -1 : *found->second.rbegin();
  }

  // The operations of group g that compute `value`, from values that stay in memory.
  bool collect(int g, std::int32_t value, const Ids& dropped, Ids& visited, Ids& leaves, std::vector<const Op*>& ops) {
    if (!visited.insert(value).second) return true;
    const Node& node = *definition_.at(value);
    if (node.part != Part::loop) return false;
    for (Value operand : node.op->operands) {
      std::int32_t from = root(operand);
      bool again = group_of(from) == g && definition_.at(from)->part == Part::loop &&
                   (dropped.contains(from) || (!readers_.contains(from) && !kept_.contains(from))) &&
                   analysis_.grouping.one_per_row[static_cast<std::size_t>(from)] == 0;
      if (!again) {
        leaves.insert(from);
      } else if (operand.id != from || !collect(g, from, dropped, visited, leaves, ops)) {
        return false;
      }
    }
    ops.push_back(node.op);
    return ops.size() <= kMostClones;
  }

  // Clones stand before the operation that uses them first: there all they read has been defined, as the original has.
  // They read values of the group they come from behind a barrier, so that they do not join it again.
  void rewrite() {
    std::map<const Op*, std::vector<Op>> before;
    std::map<const Op*, std::map<std::int32_t, Value>> replaced;
    for (const Choice& choice : chosen_) {
      for (const auto& [reader, clones] : choice.clones) {
        std::map<std::int32_t, const Op*> originals;
        for (const Op* op : clones) originals[op->result().id] = op;
        std::map<std::int32_t, Value> now;
        for (int index : groups()[static_cast<std::size_t>(reader)].nodes) {
          const Op* user = analysis_.nodes[static_cast<std::size_t>(index)].op;
          for (Value operand : user->operands) {
            if (choice.dropped.contains(operand.id))
              replaced[user][operand.id] = cloned(operand, originals, now, before[user]);
          }
        }
      }
    }
    std::vector<Op> ops;
    for (Op& op : region_.ops) {
      if (auto found = before.find(&op); found != before.end()) {
        for (Op& clone : found->second) ops.push_back(std::move(clone));
      }
      auto changes = replaced.find(&op);
      Op next = op;
      if (changes != replaced.end()) {
        for (Value& operand : next.operands) {
          auto change = changes->second.find(operand.id);
          if (change != changes->second.end()) operand = change->second;
        }
      }
      ops.push_back(std::move(next));
    }
    region_.ops = std::move(ops);
  }

  // What `value` is for the clones' group: computed again where it is one of `originals`, else read from memory.
  Value cloned(Value value, const std::map<std::int32_t, const Op*>& originals, std::map<std::int32_t, Value>& now,
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
  Analysis analysis_;
  std::map<std::int32_t, const Node*> definition_;
  std::map<std::int32_t, std::set<int>> readers_;  // groups that read a value from memory
  std::map<int, Ids> inputs_;                      // by group
  Ids kept_, dropped_;
  std::vector<Choice> chosen_;
};

void recompute_in(Function& function, Region& region, const Options& options) {
  for (Op& op : region.ops) {
    if (!op.info().has(kControl)) continue;
    for (Region& inner : op.regions) recompute_in(function, inner, options);
  }
  Recompute(function, region, options).run();
}

}  // namespace

Function recompute_cheap_values(const Function& function, const Options& options) {
  Function result = function;
  recompute_in(result, result.body, options);
  return result;
}

}  // namespace pcp::schedule
