// Normalisation, losses and attention: each is one routine.
#include <bit>
#include <cmath>
#include <numeric>

#include "session/ops.h"

namespace pcp::gt {
namespace {

std::int64_t bits_of(double value) { return std::bit_cast<std::int64_t>(value); }

// The last `axes` axes, which the weight must have as its shape.
Dims normalised_axes(std::string_view name, const Tensor& x, std::int64_t axes,
                     std::initializer_list<const Tensor*> weights) {
  check_float(name, x);
  require(axes >= 1 && axes <= x.rank(), "[gt.", name, "] over ", axes, " axes of a tensor of shape ", shown(x.dims()));
  Dims shape(x.dims().end() - axes, x.dims().end()), last(pcp::index(axes));
  for (const Tensor* weight : weights) {
    require(!*weight || weight->dims() == shape, "[gt.", name, "] the weight and the bias must have the shape ",
            shown(shape), ", got ", *weight ? to_string(weight->dims()) : "");
  }
  std::iota(last.begin(), last.end(), x.rank() - axes);
  return last;
}

Value scaled_to_unit(Builder& b, Value x, Value eps, const Dims& axes) {
  Value square = mean_along(b, b.multiply(x, x), axes);
  Value scale = b.rsqrt(b.add(square, spread(b, eps, b.type(square).dims)));
  return b.multiply(x, restored(b, scale, b.type(x).dims, axes));
}

Value reduced_loss(Builder& b, Value losses, Reduction reduction) {
  if (reduction == Reduction::none) return losses;
  double elements = static_cast<double>(b.type(losses).elements());
  Value sum = sum_of_all(b, losses);
  return reduction == Reduction::sum ? sum : b.divide(sum, like(b, sum, elements));
}

// A loss of two tensors of one shape, element by element.
template <class Make>
Tensor pairwise_loss(std::string_view name, const Tensor& x, const Tensor& target, Reduction reduction,
                     const Make& make) {
  require(x.dims() == target.dims(), "[gt.", name, "] the input and the target must have one shape, got ",
          shown(x.dims()), " and ", shown(target.dims()));
  Operand left = x, right = target;
  DType met = meeting_type({&left, &right});
  require(is_float(met), "[gt.", name, "] needs floating tensors, got ", shown(x.type()));
  return emit(name, {static_cast<std::int64_t>(reduction), number(met)}, {x, target}, [&](Builder& b, const Values& v) {
    DType computed = computing(met);
    Value losses = make(b, as(b, v[0], computed), as(b, v[1], computed));
    return as(b, reduced_loss(b, losses, reduction), met);
  });
}

struct ClassLoss {
  std::string_view name;
  bool from_logits;
  Reduction reduction;
  std::int64_t ignored;
  double smoothing;
};

void check_classes(const ClassLoss& loss, const Tensor& x, const Tensor& targets) {
  check_float(loss.name, x);
  check_rank(loss.name, x, 1, "the input");
  check_integer(loss.name, targets, "the targets");
  Dims expected = x.dims();
  expected.erase(expected.begin() + (x.rank() > 1));
  require(targets.dims() == expected, "[gt.", loss.name, "] an input of shape ", shown(x.dims()),
          " needs targets of shape ", shown(expected), ", got ", shown(targets.dims()));
  require(loss.smoothing >= 0 && loss.smoothing <= 1, "[gt.", loss.name, "] the label smoothing must be from 0 to 1");
}

// The log probability of the target is picked by comparison, so that the gradient is elementwise.
Tensor class_loss(const ClassLoss& loss, const Tensor& x, const Tensor& targets) {
  DType computed = computing(x.dtype());
  Arguments arguments{x, targets, Argument::scalar(DType::i64, loss.ignored)};
  if (loss.smoothing > 0) arguments.push_back(Argument::scalar(computed, loss.smoothing));
  return emit(loss.name, {static_cast<std::int64_t>(loss.reduction)}, arguments, [&](Builder& b, const Values& v) {
    check_classes(loss, x, targets);
    std::int64_t axis = x.rank() > 1;
    Value wide = as(b, v[0], computed), target = as(b, v[1], DType::i64);
    Value log_p = loss.from_logits ? log_softmax(b, wide, {axis}) : wide;
    Value is_target = b.compare(axis_places(b, x.dims(), axis), restored(b, target, x.dims(), {axis}), "EQ");
    Value picked = b.negate(b.reduce(b.select(is_target, log_p, like(b, log_p, 0)), OpCode::add, {axis}));
    Value zero = like(b, picked, 0), losses = picked;
    if (loss.smoothing > 0) {
      Value share = spread(b, v[3], b.type(picked).dims);
      Value even = b.negate(mean_along(b, log_p, {axis}));
      losses = b.add(b.multiply(b.subtract(like(b, share, 1), share), picked), b.multiply(share, even));
    }
    Value counted = b.compare(target, spread(b, v[2], targets.dims()), "NE");
    losses = b.select(counted, losses, zero);
    if (loss.reduction != Reduction::mean) return as(b, reduced_loss(b, losses, loss.reduction), x.dtype());
    Value sum = sum_of_all(b, losses), elements = sum_of_all(b, as(b, counted, computed));
    return as(b, b.divide(sum, elements), x.dtype());
  });
}

}  // namespace

Tensor layer_norm(const Tensor& x, std::int64_t axes, const Tensor& weight, const Tensor& bias, double eps) {
  Arguments arguments{x, Argument::scalar(computing(x.dtype()), eps)};
  if (weight) arguments.push_back(weight);
  if (bias) arguments.push_back(bias);
  return emit("layer_norm", {axes, weight ? 1 : 0}, arguments, [&](Builder& b, const Values& v) {
    Dims last = normalised_axes("layer_norm", x, axes, {&weight, &bias});
    DType computed = computing(x.dtype());
    Value wide = as(b, v[0], computed);
    Value centred = b.subtract(wide, restored(b, mean_along(b, wide, last), x.dims(), last));
    Value made = scaled_to_unit(b, centred, v[1], last);
    if (weight) made = b.multiply(made, spread(b, as(b, v[2], computed), x.dims()));
    if (bias) made = b.add(made, spread(b, as(b, v.back(), computed), x.dims()));
    return as(b, made, x.dtype());
  });
}

Tensor rms_norm(const Tensor& x, std::int64_t axes, const Tensor& weight, double eps) {
  Arguments arguments{x, Argument::scalar(computing(x.dtype()), eps)};
  if (weight) arguments.push_back(weight);
  return emit("rms_norm", {axes}, arguments, [&](Builder& b, const Values& v) {
    Dims last = normalised_axes("rms_norm", x, axes, {&weight});
    DType computed = computing(x.dtype());
    Value made = scaled_to_unit(b, as(b, v[0], computed), v[1], last);
    if (weight) made = b.multiply(made, spread(b, as(b, v[2], computed), x.dims()));
    return as(b, made, x.dtype());
  });
}

Tensor cross_entropy(const Tensor& logits, const Tensor& targets, Reduction reduction, std::int64_t ignore_index,
                     double label_smoothing) {
  return class_loss({"cross_entropy", true, reduction, ignore_index, label_smoothing}, logits, targets);
}

Tensor nll_loss(const Tensor& log_probabilities, const Tensor& targets, Reduction reduction,
                std::int64_t ignore_index) {
  return class_loss({"nll_loss", false, reduction, ignore_index, 0}, log_probabilities, targets);
}

Tensor mse_loss(const Tensor& x, const Tensor& target, Reduction reduction) {
  return pairwise_loss("mse_loss", x, target, reduction, [](Builder& b, Value v, Value wanted) {
    Value difference = b.subtract(v, wanted);
    return b.multiply(difference, difference);
  });
}

Tensor l1_loss(const Tensor& x, const Tensor& target, Reduction reduction) {
  return pairwise_loss("l1_loss", x, target, reduction,
                       [](Builder& b, Value v, Value wanted) { return b.unary(OpCode::abs, b.subtract(v, wanted)); });
}

// Logarithms are at least -100, as in PyTorch, so that a wrong certainty has a finite loss. Its gradient is 0.
Tensor bce(const Tensor& probability, const Tensor& target, Reduction reduction) {
  return pairwise_loss("bce", probability, target, reduction, [](Builder& b, Value p, Value wanted) {
    Value one = like(b, p, 1), least = like(b, p, -100);
    auto bounded_log = [&](Value x) {
      Value impossible = b.compare(x, like(b, x, 0), "LE");
      return b.select(impossible, least, b.maximum(b.log(b.select(impossible, one, x)), least));
    };
    Value hit = bounded_log(p), miss = bounded_log(b.subtract(one, p));
    return b.negate(b.add(b.multiply(wanted, hit), b.multiply(b.subtract(one, wanted), miss)));
  });
}

// log(1 + e^x) - x t
Tensor bce_with_logits(const Tensor& logits, const Tensor& target, Reduction reduction) {
  return pairwise_loss("bce_with_logits", logits, target, reduction, [](Builder& b, Value x, Value wanted) {
    return b.subtract(log_of_one_plus_exp(b, x), b.multiply(x, wanted));
  });
}

Tensor scaled_dot_product_attention(const Tensor& q, const Tensor& k, const Tensor& v, bool causal, const Tensor& mask,
                                    std::optional<double> scale) {
  constexpr std::string_view name = "scaled_dot_product_attention";
  check_float(name, q);
  for (const Tensor* part : {&q, &k, &v}) check_rank(name, *part, 2, "q, k and v");
  Dims leading(q.dims().begin(), q.dims().end() - 2);
  bool fits = q.rank() == k.rank() && q.rank() == v.rank() && q.dims().back() == k.dims().back() &&
              std::equal(leading.begin(), leading.end(), k.dims().begin()) &&
              std::equal(k.dims().begin(), k.dims().end() - 1, v.dims().begin()) && q.dtype() == k.dtype() &&
              q.dtype() == v.dtype();
  require(fits, "[gt.", name, "] expects q [..., T, D], k [..., S, D] and v [..., S, E] of one type, got ",
          shown(q.type()), ", ", shown(k.type()), " and ", shown(v.type()));
  double factor = scale.value_or(1 / std::sqrt(static_cast<double>(q.dims().back())));
  Arguments arguments{q, k, v};
  if (mask) arguments.push_back(mask);
  return emit(name, {std::int64_t{causal}, bits_of(factor)}, arguments, [&](Builder& b, const Values& given) {
    std::int64_t rank = q.rank();
    Dims batch(leading.size());
    std::iota(batch.begin(), batch.end(), 0);
    Value raw = b.dot_general(given[0], given[1], {batch, batch, {rank - 1}, {rank - 1}});
    Value scores = as(b, raw, computing(q.dtype()));
    scores = b.multiply(scores, like(b, scores, factor));
    const TensorType type = b.type(scores);
    Value lowest = b.splat(type, -std::numeric_limits<double>::infinity());
    if (causal) {
      Dims matrix(type.dims.end() - 2, type.dims.end());
      Value seen = b.compare(axis_places(b, matrix, 0, DType::i32), axis_places(b, matrix, 1, DType::i32), "GE");
      scores = b.select(spread(b, seen, type.dims), scores, lowest);
    }
    if (mask) {
      require(can_broadcast(mask.dims(), type.dims), "[gt.", name, "] a mask of shape ", shown(mask.dims()),
              " for scores of shape ", shown(type.dims));
      Value wide = spread(b, mask.dtype() == DType::i1 ? given[3] : as(b, given[3], type.dtype), type.dims);
      scores = mask.dtype() == DType::i1 ? b.select(wide, scores, lowest) : b.add(scores, wide);
    }
    Value weights = as(b, softmax(b, scores, {rank - 1}), q.dtype());
    return b.dot_general(weights, given[2], {batch, batch, {rank - 1}, {rank - 2}});
  });
}

}  // namespace pcp::gt
