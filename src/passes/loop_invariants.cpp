// Loop-invariant code motion: operations of a loop's body with the same result in every iteration are computed once,
// before the loop.
//
// An operation whose result is larger than its operands (a constant, an iota, a broadcast) or a view of them (a
// reshape) is not worth keeping in memory for the whole loop: it stays in the body. If a moved operation needs its
// result, a copy of it is moved as well.
#include <algorithm>
#include <unordered_set>

#include "graph/captures.h"
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

  // An operation with regions is moved only if they capture nothing and contain no further regions. Control flow may
  // not terminate, so it is not moved.
  bool is_invariant(const Op& op) const {
    if (!is_shareable(op) || op.info().has(kControl) || op.info().has(kImported)) return false;
    if (std::ranges::any_of(op.operands, [this](Value value) { return varies_.contains(value.id); })) return false;
    auto has_regions = [](const Op& inner) { return !inner.regions.empty(); };
    return captured_values(op).empty() && std::ranges::none_of(op.regions, [&](const Region& region) {
             return std::ranges::any_of(region.ops, has_regions);
           });
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

  std::unordered_set<std::int32_t> varies_;  // from iteration to iteration of the current loop
  std::unordered_set<const Op*> moved_;
};

}  // namespace

Function hoist_loop_invariants(const Function& function) {
  Function current = function;
  for (bool again = true; again;) {  // each pass moves operations out of the innermost loop around them
    LoopInvariants pass(current);
    Function next = pass.run();
    again = pass.changed();
    current = std::move(next);
  }
  return current;
}

}  // namespace pcp
