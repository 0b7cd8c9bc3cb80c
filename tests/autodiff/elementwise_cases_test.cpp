// Random programs for the rules of elementwise operations. Values stay away from kinks and poles.
#include "tests/autodiff/rule_cases.h"

namespace pcp::test {
namespace {

template <OpCode code>
void anywhere(Program& p) {
  p.b.returns({p.b.unary(code, p.input(p.dims(0, 3)))});
}
template <OpCode code>
void positive(Program& p) {
  p.b.returns({p.b.unary(code, p.input(p.dims(0, 3), 0.3, 3))});
}
template <OpCode code>
void nonzero(Program& p) {
  p.b.returns({p.b.unary(code, p.input_of(p.dims(0, 3), [&] { return p.signed_number(0.3, 2); }))});
}
template <OpCode code>
void two_anywhere(Program& p) {
  Dims dims = p.dims(0, 3);
  p.b.returns({p.b.binary(code, p.input(dims), p.input(dims))});
}
template <OpCode code>
void two_spaced(Program& p) {
  Dims dims = p.dims(0, 3);
  p.b.returns({p.b.binary(code, p.spaced_input(dims), p.spaced_input(dims, 0.5))});
}

void log_plus_one(Program& p) { p.b.returns({p.b.unary(OpCode::log_plus_one, p.input(p.dims(0, 3), -0.6, 3))}); }
void tan(Program& p) { p.b.returns({p.b.unary(OpCode::tan, p.input(p.dims(0, 3), -1.1, 1.1))}); }

void one_value_twice(Program& p) {
  Value x = p.input(p.dims(0, 2));
  p.b.returns({p.b.multiply(x, x), p.b.add(p.b.divide(x, x), p.b.subtract(x, x))});
}

void divide(Program& p) {
  Dims dims = p.dims(0, 3);
  p.b.returns({p.b.divide(p.input(dims), p.input_of(dims, [&] { return p.signed_number(0.4, 2); }))});
}

void power(Program& p) {
  Dims dims = p.dims(0, 3);
  p.b.returns({p.b.binary(OpCode::power, p.input(dims, 0.4, 2), p.input(dims))});
}
void power_with_whole_exponent(Program& p) {
  Dims dims = p.dims(0, 2);
  Value x = p.input_of(dims, [&] { return p.signed_number(0.4, 2); });
  p.b.returns({p.b.binary(OpCode::power, x, p.b.splat(TensorType(DType::f64, dims), double(p.integer(-3, 4))))});
}
void power_of_constant(Program& p) {
  Dims dims = p.dims(0, 2);
  p.b.returns({p.b.binary(OpCode::power, p.b.splat(TensorType(DType::f64, dims), p.number(0.5, 3)), p.input(dims))});
}

void atan2(Program& p) {  // all four quadrants
  Dims dims = p.dims(0, 3);
  auto far = [&] { return p.signed_number(0.3, 2); };
  Value y = p.input_of(dims, far), x = p.input_of(dims, far);
  p.b.returns({p.b.binary(OpCode::atan2, y, x)});
}

void remainder(Program& p) {  // quotients lie between whole numbers
  Dims dims = p.dims(0, 3);
  std::vector<double> divisors, dividends;
  for (std::int64_t i = element_count(dims); i > 0; --i) {
    divisors.push_back(p.signed_number(0.5, 2));
    dividends.push_back(divisors.back() * (double(p.integer(-4, 3)) + p.number(0.1, 0.9)));
  }
  TensorType type(DType::f64, dims);
  Value x = p.argument<double>(type, dividends), y = p.argument<double>(type, divisors);
  p.b.returns({p.b.binary(OpCode::remainder, x, y)});
}

void clamp(Program& p) {  // below, between and above; bounds of the same shape or scalars
  Dims dims = p.dims(0, 3);
  Value low = p.input(p.coin() ? dims : Dims{}, -1.5, -1), high = p.input(p.coin() ? dims : Dims{}, 1, 1.5);
  Value x = p.input_of(dims, [&] { return double(p.integer(-1, 1)) * 2 + p.number(-0.4, 0.4); });
  p.b.returns({p.b.clamp(low, x, high)});
}

void select(Program& p) {
  Dims dims = p.dims(0, 3);
  Value which = p.booleans(p.coin() ? dims : Dims{});
  p.b.returns({p.b.select(which, p.input(dims), p.input(dims))});
}

void convert(Program& p) {
  Value narrow = p.narrow_input(p.dims(0, 2));
  p.b.returns({narrow, p.b.convert(narrow, DType::f64), p.b.convert(narrow, DType::i32)});
}

void reduce_precision(Program& p) {  // of the exponent alone: the rest is a staircase
  Attrs attrs{{"exponent_bits", IntAttr{8, DType::i32}}, {"mantissa_bits", IntAttr{52, DType::i32}}};
  p.b.returns({p.b.create1(OpCode::reduce_precision, {p.input(p.dims(0, 3))}, attrs)});
}

void flat_beside_a_path(Program& p) {  // no gradient passes floor and sign, and none is lost beside them
  Value x = p.input_of(p.dims(0, 2), [&] { return double(p.integer(-3, 2)) + p.number(0.1, 0.9); });
  Value steps = p.b.add(p.b.unary(OpCode::floor, x), p.b.unary(OpCode::sign, x));
  p.b.returns({p.b.multiply(p.b.unary(OpCode::sine, x), steps)});
}

const bool elementwise_cases_added = add_rule_cases({
    {OpCode::abs, "Abs", nonzero<OpCode::abs>},
    {OpCode::cbrt, "CubeRoot", nonzero<OpCode::cbrt>},
    {OpCode::cosine, "Cosine", anywhere<OpCode::cosine>},
    {OpCode::exponential, "Exponential", anywhere<OpCode::exponential>},
    {OpCode::exponential_minus_one, "ExponentialMinusOne", anywhere<OpCode::exponential_minus_one>},
    {OpCode::log, "Log", positive<OpCode::log>},
    {OpCode::log_plus_one, "LogPlusOne", log_plus_one},
    {OpCode::logistic, "Logistic", anywhere<OpCode::logistic>},
    {OpCode::negate, "Negate", anywhere<OpCode::negate>},
    {OpCode::reduce_precision, "ReducePrecision", reduce_precision},
    {OpCode::rsqrt, "Rsqrt", positive<OpCode::rsqrt>},
    {OpCode::sine, "Sine", anywhere<OpCode::sine>},
    {OpCode::sine, "FlatOperationsBesideAPath", flat_beside_a_path},
    {OpCode::sqrt, "Sqrt", positive<OpCode::sqrt>},
    {OpCode::tan, "Tan", tan},
    {OpCode::tanh, "Tanh", anywhere<OpCode::tanh>},
    {OpCode::convert, "Convert", convert, false},
    {OpCode::add, "Add", two_anywhere<OpCode::add>},
    {OpCode::subtract, "Subtract", two_anywhere<OpCode::subtract>},
    {OpCode::multiply, "Multiply", two_anywhere<OpCode::multiply>},
    {OpCode::multiply, "OneValueAsBothOperands", one_value_twice},
    {OpCode::divide, "Divide", divide},
    {OpCode::maximum, "Maximum", two_spaced<OpCode::maximum>},
    {OpCode::minimum, "Minimum", two_spaced<OpCode::minimum>},
    {OpCode::power, "Power", power},
    {OpCode::power, "PowerWithWholeExponent", power_with_whole_exponent},
    {OpCode::power, "PowerOfConstant", power_of_constant},
    {OpCode::atan2, "Atan2", atan2},
    {OpCode::remainder, "Remainder", remainder},
    {OpCode::select, "Select", select},
    {OpCode::clamp, "Clamp", clamp},
});

}  // namespace
}  // namespace pcp::test
