// Which values a gradient has to do with: those that depend on what is differentiated, by floating paths, and that a
// differentiated result depends on. Nothing is computed for the others.
#pragma once

#include "autodiff/shifts.h"
#include "graph/value_index.h"

namespace pcp {

class Activity {
 public:
  // `flat` are operands by which nothing changes.
  Activity(const Function&, const Values& wrt, const Values& targets, std::set<Edge> flat);

  bool active(Value value) const { return active_[index(value)]; }
  std::size_t value_count() const { return active_.size(); }
  // Whether the cotangent of an operand is needed.
  bool wanted(const Op& op, std::size_t operand) const {
    return active(op.operands[operand]) && !flat_.contains({&op, operand});
  }

  // "argument 0 -> stablehlo.sine -> stablehlo.sort -> result 0": a way through `op`, which has an active result.
  std::string path(const Op& op) const;

 private:
  struct Step {  // a neighbour on the way, and the operation between
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
