// What models are made of, as frameworks write it, and forms that look almost the same and mean something else.
#include <algorithm>
#include <cmath>
#include <limits>

#include "graph/dims.h"
#include "tests/fuzz/generator.h"

namespace pcp::fuzz {

Value Generator::gelu(Value x, int form) {
  switch (form) {
    case 0: {  // by tanh
      Value cube = multiply(multiply(x, x), x);
      Value inner = scaled(add(x, scaled(cube, 0.044715)), 0.7978845608);
      Value half = scaled(add(constant(type(x), 1), unary(OpCode::tanh, inner)), 0.5);
      Value made = multiply(x, half);
      facts(made).bound = facts(x).bound;
      return made;
    }
    case 1:
      return multiply(x, unary(OpCode::logistic, x));
    case 2:
      return binary(OpCode::maximum, x, constant(type(x), 0));
    default:
      return multiply(x, unary(OpCode::logistic, scaled(x, 1.702)));
  }
}

Value Generator::activation() {
  Value x = bounded(any_float(), 10);
  if (whole_) return gelu(x, 2);
  return gelu(x, static_cast<int>(choose_.below(options_.smooth ? 2 : 4)));
}

// exp(x - max) / sum. `miss` says what is not as it should be: 1 the maximum of another axis, 2 one of something else,
// 3 none at all, 4 a sum over another axis, 5 the sum of something else, 6 a minimum.
Value Generator::softmax_of(Value x, std::int64_t axis, int miss) {
  const Dims shape = dims(x);
  const std::int64_t other = rank(x) > 1 ? (axis + 1) % rank(x) : axis;
  const bool finite = facts(x).finite;
  if (miss != 0) x = bounded(x, 3);
  Value peak_of = miss == 2 ? bounded(like(x), 3) : x;
  const std::int64_t peak_axis = miss == 1 ? other : axis;
  Value shifted = x;
  if (miss != 3) {
    Value peak = know(b_->reduce(peak_of, miss == 6 ? OpCode::minimum : OpCode::maximum, {peak_axis}), facts(peak_of));
    if (odd(30) && miss != 6) {  // JAX's guard
      const Facts known = facts(peak);
      peak =
          know(b_->maximum(b_->constant(Constant::splat(type(peak), -std::numeric_limits<double>::infinity())), peak),
               known);
    }
    shifted = binary(OpCode::subtract, x, spread(peak, shape, {peak_axis}));
  }
  Value e = know(b_->exponential(shifted), {miss == 0 ? 1 : std::exp(facts(shifted).bound), false, true, finite});
  Value summed = miss == 5 ? know(b_->exponential(bounded(like(x), 3)), {20, false, true, finite}) : e;
  const std::int64_t sum_axis = miss == 4 ? other : axis;
  Value sum = know(
      b_->reduce(summed, OpCode::add, {sum_axis}),
      {facts(summed).bound * static_cast<double>(std::max<std::int64_t>(shape[at(sum_axis)], 1)), false, true, finite});
  if (odd(10)) keep(bounded(sum, 10));
  Value wide = spread(sum, shape, {sum_axis});
  const Facts known{miss == 0 || miss == 1 || miss == 3 ? 1.0 : std::exp(12.0), false, true, finite};
  if (odd(20) && miss == 0) {
    return know(b_->multiply(e, b_->divide(b_->splat(TensorType(type(x)), 1), wide)), known);
  }
  return know(b_->divide(e, wide), known);
}

Value Generator::softmax() {
  if (whole_) return {};
  Value x = any_ranked(1, true);
  const std::int64_t axis = choose_.chance(75) ? rank(x) - 1 : choose_.below(rank(x));
  if (dims(x)[at(axis)] == 0) return {};
  if (choose_.chance(25)) x = masked(x, choose_.of({-1e4, -1e9, -std::numeric_limits<double>::infinity()}));
  const int miss = choose_.chance(35) ? static_cast<int>(choose_.between(1, 6)) : 0;
  if (miss != 0 && (!facts(x).finite || dtype(x) == DType::f16)) return {};
  spend(6.0 * static_cast<double>(type(x).elements()));
  Value weights = softmax_of(x, axis, miss);
  if (choose_.chance(25)) {  // its gradient
    Value g = bounded(like(weights), 4);
    Value inner = reduce(multiply(g, weights), OpCode::add, {axis});
    keep(weights);
    return multiply(weights, binary(OpCode::subtract, g, spread(inner, dims(g), {axis})));
  }
  return weights;
}

// Layer norm and RMS norm; with a wrong axis, a mean of something else, or a variance without the mean.
Value Generator::normalization() {
  if (whole_) return {};
  Value x = bounded(any_ranked(2, true), 10);
  const Dims shape = dims(x);
  const std::int64_t axis = choose_.chance(80) ? rank(x) - 1 : choose_.below(rank(x));
  const auto count = static_cast<double>(shape[at(axis)]);
  if (count == 0) return {};
  const int miss = choose_.chance(25) ? static_cast<int>(choose_.between(1, 3)) : 0;
  Value centred = x;
  if (choose_.chance(75)) {
    Value from = miss == 1 ? bounded(like(x), 10) : x;
    const std::int64_t over = miss == 2 && rank(x) > 1 ? (axis + 1) % rank(x) : axis;
    Value mean = scaled(reduce(from, OpCode::add, {over}), 1 / std::max(count, 1.0));
    if (choose_.chance(15)) keep(mean);
    centred = binary(OpCode::subtract, x, spread(mean, shape, {over}));
  }
  Value squares = miss == 3 ? multiply(x, x) : multiply(centred, centred);
  Value variance = scaled(reduce(squares, OpCode::add, {axis}), 1 / count);
  // A small epsilon would make the result of an almost constant row a matter of rounding.
  Value spread_out = add(variance, constant(type(variance), choose_.of({0.125, 1.0})));
  Value inverse =
      choose_.chance(70)
          ? know(b_->rsqrt(spread_out), {3, false, true, facts(x).finite})
          : know(b_->divide(b_->splat(TensorType(type(spread_out)), 1), b_->unary(OpCode::sqrt, spread_out)),
                 {3, false, true, facts(x).finite});
  Value made = multiply(centred, spread(inverse, shape, {axis}));
  facts(made).bound = miss == 0 ? std::max(4.0, std::sqrt(count)) : facts(made).bound;
  if (choose_.chance(60)) {
    Dims leading;
    for (std::int64_t i = 0; i < rank(x); ++i) {
      if (i != axis) leading.push_back(i);
    }
    TensorType row(dtype(x), {shape[at(axis)]});
    made = multiply(made, spread(bounded(of_type(row), 4), shape, leading));
    if (choose_.chance(70)) made = add(made, spread(bounded(of_type(row), 4), shape, leading));
  }
  return made;
}

// log sum exp minus the logit of a label, which is gathered or selected.
Value Generator::cross_entropy() {
  if (whole_) return {};
  auto found =
      find([&](Value value) { return rank(value) == 2 && pcp::is_float(dtype(value)) && type(value).elements() > 0; });
  Value x = found ? *found : argument(TensorType(float_type(), {size(40), std::max<std::int64_t>(size(70), 1)}));
  const Dims shape = dims(x);
  if (type(x).elements() == 0) return {};
  const bool other = choose_.chance(10);  // the maximum of something else
  Value peaked = other ? bounded(like(x), 3) : x;
  const bool finite = facts(x).finite && facts(peaked).finite;
  if (other) x = bounded(x, 3);
  Value peak = know(b_->reduce(peaked, OpCode::maximum, {1}), facts(peaked));
  Value shifted = binary(OpCode::subtract, x, spread(peak, shape, {1}));
  const double most = other ? std::exp(6.0) : 1;
  Value e = know(b_->exponential(shifted), {most, false, true, finite});
  Value sum = know(b_->reduce(e, OpCode::add, {1}), {most * static_cast<double>(shape[1]), false, true, finite});
  Value log = know(b_->log(sum), {20, false, true, finite});
  Value labels = indices({shape[0], 1}, shape[1]);
  if (choose_.chance(50)) {
    GatherDims numbers;
    numbers.collapsed_slice_dims = numbers.start_index_map = {1};
    numbers.operand_batching_dims = numbers.start_indices_batching_dims = {0};
    numbers.index_vector_dim = 1;
    Value from = choose_.chance(80) ? shifted : like(x);  // another's logits
    Value chosen = know(b_->gather(from, labels, numbers, {1, 1}), facts(from));
    Value losses = binary(OpCode::subtract, log, chosen);
    if (choose_.chance(50)) return losses;
    return scaled(reduce(losses, OpCode::add, {0}), 1 / static_cast<double>(shape[0]));
  }
  DType counting = dtype(labels);
  Value here = know(b_->iota(TensorType(counting, shape), 1), {.bound = 1e6});
  Value hot = know(b_->compare(here, broadcast(labels, shape, {0, 1}), "EQ"), {});
  Value rows = reduce(select(hot, binary(OpCode::subtract, shifted, spread(log, shape, {1})), constant(type(x), 0)),
                      OpCode::add, {1});
  if (choose_.chance(40)) {  // the gradient: weights minus one at the label
    keep(rows);
    Value weights = know(b_->divide(e, b_->broadcast_in_dim(sum, shape, {0})), {1, false, true, finite});
    return binary(OpCode::subtract, weights, convert(hot, dtype(x)));
  }
  return rows;
}

// i1 of [..., rows, columns]: which scores count.
Value Generator::mask(const Dims& square) {
  const std::int64_t rank = static_cast<std::int64_t>(square.size());
  if (rank < 2) return predicate(square);
  const Dims inner{square[at(rank - 2)], square[at(rank - 1)]};
  auto outwards = [&](Value small) { return broadcast(small, square, {rank - 2, rank - 1}); };
  const std::int64_t kind = choose_.below(textbook_ ? 4 : 7);
  if (kind == 5) return predicate(square);
  if (kind == 6) {  // the lengths of sequences
    Value lengths = indices({square[0]}, inner[1]);
    Value here = know(b_->iota(TensorType(dtype(lengths), square), rank - 1), {.bound = 1e6});
    return know(b_->compare(here, broadcast(lengths, square, {0}), "LT"), {});
  }
  if (kind == 4) return outwards(predicate(inner));
  const bool inside = choose_.chance(60);  // computed for the matrix, then spread, or for everything
  const Dims& at_shape = inside ? inner : square;
  const std::int64_t first = static_cast<std::int64_t>(at_shape.size()) - 2;
  DType counting = choose_.of({DType::i32, DType::i32, DType::i64});
  TensorType places(counting, at_shape);
  Value row = know(b_->iota(places, first), {.bound = 1e6}), column = know(b_->iota(places, first + 1), {.bound = 1e6});
  if (odd(30)) row = add(row, constant(places, static_cast<double>(choose_.between(-3, 3))));  // rows fully masked
  Value made = choose_.chance(70) ? know(b_->compare(row, column, choose_.of({"GE", "GT", "LE"})), {})
                                  : know(b_->compare(column, row, choose_.of({"LE", "LT"})), {});
  if (kind >= 2) {  // a sliding window
    Value from = binary(OpCode::subtract, row, constant(places, static_cast<double>(choose_.between(1, 40))));
    made = binary(OpCode::and_, made, know(b_->compare(column, from, "GT"), {}));
  }
  return inside && rank > 2 ? outwards(made) : made;
}

Value Generator::masked(Value scores, double fill) {
  if (dtype(scores) == DType::f16) fill = std::max(fill, std::isfinite(fill) ? -1e4 : fill);
  if (options_.smooth) fill = -50;
  Value which = mask(dims(scores));
  Facts known = facts(scores);
  known.finite = known.finite && std::isfinite(fill);
  known.whole = false;
  if (std::isfinite(fill)) known.bound = std::max(known.bound, std::fabs(fill));
  Value other = know(b_->splat(type(scores), fill), {});
  if (odd(15)) {  // added, as older models do
    Value zero = know(b_->splat(type(scores), 0), {});
    return know(b_->add(scores, b_->select(which, zero, other)), {known.bound, false, true, known.finite});
  }
  return know(!odd(10) ? b_->select(which, scores, other) : b_->select(b_->unary(OpCode::not_, which), other, scores),
              known);
}

// A product spread over the scores: one number for every score, or for rows, columns or entries of the batch alone,
// with the batch of the scores or without one.
std::optional<Value> Generator::bias_product(Value q, const Dims& scores, bool heads_last, bool plain) {
  const std::int64_t batch = scores[0], rows = scores[1], columns = scores[2];
  auto factor = [&](Dims shape) {
    TensorType wanted(dtype(q), std::move(shape));
    return plain ? argument(wanted) : bounded(of_type(wanted), 1);
  };
  std::optional<Value> made;
  Dims places;
  switch (choose_.below(12)) {
    case 0:
      made = dot(factor({batch, rows, 3}), factor({3, columns}), {{}, {}, {2}, {0}});
      places = {0, 1, 2};
      break;
    case 1:
      made = dot(factor({batch, 3}), factor({3, columns}), {{}, {}, {1}, {0}});
      places = {0, 2};
      break;
    case 2:
      made = dot(factor({rows, 3}), factor({3, columns}), {{}, {}, {1}, {0}});
      places = {1, 2};
      break;
    case 3:
      made = dot(factor({batch, rows, 3}), factor({3}), {{}, {}, {2}, {0}});
      places = {0, 1};
      break;
    case 4:
      made = dot(factor({batch, 3}), factor({batch, columns, 3}), {{0}, {0}, {1}, {2}});
      places = {0, 2};
      break;
    case 5:
      made = dot(factor({batch, rows, 3}), factor({batch, columns, 3}), {{0}, {0}, {2}, {2}});
      places = {0, 1, 2};
      break;
    default: {  // of the rows that the scores are made of
      const std::int64_t of_batch = heads_last ? 1 : 0;
      Value w = factor({batch, dims(q).back()});
      made = choose_.chance(30) ? dot(q, w, {{of_batch}, {0}, {2}, {1}}) : dot(w, q, {{0}, {of_batch}, {1}, {2}});
      places = {0, 1};
    }
  }
  if (made) made = broadcast(*made, scores, places);
  return made;
}

// softmax(mask(scale · q kᵀ)) v in several layouts, alone, with its weights kept, or with the products of its gradient.
// Masks narrow what has rows of more than a hundred columns: often there are such rows, few of them.
Value Generator::attention() {
  if (whole_) return {};
  const bool wide = !options_.smooth && choose_.chance(60);
  const std::int64_t usual = most_elements_;
  if (wide) most_elements_ = std::max<std::int64_t>(most_elements_, 40000);
  textbook_ = choose_.chance(60);
  Value made = attention_with(wide);
  textbook_ = false;
  most_elements_ = usual;
  return made;
}

Value Generator::attention_with(bool wide) {
  const bool plain = !odd(50);  // nothing but products and loops: copies would keep them apart
  const DType element = plain && !options_.smooth && choose_.chance(75) ? DType::f32 : float_type();
  const std::int64_t scale = most_elements_;
  const std::int64_t batch = wide ? choose_.of<std::int64_t>({1, 8, 8, 9, 9})
                                  : choose_.of<std::int64_t>({1, 2, 8, 8, 9, 3, 16}),
                     width = wide ? choose_.of<std::int64_t>({1, 1, 2}) : choose_.of<std::int64_t>({1, 4, 5, 8, 16});
  const auto side = static_cast<std::int64_t>(std::sqrt(3.0 * static_cast<double>(scale) / static_cast<double>(batch)));
  const std::int64_t rows = wide ? choose_.of<std::int64_t>({1, 8, 70, 70, 90}) : std::max<std::int64_t>(size(side), 1),
                     columns = wide                 ? choose_.of<std::int64_t>({127, 128, 129, 150})
                               : choose_.chance(70) ? rows
                                                    : std::max<std::int64_t>(size(side), 1);
  if (options_.smooth && batch * rows * columns > 100) return {};
  const bool heads_last = choose_.chance(40);  // [rows, batch, width], as it comes out of a projection
  auto operand = [&](std::int64_t length) {
    Dims shape = heads_last ? Dims{length, batch, width} : Dims{batch, length, width};
    if (plain) return argument(TensorType(element, shape));
    return bounded(of_type(TensorType(element, shape)), 2);
  };
  Value q = operand(rows), k = choose_.chance(10) && rows == columns ? q : operand(columns),
        v = choose_.chance(10) ? k : operand(columns);
  if (choose_.chance(40)) q = scaled(q, 1 / std::sqrt(static_cast<double>(width)));
  const std::int64_t of_batch = heads_last ? 1 : 0, of_rows = heads_last ? 0 : 1;
  auto product = dot(q, k, {{of_batch}, {of_batch}, {2}, {2}});
  if (!product) return {};
  Value scores = *product;
  if (choose_.chance(60)) scores = scaled(scores, 1 / std::sqrt(static_cast<double>(width)));
  if (odd(20)) scores = add(scores, bounded(of_type(type(scores)), 2));  // a bias of positions
  if (choose_.chance(55)) {
    if (auto bias = bias_product(q, dims(scores), heads_last, plain)) {
      scores = choose_.chance(70) ? add(scores, *bias) : multiply(bounded(scores, 8), bounded(*bias, 2));
    }
  }
  scores = bounded(scores, 16);
  if (choose_.chance(75)) scores = masked(scores, choose_.of({-1e4, -1e9, -std::numeric_limits<double>::infinity()}));
  const int miss =
      facts(scores).finite && element != DType::f16 && odd(20) ? static_cast<int>(choose_.between(1, 6)) : 0;
  Value weights = softmax_of(scores, 2, miss);
  if (facts(weights).bound > 100) weights = bounded(weights, 2);
  if (odd(15)) weights = select(predicate(dims(weights)), weights, constant(type(weights), 0));  // dropout
  auto out = dot(weights, v, {{0}, {of_batch}, {2}, {of_rows}});                                 // [batch, rows, width]
  if (!out) return {};
  spend(6.0 * static_cast<double>(type(scores).elements()));
  if (choose_.chance(15)) keep(weights);
  if (choose_.chance(textbook_ ? 65 : 35)) {
    if (auto second = dot(weights, operand(columns), {{0}, {of_batch}, {2}, {of_rows}})) keep(*second);
  }
  if (choose_.chance(textbook_ ? 20 : 35)) {  // the gradient's products
    Value g = bounded(of_type(type(*out)), 2);
    auto dp = dot(g, v, {{0}, {of_batch}, {2}, {2}});
    auto dv = dot(weights, g, {{0}, {0}, {1}, {1}});
    if (dp && dv) {
      Value inner = reduce(multiply(*dp, weights), OpCode::add, {2});
      Value ds = multiply(weights, binary(OpCode::subtract, *dp, spread(inner, dims(*dp), {2})));
      ds = bounded(ds, 100);
      auto dq = dot(ds, k, {{0}, {of_batch}, {2}, {of_rows}});
      auto dk = dot(ds, q, {{0}, {of_batch}, {1}, {of_rows}});
      for (auto& one : {dv, dq, dk}) {
        if (one && choose_.chance(80)) keep(*one);
      }
    }
  }
  if (choose_.chance(40)) return reshape(transpose(*out, {1, 0, 2}), {rows, batch * width});
  return *out;
}

// Two products with an activation between them, and the products of their gradients.
Value Generator::mlp() {
  Value x = bounded(any_ranked(2, true), 4);
  const std::int64_t in = dims(x).back(), wide = std::max<std::int64_t>(size(200), 1);
  if (!fits({in, wide})) return {};
  Value w1 = bounded(of_type(TensorType(dtype(x), {in, wide})), 2),
        w2 = bounded(of_type(TensorType(dtype(x), {wide, in})), 2);
  auto first = matmul(x, w1);
  if (!first) return {};
  Value h = *first;
  Dims leading(dims(h).size() - 1);
  for (std::size_t d = 0; d < leading.size(); ++d) leading[d] = static_cast<std::int64_t>(d);
  if (choose_.chance(60)) h = add(h, spread(bounded(of_type(TensorType(dtype(x), {wide})), 2), dims(h), leading));
  h = bounded(h, 8);
  Value a = whole_ ? binary(OpCode::maximum, h, constant(type(h), 0))
                   : gelu(h, static_cast<int>(choose_.below(options_.smooth ? 2 : 4)));
  if (choose_.chance(15)) keep(a);
  auto second = matmul(bounded(a, 8), w2);
  if (!second) return {};
  if (choose_.chance(30)) {
    Value g = bounded(of_type(type(*second)), 2);
    DotDims over{{}, {}, leading, leading};
    auto dw2 = dot(a, g, over);
    auto da = dot(g, w2, {{}, {}, {rank(g) - 1}, {1}});
    if (dw2) keep(*dw2);
    if (da) {
      Value dh =
          whole_ ? select(know(b_->compare(h, b_->splat(TensorType(type(h)), 0), "GT"), {}), *da, constant(type(h), 0))
                 : multiply(bounded(*da, 50), unary(OpCode::logistic, h));
      if (auto dw1 = dot(x, bounded(dh, 50), over)) keep(*dw1);
      if (auto dx = dot(bounded(dh, 50), w1, {{}, {}, {rank(dh) - 1}, {1}})) keep(*dx);
      keep(reduce(dh, OpCode::add, leading));
    }
  }
  Value y = *second;
  if (choose_.chance(40)) y = add(y, x);
  return y;
}

}  // namespace pcp::fuzz
