#include <algorithm>

#include "graph/rewriter.h"
#include "graph/value_index.h"
#include "passes/effects.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

class DeadCode : public Rewriter {
 public:
  explicit DeadCode(const Function& function) : Rewriter(function), used_(function.value_count()) {
    mark(function.body);
  }

  bool found() const { return found_; }

 private:
  // Every use of a value stands after its definition, so a walk backwards knows all uses when it reaches the
  // definition. For the same reason the regions of a live operation are walked at the place of the operation.
  void mark(const Region& region) {
    use(region.results);
    for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
      if (!is_live(*op)) {
        found_ = true;
        continue;
      }
      use(op->operands);
      for (const Region& inner : op->regions) mark(inner);
    }
  }

  void use(const Values& values) {
    for (Value value : values) used_[index(value)] = true;
  }

  bool is_live(const Op& op) const {
    return has_side_effect(op) ||
           std::ranges::any_of(op.results, [this](Value result) { return used_[index(result)]; });
  }

  Values rewrite(const Op& op, Values operands) override {
    return is_live(op) ? clone(op, std::move(operands)) : Values(op.results.size());
  }

  std::vector<bool> used_;
  bool found_ = false;  // an operation that is not live
};

}  // namespace

Function eliminate_dead_code(Function function) {
  DeadCode dead_code(function);
  return dead_code.found() ? dead_code.run() : std::move(function);
}

}  // namespace pcp
