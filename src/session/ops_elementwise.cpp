// Arithmetic, comparisons and logic of several operands.
#include <cmath>

#include "session/ops.h"

namespace pcp::gt {
namespace {

// An operation that is one graph operation in the type its operands meet in.
Tensor simple(std::string_view name, OpCode code, const Operand& x, const Operand& y) {
  return elementwise(name, {&x, &y}, meeting_type({&x, &y}),
                     [&](Builder& b, const Values& v) { return b.binary(code, v[0], v[1]); });
}

DType number_type(std::string_view name, const Operand& x, const Operand& y) {
  DType met = meeting_type({&x, &y});
  require(met != DType::i1, "[gt.", name, "] is not defined for two i1 operands");
  return met;
}

Tensor compared(std::string_view name, std::string_view direction, const Operand& x, const Operand& y) {
  return elementwise(name, {&x, &y}, meeting_type({&x, &y}),
                     [&](Builder& b, const Values& v) { return b.compare(v[0], v[1], direction); });
}

Tensor logical(std::string_view name, OpCode code, const Operand& x, const Operand& y) {
  return elementwise(name, {&x, &y}, meeting_type({&x, &y}), [&](Builder& b, const Values& v) {
    return b.binary(code, as(b, v[0], DType::i1), as(b, v[1], DType::i1));
  });
}

Tensor bitwise(std::string_view name, OpCode code, const Operand& x, const Operand& y) {
  require(!is_float(meeting_type({&x, &y})), "[gt.", name, "] needs integers or i1, got a floating operand");
  return simple(name, code, x, y);
}

void check_divisor(std::string_view name, const Operand& y, DType met) {
  require(is_float(met) || y.is_tensor() || y.scalar().integer() != 0, "[gt.", name, "] division of integers by 0");
}

// Whether a remainder with the sign of the dividend has to move by one divisor to have the divisor's.
Value crosses_zero(Builder& b, Value rest, Value divisor) {
  Value zero = like(b, rest, 0);
  Value differs = b.compare(b.compare(rest, zero, "LT"), b.compare(divisor, zero, "LT"), "NE");
  return b.binary(OpCode::and_, b.compare(rest, zero, "NE"), differs);
}

Value integer_floor_divide(Builder& b, Value x, Value y) {
  Value quotient = b.divide(x, y);
  if (is_unsigned(b.type(x).dtype)) return quotient;
  Value rest = b.binary(OpCode::remainder, x, y);
  return b.select(crosses_zero(b, rest, y), b.subtract(quotient, like(b, x, 1)), quotient);
}

// By way of the remainder, because x / y may round up to the next integer.
Value float_floor_divide(Builder& b, Value x, Value y) {
  Value rest = b.binary(OpCode::remainder, x, y);
  Value quotient = b.divide(b.subtract(x, rest), y);
  quotient = b.select(crosses_zero(b, rest, y), b.subtract(quotient, like(b, x, 1)), quotient);
  Value exact = b.unary(OpCode::floor, b.divide(x, y));
  return b.select(b.unary(OpCode::is_finite, exact), b.unary(OpCode::round_nearest_even, quotient), exact);
}

// Exponents that are cheaper, and exact, as something else than a power.
bool is_simple_exponent(double exponent) {
  return exponent == 0.5 || exponent == -0.5 || exponent == -1 ||
         (exponent >= 0 && exponent <= 4 && exponent == std::floor(exponent));
}

Value simple_power(Builder& b, Value x, int twice_exponent) {
  switch (twice_exponent) {
    case -2:
      return b.divide(like(b, x, 1), x);
    case -1:
      return b.rsqrt(x);
    case 0:
      return like(b, x, 1);
    case 1:
      return b.unary(OpCode::sqrt, x);
    default:
      break;
  }
  Value power = x;
  for (int i = 2; i < twice_exponent; i += 2) power = b.multiply(power, x);
  return power;
}

}  // namespace

Tensor add(const Operand& x, const Operand& y) { return simple("add", OpCode::add, x, y); }
Tensor multiply(const Operand& x, const Operand& y) { return simple("multiply", OpCode::multiply, x, y); }
Tensor maximum(const Operand& x, const Operand& y) { return simple("maximum", OpCode::maximum, x, y); }
Tensor minimum(const Operand& x, const Operand& y) { return simple("minimum", OpCode::minimum, x, y); }

Tensor subtract(const Operand& x, const Operand& y) {
  number_type("subtract", x, y);
  return simple("subtract", OpCode::subtract, x, y);
}

Tensor divide(const Operand& x, const Operand& y) {
  return elementwise("divide", {&x, &y}, floating(meeting_type({&x, &y})),
                     [](Builder& b, const Values& v) { return b.divide(v[0], v[1]); });
}

Tensor atan2(const Operand& y, const Operand& x) {
  return elementwise("atan2", {&y, &x}, floating(meeting_type({&y, &x})),
                     [](Builder& b, const Values& v) { return b.binary(OpCode::atan2, v[0], v[1]); });
}

Tensor floor_divide(const Operand& x, const Operand& y) {
  DType met = number_type("floor_divide", x, y);
  check_divisor("floor_divide", y, met);
  return elementwise("floor_divide", {&x, &y}, met, [&](Builder& b, const Values& v) {
    return is_float(met) ? float_floor_divide(b, v[0], v[1]) : integer_floor_divide(b, v[0], v[1]);
  });
}

Tensor remainder(const Operand& x, const Operand& y) {
  DType met = number_type("remainder", x, y);
  check_divisor("remainder", y, met);
  return elementwise("remainder", {&x, &y}, met, [&](Builder& b, const Values& v) {
    Value rest = b.binary(OpCode::remainder, v[0], v[1]);
    return is_unsigned(met) ? rest : b.select(crosses_zero(b, rest, v[1]), b.add(rest, v[1]), rest);
  });
}

Tensor power(const Operand& x, const Operand& y) {
  DType met = number_type("power", x, y);
  if (x.is_tensor() && !y.is_tensor()) {
    double exponent = y.scalar().floating();
    require(is_float(met) || exponent >= 0, "[gt.power] integers cannot be raised to the power ", exponent,
            "; astype() makes them floating");
    if (is_simple_exponent(exponent)) {
      int twice = static_cast<int>(2 * exponent);
      return elementwise("power", {&x}, met, [&](Builder& b, const Values& v) { return simple_power(b, v[0], twice); },
                         {twice});
    }
  }
  return simple("power", OpCode::power, x, y);
}

// The gradient passes at the bounds, as in PyTorch, and a NaN stays.
Tensor clip(const Tensor& x, const std::optional<Operand>& low, const std::optional<Operand>& high) {
  require(low || high, "[gt.clip] needs a lower or an upper bound");
  Operand operand = x;
  auto upper = [&](Builder& b, Value v, Value bound) { return b.select(b.compare(v, bound, "GT"), bound, v); };
  auto lower = [&](Builder& b, Value v, Value bound) { return b.select(b.compare(v, bound, "LT"), bound, v); };
  if (!high) {
    return elementwise("clip_low", {&operand, &*low}, meeting_type({&operand, &*low}),
                       [&](Builder& b, const Values& v) { return lower(b, v[0], v[1]); });
  }
  if (!low) {
    return elementwise("clip_high", {&operand, &*high}, meeting_type({&operand, &*high}),
                       [&](Builder& b, const Values& v) { return upper(b, v[0], v[1]); });
  }
  return elementwise("clip", {&operand, &*low, &*high}, meeting_type({&operand, &*low, &*high}),
                     [&](Builder& b, const Values& v) { return upper(b, lower(b, v[0], v[1]), v[2]); });
}

Tensor where(const Tensor& condition, const Operand& on_true, const Operand& on_false) {
  DType met = meeting_type({&on_true, &on_false}), computed = computing(met);
  return emit("where", {number(met)}, {condition, argument(on_true, computed), argument(on_false, computed)},
              [&](Builder& b, const Values& v) {
                Dims dims = broadcast_dims("where", b.type(v[1]).dims, b.type(v[2]).dims);
                dims = broadcast_dims("where", b.type(v[0]).dims, dims);
                auto met_value = [&](Value value) { return spread(b, as(b, value, met), dims); };
                return b.select(spread(b, as(b, v[0], DType::i1), dims), met_value(v[1]), met_value(v[2]));
              });
}

Tensor lerp(const Tensor& start, const Tensor& end, const Operand& weight) {
  Operand from = start, to = end;
  DType met = floating(meeting_type({&from, &to, &weight}));
  return elementwise("lerp", {&from, &to, &weight}, met,
                     [](Builder& b, const Values& v) { return b.add(v[0], b.multiply(v[2], b.subtract(v[1], v[0]))); });
}

Tensor equal(const Operand& x, const Operand& y) { return compared("equal", "EQ", x, y); }
Tensor not_equal(const Operand& x, const Operand& y) { return compared("not_equal", "NE", x, y); }
Tensor less(const Operand& x, const Operand& y) { return compared("less", "LT", x, y); }
Tensor less_equal(const Operand& x, const Operand& y) { return compared("less_equal", "LE", x, y); }
Tensor greater(const Operand& x, const Operand& y) { return compared("greater", "GT", x, y); }
Tensor greater_equal(const Operand& x, const Operand& y) { return compared("greater_equal", "GE", x, y); }

Tensor logical_and(const Operand& x, const Operand& y) { return logical("logical_and", OpCode::and_, x, y); }
Tensor logical_or(const Operand& x, const Operand& y) { return logical("logical_or", OpCode::or_, x, y); }
Tensor logical_xor(const Operand& x, const Operand& y) { return logical("logical_xor", OpCode::xor_, x, y); }
Tensor bitwise_and(const Operand& x, const Operand& y) { return bitwise("bitwise_and", OpCode::and_, x, y); }
Tensor bitwise_or(const Operand& x, const Operand& y) { return bitwise("bitwise_or", OpCode::or_, x, y); }
Tensor bitwise_xor(const Operand& x, const Operand& y) { return bitwise("bitwise_xor", OpCode::xor_, x, y); }

}  // namespace pcp::gt
