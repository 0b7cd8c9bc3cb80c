#include "passes/effects.h"

#include <algorithm>

namespace pcp {
namespace {

template <class Predicate>
bool any_inside(const Op& op, Predicate predicate) {
  return std::ranges::any_of(op.regions,
                             [&](const Region& region) { return std::ranges::any_of(region.ops, predicate); });
}

}  // namespace

bool has_side_effect(const Op& op) {
  if (op.code == OpCode::custom_call) return op.attrs.get_or("has_side_effect", false);
  return op.info().has(kInlined) || any_inside(op, has_side_effect);
}

bool is_shareable(const Op& op) {
  if (op.code == OpCode::optimization_barrier || op.code == OpCode::custom_call || op.info().has(kInlined))
    return false;
  return !any_inside(op, [](const Op& inner) { return !is_shareable(inner); });
}

}  // namespace pcp
