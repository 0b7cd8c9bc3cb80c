// slice, concatenate, pad, reverse, gather and the dynamic slices.
#include <algorithm>

#include "graph/dims.h"
#include "passes/simplify.h"

namespace pcp {
namespace {

bool all_zero(const Dims& dims) {
  return std::ranges::all_of(dims, [](std::int64_t dim) { return dim == 0; });
}

// A start index as the dynamic slices read it: clamped so that the window fits.
std::int64_t clamped_start(const Constant& start, std::int64_t dim, std::int64_t window) {
  std::int64_t value = start.int_at(0);
  if (value < 0 && is_unsigned(start.type().dtype)) return dim - window;  // past 2^63
  return std::clamp<std::int64_t>(value, 0, dim - window);
}

}  // namespace

Value Simplifier::simplify_movement(const Draft& draft) {
  switch (draft.code) {
    case OpCode::slice:
      return simplify_slice(draft);
    case OpCode::dynamic_slice:
      return simplify_dynamic_slice(draft);
    case OpCode::pad:
      return simplify_pad(draft);
    case OpCode::reverse:
      return simplify_reverse(draft);
    case OpCode::concatenate:
      return simplify_concatenate(draft);
    case OpCode::gather:
      return moved_splat(draft);
    case OpCode::dynamic_update_slice: {
      const TensorType& update = type(draft.y());
      if (update == draft.type) return draft.y();
      return update.elements() == 0 ? draft.x() : Value();
    }
    default:
      return {};
  }
}

Value Simplifier::simplify_slice(const Draft& draft) {
  Value x = draft.x();
  if (type(x) == draft.type) return x;
  if (Value value = moved_splat(draft)) return value;
  const Dims& start = draft.attrs.dims("start_indices");
  const Dims& strides = draft.attrs.dims("strides");
  if (const Op* inner = definition(x, OpCode::slice)) {
    const Dims& inner_start = inner->attrs.dims("start_indices");
    const Dims& inner_strides = inner->attrs.dims("strides");
    Dims both_start, both_limit, both_strides;
    for (std::size_t i = 0; i < start.size(); ++i) {
      both_start.push_back(inner_start[i] + start[i] * inner_strides[i]);
      // The stride of a dimension with one element has no effect. It becomes 1, as a product of strides may overflow.
      both_strides.push_back(draft.type.dims[i] > 1 ? strides[i] * inner_strides[i] : 1);
      both_limit.push_back(both_start[i] + (draft.type.dims[i] - 1) * both_strides[i] + 1);
    }
    return sliced(inner->operand(0), std::move(both_start), std::move(both_limit), std::move(both_strides));
  }
  if (const Op* inner = definition(x, OpCode::concatenate)) return simplify_sliced_concatenate(draft, *inner);
  if (const Op* inner = definition(x, OpCode::broadcast_in_dim)) return simplify_sliced_broadcast(draft, *inner);
  return {};
}

// A slice that lies in one operand of the concatenation is a slice of that operand.
Value Simplifier::simplify_sliced_concatenate(const Draft& draft, const Op& concatenate) {
  std::size_t dim = at(concatenate.attrs.integer("dimension"));
  Dims start = draft.attrs.dims("start_indices"), limit = draft.attrs.dims("limit_indices");
  const Dims& strides = draft.attrs.dims("strides");
  std::int64_t last = start[dim] + (draft.type.dims[dim] - 1) * strides[dim];
  // The ends of the operands are computed once for a concatenation, because there may be as many slices as operands.
  auto [found, is_new] = joints_.try_emplace(concatenate.result().id);
  Dims& ends = found->second;
  for (std::size_t i = 0; is_new && i < concatenate.operands.size(); ++i) {
    ends.push_back((ends.empty() ? 0 : ends.back()) + type(concatenate.operands[i]).dims[dim]);
  }
  auto end = std::ranges::upper_bound(ends, start[dim]);
  if (end == ends.end() || last >= *end) return {};
  std::int64_t begin = end == ends.begin() ? 0 : *(end - 1);
  start[dim] -= begin;
  limit[dim] = last - begin + 1;
  return sliced(concatenate.operands[index(end - ends.begin())], std::move(start), std::move(limit), strides);
}

// A slice that is whole in every dimension the broadcast reads is a smaller broadcast.
Value Simplifier::simplify_sliced_broadcast(const Draft& draft, const Op& broadcast) {
  Value operand = broadcast.operand(0);
  const Dims& targets = broadcast.attrs.dims("broadcast_dimensions");
  const Dims& dims = type(draft.x()).dims;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    std::size_t target = at(targets[i]);
    if (type(operand).dims[i] != 1 && draft.type.dims[target] != dims[target]) return {};
  }
  return broadcasted(operand, draft.type.dims, targets);
}

