// Ties and edges follow JAX: maximum and minimum share the gradient between equal operands, abs uses the sign, clamp
// passes the gradient strictly inside its bounds.
#include <numeric>

#include "autodiff/rules.h"

namespace pcp {
namespace {

Value splat_like(const VjpSite& site, Value x, double value) {
  return site.builder.splat(TensorType(site.builder.type(x)), value);
}

Value scaled(const VjpSite& site, Value x, double factor) {
  return site.builder.multiply(x, splat_like(site, x, factor));
}

// The cotangents of a binary operation, each made only when wanted.
template <class Left, class Right>
Values both(const VjpSite& site, Left left, Right right) {
  Values cotangents(2);
  if (site.wanted[0]) cotangents[0] = left();
  if (site.wanted[1]) cotangents[1] = right();
  return cotangents;
}

// maximum and minimum: `wins` is the comparison that holds when the first operand is the result.
Values choice_vjp(const VjpSite& site, const char* wins, const char* loses) {
  Builder& b = site.builder;
  Value g = site.cotangents[0], x = site.operands[0], y = site.operands[1];
  if (x == y) return {g, {}};
  Value tied = b.compare(x, y, "EQ");
  Value shared = b.select(tied, scaled(site, g, 0.5), splat_like(site, g, 0));
  return both(
      site, [&] { return b.select(b.compare(x, y, wins), g, shared); },
      [&] { return b.select(b.compare(x, y, loses), g, shared); });
}

// A bound of clamp in the shape of the operand: a scalar bound is broadcast.
Value spread(const VjpSite& site, Value bound, const TensorType& type) {
  return site.builder.type(bound) == type ? bound : site.builder.broadcast(bound, type.dims);
}

Value gathered(const VjpSite& site, Value cotangent, std::size_t operand) {
  TensorType type = site.builder.type(cotangent);
  if (site.operand_type(operand) == type) return cotangent;
  Dims all(type.dims.size());
  std::iota(all.begin(), all.end(), 0);
  return site.builder.reduce(cotangent, OpCode::add, all);
}

}  // namespace

Values abs_vjp(const VjpSite& site) {
  return {site.builder.multiply(site.cotangents[0], site.builder.unary(OpCode::sign, site.operands[0]))};
}

Values add_vjp(const VjpSite& site) {
  auto same = [&] { return site.cotangents[0]; };
  return both(site, same, same);
}

Values atan2_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value y = site.operands[0], x = site.operands[1];
  Value part = b.divide(site.cotangents[0], b.add(b.multiply(x, x), b.multiply(y, y)));
  return both(
      site, [&] { return b.multiply(part, x); }, [&] { return b.negate(b.multiply(part, y)); });
}

Values cbrt_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value root = site.results[0];
  return {b.divide(site.cotangents[0], scaled(site, b.multiply(root, root), 3))};
}

Values clamp_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0], x = site.operands[1];
  TensorType type = site.operand_type(1);
  Value low = spread(site, site.operands[0], type), high = spread(site, site.operands[2], type);
  Value zero = b.splat(type, 0);
  Values cotangents(3);
  if (site.wanted[0]) {
    Value below = b.binary(OpCode::and_, b.compare(low, x, "GT"), b.compare(low, high, "LT"));
    cotangents[0] = gathered(site, b.select(below, g, zero), 0);
  }
  if (site.wanted[1]) {
    Value inside = b.binary(OpCode::and_, b.compare(x, low, "GT"), b.compare(x, high, "LT"));
    cotangents[1] = b.select(inside, g, zero);
  }
  if (site.wanted[2]) cotangents[2] = gathered(site, b.select(b.compare(high, x, "LT"), g, zero), 2);
  return cotangents;
}

Values convert_vjp(const VjpSite& site) {
  return {site.builder.convert(site.cotangents[0], site.operand_type(0).dtype)};
}

Values cosine_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  return {b.negate(b.multiply(site.cotangents[0], b.unary(OpCode::sine, site.operands[0])))};
}

Values divide_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value part = b.divide(site.cotangents[0], site.operands[1]);
  return both(
      site, [&] { return part; }, [&] { return b.negate(b.multiply(part, site.results[0])); });
}

