// What `select` leaves out has a derivative of zero, also where it is infinite: select(x < 1, f(x), 1 / x) must not
// give NaN at x = 0. On the way back through the side that was not taken, zero would meet such factors; so the
// cotangents that leave that side are masked once more.
#pragma once

#include <set>
#include <unordered_map>

#include "autodiff/activity.h"

namespace pcp {

class Guards {
 public:
  Guards(const Function&, const Activity&, const Uses&);

  // The operations that only one side of a select uses, elementwise, with a factor among them that may be infinite.
  struct Side {
    Value predicate;
    bool taken_when = true;
    std::set<Value> inside;  // their results
  };
  // Those around an operation, a nested side before the one around it.
  const std::vector<const Side*>& around(const Op&) const;

 private:
  void find(const Region&, const Activity&);
  void find_side(const Region&, std::size_t select, std::size_t operand, const Activity&);
  bool may_be_infinite(const Op&, const Activity&) const;
  bool is_finite_number(Value) const;  // a constant, finite and not zero

  const Function& function_;
  const Uses& uses_;
  std::vector<std::unique_ptr<Side>> sides_;
  std::unordered_map<const Op*, std::vector<const Side*>> around_;
};

}  // namespace pcp
