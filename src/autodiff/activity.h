// Activity analysis: a value is active when it depends, through floating values, on an argument in `wrt`, and a
// differentiated result depends on it. Only active values get cotangents.
#pragma once

#include "autodiff/shifts.h"
#include "graph/value_index.h"

namespace pcp {

class Activity {
 public:
  // `flat` are operands with respect to which the derivative is zero.
  Activity(const Function&, const Values& wrt, const Values& targets, std::set<Edge> flat);

  bool active(Value value) const { return active_[index(value)]; }
  std::size_t value_count() const { return active_.size(); }
  // Whether the cotangent of an operand is needed.
  bool wanted(const Op& op, std::size_t operand) const {
    return active(op.operands[operand]) && !flat_.contains({&op, operand});
  }

  // "argument 0 -> stablehlo.sine -> stablehlo.sort -> result 0": a path through `op`, which has an active result.
  std::string path(const Op& op) const;

 private:
  struct Step {  // the next value on a path, and the operation between the two
    Value value;
    const Op* op = nullptr;
  };

  bool vary(Value value, Value from, const Op* op);
  bool use(Value value, Value to, const Op* op);
  bool vary_region(const Region&);
  bool use_region(const Region&);
  bool vary_results(const Op&);
  bool use_operands(const Op&);

  Values inputs(const Op&) const;

  const Function& function_;
  std::set<Edge> flat_;
  std::vector<bool> varied_, active_;
  std::vector<Step> origin_, destination_;
};

}  // namespace pcp
