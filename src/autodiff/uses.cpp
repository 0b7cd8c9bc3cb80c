#include "autodiff/uses.h"

namespace pcp {

Uses::Uses(const Function& function) : users_(function.value_count()), definitions_(function.value_count()) {
  note(function.body);
}

void Uses::note(const Region& region) {
  for (const Op& op : region.ops) {
    for (Value operand : op.operands) users_[static_cast<std::size_t>(operand.id)].push_back(&op);
    for (Value result : op.results) definitions_[static_cast<std::size_t>(result.id)] = &op;
    for (const Region& inner : op.regions) note(inner);
  }
  for (Value result : region.results) users_[static_cast<std::size_t>(result.id)].push_back(nullptr);
}

}  // namespace pcp
