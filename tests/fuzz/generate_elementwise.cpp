// Operations of one element at a time.
#include <algorithm>
#include <cmath>

#include "tests/fuzz/generator.h"

namespace pcp::fuzz {

Value Generator::elementwise() {
  Value x = any();
  if (pcp::is_float(dtype(x))) return elementwise_float();
  if (options_.smooth) return {};
  return dtype(x) == DType::i1 ? elementwise_boolean() : elementwise_integer();
}

Value Generator::elementwise_float() {
  Value x = any_float();
  const bool exact = !facts(x).rounded;
  if (whole_) {
    switch (choose_.below(7)) {
      case 0:
        return unary(choose_.of({OpCode::negate, OpCode::abs, OpCode::sign}), x);
      case 1:
        return add(x, like(x));
      case 2:
        return binary(OpCode::subtract, x, like(x));
      case 3:
        return multiply(bounded(x, 8), bounded(like(x), 8));
      case 4:
        return binary(choose_.of({OpCode::maximum, OpCode::minimum}), x, like(x));
      case 5:
        return scaled(bounded(x, 16), static_cast<double>(choose_.between(-3, 3)));
      default:
        return clamped(x, static_cast<double>(choose_.between(1, 4)));
    }
  }
  switch (choose_.below(23)) {
    case 0:
      return unary(OpCode::tanh, x);
    case 1:
      return unary(OpCode::exponential, bounded(x, 4));
    case 2:
      return unary(OpCode::log, above_one(bounded(x, 20)));
    case 3:
      return unary(OpCode::rsqrt, above_one(bounded(x, 20)));
    case 4:
      return unary(OpCode::sqrt, above_one(bounded(x, 20)));
    case 5:
      return unary(OpCode::logistic, x);
    case 6:
      return unary(choose_.of({OpCode::sine, OpCode::cosine}), bounded(x, 50));
    case 7:
      return unary(OpCode::exponential_minus_one, bounded(x, 3));
    case 8: {
      x = bounded(x, 20);
      return unary(OpCode::log_plus_one, multiply(x, x));
    }
    case 9:
      return unary(OpCode::cbrt, above_one(bounded(x, 20)));
    case 10:
      return unary(OpCode::tan, unary(OpCode::tanh, x));
    case 11:
      return unary(options_.smooth ? OpCode::negate : choose_.of({OpCode::negate, OpCode::abs}), x);
    case 12:
      if (options_.smooth || !exact) return unary(OpCode::negate, x);
      return unary(choose_.of({OpCode::floor, OpCode::ceil, OpCode::sign, OpCode::round_nearest_even,
                               OpCode::round_nearest_afz}),
                   x);
    case 13:
    case 14:
      return add(x, like(x));
    case 15:
      return binary(OpCode::subtract, x, like(x));
    case 16:
    case 17:
      return multiply(bounded(x, 30), bounded(like(x), 30));
    case 18: {
      Value y = binary(OpCode::divide, x, above_one(bounded(like(x), 20)));
      facts(y).bound = facts(x).bound;
      return y;
    }
    case 19:
      return binary(choose_.of({OpCode::maximum, OpCode::minimum}), x, like(x));
    case 20: {
      Value y = binary(OpCode::power, above_one(bounded(x, 1)), bounded(like(x), 2));
      facts(y).bound = 4;
      return y;
    }
    case 21: {
      Value y = binary(OpCode::atan2, bounded(x, 20), above_one(bounded(like(x), 20)));
      facts(y).bound = 4;
      return y;
    }
    default:
      return scaled(x, choose_.of({0.5, -1.0, 0.125, 2.0, 0.3, 1.0, 0.0}));
  }
}

Value Generator::elementwise_integer() {
  auto found = find([&](Value value) { return is_integer(dtype(value)); });
  Value x = found ? *found : argument(TensorType(integer_type(), shape(0, 3)));
  const bool has_sign = is_signed(dtype(x));
  if (choose_.chance(25)) {
    OpCode code = choose_.of(
        {OpCode::negate, OpCode::not_, OpCode::popcnt, OpCode::count_leading_zeros, OpCode::abs, OpCode::sign});
    if (!has_sign && (code == OpCode::abs || code == OpCode::sign)) code = OpCode::not_;
    return unary(code, x);
  }
  return binary(
      choose_.of({OpCode::add, OpCode::subtract, OpCode::multiply, OpCode::divide, OpCode::remainder, OpCode::maximum,
                  OpCode::minimum, OpCode::and_, OpCode::or_, OpCode::xor_, OpCode::shift_left,
                  OpCode::shift_right_logical, OpCode::shift_right_arithmetic, OpCode::power}),
      x, like(x));
}

Value Generator::elementwise_boolean() {
  auto found = find([&](Value value) { return dtype(value) == DType::i1; });
  if (!found) return {};
  if (choose_.chance(25)) return unary(OpCode::not_, *found);
  return binary(choose_.of({OpCode::and_, OpCode::or_, OpCode::xor_, OpCode::add, OpCode::multiply, OpCode::maximum,
                            OpCode::minimum}),
                *found, like(*found));
}

Value Generator::comparison() {
  if (options_.smooth) return {};
  auto found = find([&](Value value) { return !facts(value).rounded; });
  if (!found) return {};
  Value y = like(*found);
  if (facts(y).rounded) return {};
  if (pcp::is_float(dtype(*found)) && choose_.chance(15)) return know(b_->unary(OpCode::is_finite, *found), {});
  return know(b_->compare(*found, y, choose_.of({"LT", "GE", "NE", "EQ", "GT", "LE"})), {});
}

Value Generator::selection() {
  Value x = any();
  if (choose_.chance(25) && dtype(x) != DType::i1) {
    if (pcp::is_float(dtype(x)) && facts(x).bound > 100) x = bounded(x, 100);
    return clamped(x, static_cast<double>(choose_.between(1, 3)));
  }
  return select(predicate(choose_.chance(10) ? Dims{} : dims(x)), x, like(x));
}

Value Generator::conversion() {
  if (options_.smooth) return {};
  Value x = any();
  if (pcp::is_float(dtype(x)) && !facts(x).rounded && facts(x).finite && choose_.chance(20)) {
    Facts known = facts(x);
    const std::int64_t mantissa = whole_ ? 7 : choose_.between(1, 10);
    if (whole_ && known.bound > 128) return {};
    known.bound *= 2;
    Attrs attrs{{"exponent_bits", IntAttr{choose_.of<std::int64_t>({5, 8}), DType::i32}},
                {"mantissa_bits", IntAttr{mantissa, DType::i32}}};
    known.whole = known.whole && whole_;
    return know(b_->create1(OpCode::reduce_precision, {x}, attrs), known);
  }
  DType to = any_type();
  if (pcp::is_float(dtype(x)) && !pcp::is_float(to)) {
    if (facts(x).rounded) to = float_type();
  }
  return convert(x, to);
}

Value Generator::barrier() {
  Values operands{any()};
  if (choose_.chance(50)) operands.push_back(any());
  Values results = create(OpCode::optimization_barrier, operands, {}, {});
  for (std::size_t i = 0; i < results.size(); ++i) know(results[i], facts(operands[i]));
  if (results.size() > 1) keep(results[1]);
  return results[0];
}

// The same few operations many times: longer than a loop or a tile holds.
Value Generator::repeated() {
  if (depth_ > 0 || !choose_.chance(30)) return {};
  Value x = any_ranked(1, !is_integer(main_));
  if (type(x).elements() > 300) return {};
  Value y = like(x);
  const std::int64_t times = choose_.of({5, 20, 100, 210});
  const bool real = pcp::is_float(dtype(x));
  for (std::int64_t i = 0; i < times; ++i) {
    if (real) {
      x = whole_ ? clamped(add(x, y), 3) : unary(OpCode::tanh, add(x, y));
      if (choose_.chance(20)) y = binary(OpCode::minimum, x, y);
    } else if (dtype(x) == DType::i1) {
      x = binary(OpCode::xor_, x, y);
    } else {
      x = add(multiply(x, y), x);
    }
    if (choose_.chance(2)) keep(x);
  }
  return x;
}

}  // namespace pcp::fuzz
