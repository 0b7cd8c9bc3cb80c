// The operand that `select` does not take has a derivative of zero, also where its own derivative is infinite:
// select(x < 1, f(x), 1 / x) must not give NaN at x = 0. In the backward pass through that operand, the zero cotangent
// is multiplied by an infinite factor, which gives NaN. So the cotangents that leave that part are masked once more.
#pragma once

#include <array>
#include <deque>
#include <unordered_map>

#include "autodiff/activity.h"
#include "graph/value_index.h"

namespace pcp {

class Guards {
 public:
  Guards(const Function&, const Activity&, const Uses&);

  // One operand of a select, with the elementwise operations whose results are used for that operand alone. A side may
  // lie inside another, so sides form a tree.
  struct Side {
    Value predicate;
    bool taken_when = true;       // the value of the predicate for which the operand is taken
    const Side* outer = nullptr;  // the next side around this one; null when there is none
  };
  // The side that masks a cotangent on its way from the operation to the operand: the innermost side around the
  // operation that has a factor that may be infinite. All sides around it mask the cotangent, too. Null when no mask is
  // needed: there is no such side, or the operand still belongs to it.
  const Side* side_left(const Op&, Value operand) const;

 private:
  struct Node : Side {
    Node* parent = nullptr;         // of the root: itself
    Node* jump = nullptr;           // an ancestor further up, so that any ancestor is reached in logarithmic time
    const Node* masking = nullptr;  // this node or its nearest ancestor that may be infinite; null when there is none
    int depth = 0;
    bool may_be_infinite = false;
  };

  void find(const Region&, const Activity&);
  Node* innermost(const Region&, Value);
  Node* side_of_use(const Region&, Value, const Op* user);
  Node* new_side(const Op& select, std::size_t operand, Node* parent);
  void find_masks();
  static Node* ancestor(Node*, int depth);
  static Node* common_ancestor(Node*, Node*);
  bool may_be_infinite(const Op&) const;
  bool is_finite_number(Value) const;  // a constant, finite and not zero

  const Function& function_;
  const Uses& uses_;
  std::deque<Node> nodes_;       // a parent before its children; the root, which is no side, is the first
  IndexedVector<Node*> around_;  // by the result of an operation: the innermost side it belongs to, or the root
  std::unordered_map<const Op*, std::array<Node*, 2>> sides_;  // of a select: of its operands 1 and 2
};

}  // namespace pcp
