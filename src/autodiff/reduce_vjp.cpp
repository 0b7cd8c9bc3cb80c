#include <algorithm>
#include <numeric>

#include "autodiff/emit.h"
#include "autodiff/rules.h"
#include "base/index.h"
#include "graph/reducer.h"

namespace pcp {
namespace {

Dims kept_dimensions(const TensorType& type, const Dims& reduced) {
  Dims kept;
  for (std::int64_t i = 0; i < type.rank(); ++i) {
    if (std::ranges::find(reduced, i) == reduced.end()) kept.push_back(i);
  }
  return kept;
}

// A result of the reduction in the shape of what was reduced.
Value spread(Builder& b, Value x, const TensorType& type, const Dims& reduced) {
  return b.broadcast_in_dim(x, type.dims, kept_dimensions(type, reduced));
}

Values sum_vjp(const VjpSite& site, const Dims& reduced) {
  Values cotangents(2);
  if (site.wanted[0]) cotangents[0] = spread(site.builder, site.cotangents[0], site.operand_type(0), reduced);
  if (site.wanted[1]) cotangents[1] = total(site.builder, site.cotangents[0]);
  return cotangents;
}

// Elements equal to the result share its cotangent. Where no element equals it, the cotangent belongs to the initial
// value.
Values extremum_vjp(const VjpSite& site, const Dims& reduced) {
  Builder& b = site.builder;
  Value x = site.operands[0], g = site.cotangents[0];
  TensorType type = site.operand_type(0);
  Value chosen = b.compare(x, spread(b, site.results[0], type, reduced), "EQ");
  Value count = b.reduce(b.select(chosen, b.splat(type, 1), b.splat(type, 0)), OpCode::add, reduced);
  Values cotangents(2);
  if (site.wanted[0]) {
    Value sharers =
        b.maximum(count, b.splat(TensorType(b.type(count)), 1));  // no element where the result is the initial value
    Value share = spread(b, b.divide(g, sharers), type, reduced);
    cotangents[0] = b.select(chosen, share, b.splat(type, 0));
  }
  if (site.wanted[1]) {
    Value zero = b.splat(TensorType(b.type(g)), 0);
    cotangents[1] = total(b, b.select(b.compare(count, zero, "EQ"), g, zero));
  }
  return cotangents;
}

// The products x_0 x_1 ... x_{i-1} along the last dimension (with `backward` those of the elements after i), in log2(n)
// steps. There is no division, so that factors of zero and higher derivatives give the right result.
Value exclusive_product(Builder& b, Value x, bool backward) {
  TensorType type = b.type(x);
  std::size_t last = type.dims.size() - 1;
  Value one = b.scalar(type.dtype, 1);
  auto shifted = [&](Value y, std::int64_t by) {
    Dims near(type.dims.size()), far(type.dims.size());
    (backward ? far : near)[last] = by;
    (backward ? near : far)[last] = -by;
    return b.pad(y, one, near, far);
  };
  Value product = shifted(x, 1);
  for (std::int64_t step = 1; step < type.dims[last]; step *= 2) product = b.multiply(product, shifted(product, step));
  return product;
}

Values product_vjp(const VjpSite& site, const Dims& reduced) {
  Builder& b = site.builder;
  Value x = site.operands[0], g = site.cotangents[0];
  TensorType type = site.operand_type(0);
  Values cotangents(2);
  if (site.wanted[0] && type.elements() > 0) {
    Dims order = kept_dimensions(type, reduced);
    std::size_t kept = order.size();
    order.insert(order.end(), reduced.begin(), reduced.end());
    Dims rows, moved, back(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      moved.push_back(type.dims[index(order[i])]);
      back[index(order[i])] = static_cast<std::int64_t>(i);
    }
    rows.assign(moved.begin(), moved.begin() + static_cast<std::ptrdiff_t>(kept));
    rows.push_back(std::accumulate(moved.begin() + static_cast<std::ptrdiff_t>(kept), moved.end(), std::int64_t{1},
                                   std::multiplies<>()));
    Value flat = b.reshape(b.transpose(x, order), rows);
    Value rest = b.multiply(exclusive_product(b, flat, false), exclusive_product(b, flat, true));
    rest = b.transpose(b.reshape(rest, moved), back);
    rest = b.multiply(rest, b.broadcast(site.operands[1], type.dims));  // the initial value is a factor, too
    cotangents[0] = b.multiply(spread(b, g, type, reduced), rest);
  }
  if (site.wanted[1]) cotangents[1] = total(b, b.multiply(g, b.reduce(x, OpCode::multiply, reduced)));
  return cotangents;
}

// A reduction may compute in a wider type than its operands have; then its gradient does so too.
Values in_result_type(const VjpSite& site, const Dims& reduced, Values (*rule)(const VjpSite&, const Dims&)) {
  VjpSite wide = site;
  DType dtype = site.builder.type(site.results[0]).dtype;
  for (Value& operand : wide.operands) operand = in_type(site.builder, operand, dtype);
  Values cotangents = rule(wide, reduced);
  for (std::size_t i = 0; i < cotangents.size(); ++i) {
    if (cotangents[i]) cotangents[i] = in_type(site.builder, cotangents[i], site.operand_type(i).dtype);
  }
  return cotangents;
}

const Op* definition(const Function& function, Value value) {
  const Op* found = nullptr;
  walk(function.body, [&](const Op& op) {
    if (std::ranges::find(op.results, value) != op.results.end()) found = &op;
  });
  return found;
}

// A reduction of values with their positions, as argmax is written: both results of the region are one of the two
// candidates, and the positions are an iota over the reduced dimension. Then the position tells which element was
// chosen.
bool is_choice_with_position(const VjpSite& site, const Dims& reduced) {
  const Op& op = site.op;
  const Region& region = op.regions[0];
  if (op.results.size() != 2 || reduced.size() != 1 || is_float(site.operand_type(1).dtype)) return false;
  for (std::size_t i = 0; i < 2; ++i) {
    auto made =
        std::ranges::find_if(region.ops, [&](const Op& inner) { return inner.results[0] == region.results[i]; });
    if (made == region.ops.end() || made->code != OpCode::select) return false;
    Value first = made->operands[1], second = made->operands[2], a = region.args[i], b = region.args[i + 2];
    if (!(first == a && second == b) && !(first == b && second == a)) return false;
  }
  const Op* positions = definition(site.source, op.operands[1]);
  if (positions && positions->code == OpCode::broadcast_in_dim) {
    const Dims& places = positions->attrs.dims("broadcast_dimensions");
    const Op* inner = definition(site.source, positions->operands[0]);
    return inner && inner->code == OpCode::iota && places.size() == 1 && places[0] == reduced[0];
  }
  return positions && positions->code == OpCode::iota && positions->attrs.integer("iota_dimension") == reduced[0];
}

}  // namespace

Values reduce_vjp(const VjpSite& site) {
  Dims reduced = site.op.attrs.dims("dimensions");
  std::ranges::sort(reduced);
  switch (match_reducer(site.op.regions[0]).value_or(OpCode::reduce)) {
    case OpCode::add:
      return in_result_type(site, reduced, sum_vjp);
    case OpCode::multiply:
      return in_result_type(site, reduced, product_vjp);
    case OpCode::maximum:
    case OpCode::minimum:
      return in_result_type(site, reduced, extremum_vjp);
    default:
      break;
  }
  if (!is_choice_with_position(site, reduced)) {
    site.unsupported(
        "only reductions by one add, multiply, maximum or minimum, and a value chosen together with its position, can "
        "be differentiated");
  }
  Builder& b = site.builder;
  TensorType type = site.operand_type(0);
  Values cotangents(site.operands.size());
  if (site.wanted[2]) site.unsupported("the initial value of a choice with position cannot be differentiated");
  if (site.wanted[0] && site.cotangents[0]) {
    Value position = spread(b, site.results[1], site.operand_type(1), reduced);
    Value here = b.compare(site.operands[1], position, "EQ");
    cotangents[0] = b.select(here, spread(b, site.cotangents[0], type, reduced), b.splat(type, 0));
  }
  return cotangents;
}

}  // namespace pcp
