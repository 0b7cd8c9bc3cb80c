// Tensors out of nothing: their values travel as scalars, or are computed from places.
#include <cmath>

#include "session/ops.h"

namespace pcp::gt {
namespace {

Numbers creation_key(DType dtype, const Dims& dims) {
  Numbers numbers{number(dtype)};
  append(numbers, dims);
  return numbers;
}

Tensor progression(std::string_view name, std::int64_t count, DType dtype, DType computed, const Argument& start,
                   const Argument& step) {
  return emit(name, {number(dtype), number(computed), count}, {start, step}, [&](Builder& b, const Values& v) {
    Dims dims{count};
    Value places = b.iota(TensorType(computed, dims), 0);
    return as(b, b.add(b.broadcast(v[0], dims), b.multiply(b.broadcast(v[1], dims), places)), dtype);
  });
}

}  // namespace

Tensor full(const Dims& dims, Scalar value, std::optional<DType> given) {
  check_sizes("full", dims);
  DType dtype = given.value_or(value.dtype());
  return emit("full", creation_key(dtype, dims), {argument(value, computing(dtype))},
              [&](Builder& b, const Values& v) { return b.broadcast(as(b, v[0], dtype), dims); });
}

Tensor zeros(const Dims& dims, DType dtype) { return full(dims, 0, dtype); }
Tensor ones(const Dims& dims, DType dtype) { return full(dims, 1, dtype); }

Tensor full_like(const Tensor& x, Scalar value, std::optional<DType> dtype) {
  return full(x.dims(), value, dtype.value_or(x.dtype()));
}
Tensor zeros_like(const Tensor& x, std::optional<DType> dtype) { return full_like(x, 0, dtype); }
Tensor ones_like(const Tensor& x, std::optional<DType> dtype) { return full_like(x, 1, dtype); }

Tensor arange(Scalar start, Scalar stop, Scalar step, std::optional<DType> given) {
  auto integral = [](const Scalar& scalar) { return scalar.kind() != Scalar::Kind::floating; };
  bool integers = integral(start) && integral(stop) && integral(step);
  require(step.floating() != 0, "[gt.arange] the step is 0");
  double wanted = std::ceil((stop.floating() - start.floating()) / step.floating());
  require(std::isfinite(wanted) && wanted <= 1e15, "[gt.arange] from ", start.floating(), " to ", stop.floating(),
          " by ", step.floating(), " are too many elements");
  if (integers && wanted > 0) {  // exactly
    std::int64_t by = step.integer(), span = stop.integer() - start.integer();
    wanted = static_cast<double>(span / by + (span % by != 0));
  }
  DType dtype = given.value_or(integers ? DType::i64 : DType::f32), computed = integers ? DType::i64 : DType::f64;
  auto count = static_cast<std::int64_t>(std::max(0.0, wanted));
  return progression("arange", count, dtype, computed, argument(start, computed), argument(step, computed));
}

// Each half is counted from its own end, so that both ends are exact.
Tensor linspace(double start, double stop, std::int64_t count, DType dtype) {
  check_sizes("linspace", {count});
  double step = count > 1 ? (stop - start) / static_cast<double>(count - 1) : 0;
  Arguments arguments;
  for (double value : {start, count > 1 ? stop : start, step}) arguments.push_back(Argument::scalar(DType::f64, value));
  return emit("linspace", {number(dtype), count}, arguments, [&](Builder& b, const Values& v) {
    Dims dims{count};
    Value place = b.iota(TensorType(DType::f64, dims), 0), step_size = b.broadcast(v[2], dims);
    Value from_start = b.add(b.broadcast(v[0], dims), b.multiply(step_size, place));
    Value left = b.subtract(like(b, place, static_cast<double>(count - 1)), place);
    Value from_stop = b.subtract(b.broadcast(v[1], dims), b.multiply(step_size, left));
    return as(b, b.select(b.compare(place, left, "LT"), from_start, from_stop), dtype);
  });
}

Tensor eye(std::int64_t rows, std::optional<std::int64_t> columns, DType dtype) {
  Dims dims{rows, columns.value_or(rows)};
  check_sizes("eye", dims);
  return emit("eye", creation_key(dtype, dims), {}, [&](Builder& b, const Values&) {
    return as(b, b.compare(axis_places(b, dims, 0), axis_places(b, dims, 1), "EQ"), dtype);
  });
}

}  // namespace pcp::gt
