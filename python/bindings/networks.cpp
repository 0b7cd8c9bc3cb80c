// What gt.nn is made of.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <tuple>

#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

using Maybe = std::optional<Tensor>;
Tensor or_none(const Maybe& tensor) { return tensor ? *tensor : Tensor(); }
Maybe maybe(const Tensor& tensor) { return tensor ? Maybe(tensor) : std::nullopt; }

Reduction reduction_of(const std::string& name) {
  if (name == "mean") return Reduction::mean;
  if (name == "sum") return Reduction::sum;
  if (name == "none") return Reduction::none;
  fail(Code::invalid_argument, "[gt.nn] a loss is reduced by 'mean', 'sum' or 'none', not '", name, "'");
}

void pair_of(const Dims& from, std::int64_t (&to)[2], const char* what) {
  require(from.size() == 1 || from.size() == 2, "[gt.nn] ", what, " is one number or two, not ", from.size());
  to[0] = from[0];
  to[1] = from[from.size() - 1];
}

Conv2d convolution(const Dims& stride, const Dims& padding, const Dims& dilation, std::int64_t groups) {
  Conv2d options;
  pair_of(stride, options.stride, "the stride");
  pair_of(padding, options.padding, "the padding");
  pair_of(dilation, options.dilation, "the dilation");
  options.groups = groups;
  return options;
}

Pool2d pooling(const Dims& kernel, const std::optional<Dims>& stride, const Dims& padding) {
  Pool2d options{};
  pair_of(kernel, options.kernel, "the kernel");
  pair_of(stride.value_or(kernel), options.stride, "the stride");
  pair_of(padding, options.padding, "the padding");
  return options;
}

void bind_layers(nb::module_& m) {
  m.def(
      "linear",
      [](const Tensor& x, const Tensor& weight, const Maybe& bias) { return linear(x, weight, or_none(bias)); },
      "input"_a, "weight"_a, "bias"_a = nb::none(), "input @ weight.T + bias");
  m.def(
      "conv2d",
      [](const Tensor& x, const Tensor& weight, const Maybe& bias, const Dims& stride, const Dims& padding,
         const Dims& dilation, std::int64_t groups) {
        return conv2d(x, weight, or_none(bias), convolution(stride, padding, dilation, groups));
      },
      "input"_a, "weight"_a, "bias"_a = nb::none(), "stride"_a = Dims{1}, "padding"_a = Dims{0}, "dilation"_a = Dims{1},
      "groups"_a = 1, "input [N, C, H, W], weight [O, C / groups, H, W]");
  m.def(
      "max_pool2d",
      [](const Tensor& x, const Dims& kernel, const std::optional<Dims>& stride, const Dims& padding) {
        return max_pool2d(x, pooling(kernel, stride, padding));
      },
      "input"_a, "kernel_size"_a, "stride"_a = nb::none(), "padding"_a = Dims{0},
      "The largest element of each window of [N, C, H, W].\n\n>>> gt.nn.functional.max_pool2d(gt.ones(1, 1, 4, 4), "
      "2).shape\n(1, 1, 2, 2)");
  m.def(
      "avg_pool2d",
      [](const Tensor& x, const Dims& kernel, const std::optional<Dims>& stride, const Dims& padding, bool count) {
        return avg_pool2d(x, pooling(kernel, stride, padding), count);
      },
      "input"_a, "kernel_size"_a, "stride"_a = nb::none(), "padding"_a = Dims{0}, "count_include_pad"_a = true,
      "The mean of each window of [N, C, H, W].");
  m.def(
      "embedding", [](const Tensor& index, const Tensor& weight) { return embedding(weight, index); }, "index"_a,
      "weight"_a, "Rows of a table.");
  m.def(
      "layer_norm",
      [](const Tensor& x, const Dims& shape, const Maybe& weight, const Maybe& bias, double eps) {
        return layer_norm(x, static_cast<std::int64_t>(shape.size()), or_none(weight), or_none(bias), eps);
      },
      "input"_a, "normalized_shape"_a, "weight"_a = nb::none(), "bias"_a = nb::none(), "eps"_a = 1e-5,
      "Mean 0 and variance 1 over the last axes, then scaled and shifted.");
  m.def(
      "rms_norm",
      [](const Tensor& x, const Dims& shape, const Maybe& weight, double eps) {
        return rms_norm(x, static_cast<std::int64_t>(shape.size()), or_none(weight), eps);
      },
      "input"_a, "normalized_shape"_a, "weight"_a = nb::none(), "eps"_a = 1e-6,
      "Divided by the root of the mean square over the last axes, then scaled.");
  m.def(
      "dropout",
      [](const Tensor& x, double p, bool training) {
        require(p >= 0 && p <= 1, "[gt.nn] the probability of dropout is between 0 and 1, not ", p);
        return training && p > 0 ? dropout(x, p) : x;
      },
      "input"_a, "p"_a = 0.5, "training"_a = true,
      "In training, elements become 0 with probability p and the others are scaled up.");
  m.def(
      "scaled_dot_product_attention",
      [](const Tensor& q, const Tensor& k, const Tensor& v, const Maybe& mask, bool causal,
         std::optional<double> scale) { return scaled_dot_product_attention(q, k, v, causal, or_none(mask), scale); },
      "query"_a, "key"_a, "value"_a, "attn_mask"_a = nb::none(), "is_causal"_a = false, "scale"_a = nb::none(),
      "softmax(query @ key.T * scale) @ value, where the mask and is_causal allow it.\n\n>>> "
      "gt.nn.functional.scaled_dot_product_attention(gt.ones(2, 5, 4), gt.ones(2, 6, 4), gt.ones(2, 6, 3)).shape\n(2, "
      "5, 3)");
}