Value Simplifier::simplify_dynamic_slice(const Draft& draft) {
  Value x = draft.x();
  if (type(x) == draft.type) return x;  // the only start that fits is 0
  if (Value value = moved_splat(draft)) return value;
  const Dims& dims = type(x).dims;
  Dims start, limit;
  for (std::size_t i = 0; i < dims.size(); ++i) {
    const Constant* index = constant(draft.operands[i + 1]);
    if (!index && draft.type.dims[i] != dims[i]) return {};
    start.push_back(index ? clamped_start(*index, dims[i], draft.type.dims[i]) : 0);
    limit.push_back(start[i] + draft.type.dims[i]);
  }
  return sliced(x, std::move(start), std::move(limit), Dims(dims.size(), 1));
}

Value Simplifier::simplify_pad(const Draft& draft) {
  const Dims& low = draft.attrs.dims("edge_padding_low");
  const Dims& high = draft.attrs.dims("edge_padding_high");
  if (all_zero(draft.attrs.dims("interior_padding"))) {
    auto cuts = [](const Dims& padding) { return std::ranges::all_of(padding, [](std::int64_t p) { return p <= 0; }); };
    if (all_zero(low) && all_zero(high)) return draft.x();
    if (cuts(low) && cuts(high)) {
      Dims start, limit;
      for (std::size_t i = 0; i < low.size(); ++i) {
        start.push_back(-low[i]);
        limit.push_back(start[i] + draft.type.dims[i]);
      }
      return sliced(draft.x(), std::move(start), std::move(limit), Dims(low.size(), 1));
    }
  }
  const Constant* x = splat(draft.x());
  const Constant* padding = splat(draft.y());
  bool alike = x && padding && std::ranges::equal(x->bytes(), padding->bytes());
  return alike ? with_type(*x, draft.type) : Value();
}

Value Simplifier::simplify_reverse(const Draft& draft) {
  if (Value value = moved_splat(draft)) return value;
  Dims dimensions = draft.attrs.dims("dimensions");
  const Op* inner = definition(draft.x(), OpCode::reverse);
  Value x = inner ? inner->operand(0) : draft.x();
  if (inner) {  // a dimension that both reverse is not reversed
    Dims once;
    Dims before = inner->attrs.dims("dimensions");
    std::ranges::sort(dimensions);
    std::ranges::sort(before);
    std::ranges::set_symmetric_difference(dimensions, before, std::back_inserter(once));
    dimensions = std::move(once);
  }
  erase_if(dimensions, [&](std::int64_t dim) { return draft.type.dims[at(dim)] == 1; });
  if (dimensions.empty()) return x;
  if (!inner && dimensions.size() == draft.attrs.dims("dimensions").size()) return {};
  return make({OpCode::reverse, {x}, {{"dimensions", std::move(dimensions)}}, draft.type});
}

Value Simplifier::simplify_concatenate(const Draft& draft) {
  Values parts;
  std::ranges::copy_if(draft.operands, std::back_inserter(parts),
                       [&](Value part) { return type(part).elements() > 0; });
  if (parts.size() == 1) return parts[0];
  const Constant* first = splat(parts[0]);
  bool alike = first && std::ranges::all_of(parts, [&](Value part) {
                 const Constant* other = splat(part);
                 return other && std::ranges::equal(first->bytes(), other->bytes());
               });
  if (alike) return with_type(*first, draft.type);
  if (parts.size() < draft.operands.size()) return make({draft.code, std::move(parts), draft.attrs, draft.type});
  return {};
}

}  // namespace pcp
