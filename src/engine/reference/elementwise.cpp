// Operations whose result elements depend on the operand elements of the same position alone.
#include <cmath>
#include <limits>
#include <string>

#include "engine/reference/operations.h"

namespace pcp::reference {
namespace {

[[noreturn]] void fail_unknown(OpCode code) {
  fail(Code::unsupported, "[", info(code).name, "] the reference engine does not run this operation");
}

double unary(OpCode code, double x) {
  switch (code) {
    case OpCode::abs:
      return std::fabs(x);
    case OpCode::cbrt:
      return std::cbrt(x);
    case OpCode::ceil:
      return std::ceil(x);
    case OpCode::cosine:
      return std::cos(x);
    case OpCode::exponential:
      return std::exp(x);
    case OpCode::exponential_minus_one:
      return std::expm1(x);
    case OpCode::floor:
      return std::floor(x);
    case OpCode::log:
      return std::log(x);
    case OpCode::log_plus_one:
      return std::log1p(x);
    case OpCode::logistic:
      return 1 / (1 + std::exp(-x));
    case OpCode::negate:
      return -x;
    case OpCode::round_nearest_afz:
      return std::round(x);
    case OpCode::round_nearest_even:
      return std::nearbyint(x);
    case OpCode::rsqrt:
      return 1 / std::sqrt(x);
    case OpCode::sign:
      return x > 0 ? 1 : x < 0 ? -1 : x;  // zeros keep their sign, NaN stays
    case OpCode::sine:
      return std::sin(x);
    case OpCode::sqrt:
      return std::sqrt(x);
    case OpCode::tan:
      return std::tan(x);
    case OpCode::tanh:
      return std::tanh(x);
    default:
      fail_unknown(code);
  }
}

Integer unary(OpCode code, DType dtype, Integer x) {
  const int width = bit_width(dtype);
  const Integer pattern = x & ((Integer{1} << width) - 1);
  switch (code) {
    case OpCode::abs:
      return x < 0 ? -x : x;
    case OpCode::negate:
      return -x;
    case OpCode::sign:
      return (x > 0) - (x < 0);
    case OpCode::not_:
      return dtype == DType::i1 ? 1 - x : ~x;
    case OpCode::count_leading_zeros: {
      int zeros = 0;
      while (zeros < width && !(pattern >> (width - 1 - zeros) & 1)) ++zeros;
      return zeros;
    }
    case OpCode::popcnt: {
      int ones = 0;
      for (int i = 0; i < width; ++i) ones += static_cast<int>(pattern >> i & 1);
      return ones;
    }
    default:
      fail_unknown(code);
  }
}

// As IEEE 754 orders them: NaN wins, and -0 is below 0.
double larger(double x, double y) {
  if (std::isnan(x) || std::isnan(y)) return std::numeric_limits<double>::quiet_NaN();
  if (x == y) return std::signbit(x) ? y : x;
  return x > y ? x : y;
}
double smaller(double x, double y) {
  if (std::isnan(x) || std::isnan(y)) return std::numeric_limits<double>::quiet_NaN();
  if (x == y) return std::signbit(x) ? x : y;
  return x < y ? x : y;
}

double binary(OpCode code, double x, double y) {
  switch (code) {
    case OpCode::add:
      return x + y;
    case OpCode::subtract:
      return x - y;
    case OpCode::multiply:
      return x * y;
    case OpCode::divide:
      return x / y;
    case OpCode::remainder:
      return std::fmod(x, y);  // has the sign of x
    case OpCode::maximum:
      return larger(x, y);
    case OpCode::minimum:
      return smaller(x, y);
    case OpCode::power:
      return std::pow(x, y);
    case OpCode::atan2:
      return std::atan2(x, y);
    default:
      fail_unknown(code);
  }
}

// Products may pass 2^127: they are taken modulo 2^128, of which the type keeps the low bits.
Integer product(Integer x, Integer y) {
  return static_cast<Integer>(static_cast<unsigned __int128>(x) * static_cast<unsigned __int128>(y));
}

Integer power(DType dtype, Integer base, Integer exponent) {
  if (exponent < 0) return base == 1 ? 1 : base == -1 ? (exponent % 2 == 0 ? 1 : -1) : 0;
  Integer result = 1;
  for (; exponent > 0; exponent /= 2) {  // by squaring
    if (exponent % 2 == 1) result = wrap(dtype, product(result, base));
    base = wrap(dtype, product(base, base));
  }
  return result;
}

Integer binary(OpCode code, DType dtype, Integer x, Integer y) {
  const int width = bit_width(dtype);
  const Integer pattern = x & ((Integer{1} << width) - 1);
  const bool shifts_all_out = y < 0 || y >= width;  // amounts are unsigned: a negative one is a large one
  switch (code) {
    case OpCode::add:
      return x + y;  // wrapped to i1 this is `or`: whether the sum is not 0
    case OpCode::subtract:
      return x - y;
    case OpCode::multiply:
      return product(x, y);
    case OpCode::divide:
      return y == 0 ? -1 : x / y;  // truncates
    case OpCode::remainder:
      return y == 0 ? x : x % y;  // has the sign of x
    case OpCode::maximum:
      return x > y ? x : y;
    case OpCode::minimum:
      return x < y ? x : y;
    case OpCode::power:
      return power(dtype, x, y);
    case OpCode::and_:
      return x & y;
    case OpCode::or_:
      return x | y;
    case OpCode::xor_:
      return x ^ y;
    case OpCode::shift_left:
      return shifts_all_out ? 0 : pattern << y;
    case OpCode::shift_right_logical:
      return shifts_all_out ? 0 : pattern >> y;
    case OpCode::shift_right_arithmetic: {
      Integer is_negative = pattern >> (width - 1);  // also of unsigned types: the highest bit is copied
      Integer extended = is_negative ? pattern - (Integer{1} << width) : pattern;
      return extended >> (shifts_all_out ? width - 1 : y);
    }
    default:
      fail_unknown(code);
  }
}

// Bits of a float as a number that orders as IEEE 754's totalOrder: -NaN < -inf < ... < -0 < 0 < ... < inf < NaN.
Integer total_order(const HostTensor& tensor, std::int64_t place) {
  Integer pattern = static_cast<Integer>(bits(tensor, place));
  Integer sign = Integer{1} << (bit_width(tensor.type().dtype) - 1);
  return pattern & sign ? -(pattern - sign) - 1 : pattern;
}

template <class Number>
bool holds(const std::string& direction, Number x, Number y) {
  if (direction == "EQ") return x == y;
  if (direction == "NE") return x != y;
  if (direction == "GE") return x >= y;
  if (direction == "GT") return x > y;
  if (direction == "LE") return x <= y;
  return x < y;
}

// A scalar operand stands for a tensor filled with its value.
std::int64_t place_in(const HostTensor& tensor, std::int64_t place) { return tensor.type().rank() == 0 ? 0 : place; }

}  // namespace

Scalar binary(OpCode code, DType dtype, const Scalar& x, const Scalar& y) {
  if (is_float(dtype)) return binary(code, std::get<double>(x), std::get<double>(y));
  return wrap(dtype, binary(code, dtype, std::get<Integer>(x), std::get<Integer>(y)));
}

Results elementwise(const Operation& operation) {
  const OpCode code = operation.op.code;
  const bool is_unary = operation.op.operands.size() == 1;
  const HostTensor &x = operation.operand(0), &y = operation.operand(is_unary ? 0 : 1);
  const DType dtype = x.type().dtype;
  HostTensor result(operation.result_type());
  for (std::int64_t i = 0; i < result.type().elements(); ++i) {
    if (code == OpCode::is_finite) {
      set(result, i, Integer{std::isfinite(real(x, i))});
    } else if (is_float(dtype)) {
      set(result, i, is_unary ? unary(code, real(x, i)) : binary(code, real(x, i), real(y, i)));
    } else {
      set(result, i, is_unary ? unary(code, dtype, integer(x, i)) : binary(code, dtype, integer(x, i), integer(y, i)));
    }
  }
  return {result};
}

Results compare(const Operation& operation) {
  const HostTensor &x = operation.operand(0), &y = operation.operand(1);
  const std::string& direction = operation.attrs().get<EnumAttr>("comparison_direction").value;
  const auto* type = operation.attrs().find<EnumAttr>("compare_type");
  const bool by_total_order = type && type->value == "TOTALORDER";
  HostTensor result(operation.result_type());
  for (std::int64_t i = 0; i < result.type().elements(); ++i) {
    bool is_true = by_total_order             ? holds(direction, total_order(x, i), total_order(y, i))
                   : is_float(x.type().dtype) ? holds(direction, real(x, i), real(y, i))
                                              : holds(direction, integer(x, i), integer(y, i));
    set(result, i, Integer{is_true});
  }
  return {result};
}

Results select(const Operation& operation) {
  const HostTensor &predicate = operation.operand(0), &on_true = operation.operand(1), &on_false = operation.operand(2);
  HostTensor result(operation.result_type());
  for (std::int64_t i = 0; i < result.type().elements(); ++i) {
    set_bits(result, i, bits(integer(predicate, place_in(predicate, i)) ? on_true : on_false, i));
  }
  return {result};
}

// min(max(low, x), high)
Results clamp(const Operation& operation) {
  const HostTensor &low = operation.operand(0), &x = operation.operand(1), &high = operation.operand(2);
  const DType dtype = x.type().dtype;
  HostTensor result(operation.result_type());
  for (std::int64_t i = 0; i < result.type().elements(); ++i) {
    Scalar raised = binary(OpCode::maximum, dtype, scalar(low, place_in(low, i)), scalar(x, i));
    set(result, i, binary(OpCode::minimum, dtype, raised, scalar(high, place_in(high, i))));
  }
  return {result};
}

Results convert(const Operation& operation) {
  const HostTensor& x = operation.operand(0);
  const DType to = operation.result_type().dtype;
  HostTensor result(operation.result_type());
  for (std::int64_t i = 0; i < result.type().elements(); ++i) {
    if (!is_float(x.type().dtype) || is_float(to)) {
      set(result, i, scalar(x, i));
      continue;
    }
    double value = real(x, i);
    if (to == DType::i1) {
      set(result, i, Integer{value != 0});
    } else if (std::isnan(value)) {
      set(result, i, Integer{0});
    } else {  // truncated; outside the type, its nearest value
      double low = static_cast<double>(lowest(to)), high = static_cast<double>(highest(to));
      set(result, i, value <= low ? lowest(to) : value >= high ? highest(to) : static_cast<Integer>(value));
    }
  }
  return {result};
}

// To the nearest number with fewer bits of mantissa, then to infinity or 0 where the exponent does not fit. The
// narrower format has no subnormal numbers of its own; those of the element's type are rounded as far as their bits go.
Results reduce_precision(const Operation& operation) {
  const HostTensor& x = operation.operand(0);
  const DType dtype = x.type().dtype;
  const int mantissa = -std::ilogb(unit_roundoff(dtype)) - 1, lowest_exponent = std::ilogb(smallest_normal(dtype));
  const std::int64_t mantissa_bits = operation.attrs().integer("mantissa_bits");
  const std::int64_t exponent_bits = operation.attrs().integer("exponent_bits");
  const int largest_exponent = exponent_bits > 11 ? 1024 : (1 << (exponent_bits - 1)) - 1;
  const bool is_narrower = largest_exponent < 1 - lowest_exponent;
  auto rounded = [&](double value) {
    const double infinity = std::copysign(std::numeric_limits<double>::infinity(), value);
    if (std::isnan(value)) return mantissa_bits > 0 ? value : infinity;  // without a mantissa there is no NaN
    if (std::isinf(value) || value == 0) return value;
    if (mantissa_bits < mantissa) {
      const int exponent = std::max(std::ilogb(value), lowest_exponent),
                unit = exponent - static_cast<int>(mantissa_bits);
      double units = std::ldexp(value, -unit), nearest = std::nearbyint(units);
      // Without mantissa bits, neighbours are powers of two, and a tie goes to the one with the even biased exponent.
      // Biases are odd, so that is the one with the odd exponent.
      if (mantissa_bits == 0 && std::abs(units) == 1.5 && exponent % 2 != 0) nearest = std::copysign(1, value);
      value = std::ldexp(nearest, unit);
    }
    if (!is_narrower || value == 0 || std::isinf(value)) return value;
    if (std::ilogb(value) > largest_exponent) return infinity;
    return std::ilogb(value) < 1 - largest_exponent ? std::copysign(0.0, value) : value;
  };
  HostTensor result(operation.result_type());
  for (std::int64_t i = 0; i < result.type().elements(); ++i) set(result, i, rounded(real(x, i)));
  return {result};
}

}  // namespace pcp::reference
