#include "passes/simplify.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/index.h"
#include "graph/limits.h"
#include "graph/reducer.h"
#include "passes/effects.h"
#include "passes/small_fold.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

// The same constant, stored as one element when all its elements are equal.
Constant as_splat(const Constant& constant) {
  auto bytes = constant.bytes();
  std::size_t element = byte_size(constant.type().dtype);
  if (constant.is_splat() || bytes.size() <= element) return constant;
  if (std::memcmp(bytes.data(), bytes.data() + element, bytes.size() - element) != 0) return constant;
  return Constant(constant.type(), {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(element)});
}

bool is_empty(const TensorType& type) { return type.elements() == 0; }

}  // namespace

Values Simplifier::rewrite(const Op& op, Values operands) {
  const OpInfo& info = op.info();
  if (op.code == OpCode::constant) {
    const Constant& value = op.attrs.get<Constant>("value");
    Constant splat = as_splat(value);
    if (splat.is_splat() == value.is_splat() && op.attrs.size() == 1) return shared(clone(op, {}));
    changed_ |= splat.is_splat() != value.is_splat();
    return {literal(std::move(splat))};
  }
  bool pure = !info.has(kInlined) && !info.has(kImported) && op.code != OpCode::custom_call &&
              op.code != OpCode::optimization_barrier;
  if (!pure) return shared(clone(op, std::move(operands)));
  if (info.has(kControl)) {
    Values values = simplify_control(op, operands);
    if (values.size() != op.results.size() || values.empty()) return shared(clone(op, std::move(operands)));
    changed_ = true;
    return values;
  }
  if (std::ranges::all_of(op.results, [&](Value result) { return is_empty(source().type(result)); })) {
    changed_ = true;
    Values values;
    for (Value result : op.results) values.push_back(literal(Constant(source().type(result), {})));
    return values;
  }
  if (op.code == OpCode::reduce) {
    Value value = simplify_reduce(op, operands);
    if (!value) return shared(clone(op, std::move(operands)));
    changed_ = true;
    return {value};
  }
  if (op.results.size() != 1 || !op.regions.empty()) return shared(clone(op, std::move(operands)));
  return {make({op.code, std::move(operands), op.attrs, source().type(op.result())})};
}

Value Simplifier::make(Draft draft) {
  Value value;
  switch (draft.code) {
    case OpCode::reshape:
    case OpCode::transpose:
    case OpCode::broadcast_in_dim:
      value = simplify_shape(draft);
      break;
    case OpCode::bitcast_convert:
      value = simplify_bitcast(draft);
      break;
    case OpCode::iota:
      if (draft.type.dims[index(draft.attrs.integer("iota_dimension"))] == 1) value = filled(draft.type, 0);
      break;
    default:
      if (info(draft.code).has(kElementwise)) value = simplify_elementwise(draft);
      if (info(draft.code).has(kMovement)) value = simplify_movement(draft);
  }
  if (!value) value = folded(draft);
  if (value) {
    changed_ = true;
    return value;
  }
  return shared(emit(draft.code, std::move(draft.operands), std::move(draft.attrs), std::move(draft.type)));
}

Value Simplifier::folded(const Draft& draft) {
  std::vector<const Constant*> operands;
  for (Value operand : draft.operands) {
    operands.push_back(constant(operand));
    if (!operands.back()) return {};
  }
  if (draft.type.bytes() > kMaxConstantBytes) return {};
  auto result = fold_small(draft.code, operands, draft.attrs, draft.type);
  return result ? literal(as_splat(*result)) : Value();
}

