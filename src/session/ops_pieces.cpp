// Pieces of routines that several operations share.
#include <algorithm>
#include <numeric>

#include "autodiff/emit.h"
#include "session/ops.h"

namespace pcp::gt {

Value as(Builder& b, Value x, DType dtype) {
  if (b.type(x).dtype == dtype) return x;
  return dtype == DType::i1 ? b.compare(x, like(b, x, 0), "NE") : b.convert(x, dtype);
}

Value spread(Builder& b, Value x, const Dims& dims) {
  const Dims from = b.type(x).dims;
  if (from == dims) return x;
  Dims places(from.size());
  std::iota(places.begin(), places.end(), static_cast<std::int64_t>(dims.size() - from.size()));
  return b.broadcast_in_dim(x, dims, places);
}

Value like(Builder& b, Value x, double value) { return b.splat(TensorType(b.type(x)), value); }

Value axis_places(Builder& b, const Dims& dims, std::int64_t axis, DType dtype) {
  return b.iota(TensorType(dtype, dims), axis);
}

Value restored(Builder& b, Value reduced, const Dims& dims, const Dims& axes) {
  Dims kept;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(dims.size()); ++i) {
    if (std::ranges::find(axes, i) == axes.end()) kept.push_back(i);
  }
  return b.broadcast_in_dim(reduced, dims, kept);
}

Value reduced_sum(Builder& b, Value x, const Dims& axes) { return axes.empty() ? x : b.reduce(x, OpCode::add, axes); }

Value sum_of_all(Builder& b, Value x) {
  Dims all(b.type(x).dims.size());
  std::iota(all.begin(), all.end(), 0);
  return reduced_sum(b, x, all);
}

Value mean_along(Builder& b, Value x, const Dims& axes) {
  const Dims dims = b.type(x).dims;
  double elements = 1;
  for (std::int64_t axis : axes) elements *= static_cast<double>(dims[pcp::index(axis)]);
  Value sum = reduced_sum(b, x, axes);
  return b.divide(sum, like(b, sum, elements));
}

Value log_of_one_plus_exp(Builder& b, Value x) {
  Value tail = b.unary(OpCode::log_plus_one, b.exponential(b.negate(b.unary(OpCode::abs, x))));
  return b.add(b.maximum(x, like(b, x, 0)), tail);
}

// Both axes are made the last and flattened: there the diagonal is a slice with a stride.
Value diagonal_of(Builder& b, Value x, std::int64_t rows, std::int64_t columns, std::int64_t offset) {
  const Dims dims = b.type(x).dims;
  Dims order, flat;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(dims.size()); ++i) {
    if (i == rows || i == columns) continue;
    order.push_back(i);
    flat.push_back(dims[pcp::index(i)]);
  }
  order.insert(order.end(), {rows, columns});
  std::int64_t height = dims[pcp::index(rows)], width = dims[pcp::index(columns)];
  std::int64_t row = std::max<std::int64_t>(0, -offset), column = std::max<std::int64_t>(0, offset);
  std::int64_t count = std::max<std::int64_t>(0, std::min(height - row, width - column));
  flat.push_back(height * width);
  Dims start(flat.size()), limit = flat, stride(flat.size(), 1);
  start.back() = count > 0 ? row * width + column : 0;
  limit.back() = count > 0 ? start.back() + (count - 1) * (width + 1) + 1 : 0;
  stride.back() = width + 1;
  return b.slice(b.reshape(b.transpose(x, order), flat), start, limit, stride);
}

Value softmax(Builder& b, Value x, const Dims& axes) {
  const Dims dims = b.type(x).dims;
  if (axes.empty()) return like(b, x, 1);
  Value powers = b.exponential(b.subtract(x, restored(b, b.reduce(x, OpCode::maximum, axes), dims, axes)));
  return b.divide(powers, restored(b, b.reduce(powers, OpCode::add, axes), dims, axes));
}

Value log_softmax(Builder& b, Value x, const Dims& axes) {
  const Dims dims = b.type(x).dims;
  if (axes.empty()) return like(b, x, 0);
  Value shifted = b.subtract(x, restored(b, b.reduce(x, OpCode::maximum, axes), dims, axes));
  Value sums = b.reduce(b.exponential(shifted), OpCode::add, axes);
  return b.subtract(shifted, restored(b, b.log(sums), dims, axes));
}

Value root(Builder& b, Value x) {
  Value zero = like(b, x, 0), is_zero = b.compare(x, zero, "EQ");
  return b.select(is_zero, zero, b.unary(OpCode::sqrt, b.select(is_zero, like(b, x, 1), x)));
}

Values in_one_shape(Builder& b, std::string_view op, const Values& given, DType dtype) {
  Dims dims;
  for (Value value : given) dims = broadcast_dims(op, dims, b.type(value).dims);
  Values met;
  for (Value value : given) met.push_back(spread(b, as(b, value, dtype), dims));
  return met;
}

}  // namespace pcp::gt
