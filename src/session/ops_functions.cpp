// Functions of one tensor, conversions, and changes in place.
#include <cmath>
#include <numbers>

#include "session/ops.h"
#include "session/placed.h"

namespace pcp::gt {
namespace {

template <class Make>
Tensor mapped(std::string_view name, const Tensor& x, DType met, const Make& make) {
  Operand operand = x;
  return elementwise(name, {&operand}, met, [&](Builder& b, const Values& v) { return make(b, v[0]); });
}

// One that has no meaning for integers.
Tensor analytic(std::string_view name, const Tensor& x, OpCode code) {
  return mapped(name, x, floating(x.dtype()), [&](Builder& b, Value v) { return b.unary(code, v); });
}

Tensor signed_only(std::string_view name, const Tensor& x, OpCode code) {
  require(x.dtype() != DType::i1, "[gt.", name, "] is not defined for i1");
  if (is_unsigned(x.dtype()) && code == OpCode::abs) return x;
  return mapped(name, x, x.dtype(), [&](Builder& b, Value v) { return b.unary(code, v); });
}

// Integers are what they round to.
Tensor rounded(std::string_view name, const Tensor& x, OpCode code) {
  require(x.dtype() != DType::i1, "[gt.", name, "] is not defined for i1");
  return is_float(x.dtype()) ? analytic(name, x, code) : x;
}

Value polynomial(Builder& b, Value x, std::initializer_list<double> coefficients) {
  Value result;
  for (double coefficient : coefficients) {
    Value term = like(b, x, coefficient);
    result = result ? b.add(b.multiply(result, x), term) : term;
  }
  return result;
}

// One rational function up to 4, where it is 1 in f32: errors below 1e-7.
Value short_error_function(Builder& b, Value x) {
  x = b.clamp(b.scalar(b.type(x).dtype, -4), x, b.scalar(b.type(x).dtype, 4));
  Value square = b.multiply(x, x);
  Value above = polynomial(b, square,
                           {-2.72614225801306e-10, 2.77068142495902e-08, -2.10102402082508e-06, -5.69250639462346e-05,
                            -7.34990630326855e-04, -2.95459980854025e-03, -1.60960333262415e-02});
  Value below = polynomial(b, square,
                           {-1.45660718464996e-05, -2.13374055278905e-04, -1.68282697438203e-03, -7.37332916720468e-03,
                            -1.42647390514189e-02});
  return b.divide(b.multiply(x, above), below);
}

// The rational approximations of Cephes, with errors below 1e-15: |x| below 1 by the first, otherwise 1 - erfc(x) by
// the second. Beyond 6 it is 1.
Value long_error_function(Builder& b, Value x) {
  Value square = b.multiply(x, x);
  Value near_zero =
      b.divide(b.multiply(x, polynomial(b, square,
                                        {9.60497373987051638749e0, 9.00260197203842689217e1, 2.23200534594684319226e3,
                                         7.00332514112805075473e3, 5.55923013010394962768e4})),
               polynomial(b, square,
                          {1, 3.35617141647503099647e1, 5.21357949780152679795e2, 4.59432382970980127987e3,
                           2.26290000613890934246e4, 4.92673942608635921086e4}));
  Value size = b.minimum(b.unary(OpCode::abs, x), like(b, x, 6));
  Value tail = b.divide(polynomial(b, size,
                                   {2.46196981473530512524e-10, 5.64189564831068821977e-1, 7.46321056442269912687e0,
                                    4.86371970985681366614e1, 1.96520832956077098242e2, 5.26445194995477358631e2,
                                    9.34528527171957607540e2, 1.02755188689515710272e3, 5.57535335369399327526e2}),
                        polynomial(b, size,
                                   {1, 1.32281951154744992508e1, 8.67072140885989742329e1, 3.54937778887819891062e2,
                                    9.75708501743205489753e2, 1.82390916687909736289e3, 2.24633760818710981792e3,
                                    1.65666309194161350182e3, 5.57535340817727675546e2}));
  Value far = b.subtract(like(b, x, 1), b.multiply(b.exponential(b.negate(b.multiply(size, size))), tail));
  far = b.multiply(far, b.unary(OpCode::sign, x));
  return b.select(b.compare(size, like(b, x, 1), "LT"), near_zero, far);
}

Value error_function(Builder& b, Value x) {
  return b.type(x).dtype == DType::f64 ? long_error_function(b, x) : short_error_function(b, x);
}

}  // namespace

Tensor negate(const Tensor& x) { return signed_only("negate", x, OpCode::negate); }
Tensor abs(const Tensor& x) { return signed_only("abs", x, OpCode::abs); }
Tensor floor(const Tensor& x) { return rounded("floor", x, OpCode::floor); }
Tensor ceil(const Tensor& x) { return rounded("ceil", x, OpCode::ceil); }
Tensor round(const Tensor& x) { return rounded("round", x, OpCode::round_nearest_even); }
Tensor exp(const Tensor& x) { return analytic("exp", x, OpCode::exponential); }
Tensor expm1(const Tensor& x) { return analytic("expm1", x, OpCode::exponential_minus_one); }
Tensor log(const Tensor& x) { return analytic("log", x, OpCode::log); }
Tensor log1p(const Tensor& x) { return analytic("log1p", x, OpCode::log_plus_one); }
Tensor sqrt(const Tensor& x) { return analytic("sqrt", x, OpCode::sqrt); }
Tensor rsqrt(const Tensor& x) { return analytic("rsqrt", x, OpCode::rsqrt); }
Tensor sin(const Tensor& x) { return analytic("sin", x, OpCode::sine); }
Tensor cos(const Tensor& x) { return analytic("cos", x, OpCode::cosine); }
Tensor tan(const Tensor& x) { return analytic("tan", x, OpCode::tan); }
Tensor tanh(const Tensor& x) { return analytic("tanh", x, OpCode::tanh); }
Tensor sigmoid(const Tensor& x) { return analytic("sigmoid", x, OpCode::logistic); }

Tensor sign(const Tensor& x) {
  if (!is_unsigned(x.dtype())) return signed_only("sign", x, OpCode::sign);
  return mapped("sign", x, x.dtype(), [](Builder& b, Value v) { return b.minimum(v, like(b, v, 1)); });
}

Tensor square(const Tensor& x) {
  return mapped("square", x, x.dtype(), [](Builder& b, Value v) { return b.multiply(v, v); });
}

Tensor reciprocal(const Tensor& x) {
  return mapped("reciprocal", x, floating(x.dtype()), [](Builder& b, Value v) { return b.divide(like(b, v, 1), v); });
}

Tensor log2(const Tensor& x) {
  return mapped("log2", x, floating(x.dtype()),
                [](Builder& b, Value v) { return b.multiply(b.log(v), like(b, v, 1 / std::numbers::ln2)); });
}

// The gradient at 0 is 0, as in PyTorch, and a NaN stays.
Tensor relu(const Tensor& x) {
  require(x.dtype() != DType::i1, "[gt.relu] is not defined for i1");
  return mapped("relu", x, x.dtype(), [](Builder& b, Value v) {
    Value zero = like(b, v, 0);
    return b.select(b.compare(v, zero, "LE"), zero, v);
  });
}

Tensor leaky_relu(const Tensor& x, double slope) {
  Operand operand = x, factor = slope;
  return elementwise("leaky_relu", {&operand, &factor}, floating(x.dtype()), [](Builder& b, const Values& v) {
    return b.select(b.compare(v[0], like(b, v[0], 0), "GT"), v[0], b.multiply(v[0], v[1]));
  });
}

Tensor elu(const Tensor& x, double alpha) {
  Operand operand = x, factor = alpha;
  return elementwise("elu", {&operand, &factor}, floating(x.dtype()), [](Builder& b, const Values& v) {
    Value zero = like(b, v[0], 0), positive = b.compare(v[0], zero, "GT");
    Value below = b.unary(OpCode::exponential_minus_one, b.select(positive, zero, v[0]));
    return b.select(positive, v[0], b.multiply(v[1], below));
  });
}

Tensor erf(const Tensor& x) { return mapped("erf", x, floating(x.dtype()), error_function); }

Tensor gelu(const Tensor& x, Gelu form) {
  check_float("gelu", x);
  if (form == Gelu::tanh) {
    return mapped("gelu_tanh", x, x.dtype(), [](Builder& b, Value v) {
      const double c = 2 * std::sqrt(2 / std::numbers::pi);  // 0.5 (1 + tanh z) is the logistic of 2 z
      Value slope = b.add(b.multiply(b.multiply(v, v), like(b, v, 0.044715 * c)), like(b, v, c));
      return b.multiply(v, b.unary(OpCode::logistic, b.multiply(v, slope)));
    });
  }
  return mapped("gelu", x, x.dtype(), [](Builder& b, Value v) {
    Value part = error_function(b, b.multiply(v, like(b, v, 1 / std::numbers::sqrt2)));
    return b.multiply(b.multiply(v, like(b, v, 0.5)), b.add(part, like(b, v, 1)));
  });
}

Tensor silu(const Tensor& x) {
  check_float("silu", x);
  return mapped("silu", x, x.dtype(), [](Builder& b, Value v) { return b.multiply(v, b.unary(OpCode::logistic, v)); });
}

Tensor log_sigmoid(const Tensor& x) {
  check_float("log_sigmoid", x);
  return mapped("log_sigmoid", x, x.dtype(),
                [](Builder& b, Value v) { return b.negate(log_of_one_plus_exp(b, b.negate(v))); });
}

Tensor softplus(const Tensor& x, double beta, double threshold) {
  check_float("softplus", x);
  Operand operand = x, factor = beta, linear_from = threshold;
  return elementwise("softplus", {&operand, &factor, &linear_from}, x.dtype(), [](Builder& b, const Values& v) {
    Value scaled = b.multiply(v[0], v[1]);
    return b.select(b.compare(scaled, v[2], "GT"), v[0], b.divide(log_of_one_plus_exp(b, scaled), v[1]));
  });
}

Tensor logical_not(const Tensor& x) {
  return mapped("logical_not", x, x.dtype(), [](Builder& b, Value v) { return b.compare(v, like(b, v, 0), "EQ"); });
}

Tensor bitwise_not(const Tensor& x) {
  require(!is_float(x.dtype()), "[gt.bitwise_not] needs integers or i1, got ", shown(x.type()));
  return mapped("bitwise_not", x, x.dtype(), [](Builder& b, Value v) { return b.unary(OpCode::not_, v); });
}

Tensor isnan(const Tensor& x) {
  return mapped("isnan", x, x.dtype(), [](Builder& b, Value v) { return b.compare(v, v, "NE"); });
}

Tensor isfinite(const Tensor& x) {
  return mapped("isfinite", x, x.dtype(), [](Builder& b, Value v) {
    return is_float(b.type(v).dtype) ? b.unary(OpCode::is_finite, v) : b.compare(v, v, "EQ");
  });
}

Tensor isinf(const Tensor& x) {
  return mapped("isinf", x, x.dtype(), [](Builder& b, Value v) {
    if (!is_float(b.type(v).dtype)) return b.compare(v, v, "NE");
    return b.binary(OpCode::and_, b.unary(OpCode::not_, b.unary(OpCode::is_finite, v)), b.compare(v, v, "EQ"));
  });
}

Tensor astype(const Tensor& x, DType dtype) {
  if (x.dtype() == dtype) return x;
  return emit("astype", {number(dtype)}, {x}, [&](Builder& b, const Values& v) { return as(b, v[0], dtype); });
}

Tensor clone(const Tensor& x) {
  return emit("clone", {}, {x}, [](Builder&, const Values& v) { return v[0]; });
}

Tensor placed(const Tensor& x) {
  session::PlacingScope places;
  return clone(x);
}

void in_place(Tensor& target, const Tensor& result) {
  require(result.dims() == target.dims(), "[gt.in_place] the result has the shape ", shown(result.dims()),
          ", which cannot be written into a tensor of ", shown(target.dims()));
  DType from = result.dtype(), to = target.dtype();
  bool fits = is_float(to) || (!is_float(from) && (to != DType::i1 || from == DType::i1));
  require(fits, "[gt.in_place] the result is ", name(from), " and cannot be written into a tensor of ", name(to),
          "; astype() converts it");
  target.assign(astype(result, to));
}

void copy_(Tensor& target, const Operand& value) {
  if (!value.is_tensor()) return fill_(target, value.scalar());
  target.assign(broadcast_to(astype(value.tensor(), target.dtype()), target.dims()));
}

void fill_(Tensor& target, Scalar value) { target.assign(full(target.dims(), value, target.dtype())); }
void zero_(Tensor& target) { fill_(target, 0); }

}  // namespace pcp::gt
