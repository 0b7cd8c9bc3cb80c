// Optimizers as graphs: one parameter, its gradient and its state in, the new ones out. The learning rate and the step
// are graph inputs, so one executable serves every schedule.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "pcp/builder.h"

namespace pcp {

enum class OptimizerKind { sgd, adamw };

struct OptimizerConfig {
  OptimizerKind kind = OptimizerKind::adamw;
  double momentum = 0.9;  // sgd; 0: no state
  bool nesterov = false;  // sgd
  double beta1 = 0.9, beta2 = 0.95, epsilon = 1e-8;
  double weight_decay = 0.1;  // decoupled; times the learning rate; only where a parameter is decayed
  double clip_norm = 1.0;     // of all gradients together; 0: no clipping
};

// State tensors kept for one parameter, all starting at zero: adamw two (first and second moment), sgd with momentum
// one. They are f64 for an f64 parameter and f32 for any other, and so is the arithmetic of the update.
std::vector<TensorType> optimizer_state_types(const OptimizerConfig&, const TensorType& parameter);

struct ParameterUpdate {
  Value parameter;
  Values state;
};
// Appends the update of one parameter. `learning_rate` is an f32 scalar, `step` an i32 scalar that counts from 0. With
// t = step + 1, p the parameter and g its gradient,
//   adamw: m = beta1 m + (1 - beta1) g; v = beta2 v + (1 - beta2) g²;
//          p = p (1 - lr decay) - lr (m / (1 - beta1^t)) / (sqrt(v / (1 - beta2^t)) + epsilon)
//   sgd:   v = momentum v + g; p = p (1 - lr decay) - lr (nesterov ? g + momentum v : v)
ParameterUpdate append_update(Builder&, const OptimizerConfig&, Value parameter, Value gradient, const Values& state,
                              Value learning_rate, Value step, bool decayed);

// The root of the sum of squares of all elements, in f32, and the gradients scaled to `clip_norm` when it is larger. If
// the norm is NaN, the clipped gradients are NaN, too, so that the error is not hidden.
Value append_global_norm(Builder&, const Values& gradients);
Values append_clipping(Builder&, const Values& gradients, Value norm, double clip_norm);

enum class ScheduleKind { constant, linear, cosine };

// Rises from peak / warmup at step 0 to `peak` at step warmup - 1, then falls from `peak` at step `warmup` to `floor`
// at `steps`, where it stays.
struct ScheduleConfig {
  ScheduleKind kind = ScheduleKind::cosine;
  double peak = 3e-4;
  double floor = 0;
  std::int64_t warmup = 0;
  std::int64_t steps = 0;
};
double learning_rate(const ScheduleConfig&, std::int64_t step);  // step counts from 0

// Nesterov momentum on host memory, for the outer loop of training in rounds: velocity = momentum * velocity + delta;
// parameter -= lr * (delta + momentum * velocity). The same numbers as the graph of sgd with `nesterov`, up to
// rounding.
void nesterov_step(std::span<float> parameter, std::span<float> velocity, std::span<const float> delta, double lr,
                   double momentum);

}  // namespace pcp
