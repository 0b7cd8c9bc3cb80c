#include "autodiff/guards.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace pcp {

Guards::Guards(const Function& function, const Activity& activity, const Uses& uses)
    : function_(function), uses_(uses) {
  find(function.body, activity);
}

const std::vector<const Guards::Side*>& Guards::around(const Op& op) const {
  static const std::vector<const Side*> kNowhere;
  auto found = around_.find(&op);
  return found == around_.end() ? kNowhere : found->second;
}

// Later selects come after what they enclose was noted, so inner sides stand first in around_.
void Guards::find(const Region& region, const Activity& activity) {
  for (std::size_t i = 0; i < region.ops.size(); ++i) {
    const Op& op = region.ops[i];
    for (const Region& inner : op.regions) find(inner, activity);
    if (op.code != OpCode::select || !activity.active(op.results[0])) continue;
    for (std::size_t operand : {1, 2}) find_side(region, i, operand, activity);
  }
}

void Guards::find_side(const Region& region, std::size_t select, std::size_t operand, const Activity& activity) {
  const Op& chooser = region.ops[select];
  if (chooser.operands[1] == chooser.operands[2]) return;
  const Dims& dims = function_.type(chooser.results[0]).dims;
  const Op* begin = region.ops.data();
  auto place = [&](Value value) -> std::ptrdiff_t {  // in this region, or -1
    const Op* op = uses_.definition(value);
    if (!op || std::less<>()(op, begin) || !std::less<>()(op, begin + select)) return -1;
    return op - begin;
  };
  Side side{chooser.operands[0], operand == 1, {}};
  std::vector<const Op*> inside;
  std::priority_queue<std::ptrdiff_t> candidates;  // the last first: users are decided before what they use
  std::set<std::ptrdiff_t> seen;
  auto consider = [&](Value value) {
    if (!activity.active(value)) return;
    if (std::ptrdiff_t found = place(value); found >= 0 && seen.insert(found).second) candidates.push(found);
  };
  consider(chooser.operands[operand]);
  bool danger = false;
  while (!candidates.empty()) {
    const Op& op = region.ops[index(candidates.top())];
    candidates.pop();
    if (!op.info().has(kElementwise) || function_.type(op.results[0]).dims != dims) continue;
    bool exclusive = std::ranges::all_of(uses_.of(op.results[0]), [&](const Op* user) {
      return user &&
             (user == &chooser ? chooser.operands[operand] == op.results[0] : side.inside.contains(user->results[0]));
    });
    if (!exclusive) continue;
    side.inside.insert(op.results[0]);
    inside.push_back(&op);
    danger |= may_be_infinite(op, activity);
    for (Value used : op.operands) consider(used);
  }
  if (!danger) return;
  sides_.push_back(std::make_unique<Side>(std::move(side)));
  for (const Op* op : inside) around_[op].push_back(sides_.back().get());
}

bool Guards::is_finite_number(Value value) const {
  const Op* op = uses_.definition(value);
  if (op && op->code == OpCode::broadcast_in_dim) return is_finite_number(op->operands[0]);
  if (!op || op->code != OpCode::constant) return false;
  const auto& constant = op->attrs.get<Constant>("value");
  return constant.is_splat() && std::isfinite(constant.at(0)) && constant.at(0) != 0;
}

bool Guards::may_be_infinite(const Op& op, const Activity& activity) const {
  if (!activity.active(op.results[0])) return false;
  switch (op.code) {
    case OpCode::abs:
    case OpCode::add:
    case OpCode::clamp:
    case OpCode::convert:
    case OpCode::logistic:
    case OpCode::maximum:
    case OpCode::minimum:
    case OpCode::negate:
    case OpCode::select:
    case OpCode::subtract:
    case OpCode::tanh:
      return false;
    case OpCode::multiply:
      return !is_finite_number(op.operands[0]) && !is_finite_number(op.operands[1]);
    case OpCode::divide:
      return !is_finite_number(op.operands[1]);
    default:
      return true;
  }
}

}  // namespace pcp