void bind_losses(nb::module_& m) {
  m.def(
      "cross_entropy",
      [](const Tensor& logits, const Tensor& targets, const std::string& reduction, std::int64_t ignore,
         double smoothing) { return cross_entropy(logits, targets, reduction_of(reduction), ignore, smoothing); },
      "input"_a, "target"_a, nb::kw_only(), "reduction"_a = "mean", "ignore_index"_a = -100, "label_smoothing"_a = 0.0,
      "Of logits [N, C, ...] and classes [N, ...].");
  m.def(
      "nll_loss",
      [](const Tensor& logs, const Tensor& targets, const std::string& reduction, std::int64_t ignore) {
        return nll_loss(logs, targets, reduction_of(reduction), ignore);
      },
      "input"_a, "target"_a, nb::kw_only(), "reduction"_a = "mean", "ignore_index"_a = -100,
      "Of logarithms of probabilities [N, C, ...] and classes [N, ...].");
  using Loss = Tensor (*)(const Tensor&, const Tensor&, Reduction);
  struct Named {
    const char* name;
    Loss loss;
    const char* doc;
  };
  const Named losses[] = {{"mse_loss", mse_loss, "The square of the difference."},
                          {"l1_loss", l1_loss, "The difference without its sign."},
                          {"binary_cross_entropy", bce, "Of probabilities with targets from 0 to 1."},
                          {"binary_cross_entropy_with_logits", bce_with_logits,
                           "binary_cross_entropy() of sigmoid(input), computed safely."}};
  for (auto [name, loss, doc] : losses) {
    m.def(
        name,
        [loss](const Tensor& input, const Tensor& target, const std::string& reduction) {
          return loss(input, target, reduction_of(reduction));
        },
        "input"_a, "target"_a, nb::kw_only(), "reduction"_a = "mean", doc);
  }
}

void bind_steps(nb::module_& m) {
  m.def(
      "_sgd_step",
      [](Tensor& parameter, const Tensor& gradient, const Maybe& momentum, double lr, double factor, double dampening,
         double weight_decay, bool nesterov) {
        NoGrad no_grad;
        SgdResult result =
            sgd_step(parameter, gradient, or_none(momentum), {lr, factor, dampening, weight_decay, nesterov});
        parameter.assign(result.parameter);
        return maybe(result.momentum);
      },
      "parameter"_a, "gradient"_a, "momentum_buffer"_a.none(), "lr"_a, "momentum"_a, "dampening"_a, "weight_decay"_a,
      "nesterov"_a);
  m.def(
      "_adam_step",
      [](Tensor& parameter, const Tensor& gradient, const Tensor& mean, const Tensor& variance, std::int64_t step,
         double lr, double beta1, double beta2, double eps, double weight_decay, bool decoupled) {
        NoGrad no_grad;
        AdamResult result =
            adam_step(parameter, gradient, mean, variance, step, {lr, beta1, beta2, eps, weight_decay, decoupled});
        parameter.assign(result.parameter);
        return std::make_pair(result.mean, result.variance);
      },
      "parameter"_a, "gradient"_a, "mean"_a, "variance"_a, "step"_a, "lr"_a, "beta1"_a, "beta2"_a, "eps"_a,
      "weight_decay"_a, "decoupled"_a);
  m.def(
      "_clip_grad_norm",
      [](const std::vector<Tensor>& gradients, double max_norm, double order) {
        NoGrad no_grad;
        ClipResult result = clip_grad_norm(gradients, max_norm, order);
        return std::make_pair(result.norm, result.gradients);
      },
      "gradients"_a, "max_norm"_a, "norm_type"_a);
}

}  // namespace

void bind_networks(nb::module_& module) {
  bind_layers(module);
  bind_losses(module);
  bind_steps(module);
}

}  // namespace pcp::gt::python