Values Simplifier::simplify_control(const Op& op, const Values& operands) {
  if (op.code == OpCode::while_) {
    // The condition's result is a constant of its own region or of one around it.
    Value condition = op.regions[0].results[0];
    const Constant* value = nullptr;
    for (const Op& inner : op.regions[0].ops) {
      if (inner.code == OpCode::constant && inner.result() == condition) value = inner.attrs.find<Constant>("value");
    }
    if (!value && mapped(condition)) value = constant(mapped(condition));
    bool inert = std::ranges::none_of(op.regions[0].ops, has_side_effect);
    return value && value->at(0) == 0 && inert ? operands : Values();
  }
  const Constant* chosen = constant(operands[0]);
  if (!chosen) return {};
  if (op.code == OpCode::if_) return splice(op.regions[chosen->at(0) != 0 ? 0 : 1], {});
  auto branches = static_cast<std::int64_t>(op.regions.size());
  std::int64_t branch = chosen->int_at(0);
  return splice(op.regions[index(branch < 0 || branch >= branches ? branches - 1 : branch)], {});
}

// A reduction of unit dimensions combines each element with the initial value once.
Value Simplifier::simplify_reduce(const Op& op, const Values& operands) {
  std::optional<OpCode> reducer = match_reducer(op.regions[0]);
  if (operands.size() != 2 || !reducer) return {};
  const Dims& dims = type(operands[0]).dims;
  bool all_unit =
      std::ranges::all_of(op.attrs.dims("dimensions"), [&](std::int64_t dim) { return dims[index(dim)] == 1; });
  const TensorType& result = source().type(op.result());
  if (!all_unit || source().type(op.regions[0].results[0]).dtype != type(operands[0]).dtype) return {};
  Value x = reshaped(operands[0], result.dims);
  return make({*reducer, {x, broadcasted(operands[1], result.dims, {})}, {}, result});
}

Value Simplifier::reshaped(Value x, Dims dims) {
  if (type(x).dims == dims) return x;
  TensorType result(type(x).dtype, std::move(dims));
  return make({OpCode::reshape, {x}, {}, std::move(result)});
}

Value Simplifier::transposed(Value x, const Dims& permutation) {
  TensorType result(type(x).dtype, {});
  for (std::int64_t from : permutation) result.dims.push_back(type(x).dims[index(from)]);
  return make({OpCode::transpose, {x}, {{"permutation", permutation}}, std::move(result)});
}

Value Simplifier::broadcasted(Value x, Dims dims, Dims broadcast_dimensions) {
  TensorType result(type(x).dtype, std::move(dims));
  return make(
      {OpCode::broadcast_in_dim, {x}, {{"broadcast_dimensions", std::move(broadcast_dimensions)}}, std::move(result)});
}

Value Simplifier::sliced(Value x, Dims start, Dims limit, Dims strides) {
  TensorType result(type(x).dtype, {});
  for (std::size_t i = 0; i < start.size(); ++i) {
    result.dims.push_back((limit[i] - start[i] + strides[i] - 1) / strides[i]);
  }
  Attrs attrs{
      {"start_indices", std::move(start)}, {"limit_indices", std::move(limit)}, {"strides", std::move(strides)}};
  return make({OpCode::slice, {x}, std::move(attrs), std::move(result)});
}

Value Simplifier::literal(Constant constant) { return shared(emit(std::move(constant))); }

Value Simplifier::filled(TensorType type, double value) {
  if (type.bytes() <= kMaxConstantBytes) return literal(Constant::splat(std::move(type), value));
  return broadcasted(literal(Constant::scalar(type.dtype, value)), std::move(type.dims), {});
}

Value Simplifier::with_type(const Constant& constant, const TensorType& type) {
  return type.bytes() <= kMaxConstantBytes ? literal(constant.with_type(type)) : Value();
}

const Constant* Simplifier::splat(Value value) const {
  const Constant* found = constant(value);
  return found && found->is_splat() ? found : nullptr;
}

bool Simplifier::is_number(Value value, double number) const {
  const Constant* found = splat(value);
  return found && found->at(0) == number && std::signbit(found->at(0)) == std::signbit(number);
}

Function simplify(const Function& function) { return Simplifier(function).run(); }

}  // namespace pcp
