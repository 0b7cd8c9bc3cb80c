// Reductions, windows, sorts: what folds many elements.
#include <algorithm>
#include <numeric>

#include "graph/dims.h"
#include "tests/fuzz/generator.h"

namespace pcp::fuzz {

Value Generator::reduction() {
  Value x = any_ranked(1);
  Dims over = subset(rank(x), 1);
  if (choose_.chance(10)) choose_.shuffle(over);
  OpCode code;
  if (pcp::is_float(dtype(x))) {
    code = choose_.of({OpCode::add, OpCode::add, OpCode::add, OpCode::maximum, OpCode::minimum, OpCode::multiply});
  } else if (dtype(x) == DType::i1) {
    code = choose_.of({OpCode::and_, OpCode::or_, OpCode::maximum, OpCode::minimum, OpCode::add});
  } else {
    code = choose_.of(
        {OpCode::add, OpCode::multiply, OpCode::maximum, OpCode::minimum, OpCode::and_, OpCode::or_, OpCode::xor_});
  }
  std::optional<double> initial;
  if (choose_.chance(25)) initial = is_unsigned(dtype(x)) || dtype(x) == DType::i1 ? 1 : choose_.of({1.0, -2.0, 2.0});
  if (!whole_ && pcp::is_float(dtype(x)) && initial && choose_.chance(50)) initial = 0.5;
  if (choose_.chance(30) && pcp::is_float(dtype(x)) && !whole_) {  // of a product, as in the gradient of a norm
    x = multiply(bounded(x, 30), bounded(like(x), 30));
    if (choose_.chance(20)) keep(x);
  }
  Value result = reduce(x, code, over, initial);
  if (choose_.chance(35) && type(x).elements() > 0) {  // and back over what it was made of
    Value wide = spread(bounded(result, 100), dims(x), [&] {
      Dims sorted = over;
      std::ranges::sort(sorted);
      return sorted;
    }());
    if (dtype(x) == DType::i1) return binary(OpCode::xor_, x, wide);
    keep(result);
    return binary(choose_.of({OpCode::add, OpCode::subtract, OpCode::maximum}), x, wide);
  }
  return result;
}

// One value that several others are made of, all of them cheap: schedules like to compute it again, or all at once.
Value Generator::fan_out() {
  // Sums over dimensions that are not neighbours stand apart from the loop that makes their terms.
  const bool apart = choose_.chance(50);
  Value x = any_ranked(apart ? 3 : 1, true);
  Value z = choose_.chance(50) ? scaled(bounded(x, 20), 2) : add(x, like(x));
  if (choose_.chance(30)) z = whole_ ? clamped(z, 3) : unary(OpCode::tanh, z);
  if (choose_.chance(30)) keep(z);
  const Dims over = apart ? Dims{0, rank(x) - 1} : subset(rank(x), 1);
  Value sum;
  if (choose_.chance(30)) {  // also one of its elements for each row of something
    Dims wide = dims(z), places(wide.size());
    std::iota(places.begin(), places.end(), 0);
    wide.push_back(choose_.of<std::int64_t>({2, 3, 8}));
    if (fits(wide))
      keep(multiply(broadcast(bounded(z, 8), wide, places), bounded(of_type(TensorType(dtype(z), wide)), 8)));
  }
  for (std::int64_t i = choose_.between(2, 3); i > 0; --i) {
    // Some terms are made of what is defined only after the sums before them.
    const std::int64_t last = rank(z) - 1;
    Value y = choose_.chance(50)
                  ? bounded(like(z), 8)
                  : broadcast(bounded(of_type(TensorType(dtype(z), {dims(z).back()})), 8), dims(z), {last});
    Value made = choose_.chance(50) ? multiply(bounded(z, 8), y) : add(z, y);
    if (choose_.chance(75)) {
      made = reduce(made, choose_.chance(80) ? OpCode::add : OpCode::maximum,
                    choose_.chance(85) ? over : subset(rank(x), 1));
    }
    if (choose_.chance(30)) keep(made);
    sum = sum && type(sum) == type(made) ? add(sum, made) : made;
    if (sum != made && choose_.chance(20)) keep(made);
    if (i > 1 && !(sum && choose_.chance(85))) keep(sum);
  }
  return sum;
}

// Two tensors folded together: the largest with its place, two sums, an argument order.
Value Generator::pair_reduction() {
  if (options_.smooth) return {};  // has no gradient
  const bool places = choose_.chance(50);
  auto found = find([&](Value value) {
    return rank(value) >= 1 && type(value).elements() > 0 && dtype(value) != DType::i1 &&
           (!places || (!facts(value).rounded && facts(value).finite));
  });
  if (!found) return {};
  Value x = *found;
  const Dims over = places ? Dims{choose_.below(rank(x))} : subset(rank(x), 1);
  const DType element = dtype(x);
  if (type(x).elements() > 5000) return {};
  spend(4.0 * static_cast<double>(type(x).elements()));
  if (places) {
    DType counting = choose_.of({DType::i32, DType::i64});
    Value index = know(b_->iota(TensorType(counting, dims(x)), over[0]), {.bound = 1e6});
    TensorType a(element, {}), i(counting, {});
    std::vector<Region> regions;
    regions.push_back(b_->region({a, i, a, i}, [&](Builder& in, const Values& v) {
      // The larger one, of equals the one at the lower place.
      Value larger = in.compare(v[0], v[2], "GT"), equal = in.compare(v[0], v[2], "EQ");
      Value lower = in.compare(v[1], v[3], "LT");
      Value first = in.binary(OpCode::or_, larger, in.binary(OpCode::and_, equal, lower));
      return Values{in.select(first, v[0], v[2]), in.select(first, v[1], v[3])};
    }));
    Value lowest = know(b_->constant(neutral(OpCode::maximum, element)), {});
    Value none = scalar(counting, 1 << 20);
    Values made = create(OpCode::reduce, {x, index, lowest, none}, {{"dimensions", over}}, std::move(regions));
    know(made[0], facts(x));
    know(made[1], {.bound = 1e6});
    if (choose_.chance(60)) keep(made[1]);
    return made[0];
  }
  Value y = like(x);
  if (pcp::is_float(element)) {
    double count = 1;
    for (std::int64_t dim : over) count *= static_cast<double>(dims(x)[at(dim)]);
    if (whole_ && (facts(x).bound * count > 200 || facts(y).bound * count > 200)) return {};
    Facts a = facts(x), c = facts(y);
    TensorType one(element, {});
    std::vector<Region> regions;
    regions.push_back(b_->region({one, one, one, one}, [&](Builder& in, const Values& v) {
      return Values{in.add(v[0], v[2]), in.maximum(v[1], v[3])};
    }));
    Value zero = scalar(element, 0), lowest = scalar(element, -8);
    Values made = create(OpCode::reduce, {x, y, zero, lowest}, {{"dimensions", over}}, std::move(regions));
    know(made[0], {a.bound * count, a.whole && a.bound * count <= 256, true, a.finite});
    know(made[1], {std::max(c.bound, 8.0), c.whole, c.rounded, c.finite});
    keep(made[1]);
    return made[0];
  }
  TensorType one(element, {});
  std::vector<Region> regions;
  regions.push_back(b_->region({one, one, one, one}, [&](Builder& in, const Values& v) {
    return Values{in.add(v[0], v[2]), in.binary(OpCode::xor_, v[1], v[3])};
  }));
  Values made = create(OpCode::reduce, {x, y, scalar(element, 1), scalar(element, 3)}, {{"dimensions", over}},
                       std::move(regions));
  know(made[0], {.bound = 1e30});
  know(made[1], {.bound = 1e30});
  keep(made[1]);
  return made[0];
}

Value Generator::sort() {
  if (options_.smooth) return {};
  auto found = find([&](Value value) {
    return rank(value) >= 1 && facts(value).finite && type(value).elements() <= 8200 && type(value).elements() > 0;
  });
  if (!found) return {};
  Value x = *found;
  const std::int64_t axis = choose_.below(rank(x));
  spend(10.0 * static_cast<double>(type(x).elements()));
  const char* order = choose_.of({"LT", "GT"});
  // Rounding decides which of two close elements comes first: what is sorted along with them would show it.
  const bool pair = choose_.chance(50) && !facts(x).rounded;
  Values operands{x};
  if (pair) {
    operands.push_back(know(b_->iota(TensorType(DType::i32, dims(x)), axis), {.bound = 1e6}));
    if (choose_.chance(40)) {
      Value more = of_type(TensorType(any_type(), dims(x)));
      operands.push_back(more);
    }
  }
  std::vector<TensorType> scalars;
  for (Value operand : operands) {
    scalars.emplace_back(dtype(operand), Dims{});
    scalars.emplace_back(dtype(operand), Dims{});
  }
  std::vector<Region> regions;
  const bool odd = choose_.chance(20) && dtype(x) != DType::i1 && !is_unsigned(dtype(x));  // no plain key
  regions.push_back(b_->region(scalars, [&](Builder& in, const Values& v) {
    if (odd) return Values{in.compare(in.negate(v[0]), in.negate(v[1]), order)};
    return Values{in.compare(v[0], v[1], order)};
  }));
  Values made = create(OpCode::sort, operands, {{"dimension", IntAttr{axis}}, {"is_stable", true}}, std::move(regions));
  for (std::size_t i = 0; i < made.size(); ++i) know(made[i], facts(operands[i]));
  for (std::size_t i = 1; i < made.size(); ++i) keep(made[i]);
  return made[0];
}

// Sliding windows: pooling with strides, dilations and padding.
Value Generator::window() {
  auto found = find([&](Value value) {
    return rank(value) >= 1 && rank(value) <= 4 && type(value).elements() > 0 && type(value).elements() <= 5000 &&
           dtype(value) != DType::i1 && (!options_.smooth || pcp::is_float(dtype(value)));
  });
  if (!found) return {};
  Value x = *found;
  const DType element = dtype(x);
  const bool real = pcp::is_float(element);
  const OpCode code = choose_.of({OpCode::add, OpCode::maximum, OpCode::minimum});
  Dims window, strides, base, dilations, padding;
  double taps = 1;
  for (std::int64_t dim : dims(x)) {
    std::int64_t width = choose_.chance(50) ? 1 : choose_.between(1, std::min<std::int64_t>(dim, 4));
    window.push_back(width);
    strides.push_back(choose_.chance(60) ? 1 : choose_.between(1, 3));
    base.push_back(choose_.chance(90) ? 1 : 2);
    dilations.push_back(choose_.chance(80) || 2 * width > dim ? 1 : 2);
    padding.push_back(choose_.chance(60) ? 0 : choose_.between(0, 2));
    padding.push_back(choose_.chance(60) ? 0 : choose_.between(0, 2));
    taps *= static_cast<double>(width);
  }
  if (whole_ && real && code == OpCode::add && facts(x).bound * taps > 200) x = clamped(x, 1);
  if (whole_ && real && code == OpCode::add && taps > 200) return {};
  Attrs attrs{{"window_dimensions", window},
              {"window_strides", strides},
              {"base_dilations", base},
              {"window_dilations", dilations},
              {"padding", Constant::of<std::int64_t>(TensorType(DType::i64, {rank(x), 2}), padding)}};
  std::vector<Region> regions;
  regions.push_back(combine(code, element, choose_.chance(10) ? 1 : 0));
  spend(taps * static_cast<double>(type(x).elements()) * 3);
  Facts known = facts(x);
  Value initial = real ? scalar(element, code == OpCode::add       ? 0
                                         : code == OpCode::maximum ? -9
                                                                   : 9)
                       : know(b_->constant(neutral(code, element)), {});
  if (real) {
    known.bound = code == OpCode::add ? known.bound * taps : std::max(known.bound, 9.0);
    if (code == OpCode::add) {
      known.whole = known.whole && known.bound <= 256;
      known.rounded = known.rounded || !known.whole;
    }
  } else {
    known.bound = 1e30;
  }
  return know(b_->create1(OpCode::reduce_window, {x, initial}, attrs, std::move(regions)), known);
}

// Cumulative sums and maxima, as JAX writes them.
Value Generator::scan() {
  Value x = any_ranked(1);
  if (dtype(x) == DType::i1) return {};
  const std::int64_t axis = choose_.below(rank(x)), length = dims(x)[at(axis)];
  if (length > 300 || type(x).elements() * length > 100000) return {};
  const bool real = pcp::is_float(dtype(x));
  const OpCode code = choose_.of({OpCode::add, OpCode::maximum});
  if (real && whole_ && code == OpCode::add) {
    if (length > 200) return {};
    x = clamped(x, 1);
  }
  Dims window(dims(x).size(), 1), padding(2 * window.size(), 0);
  window[at(axis)] = length;
  const bool backwards = choose_.chance(30);
  padding[at(2 * axis + (backwards ? 1 : 0))] = length - 1;
  Attrs attrs{{"window_dimensions", window},
              {"padding", Constant::of<std::int64_t>(TensorType(DType::i64, {rank(x), 2}), padding)}};
  std::vector<Region> regions;
  regions.push_back(combine(code, dtype(x)));
  Value initial = know(b_->constant(neutral(code, dtype(x))), {});
  spend(static_cast<double>(type(x).elements() * length) * 2);
  Facts known = facts(x);
  if (code == OpCode::add) {
    known.bound *= static_cast<double>(length);
    if (real) {
      known.whole = known.whole && known.bound <= 256;
      known.rounded = known.rounded || !known.whole;
    }
  }
  return know(b_->create1(OpCode::reduce_window, {x, initial}, attrs, std::move(regions)), known);
}

// The gradient of pooling by maximum: every window's number goes to the place of its largest element.
Value Generator::selected_scatter() {
  if (options_.smooth) return {};
  auto found = find([&](Value value) {
    return rank(value) >= 1 && rank(value) <= 4 && type(value).elements() > 0 && type(value).elements() <= 5000 &&
           dtype(value) != DType::i1 && !facts(value).rounded && facts(value).finite;
  });
  if (!found) return {};
  Value x = *found;
  Dims window, to;
  for (std::int64_t dim : dims(x)) {
    window.push_back(dim > 1 && choose_.chance(60) ? choose_.between(1, std::min<std::int64_t>(dim, 3)) : 1);
    to.push_back((dim - window.back()) / window.back() + 1);
  }
  Value source = of_type(TensorType(dtype(x), to));
  TensorType element(dtype(x), {});
  std::vector<Region> regions;
  regions.push_back(b_->region({element, element},
                               [&](Builder& in, const Values& v) { return Values{in.compare(v[0], v[1], "GE")}; }));
  regions.push_back(combine(OpCode::add, dtype(x)));
  spend(4.0 * static_cast<double>(type(x).elements()));
  const Facts known = facts(source);
  return know(b_->create1(OpCode::select_and_scatter, {x, source, scalar(dtype(x), 0)},
                          {{"window_dimensions", window}, {"window_strides", window}}, std::move(regions)),
              known);
}

Value Generator::random_bits() {
  if (options_.smooth) return {};
  Value state = of_type(TensorType(DType::u64, {2}));
  TensorType bits(choose_.of({DType::u32, DType::u64, DType::u8, DType::i32}), shape(0, 3));
  Values made = create(OpCode::rng_bit_generator, {state}, {{"rng_algorithm", EnumAttr{"rng_algorithm", "THREE_FRY"}}},
                       {}, {TensorType(DType::u64, {2}), bits});
  for (Value value : made) know(value, {.bound = 1e30});
  if (choose_.chance(30)) keep(made[0]);
  return made[1];
}

Value Generator::convolution() {
  const std::int64_t features = choose_.of({1, 2, 3, 4, 8}), spatial = choose_.between(1, 2);
  const std::int64_t groups = choose_.chance(30) ? features : 1, out = groups * choose_.between(1, 4);
  Dims input{choose_.between(1, 3), features}, kernel{out, features / groups};
  std::int64_t taps = features / groups;
  DType element = options_.smooth ? options_.smooth_type : choose_.chance(80) ? DType::f32 : float_type();
  Dims strides, padding, left, right;
  for (std::int64_t i = 0; i < spatial; ++i) {
    input.push_back(choose_.between(3, 12));
    kernel.push_back(choose_.between(1, 3));
    taps *= kernel.back();
    strides.push_back(choose_.chance(70) ? 1 : 2);
    padding.push_back(choose_.chance(60) ? 0 : choose_.between(-1, 2));
    padding.push_back(choose_.chance(60) ? 0 : choose_.between(-1, 2));
    left.push_back(choose_.chance(80) ? 1 : 2);
    right.push_back(choose_.chance(80) ? 1 : 2);
  }
  ConvDims numbers;
  numbers.input_batch = numbers.output_batch = 0;
  numbers.input_feature = numbers.output_feature = 1;
  numbers.kernel_output_feature = 0;
  numbers.kernel_input_feature = 1;
  Dims to{input[0], out};
  for (std::int64_t i = 0; i < spatial; ++i) {
    for (Dims* list : {&numbers.input_spatial, &numbers.kernel_spatial, &numbers.output_spatial})
      list->push_back(2 + i);
    std::int64_t from = (input[at(2 + i)] - 1) * left[at(i)] + 1 + padding[at(2 * i)] + padding[at(2 * i + 1)];
    std::int64_t reach = (kernel[at(2 + i)] - 1) * right[at(i)] + 1;
    to.push_back(from < reach ? 0 : (from - reach) / strides[at(i)] + 1);
    if (to.back() == 0) return {};
  }
  Value x = bounded(of_type(TensorType(element, input)), 4), w = bounded(of_type(TensorType(element, kernel)), 4);
  if (!facts(w).finite) return {};  // engines differ in whether padding is multiplied by the kernel
  const double bound = facts(x).bound * facts(w).bound * static_cast<double>(taps);
  if (whole_ && bound > 250) return {};
  spend(static_cast<double>(element_count(to) * taps) * 2);
  std::vector<bool> reversal;
  for (std::int64_t i = 0; i < spatial; ++i) reversal.push_back(choose_.chance(15));
  Attrs attrs{{"window_strides", strides},
              {"padding", Constant::of<std::int64_t>(TensorType(DType::i64, {spatial, 2}), padding)},
              {"lhs_dilation", left},
              {"rhs_dilation", right},
              {"window_reversal", reversal},
              {"dimension_numbers", numbers},
              {"feature_group_count", IntAttr{groups}},
              {"batch_group_count", IntAttr{1}}};
  bool whole = facts(x).whole && facts(w).whole && bound <= 250;
  return know(b_->create1(OpCode::convolution, {x, w}, attrs, {}, {TensorType(element, to)}),
              {bound, whole, !whole, facts(x).finite && facts(w).finite});
}

}  // namespace pcp::fuzz
