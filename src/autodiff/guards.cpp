#include "autodiff/guards.h"

#include <cmath>
#include <functional>

namespace pcp {

Guards::Guards(const Function& function, const Activity& activity, const Uses& uses)
    : function_(function), uses_(uses) {
  Node& root = nodes_.emplace_back();
  root.parent = root.jump = &root;
  around_.assign(function.value_count(), &root);
  find(function.body, activity);
  find_masks();
}

const Guards::Side* Guards::side_left(const Op& op, Value operand) const {
  const Node* side = around_[op.results[0]]->masking;
  if (!side || ancestor(around_[operand], side->depth) == side) return nullptr;
  return side;
}

// Walks from the last operation to the first, so that the sides of all users of a value are known before its own.
void Guards::find(const Region& region, const Activity& activity) {
  for (std::size_t i = region.ops.size(); i-- > 0;) {
    const Op& op = region.ops[i];
    for (const Region& inner : op.regions) find(inner, activity);
    if (!op.info().has(kElementwise) || !activity.active(op.results[0])) continue;
    Node* side = around_[op.results[0]] = innermost(region, op.results[0]);
    side->may_be_infinite |= may_be_infinite(op);
    if (op.code != OpCode::select || op.operands[1] == op.operands[2]) continue;
    sides_[&op] = {new_side(op, 1, side), new_side(op, 2, side)};
  }
}

Guards::Node* Guards::new_side(const Op& select, std::size_t operand, Node* parent) {
  Node& node = nodes_.emplace_back();
  node.predicate = select.operands[0];
  node.taken_when = operand == 1;
  node.outer = parent == &nodes_.front() ? nullptr : parent;
  node.parent = parent;
  node.depth = parent->depth + 1;
  bool are_jumps_equal = parent->depth - parent->jump->depth == parent->jump->depth - parent->jump->jump->depth;
  node.jump = are_jumps_equal ? parent->jump->jump : parent;
  return &node;
}

// The innermost side that all uses of a value belong to.
Guards::Node* Guards::innermost(const Region& region, Value value) {
  Node* common = nullptr;
  for (const Op* user : uses_.of(value)) {
    Node* side = side_of_use(region, value, user);
    common = common ? common_ancestor(common, side) : side;
    if (common == &nodes_.front()) break;
  }
  return common ? common : &nodes_.front();
}

Guards::Node* Guards::side_of_use(const Region& region, Value value, const Op* user) {
  const Op* begin = region.ops.data();
  bool is_here = user && !std::less<>()(user, begin) && std::less<>()(user, begin + region.ops.size());
  if (!is_here || function_.type(user->results[0]).dims != function_.type(value).dims) return &nodes_.front();
  auto sides = sides_.find(user);
  if (sides == sides_.end()) return around_[user->results[0]];
  return sides->second[value == user->operands[1] ? 0 : 1];
}

Guards::Node* Guards::ancestor(Node* node, int depth) {
  while (node->depth > depth) node = node->jump->depth >= depth ? node->jump : node->parent;
  return node;
}

Guards::Node* Guards::common_ancestor(Node* a, Node* b) {
  a = ancestor(a, b->depth);
  b = ancestor(b, a->depth);
  while (a != b) {
    bool can_jump = a->jump != b->jump;
    a = can_jump ? a->jump : a->parent;
    b = can_jump ? b->jump : b->parent;
  }
  return a;
}

// An operation that belongs to a side belongs to all sides around it, too.
void Guards::find_masks() {
  for (std::size_t i = nodes_.size(); i-- > 1;) nodes_[i].parent->may_be_infinite |= nodes_[i].may_be_infinite;
  for (std::size_t i = 1; i < nodes_.size(); ++i) {
    nodes_[i].masking = nodes_[i].may_be_infinite ? &nodes_[i] : nodes_[i].parent->masking;
  }
}

bool Guards::is_finite_number(Value value) const {
  const Op* op = uses_.definition(value);
  if (op && op->code == OpCode::broadcast_in_dim) return is_finite_number(op->operands[0]);
  if (!op || op->code != OpCode::constant) return false;
  const auto& constant = op->attrs.get<Constant>("value");
  return constant.is_splat() && std::isfinite(constant.at(0)) && constant.at(0) != 0;
}

bool Guards::may_be_infinite(const Op& op) const {
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
