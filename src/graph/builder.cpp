#include "pcp/builder.h"

#include <limits>
#include <numeric>

#include "base/index.h"
#include "graph/limits.h"
#include "graph/shape_checks.h"

namespace pcp {

Values Builder::create(OpCode code, Values operands, Attrs attrs, std::vector<Region> regions,
                       std::vector<TensorType> given) {
  OpSite site{pcp::info(code), {}, std::move(given), attrs, regions, *function_, location_};
  site.operands.reserve(operands.size());
  for (std::size_t i = 0; i < operands.size(); ++i) {
    site.check(function_->has(operands[i]), "operand ", i, " is not a value of function @", function_->name);
    site.operands.push_back(type(operands[i]));
  }
  Values results;
  for (TensorType& result : infer_types(site)) results.push_back(function_->new_value(std::move(result)));
  region_->ops.push_back(Op{code, std::move(operands), results, std::move(attrs), std::move(regions), location_});
  return results;
}

Value Builder::create1(OpCode code, Values operands, Attrs attrs, std::vector<Region> regions,
                       std::vector<TensorType> given) {
  Values results = create(code, std::move(operands), std::move(attrs), std::move(regions), std::move(given));
  require(results.size() == 1, "[", pcp::info(code).name, "] has ", results.size(), " results where one is expected");
  return results[0];
}

Region Builder::region(const std::vector<TensorType>& arg_types, const Fill& fill) {
  Region region;
  for (const TensorType& type : arg_types) region.args.push_back(function_->new_value(type));
  Builder inside(*function_, region);
  inside.set_location(location_);
  Values args = region.args;
  inside.returns(fill(inside, args));
  return region;
}

Value Builder::argument(TensorType type) {
  shape_rules::check_limits("func.func", {"argument", function_->body.args.size(), type}, location_);
  Value value = function_->new_value(std::move(type));
  function_->body.args.push_back(value);
  if (!function_->arg_attrs.empty()) function_->arg_attrs.emplace_back();
  return value;
}

void Builder::returns(Values values) {
  for (std::size_t i = 0; i < values.size(); ++i)
    require(function_->has(values[i]), "result ", i, " is not a value of function @", function_->name);
  region_->results = std::move(values);
}

Value Builder::constant(Constant value) { return create1(OpCode::constant, {}, {{"value", std::move(value)}}); }
Value Builder::scalar(DType dtype, double value) { return constant(Constant::scalar(dtype, value)); }
Value Builder::splat(TensorType type, double value) {
  if (type.bytes() > kMaxConstantBytes) return broadcast(scalar(type.dtype, value), type.dims);
  return constant(Constant::splat(std::move(type), value));
}

Value Builder::iota(TensorType type, std::int64_t dimension) {
  return create1(OpCode::iota, {}, {{"iota_dimension", IntAttr{dimension}}}, {}, {std::move(type)});
}

Value Builder::convert(Value x, DType dtype) {
  return create1(OpCode::convert, {x}, {}, {}, {TensorType(dtype, type(x).dims)});
}

Value Builder::compare(Value x, Value y, std::string_view direction, std::string_view compare_type) {
  DType dtype = type(x).dtype;
  if (compare_type.empty()) compare_type = is_float(dtype) ? "FLOAT" : is_signed(dtype) ? "SIGNED" : "UNSIGNED";
  return create1(OpCode::compare, {x, y},
                 {{"comparison_direction", EnumAttr{"comparison_direction", std::string(direction)}},
                  {"compare_type", EnumAttr{"comparison_type", std::string(compare_type)}}});
}

Value Builder::select(Value predicate, Value on_true, Value on_false) {
  return create1(OpCode::select, {predicate, on_true, on_false});
}

Value Builder::clamp(Value low, Value x, Value high) { return create1(OpCode::clamp, {low, x, high}); }

Value Builder::reshape(Value x, Dims dims) {
  return create1(OpCode::reshape, {x}, {}, {}, {TensorType(type(x).dtype, std::move(dims))});
}

Value Builder::transpose(Value x, Dims permutation) {
  return create1(OpCode::transpose, {x}, {{"permutation", std::move(permutation)}});
}

Value Builder::broadcast_in_dim(Value x, Dims dims, Dims broadcast_dimensions) {
  return create1(OpCode::broadcast_in_dim, {x}, {{"broadcast_dimensions", std::move(broadcast_dimensions)}}, {},
                 {TensorType(type(x).dtype, std::move(dims))});
}

Value Builder::broadcast(Value scalar, Dims dims) { return broadcast_in_dim(scalar, std::move(dims), {}); }

Value Builder::slice(Value x, Dims start, Dims limit, Dims strides) {
  if (strides.empty()) strides.assign(start.size(), 1);
  return create1(
      OpCode::slice, {x},
      {{"start_indices", std::move(start)}, {"limit_indices", std::move(limit)}, {"strides", std::move(strides)}});
}

Value Builder::concatenate(Values parts, std::int64_t dimension) {
  return create1(OpCode::concatenate, std::move(parts), {{"dimension", IntAttr{dimension}}});
}

Value Builder::pad(Value x, Value padding, Dims low, Dims high, Dims interior) {
  if (interior.empty()) interior.assign(low.size(), 0);
  return create1(OpCode::pad, {x, padding},
                 {{"edge_padding_low", std::move(low)},
                  {"edge_padding_high", std::move(high)},
                  {"interior_padding", std::move(interior)}});
}

Value Builder::reverse(Value x, Dims dimensions) {
  return create1(OpCode::reverse, {x}, {{"dimensions", std::move(dimensions)}});
}

Value Builder::dynamic_slice(Value x, Values starts, Dims sizes) {
  starts.insert(starts.begin(), x);
  return create1(OpCode::dynamic_slice, std::move(starts), {{"slice_sizes", std::move(sizes)}});
}

Value Builder::dynamic_update_slice(Value x, Value update, Values starts) {
  starts.insert(starts.begin(), {x, update});
  return create1(OpCode::dynamic_update_slice, std::move(starts));
}

Value Builder::gather(Value operand, Value indices, GatherDims dims, Dims slice_sizes) {
  return create1(OpCode::gather, {operand, indices},
                 {{"dimension_numbers", std::move(dims)}, {"slice_sizes", std::move(slice_sizes)}});
}

Value Builder::dot_general(Value lhs, Value rhs, DotDims dims) {
  return create1(OpCode::dot_general, {lhs, rhs}, {{"dot_dimension_numbers", std::move(dims)}});
}

Value Builder::matmul(Value lhs, Value rhs) {
  std::int64_t left = type(lhs).rank(), right = type(rhs).rank();
  require(left >= 1 && right >= 2 && (right == 2 || left == right), "[matmul] cannot multiply ", to_string(type(lhs)),
          " by ", to_string(type(rhs)),
          ": the right side must be a matrix, or both must have the same batch dimensions", shape_rules::at(location_));
  Dims batch(index(right - 2));
  std::iota(batch.begin(), batch.end(), 0);
  return dot_general(lhs, rhs, {batch, batch, {left - 1}, {right - 2}});
}

Value Builder::reduce(Value x, OpCode code, Dims dimensions) {
  TensorType element(type(x).dtype, {});
  Value initial = constant(neutral(code, element.dtype));
  std::vector<Region> body;
  body.push_back(region({element, element}, [&](Builder& inside, const Values& args) {
    return Values{inside.binary(code, args[0], args[1])};
  }));
  return create1(OpCode::reduce, {x, initial}, {{"dimensions", std::move(dimensions)}}, std::move(body));
}

}  // namespace pcp
