#include <cmath>

#include "pcp/optim.h"

namespace pcp {
namespace {

void check(const OptimizerConfig& config) {
  auto fraction = [](double x, const char* name) {
    require(x >= 0 && x < 1, "[optimizer] ", name, " is ", x, "; it must be at least 0 and less than 1");
  };
  if (config.kind == OptimizerKind::adamw) {
    fraction(config.beta1, "beta1");
    fraction(config.beta2, "beta2");
    require(config.epsilon > 0, "[optimizer] epsilon is ", config.epsilon, "; it must be positive");
  } else {
    fraction(config.momentum, "momentum");
    require(!config.nesterov || config.momentum > 0, "[optimizer] nesterov needs a momentum above 0");
  }
  require(config.weight_decay >= 0, "[optimizer] the weight decay is ", config.weight_decay,
          "; it must not be negative");
}

// Arithmetic on tensors of one type with numbers and scalars of the graph.
class Arithmetic {
 public:
  Arithmetic(Builder& builder, TensorType type) : builder_(builder), type_(std::move(type)) {}

  DType dtype() const { return type_.dtype; }
  Value scalar(double x) { return builder_.scalar(type_.dtype, x); }
  Value as_scalar(Value x) { return builder_.type(x).dtype == dtype() ? x : builder_.convert(x, dtype()); }
  Value times(double factor, Value x) { return builder_.multiply(builder_.splat(type_, factor), x); }
  Value times(Value factor, Value x) { return builder_.multiply(builder_.broadcast(factor, type_.dims), x); }
  Value plus(Value x, double y) { return builder_.add(x, builder_.splat(type_, y)); }
  // decay * average + (1 - decay) * x
  Value averaged(double decay, Value average, Value x) {
    return builder_.add(times(decay, average), times(1 - decay, x));
  }
  // 1 - base^t as -(e^(t log base) - 1), which keeps its digits when the base is close to 1.
  Value one_minus_power(double base, Value t) {
    if (base == 0) return scalar(1);
    Value exponent = builder_.multiply(t, scalar(std::log(base)));
    return builder_.negate(builder_.unary(OpCode::exponential_minus_one, exponent));
  }

 private:
  Builder& builder_;
  TensorType type_;
};

Value decayed_parameter(Builder& b, Arithmetic& on, double decay, Value parameter, Value lr) {
  if (decay == 0) return parameter;
  return on.times(b.subtract(on.scalar(1), b.multiply(lr, on.scalar(decay))), parameter);
}

// The bias corrections are scalars: lr (m / c1) / (sqrt(v / c2) + e) = (lr / c1) m / (sqrt(v) / sqrt(c2) + e).
ParameterUpdate adamw(Builder& b, Arithmetic& on, const OptimizerConfig& config, Value parameter, Value gradient,
                      const Values& state, Value lr, Value step, double decay) {
  Value t = b.add(b.convert(step, on.dtype()), on.scalar(1));
  Value mean_scale = b.divide(lr, on.one_minus_power(config.beta1, t));
  Value root_scale = b.rsqrt(on.one_minus_power(config.beta2, t));
  Value mean = on.averaged(config.beta1, state[0], gradient);
  Value square = on.averaged(config.beta2, state[1], b.multiply(gradient, gradient));
  Value divisor = on.plus(on.times(root_scale, b.unary(OpCode::sqrt, square)), config.epsilon);
  Value change = b.divide(on.times(mean_scale, mean), divisor);
  return {b.subtract(decayed_parameter(b, on, decay, parameter, lr), change), {mean, square}};
}

ParameterUpdate sgd(Builder& b, Arithmetic& on, const OptimizerConfig& config, Value parameter, Value gradient,
                    const Values& state, Value lr, double decay) {
  Value direction = gradient;
  Values new_state;
  if (config.momentum > 0) {
    Value velocity = b.add(on.times(config.momentum, state[0]), gradient);
    direction = config.nesterov ? b.add(gradient, on.times(config.momentum, velocity)) : velocity;
    new_state = {velocity};
  }
  return {b.subtract(decayed_parameter(b, on, decay, parameter, lr), on.times(lr, direction)), new_state};
}

TensorType arithmetic_type(const TensorType& parameter) {
  require(is_float(parameter.dtype), "[optimizer] a parameter of ", to_string(parameter), " cannot be trained");
  return TensorType(parameter.dtype == DType::f64 ? DType::f64 : DType::f32, parameter.dims);
}

}  // namespace

std::vector<TensorType> optimizer_state_types(const OptimizerConfig& config, const TensorType& parameter) {
  check(config);
  std::size_t count = config.kind == OptimizerKind::adamw ? 2 : config.momentum > 0 ? 1 : 0;
  return std::vector<TensorType>(count, arithmetic_type(parameter));
}

ParameterUpdate append_update(Builder& b, const OptimizerConfig& config, Value parameter, Value gradient,
                              const Values& state, Value learning_rate, Value step, bool decayed) {
  DType stored = b.type(parameter).dtype;
  auto state_types = optimizer_state_types(config, b.type(parameter));
  require(b.type(gradient).dims == b.type(parameter).dims, "[optimizer] a gradient of ", to_string(b.type(gradient)),
          " for a parameter of ", to_string(b.type(parameter)));
  require(b.function().types(state) == state_types, "[optimizer] the state of a parameter of ",
          to_string(b.type(parameter)), " is ", state_types.size(), " tensors of its shape in f32 (f64 for f64)");
  Arithmetic on(b, arithmetic_type(b.type(parameter)));
  auto wide = [&](Value x) { return b.type(x).dtype == on.dtype() ? x : b.convert(x, on.dtype()); };
  Value lr = on.as_scalar(learning_rate);
  double decay = decayed ? config.weight_decay : 0;
  ParameterUpdate update = config.kind == OptimizerKind::adamw
                               ? adamw(b, on, config, wide(parameter), wide(gradient), state, lr, step, decay)
                               : sgd(b, on, config, wide(parameter), wide(gradient), state, lr, decay);
  if (stored != on.dtype()) update.parameter = b.convert(update.parameter, stored);
  return update;
}

}  // namespace pcp