Values exponential_vjp(const VjpSite& site) { return {site.builder.multiply(site.cotangents[0], site.results[0])}; }

Values exponential_minus_one_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  return {b.multiply(site.cotangents[0], b.add(site.results[0], splat_like(site, site.results[0], 1)))};
}

Values log_vjp(const VjpSite& site) { return {site.builder.divide(site.cotangents[0], site.operands[0])}; }

Values log_plus_one_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  return {b.divide(site.cotangents[0], b.add(site.operands[0], splat_like(site, site.operands[0], 1)))};
}

// The cotangent passes straight through and is rounded as the value is, as in JAX.
Values reduce_precision_vjp(const VjpSite& site) {
  return {site.builder.create1(OpCode::reduce_precision, {site.cotangents[0]}, site.op.attrs)};
}

Values logistic_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value y = site.results[0];
  return {b.multiply(site.cotangents[0], b.multiply(y, b.subtract(splat_like(site, y, 1), y)))};
}

Values maximum_vjp(const VjpSite& site) { return choice_vjp(site, "GT", "LT"); }
Values minimum_vjp(const VjpSite& site) { return choice_vjp(site, "LT", "GT"); }

Values multiply_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0];
  return both(
      site, [&] { return b.multiply(g, site.operands[1]); }, [&] { return b.multiply(g, site.operands[0]); });
}

Values negate_vjp(const VjpSite& site) { return {site.builder.negate(site.cotangents[0])}; }

// x^0 is flat in x everywhere, and 0^y in y, though the formulas say 0 * inf there.
Values power_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0], x = site.operands[0], y = site.operands[1];
  Value zero = splat_like(site, x, 0), one = splat_like(site, x, 1);
  return both(
      site,
      [&] {
        Value slope = b.multiply(y, b.binary(OpCode::power, x, b.subtract(y, one)));
        return b.multiply(g, b.select(b.compare(y, zero, "EQ"), zero, slope));
      },
      [&] {
        Value base = b.select(b.compare(x, zero, "EQ"), one, x);
        return b.multiply(g, b.multiply(b.log(base), site.results[0]));
      });
}

// x - y trunc(x / y), whose quotient is flat almost everywhere.
Values remainder_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0];
  return both(
      site, [&] { return g; },
      [&] {
        Value quotient = b.divide(site.operands[0], site.operands[1]);
        Value whole =
            b.multiply(b.unary(OpCode::sign, quotient), b.unary(OpCode::floor, b.unary(OpCode::abs, quotient)));
        return b.negate(b.multiply(g, whole));
      });
}

Values rsqrt_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value y = site.results[0];
  return {b.multiply(scaled(site, site.cotangents[0], -0.5), b.multiply(y, b.multiply(y, y)))};
}

Values select_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0], zero = splat_like(site, g, 0);
  Values cotangents(3);
  if (site.wanted[1]) cotangents[1] = b.select(site.operands[0], g, zero);
  if (site.wanted[2]) cotangents[2] = b.select(site.operands[0], zero, g);
  return cotangents;
}

Values sine_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  return {b.multiply(site.cotangents[0], b.unary(OpCode::cosine, site.operands[0]))};
}

Values sqrt_vjp(const VjpSite& site) {
  return {site.builder.divide(scaled(site, site.cotangents[0], 0.5), site.results[0])};
}

Values subtract_vjp(const VjpSite& site) {
  return both(
      site, [&] { return site.cotangents[0]; }, [&] { return site.builder.negate(site.cotangents[0]); });
}

Values tan_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value y = site.results[0];
  return {b.multiply(site.cotangents[0], b.add(b.multiply(y, y), splat_like(site, y, 1)))};
}

// (1 + y) (1 - y) keeps its digits where 1 - y^2 loses them, with y close to 1.
Values tanh_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value y = site.results[0], one = splat_like(site, y, 1);
  return {b.multiply(site.cotangents[0], b.multiply(b.add(one, y), b.subtract(one, y)))};
}

}  // namespace pcp
