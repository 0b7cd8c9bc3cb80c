#include "models/layers.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace pcp {
namespace {

std::int64_t last(const TensorType& type) { return type.rank() - 1; }

// One value a row to every element of the row.
Value spread(Builder& b, Value row, const Dims& dims) {
  Dims kept(dims.size() - 1);
  std::iota(kept.begin(), kept.end(), 0);
  return b.broadcast_in_dim(row, dims, kept);
}

Value along_rows(Builder& b, Value vector, const Dims& dims) {
  return b.broadcast_in_dim(vector, dims, {static_cast<std::int64_t>(dims.size()) - 1});
}

Value row_mean(Builder& b, Value x) {
  const TensorType type = b.type(x);
  Value sum = b.reduce(x, OpCode::add, {last(type)});
  return b.divide(sum, b.splat(b.type(sum), static_cast<double>(type.dims.back())));
}

Value normalised(Builder& b, Value x, Value mean_square, Value gain, double epsilon) {
  const Dims dims = b.type(x).dims;
  Value scale = b.rsqrt(b.add(mean_square, b.splat(b.type(mean_square), epsilon)));
  return b.multiply(b.multiply(x, spread(b, scale, dims)), along_rows(b, gain, dims));
}

}  // namespace

Value softmax(Builder& b, Value x) {
  const TensorType type = b.type(x);
  Value largest = b.reduce(x, OpCode::maximum, {last(type)});
  Value powers = b.exponential(b.subtract(x, spread(b, largest, type.dims)));
  return b.divide(powers, spread(b, b.reduce(powers, OpCode::add, {last(type)}), type.dims));
}

Value gelu(Builder& b, Value x) {
  const TensorType type = b.type(x);
  const double c = 2 * std::sqrt(2 / std::numbers::pi);
  Value square = b.multiply(x, x);
  Value slope = b.add(b.multiply(square, b.splat(type, 0.044715 * c)), b.splat(type, c));
  return b.multiply(x, b.unary(OpCode::logistic, b.multiply(x, slope)));
}

Value layer_norm(Builder& b, Value x, Value gain, Value bias, double epsilon) {
  const Dims dims = b.type(x).dims;
  Value centred = b.subtract(x, spread(b, row_mean(b, x), dims));
  Value result = normalised(b, centred, row_mean(b, b.multiply(centred, centred)), gain, epsilon);
  return bias ? add_bias(b, result, bias) : result;
}

Value rms_norm(Builder& b, Value x, Value gain, double epsilon) {
  return normalised(b, x, row_mean(b, b.multiply(x, x)), gain, epsilon);
}

Value add_bias(Builder& b, Value x, Value bias) { return b.add(x, along_rows(b, bias, b.type(x).dims)); }

Value cross_entropy(Builder& b, Value logits, Value targets) {
  const TensorType type = b.type(logits);
  const TensorType counts(b.type(targets).dtype, type.dims);
  Value largest = b.reduce(logits, OpCode::maximum, {last(type)});
  Value powers = b.exponential(b.subtract(logits, spread(b, largest, type.dims)));
  Value log_sum = b.add(b.log(b.reduce(powers, OpCode::add, {last(type)})), largest);
  Value is_target = b.compare(b.iota(counts, last(type)), spread(b, targets, type.dims), "EQ");
  Value picked = b.reduce(b.select(is_target, logits, b.splat(type, 0)), OpCode::add, {last(type)});
  Value losses = b.subtract(log_sum, picked);
  const TensorType rows = b.type(losses);
  Dims all(rows.dims.size());
  std::iota(all.begin(), all.end(), 0);
  Value sum = all.empty() ? losses : b.reduce(losses, OpCode::add, all);
  return b.divide(sum, b.scalar(type.dtype, static_cast<double>(rows.elements())));
}

Value embedding(Builder& b, Value table, Value tokens) {
  Dims indices = b.type(tokens).dims;
  auto rank = static_cast<std::int64_t>(indices.size());
  indices.push_back(1);
  GatherDims dims;
  dims.offset_dims = {rank};
  dims.collapsed_slice_dims = {0};
  dims.start_index_map = {0};
  dims.index_vector_dim = rank;
  return b.gather(table, b.reshape(tokens, indices), dims, {1, b.type(table).dims[1]});
}

Value as(Builder& b, Value x, DType dtype) { return b.type(x).dtype == dtype ? x : b.convert(x, dtype); }

}  // namespace pcp
