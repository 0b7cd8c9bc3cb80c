// Operations of a loop's body that give the same in every round are computed once, in front of the loop.
//
// An operation that makes its result larger than what it reads (a constant, an iota, a broadcast) or only renames it (a
// reshape) is not worth a place in memory for the whole loop: it stays, and a copy of it goes along with an operation
// that is moved and needs it.
#include <algorithm>
#include <unordered_set>

#include "graph/rewriter.h"
#include "passes/effects.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

class LoopInvariants : public Rewriter {
 public:
  using Rewriter::Rewriter;

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (moved_.contains(&op)) return mapped(op.results);
    if (op.code == OpCode::while_) move_invariants(op, operands);
    return clone(op, std::move(operands));
  }

  void move_invariants(const Op& loop, const Values& operands) {
    const Region& body = loop.regions[1];
    varies_.clear();
    for (std::size_t i = 0; i < body.args.size(); ++i) {
      if (body.results[i] == body.args[i]) {
        bind(body.args[i], operands[i]);
      } else {
        varies_.insert(body.args[i].id);
      }
    }
    std::vector<const Op*> invariant;
    for (const Op& op : body.ops) {
      if (is_invariant(op)) {
        invariant.push_back(&op);
      } else {
        for (Value result : op.results) varies_.insert(result.id);
      }
    }
    move(invariant);
  }

  // Regions of a reduction and the like read nothing from outside; those of control flow may not end, and are left.
  bool is_invariant(const Op& op) const {
    if (!is_shareable(op) || op.info().has(kControl) || op.info().has(kImported)) return false;
    if (std::ranges::any_of(op.operands, [this](Value value) { return varies_.contains(value.id); })) return false;
    return std::ranges::all_of(op.regions, [](const Region& region) { return is_closed(region); });
  }

  static bool is_closed(const Region& region) {
    std::unordered_set<std::int32_t> inside;
    for (Value arg : region.args) inside.insert(arg.id);
    auto is_inside = [&](Value value) { return inside.contains(value.id); };
    for (const Op& op : region.ops) {
      if (!op.regions.empty() || !std::ranges::all_of(op.operands, is_inside)) return false;
      for (Value result : op.results) inside.insert(result.id);
    }
    return std::ranges::all_of(region.results, is_inside);
  }

  void move(const std::vector<const Op*>& invariant) {
    std::unordered_set<const Op*> needed;
    std::unordered_set<std::int32_t> read;
    for (auto op = invariant.rbegin(); op != invariant.rend(); ++op) {
      bool worth = is_worth_moving(**op);
      bool used = std::ranges::any_of((*op)->results, [&](Value result) { return read.contains(result.id); });
      if (!worth && !used) continue;
      needed.insert(*op);
      if (worth) moved_.insert(*op);
      for (Value value : (*op)->operands) read.insert(value.id);
    }
    for (const Op* op : invariant) {
      if (!needed.contains(op)) continue;
      Values results = clone(*op, mapped(op->operands));
      for (std::size_t i = 0; i < results.size(); ++i) bind(op->results[i], results[i]);
    }
    changed_ |= !needed.empty();
  }

  bool is_worth_moving(const Op& op) const {
    if (op.code == OpCode::reshape || op.code == OpCode::broadcast_in_dim) return false;
    std::int64_t read = 0, made = 0;
    for (Value value : op.operands) read += source().type(value).bytes();
    for (Value value : op.results) made += source().type(value).bytes();
    return made > 0 && made <= read;
  }

  std::unordered_set<std::int32_t> varies_;  // from round to round of the loop looked at last
  std::unordered_set<const Op*> moved_;
};

}  // namespace

Function hoist_loop_invariants(const Function& function) {
  Function current = function;
  for (bool again = true; again;) {  // each turn moves operations out of one loop of those around them
    LoopInvariants pass(current);
    Function next = pass.run();
    again = pass.changed();
    current = std::move(next);
  }
  return current;
}

}  // namespace pcp
