#include "graph/uses.h"

#include <numeric>

namespace pcp {

// `count` puts the number of uses of value i into first_[i + 2], so after the prefix sums first_[i + 1] is where the
// uses of value i begin. `note` advances first_[i + 1] to the end of these uses, which is where the uses of value i + 1
// begin.
Uses::Uses(const Function& function) : first_(function.value_count() + 2), definitions_(function.value_count()) {
  count(function.body);
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
  users_.resize(first_.back());
  note(function.body);
}

void Uses::count(const Region& region) {
  for (const Op& op : region.ops) {
    for (Value operand : op.operands) ++first_[index(operand) + 2];
    for (const Region& inner : op.regions) count(inner);
  }
  for (Value result : region.results) ++first_[index(result) + 2];
}

void Uses::note(const Region& region) {
  auto add = [this](Value value, const Op* user) { users_[first_[index(value) + 1]++] = user; };
  for (const Op& op : region.ops) {
    for (Value operand : op.operands) add(operand, &op);
    for (Value result : op.results) definitions_[result] = &op;
    for (const Region& inner : op.regions) note(inner);
  }
  for (Value result : region.results) add(result, nullptr);
}

const Constant* Uses::constant(Value value) const {
  const Op* op = definition(value, OpCode::constant);
  return op ? op->attrs.find<Constant>("value") : nullptr;
}

}  // namespace pcp
