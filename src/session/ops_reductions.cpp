// Reductions, running sums, and what is normalised along axes.
#include <algorithm>
#include <cmath>
#include <limits>

#include "autodiff/emit.h"
#include "autodiff/sliding.h"
#include "session/ops.h"

namespace pcp::gt {
namespace {

std::int64_t elements_along(const Tensor& x, const Dims& axes) {
  std::int64_t count = 1;
  for (std::int64_t axis : axes) count *= x.dims()[pcp::index(axis)];
  return count;
}

// `make` gets the tensor in the type of the computation, and the axes.
template <class Make>
Tensor reduced(std::string_view name, const Tensor& x, const Axes& given, bool keepdims, DType result, const Make& make,
               const Arguments& scalars = {}, Numbers numbers = {}) {
  Dims axes = checked_axes(name, given, x.rank());
  numbers.insert(numbers.end(), {number(result), std::int64_t{keepdims}});
  append(numbers, axes);
  Arguments arguments{x};
  arguments.insert(arguments.end(), scalars.begin(), scalars.end());
  return emit(name, std::move(numbers), arguments, [&](Builder& b, const Values& v) {
    Values met = v;
    met[0] = as(b, v[0], computing(result == DType::i1 ? x.dtype() : result));
    Value made = as(b, make(b, met, axes), result);
    if (!keepdims) return made;
    Dims dims = x.dims();
    for (std::int64_t axis : axes) dims[pcp::index(axis)] = 1;
    return b.reshape(made, dims);
  });
}

Tensor folded(std::string_view name, const Tensor& x, const Axes& axes, bool keepdims, DType result, OpCode code) {
  return reduced(name, x, axes, keepdims, result, [&](Builder& b, const Values& v, const Dims& dims) {
    Value value = as(b, v[0], result == DType::i1 ? DType::i1 : b.type(v[0]).dtype);
    return dims.empty() ? value : b.reduce(value, code, dims);
  });
}

DType accumulated(DType dtype) { return is_float(dtype) ? dtype : DType::i64; }

void check_not_empty(std::string_view name, const Tensor& x, const Axes& axes) {
  require(elements_along(x, checked_axes(name, axes, x.rank())) > 0, "[gt.", name,
          "] of no elements: ", shown(x.type()));
}

Value squared_deviations(Builder& b, Value x, Value divisor, const Dims& axes) {
  const Dims dims = b.type(x).dims;
  Value centred = b.subtract(x, restored(b, mean_along(b, x, axes), dims, axes));
  Value sum = reduced_sum(b, b.multiply(centred, centred), axes);
  return b.divide(sum, spread(b, divisor, b.type(sum).dims));
}

Argument deviation_divisor(const Tensor& x, const Dims& axes, double correction) {
  double divisor = std::max(0.0, static_cast<double>(elements_along(x, axes)) - correction);
  return Argument::scalar(computing(x.dtype()), divisor);
}

// The first place of the largest (or smallest) value along an axis. A NaN counts as either.
Value extreme_place_along(Builder& b, Value x, std::int64_t axis, bool largest) {
  const TensorType type = b.type(x);
  Value best = b.reduce(x, largest ? OpCode::maximum : OpCode::minimum, {axis});
  Value is_best = b.compare(x, restored(b, best, type.dims, {axis}), "EQ");
  if (is_float(type.dtype)) is_best = b.binary(OpCode::or_, is_best, b.compare(x, x, "NE"));
  Value places = axis_places(b, type.dims, axis);
  Value beyond = like(b, places, static_cast<double>(type.dims[pcp::index(axis)]));
  return b.reduce(b.select(is_best, places, beyond), OpCode::minimum, {axis});
}

// With the value there, which has the whole gradient.
Values extreme_with_place(Builder& b, Value x, std::int64_t axis, bool largest) {
  const Dims dims = b.type(x).dims;
  Value place = extreme_place_along(b, x, axis, largest);
  Value is_there = b.compare(axis_places(b, dims, axis), restored(b, place, dims, {axis}), "EQ");
  return {b.reduce(b.select(is_there, x, like(b, x, 0)), OpCode::add, {axis}), place};
}

std::pair<Tensor, Tensor> extreme(std::string_view name, const Tensor& x, std::int64_t axis, bool keepdims,
                                  bool largest) {
  axis = checked_axis(name, axis, x.rank());
  check_not_empty(name, x, Dims{axis});
  auto made = emit_all(name, {axis, std::int64_t{keepdims}}, {x}, [&](Builder& b, const Values& v) {
    Values found = extreme_with_place(b, v[0], axis, largest);
    if (!keepdims) return found;
    Dims dims = x.dims();
    dims[pcp::index(axis)] = 1;
    return Values{b.reshape(found[0], dims), b.reshape(found[1], dims)};
  });
  return {made[0], made[1]};
}

Tensor extreme_place(std::string_view name, const Tensor& x, std::optional<std::int64_t> axis, bool keepdims,
                     bool largest) {
  std::int64_t along = axis && x.rank() > 0 ? checked_axis(name, *axis, x.rank()) : -1;
  check_not_empty(name, x, along < 0 ? Axes() : Axes(Dims{along}));
  return emit(name, {along, std::int64_t{keepdims}}, {x}, [&](Builder& b, const Values& v) {
    Value flat = along < 0 ? b.reshape(v[0], {x.type().elements()}) : v[0];
    Value place = extreme_place_along(b, flat, std::max<std::int64_t>(along, 0), largest);
    if (!keepdims) return place;
    Dims dims = x.dims();
    for (std::size_t i = 0; i < dims.size(); ++i) {
      if (along < 0 || i == pcp::index(along)) dims[i] = 1;
    }
    return b.reshape(place, dims);
  });
}

// An infinite maximum is not subtracted, because inf - inf is no number.
Value log_sum_exp(Builder& b, Value x, const Dims& axes) {
  const Dims dims = b.type(x).dims;
  if (axes.empty()) return x;
  Value largest = b.reduce(x, OpCode::maximum, axes);
  largest = b.select(b.unary(OpCode::is_finite, largest), largest, like(b, largest, 0));
  Value sums = reduced_sum(b, b.exponential(b.subtract(x, restored(b, largest, dims, axes))), axes);
  return b.add(b.log(sums), largest);
}

Value norm_along(Builder& b, const Values& v, double order, const Dims& axes) {
  Value size = b.unary(OpCode::abs, v[0]);
  if (std::isinf(order))
    return axes.empty() ? size : b.reduce(size, order > 0 ? OpCode::maximum : OpCode::minimum, axes);
  if (order == 0) return reduced_sum(b, as(b, as(b, size, DType::i1), b.type(size).dtype), axes);
  if (order == 1) return reduced_sum(b, size, axes);
  if (order == 2) return root(b, reduced_sum(b, b.multiply(v[0], v[0]), axes));
  Value powers = reduced_sum(b, b.binary(OpCode::power, size, spread(b, v[1], b.type(size).dims)), axes);
  Value exponent = b.divide(b.scalar(b.type(size).dtype, 1), v[1]);
  Value zero = like(b, powers, 0), is_zero = b.compare(powers, zero, "EQ");  // there the gradient is 0
  Value safe = b.select(is_zero, like(b, powers, 1), powers);
  return b.select(is_zero, zero, b.binary(OpCode::power, safe, spread(b, exponent, b.type(powers).dims)));
}

// A window over all elements up to a place, which engines compute in one pass.
Value running_sum(Builder& b, Value x, std::int64_t axis) {
  TensorType type = b.type(x);
  if (type.elements() == 0) return x;
  Windows windows(type.dims.size());
  Window& along = windows[pcp::index(axis)];
  along.size = type.dims[pcp::index(axis)];
  along.low = along.size - 1;
  std::vector<Region> body;
  body.push_back(binary_region(b, OpCode::add, type.dtype));
  Attrs attrs{{"window_dimensions", each(windows, &Window::size)}, {"padding", padding(windows)}};
  return b.create1(OpCode::reduce_window, {x, b.scalar(type.dtype, 0)}, std::move(attrs), std::move(body));
}

template <class Make>
Tensor normalised_along(std::string_view name, const Tensor& x, std::int64_t axis, const Make& make) {
  check_float(name, x);
  Dims axes;
  if (x.rank() > 0) axes.push_back(checked_axis(name, axis, x.rank()));
  return emit(name, numbers_of(axes), {x}, [&](Builder& b, const Values& v) {
    return as(b, make(b, as(b, v[0], computing(x.dtype())), axes), x.dtype());
  });
}

}  // namespace

Tensor sum(const Tensor& x, const Axes& axes, bool keepdims) {
  return folded("sum", x, axes, keepdims, accumulated(x.dtype()), OpCode::add);
}
Tensor prod(const Tensor& x, const Axes& axes, bool keepdims) {
  return folded("prod", x, axes, keepdims, accumulated(x.dtype()), OpCode::multiply);
}
Tensor any(const Tensor& x, const Axes& axes, bool keepdims) {
  return folded("any", x, axes, keepdims, DType::i1, OpCode::or_);
}
Tensor all(const Tensor& x, const Axes& axes, bool keepdims) {
  return folded("all", x, axes, keepdims, DType::i1, OpCode::and_);
}
Tensor max(const Tensor& x, const Axes& axes, bool keepdims) {
  check_not_empty("max", x, axes);
  return folded("max", x, axes, keepdims, x.dtype(), OpCode::maximum);
}
Tensor min(const Tensor& x, const Axes& axes, bool keepdims) {
  check_not_empty("min", x, axes);
  return folded("min", x, axes, keepdims, x.dtype(), OpCode::minimum);
}

Tensor mean(const Tensor& x, const Axes& axes, bool keepdims) {
  check_float("mean", x);
  return reduced("mean", x, axes, keepdims, x.dtype(),
                 [](Builder& b, const Values& v, const Dims& along) { return mean_along(b, v[0], along); });
}

Tensor var(const Tensor& x, const Axes& axes, bool keepdims, double correction) {
  check_float("var", x);
  return reduced(
      "var", x, axes, keepdims, x.dtype(),
      [](Builder& b, const Values& v, const Dims& along) { return squared_deviations(b, v[0], v[1], along); },
      {deviation_divisor(x, checked_axes("var", axes, x.rank()), correction)});
}

Tensor stddev(const Tensor& x, const Axes& axes, bool keepdims, double correction) {
  check_float("std", x);
  return reduced(
      "std", x, axes, keepdims, x.dtype(),
      [](Builder& b, const Values& v, const Dims& along) { return root(b, squared_deviations(b, v[0], v[1], along)); },
      {deviation_divisor(x, checked_axes("std", axes, x.rank()), correction)});
}

Tensor logsumexp(const Tensor& x, const Axes& axes, bool keepdims) {
  check_float("logsumexp", x);
  return reduced("logsumexp", x, axes, keepdims, x.dtype(),
                 [](Builder& b, const Values& v, const Dims& along) { return log_sum_exp(b, v[0], along); });
}

Tensor norm(const Tensor& x, double order, const Axes& axes, bool keepdims) {
  check_float("norm", x);
  bool simple = std::isinf(order) || order == 0 || order == 1 || order == 2;
  std::int64_t kind = std::isinf(order) ? (order > 0 ? 4 : 5) : simple ? static_cast<std::int64_t>(order) : 3;
  Arguments scalars;
  if (!simple) scalars.push_back(Argument::scalar(computing(x.dtype()), order));
  return reduced("norm", x, axes, keepdims, x.dtype(),
                 [&](Builder& b, const Values& v, const Dims& along) { return norm_along(b, v, order, along); },
                 scalars, {kind});
}

Tensor argmax(const Tensor& x, std::optional<std::int64_t> axis, bool keepdims) {
  return extreme_place("argmax", x, axis, keepdims, true);
}
Tensor argmin(const Tensor& x, std::optional<std::int64_t> axis, bool keepdims) {
  return extreme_place("argmin", x, axis, keepdims, false);
}
std::pair<Tensor, Tensor> max_with_index(const Tensor& x, std::int64_t axis, bool keepdims) {
  return extreme("max_with_index", x, axis, keepdims, true);
}
std::pair<Tensor, Tensor> min_with_index(const Tensor& x, std::int64_t axis, bool keepdims) {
  return extreme("min_with_index", x, axis, keepdims, false);
}

Tensor cumsum(const Tensor& x, std::int64_t axis) {
  DType result = accumulated(x.dtype());
  std::int64_t along = x.rank() > 0 ? checked_axis("cumsum", axis, x.rank()) : 0;
  return emit("cumsum", {along}, {x}, [&](Builder& b, const Values& v) {
    Value wide = as(b, v[0], computing(result));
    return x.rank() > 0 ? as(b, running_sum(b, wide, along), result) : as(b, wide, result);
  });
}

Tensor softmax(const Tensor& x, std::int64_t axis) {
  return normalised_along("softmax", x, axis,
                          [](Builder& b, Value v, const Dims& axes) { return softmax(b, v, axes); });
}

Tensor log_softmax(const Tensor& x, std::int64_t axis) {
  return normalised_along("log_softmax", x, axis,
                          [](Builder& b, Value v, const Dims& axes) { return log_softmax(b, v, axes); });
}

}  // namespace pcp::gt
