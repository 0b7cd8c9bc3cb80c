// reshape, transpose, broadcast_in_dim. In canonical form, an operation that only adds, drops or moves unit dimensions
// is a reshape, a broadcast comes after reshapes and transposes, and the dimensions it reads ascend.
#include <algorithm>

#include "graph/dims.h"
#include "passes/simplify.h"

namespace pcp {
namespace {

bool is_identity(const Dims& permutation) {
  for (std::size_t i = 0; i < permutation.size(); ++i) {
    if (at(permutation[i]) != i) return false;
  }
  return true;
}

Dims without_units(const Dims& dims) {
  Dims kept;
  std::ranges::copy_if(dims, std::back_inserter(kept), [](std::int64_t dim) { return dim != 1; });
  return kept;
}

// The entries of `targets` that belong to dimensions of more than one element.
Dims targets_without_units(const Dims& dims, const Dims& targets) {
  Dims kept;
  for (std::size_t i = 0; i < dims.size(); ++i) {
    if (dims[i] != 1) kept.push_back(targets[i]);
  }
  return kept;
}

}  // namespace

Value Simplifier::moved_splat(const Draft& draft) {
  const Constant* value = splat(draft.x());
  return value && draft.type.elements() > 0 ? with_type(*value, draft.type) : Value();
}

Value Simplifier::simplify_shape(const Draft& draft) {
  if (Value value = moved_splat(draft)) return value;
  if (draft.code == OpCode::reshape) return simplify_reshape(draft);
  if (draft.code == OpCode::transpose) return simplify_transpose(draft);
  return simplify_broadcast(draft);
}

Value Simplifier::simplify_reshape(const Draft& draft) {
  Value x = draft.x();
  if (type(x) == draft.type) return x;
  if (const Constant* value = constant(x)) return with_type(*value, draft.type);
  if (const Op* inner = definition(x, OpCode::reshape)) return reshaped(inner->operand(0), draft.type.dims);
  if (const Op* inner = definition(x, OpCode::broadcast_in_dim)) return simplify_reshaped_broadcast(draft, *inner);
  return {};
}

// reshape(broadcast(x)) becomes broadcast(reshape(x)). Both shapes are cut into the shortest runs of dimensions with
// equal element counts. The order can be changed when x has all dimensions of a run, or none of them.
Value Simplifier::simplify_reshaped_broadcast(const Draft& draft, const Op& broadcast) {
  Value operand = broadcast.operand(0);
  const Dims& from = type(draft.x()).dims;
  const Dims& to = draft.type.dims;
  const Dims& operand_dims = type(operand).dims;
  Dims sources = targets_without_units(operand_dims, broadcast.attrs.dims("broadcast_dimensions"));
  if (!std::ranges::is_sorted(sources) || draft.type.elements() == 0) return {};
  std::vector<bool> filled_by_operand(from.size());
  for (std::int64_t source : sources) filled_by_operand[at(source)] = true;

  Dims new_operand_dims, new_broadcast_dims;
  for (std::size_t i = 0, j = 0; i < from.size() || j < to.size();) {
    std::size_t run_from = i, run_to = j;
    std::int64_t from_count = i < from.size() ? from[i++] : 1;
    std::int64_t to_count = j < to.size() ? to[j++] : 1;
    while (from_count != to_count) {
      if (from_count < to_count) {
        from_count *= from[i++];
      } else {
        to_count *= to[j++];
      }
    }
    bool any = false, all = true;
    for (std::size_t k = run_from; k < i; ++k) {
      if (from[k] == 1) continue;
      any |= filled_by_operand[k];
      all &= filled_by_operand[k];
    }
    if (!any) continue;
    if (!all) return {};
    for (std::size_t k = run_to; k < j; ++k) {
      if (to[k] == 1) continue;
      new_operand_dims.push_back(to[k]);
      new_broadcast_dims.push_back(static_cast<std::int64_t>(k));
    }
  }
  return broadcasted(reshaped(operand, std::move(new_operand_dims)), to, std::move(new_broadcast_dims));
}

Value Simplifier::simplify_transpose(const Draft& draft) {
  Value x = draft.x();
  const Dims& permutation = draft.attrs.dims("permutation");
  if (is_identity(permutation)) return x;
  Dims moved;  // the source dimensions of more than one element, in the order of the result
  for (std::int64_t from : permutation) {
    if (type(x).dims[at(from)] != 1) moved.push_back(from);
  }
  if (std::ranges::is_sorted(moved)) return reshaped(x, draft.type.dims);
  if (const Op* inner = definition(x, OpCode::transpose)) {
    const Dims& first = inner->attrs.dims("permutation");
    Dims both;
    for (std::int64_t from : permutation) both.push_back(first[at(from)]);
    return transposed(inner->operand(0), both);
  }
  if (const Op* inner = definition(x, OpCode::broadcast_in_dim)) {
    Dims place(permutation.size());  // where each dimension of x goes
    for (std::size_t i = 0; i < permutation.size(); ++i) place[at(permutation[i])] = static_cast<std::int64_t>(i);
    Value operand = inner->operand(0);
    Dims targets;
    for (std::int64_t target : inner->attrs.dims("broadcast_dimensions")) targets.push_back(place[at(target)]);
    if (std::ranges::is_sorted(targets)) return broadcasted(operand, draft.type.dims, std::move(targets));
    const Dims& dims = type(operand).dims;
    targets = targets_without_units(dims, targets);
    if (std::ranges::is_sorted(targets)) {
      return broadcasted(reshaped(operand, without_units(dims)), draft.type.dims, std::move(targets));
    }
  }
  return {};
}

Value Simplifier::simplify_broadcast(const Draft& draft) {
  Value x = draft.x();
  const Dims& targets = draft.attrs.dims("broadcast_dimensions");
  const Dims& dims = type(x).dims;
  if (type(x).elements() == draft.type.elements() && std::ranges::is_sorted(targets_without_units(dims, targets))) {
    return reshaped(x, draft.type.dims);
  }
  if (const Op* inner = definition(x, OpCode::broadcast_in_dim)) {
    Dims both;
    for (std::int64_t target : inner->attrs.dims("broadcast_dimensions")) both.push_back(targets[at(target)]);
    return broadcasted(inner->operand(0), draft.type.dims, std::move(both));
  }
  // Unit dimensions that a reshape added are not needed to broadcast.
  if (const Op* inner = definition(x, OpCode::reshape); inner && std::ranges::count(dims, 1) > 0) {
    Dims kept = targets_without_units(dims, targets);
    return broadcasted(reshaped(inner->operand(0), without_units(dims)), draft.type.dims, std::move(kept));
  }
  return {};
}

}  // namespace pcp
