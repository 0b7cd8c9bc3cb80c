#include "engine/iree/math.h"

#include <limits>
#include <numbers>

namespace pcp::iree {
namespace {

// A value in f64 with operators, so that formulas are readable.
struct Number {
  Builder* build;
  Value value;

  Number of(double constant) const { return {build, build->splat(build->type(value), constant)}; }
  Number apply(OpCode code) const { return {build, build->unary(code, value)}; }
  Number apply(OpCode code, Number other) const { return {build, build->binary(code, value, other.value)}; }
  Number at_most(double limit) const { return apply(OpCode::minimum, of(limit)); }
  Number at_least(double limit) const { return apply(OpCode::maximum, of(limit)); }
  Value is(std::string_view relation, Number other) const { return build->compare(value, other.value, relation); }
  Value is(std::string_view relation, double constant) const { return is(relation, of(constant)); }
};
Number operator+(Number x, Number y) { return x.apply(OpCode::add, y); }
Number operator-(Number x, Number y) { return x.apply(OpCode::subtract, y); }
Number operator*(Number x, Number y) { return x.apply(OpCode::multiply, y); }
Number operator/(Number x, Number y) { return x.apply(OpCode::divide, y); }
Number operator+(Number x, double y) { return x + x.of(y); }
Number operator*(Number x, double y) { return x * x.of(y); }
Number choose(Value condition, Number yes, Number no) {
  return {yes.build, yes.build->select(condition, yes.value, no.value)};
}

Value both(Builder& build, Value x, Value y) { return build.binary(OpCode::and_, x, y); }
Value either(Builder& build, Value x, Value y) { return build.binary(OpCode::or_, x, y); }

struct Turn {
  Number sine, cosine;  // of the angle reduced by whole quarter turns
  Value swaps;          // true for an odd number of quarters
  Number quarters;      // modulo 4: 0, 1, 2, 3
};

// Sum of (-z)^k / (first + 2 k)!, where first is 1 or 2.
Number taylor(Number z, int first) {
  constexpr int kTerms = 9;
  double coefficient[kTerms] = {1.0 / first};
  for (int k = 1; k < kTerms; ++k) coefficient[k] = -coefficient[k - 1] / ((first + 2 * k - 1) * (first + 2 * k));
  Number sum = z.of(coefficient[kTerms - 1]);
  for (int k = kTerms - 2; k >= 0; --k) sum = sum * z + coefficient[k];
  return sum;
}

Turn turn(Number x) {
  // pi / 2 as the sum of three parts. Two have trailing zeros, so that their products with the number of quarters are
  // exact.
  constexpr double kHigh = 0x1.921fb544p+0, kMiddle = 0x1.0b4611a6p-34, kLow = 0x1.3198a2e037073p-69;
  constexpr double kQuarter = std::numbers::pi / 4;
  Number quarters = (x * (2 / std::numbers::pi)).apply(OpCode::round_nearest_even);
  Number r = ((x - quarters * kHigh) - quarters * kMiddle) - quarters * kLow;
  r = choose(quarters.is("EQ", 0), x, r.at_least(-kQuarter).at_most(kQuarter));  // keeps the sign of -0
  Number z = r * r, fourth = quarters * 0.25;
  Number modulo = (fourth - fourth.apply(OpCode::floor)) * 4;
  Value swaps = either(*x.build, modulo.is("EQ", 1), modulo.is("EQ", 3));
  return {r * taylor(z, 1), z.of(1) - z * taylor(z, 2), swaps, modulo};
}

Number sine(Number x) {
  Turn t = turn(x);
  Number size = choose(t.swaps, t.cosine, t.sine);
  return choose(t.quarters.is("GE", 2), size * -1, size);
}

Number cosine(Number x) {
  Turn t = turn(x);
  Number size = choose(t.swaps, t.sine, t.cosine);
  Value is_negative = either(*x.build, t.quarters.is("EQ", 1), t.quarters.is("EQ", 2));
  return choose(is_negative, size * -1, size);
}

Number tangent(Number x) {
  Turn t = turn(x);
  return choose(t.swaps, t.cosine * -1, t.sine) / choose(t.swaps, t.sine, t.cosine);
}

// exp(x) - 1 and log(1 + x) without cancellation: the rounding of u = exp(x), or 1 + x, is undone by its logarithm.
Number exponential_minus_one(Number x) {
  Number u = x.apply(OpCode::exponential), small = (u + -1.0) * (x / u.apply(OpCode::log));
  Number y = choose(x.apply(OpCode::abs).is("LT", 1), small, u + -1.0);
  return choose(u.is("EQ", 1), x, y);
}

Number log_plus_one(Number x) {
  Number u = x + 1.0, y = u.apply(OpCode::log);
  y = choose(x.apply(OpCode::abs).is("LT", 1), y * (x / (u + -1.0)), y);
  return choose(u.is("EQ", 1), x, y);
}

Number hyperbolic_tangent(Number x) {
  Number grown = exponential_minus_one(x.apply(OpCode::abs).at_most(20) * 2);
  return (grown / (grown + 2.0)) * x.apply(OpCode::sign);
}

Number cube_root(Number x) {
  Number size = x.apply(OpCode::abs), y = (size.apply(OpCode::log) * (1.0 / 3)).apply(OpCode::exponential);
  y = y - (y - size / (y * y)) * (1.0 / 3);  // a Newton step corrects the error of the logarithm
  Value is_own_root = either(*x.build, size.is("EQ", 0), size.is("EQ", size * 0.5));  // 0 and infinity
  return choose(is_own_root, x, y * x.apply(OpCode::sign));
}

// Converts by way of f32: from f64 to f16, IREE flushes denormal numbers to zero.
Value narrowed(Builder& build, Value x, DType dtype) {
  return build.convert(dtype == DType::f16 ? build.convert(x, DType::f32) : x, dtype);
}

}  // namespace

bool is_expanded(OpCode code) {
  switch (code) {
    case OpCode::sine:
    case OpCode::cosine:
    case OpCode::tan:
    case OpCode::tanh:
    case OpCode::cbrt:
    case OpCode::exponential_minus_one:
    case OpCode::log_plus_one:
      return true;
    default:
      return false;
  }
}

Value expand(Builder& build, OpCode code, Value x) {
  DType dtype = build.type(x).dtype;
  Number wide{&build, build.convert(x, DType::f64)};
  Number y = code == OpCode::sine                    ? sine(wide)
             : code == OpCode::cosine                ? cosine(wide)
             : code == OpCode::tan                   ? tangent(wide)
             : code == OpCode::tanh                  ? hyperbolic_tangent(wide)
             : code == OpCode::cbrt                  ? cube_root(wide)
             : code == OpCode::exponential_minus_one ? exponential_minus_one(wide)
                                                     : log_plus_one(wide);
  return narrowed(build, y.value, dtype);
}

// First the magnitude, then the sign, then the special cases of IEEE 754 for 0, 1 and infinities.
Value power(Builder& build, Value base, Value exponent, bool in_f64) {
  DType dtype = build.type(base).dtype;
  DType wide = in_f64 || dtype == DType::f64 ? DType::f64 : DType::f32;
  auto number = [&](Value value) { return Number{&build, build.convert(value, wide)}; };
  Number x = number(base), y = number(exponent), size = x.apply(OpCode::abs), half = y * 0.5;
  Number core = in_f64 ? (y * size.apply(OpCode::log)).apply(OpCode::exponential) : size.apply(OpCode::power, y);
  core = choose(size.is("EQ", 1), x.of(1), core);
  Value is_whole = y.is("EQ", y.apply(OpCode::floor));
  Value is_odd = both(build, is_whole, half.is("NE", half.apply(OpCode::floor)));
  Value is_negative = either(build, x.is("LT", 0), (x.of(1) / x).is("LT", 0));  // true for -0, too
  Number result = choose(both(build, is_negative, is_odd), core * -1, core);
  Value is_finite_negative = both(build, x.is("LT", 0), build.unary(OpCode::is_finite, x.value));
  Value has_none = both(build, is_finite_negative, build.unary(OpCode::not_, is_whole));
  result = choose(has_none, x.of(std::numeric_limits<double>::quiet_NaN()), result);
  return narrowed(build, choose(y.is("EQ", 0), x.of(1), result).value, dtype);
}

Value integer_power(Builder& build, Value base, Value exponent) {
  const TensorType type = build.type(base);
  Value zero = build.splat(type, 0), one = build.splat(type, 1), result = one, factor = base;
  Value is_negative = is_signed(type.dtype) ? build.compare(exponent, zero, "LT") : Value();
  int bits = static_cast<int>(byte_size(type.dtype)) * 8;
  for (int bit = 0; bit < bits; ++bit) {
    Value shifted = build.binary(OpCode::shift_right_logical, exponent, build.splat(type, bit));
    Value is_set = build.compare(build.binary(OpCode::and_, shifted, one), one, "EQ");
    result = build.select(is_set, build.multiply(result, factor), result);
    factor = build.multiply(factor, factor);
  }
  if (!is_negative) return result;
  // 1 / base^n is 0, except for the bases 1 and -1, whose powers are their own inverses.
  Value is_unit = build.compare(build.unary(OpCode::abs, base), one, "EQ");
  return build.select(both(build, is_negative, build.unary(OpCode::not_, is_unit)), zero, result);
}

}  // namespace pcp::iree
