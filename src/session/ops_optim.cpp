// Optimizer steps: the arithmetic of PyTorch's optimizers, one routine for each kind of parameter.
#include <cmath>

#include "session/ops.h"

namespace pcp::gt {
namespace {

void check_state(std::string_view name, const Tensor& parameter, std::initializer_list<const Tensor*> others) {
  check_float(name, parameter);
  for (const Tensor* other : others) {
    if (!*other) continue;
    require(other->type() == parameter.type(), "[gt.", name, "] the gradient and the state must be ",
            shown(parameter.type()), " like the parameter, got ", shown(other->type()));
  }
}

Value scaled_by(Builder& b, Value x, Value factor) { return b.multiply(x, spread(b, factor, b.type(x).dims)); }

Values back_to(Builder& b, DType dtype, const Values& values) {
  Values converted;
  for (Value value : values) converted.push_back(as(b, value, dtype));
  return converted;
}

}  // namespace

SgdResult sgd_step(const Tensor& parameter, const Tensor& gradient, const Tensor& momentum, const Sgd& options) {
  NoGrad no_grad;
  check_state("sgd_step", parameter, {&gradient, &momentum});
  require(!momentum || options.momentum != 0, "[gt.sgd_step] there is a momentum, but the options have none");
  DType computed = computing(parameter.dtype());
  Arguments arguments{parameter, gradient};
  for (double number : {options.lr, options.weight_decay, options.momentum, 1 - options.dampening}) {
    arguments.push_back(Argument::scalar(computed, number));
  }
  if (momentum) arguments.push_back(momentum);
  bool has_momentum = options.momentum != 0;
  Numbers numbers{has_momentum, options.nesterov, options.weight_decay != 0};
  auto made = emit_all("sgd_step", std::move(numbers), arguments, [&](Builder& b, const Values& v) {
    Value p = as(b, v[0], computed), g = as(b, v[1], computed), velocity;
    if (options.weight_decay != 0) g = b.add(g, scaled_by(b, p, v[3]));
    if (has_momentum) {
      velocity = g;
      if (momentum) velocity = b.add(scaled_by(b, as(b, v[6], computed), v[4]), scaled_by(b, g, v[5]));
      g = options.nesterov ? b.add(g, scaled_by(b, velocity, v[4])) : velocity;
    }
    Values results{b.subtract(p, scaled_by(b, g, v[2]))};
    if (has_momentum) results.push_back(velocity);
    return back_to(b, parameter.dtype(), results);
  });
  return {made[0], has_momentum ? made[1] : Tensor()};
}

AdamResult adam_step(const Tensor& parameter, const Tensor& gradient, const Tensor& mean, const Tensor& variance,
                     std::int64_t step, const Adam& options) {
  NoGrad no_grad;
  check_state("adam_step", parameter, {&gradient, &mean, &variance});
  require(step >= 1, "[gt.adam_step] steps are counted from 1, got ", step);
  DType computed = computing(parameter.dtype());
  double t = static_cast<double>(step);
  double step_size = options.lr / (1 - std::pow(options.beta1, t));
  double root_correction = std::sqrt(1 - std::pow(options.beta2, t));
  double decay = options.decoupled ? 1 - options.lr * options.weight_decay : options.weight_decay;
  Arguments arguments{parameter, gradient, mean, variance};
  for (double number : {options.beta1, 1 - options.beta1, options.beta2, 1 - options.beta2, step_size, root_correction,
                        options.eps, decay}) {
    arguments.push_back(Argument::scalar(computed, number));
  }
  Numbers numbers{options.weight_decay == 0 ? 0 : options.decoupled ? 1 : 2};
  auto made = emit_all("adam_step", std::move(numbers), arguments, [&](Builder& b, const Values& v) {
    Values wide;
    for (std::size_t i = 0; i < 4; ++i) wide.push_back(as(b, v[i], computed));
    Value p = wide[0], g = wide[1];
    if (options.weight_decay != 0) {
      Value scaled = scaled_by(b, p, v[11]);
      (options.decoupled ? p : g) = options.decoupled ? scaled : b.add(g, scaled);
    }
    Value m = b.add(scaled_by(b, wide[2], v[4]), scaled_by(b, g, v[5]));
    Value s = b.add(scaled_by(b, wide[3], v[6]), scaled_by(b, b.multiply(g, g), v[7]));
    const Dims dims = parameter.dims();
    Value size = b.add(b.divide(b.unary(OpCode::sqrt, s), spread(b, v[9], dims)), spread(b, v[10], dims));
    p = b.subtract(p, scaled_by(b, b.divide(m, size), v[8]));
    return back_to(b, parameter.dtype(), {p, m, s});
  });
  return {made[0], made[1], made[2]};
}

ClipResult clip_grad_norm(const std::vector<Tensor>& gradients, double max_norm, double order) {
  NoGrad no_grad;
  require(!gradients.empty(), "[gt.clip_grad_norm] there are no gradients");
  require(order > 0, "[gt.clip_grad_norm] the order of a norm must be positive, got ", order);
  DType computed = DType::f32;
  for (const Tensor& gradient : gradients) {
    check_float("clip_grad_norm", gradient);
    if (gradient.dtype() == DType::f64) computed = DType::f64;
  }
  bool infinite = std::isinf(order), euclidean = order == 2;
  Arguments arguments(gradients.begin(), gradients.end());
  arguments.push_back(Argument::scalar(computed, max_norm));
  arguments.push_back(Argument::scalar(computed, order));
  Numbers numbers{infinite, euclidean};
  auto made = emit_all("clip_grad_norm", std::move(numbers), arguments, [&](Builder& b, const Values& v) {
    Value limit = v[gradients.size()], exponent = v[gradients.size() + 1], total;
    for (std::size_t i = 0; i < gradients.size(); ++i) {
      Value size = b.unary(OpCode::abs, as(b, v[i], computed)), part;
      if (infinite) {
        part = b.reduce(b.reshape(size, {gradients[i].type().elements()}), OpCode::maximum, {0});
      } else if (euclidean) {
        part = sum_of_all(b, b.multiply(size, size));
      } else {
        part = sum_of_all(b, b.binary(OpCode::power, size, spread(b, exponent, gradients[i].dims())));
      }
      total = !total ? part : infinite ? b.maximum(total, part) : b.add(total, part);
    }
    Value one = b.scalar(computed, 1);
    if (euclidean) {
      total = b.unary(OpCode::sqrt, total);
    } else if (!infinite) {
      total = b.binary(OpCode::power, total, b.divide(one, exponent));
    }
    Value factor = b.minimum(one, b.divide(limit, b.add(total, b.scalar(computed, 1e-6))));
    Values results{total};
    for (std::size_t i = 0; i < gradients.size(); ++i) {
      results.push_back(as(b, scaled_by(b, as(b, v[i], computed), factor), gradients[i].dtype()));
    }
    return results;
  });
  return {made[0], std::vector<Tensor>(made.begin() + 1, made.end())};
}

}  // namespace pcp::gt
