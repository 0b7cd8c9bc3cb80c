#include "engine/iree/indices.h"

#include <algorithm>
#include <cmath>

#include "engine/iree/elements.h"

namespace pcp::iree {

Value signed_index(Builder& build, Value index, const Dims& dims) {
  constexpr std::int64_t kNear = std::int64_t{1} << 30;
  const TensorType type = build.type(index);
  bool is_far = std::ranges::any_of(dims, [](std::int64_t size) { return size >= kNear; });
  if (bits(type.dtype) == 64 || (type.dtype == DType::u32 && !is_far)) {
    Value limit = build.splat(type, is_far ? std::ldexp(1, 62) : static_cast<double>(kNear));
    index = build.minimum(index, limit);
    if (is_signed(type.dtype)) index = build.maximum(index, build.negate(limit));
  }
  return build.convert(index, is_far ? DType::i64 : DType::i32);
}

// A constant of one integer per component of the index vectors.
static Value per_component(Builder& build, Value indices, std::int64_t vector_dim, const Dims& values) {
  TensorType type = build.type(indices);
  if (vector_dim == static_cast<std::int64_t>(type.dims.size())) {
    return build.splat(type, static_cast<double>(values[0]));
  }
  TensorType row(DType::i64, {static_cast<std::int64_t>(values.size())});
  Value list = build.constant(Constant::of<std::int64_t>(row, values));
  return build.broadcast_in_dim(build.convert(list, type.dtype), type.dims, {vector_dim});
}

Margin margin_of(const ScatterDims& numbers, const Dims& operand, const Dims& update) {
  Margin margin{Dims(operand.size()), Dims(operand.size()), {}, {}};
  Dims window(operand.size(), 1);
  std::size_t next = 0;
  for (std::size_t d = 0; d < operand.size(); ++d) {
    auto is_in = [d](const Dims& list) { return std::ranges::find(list, static_cast<std::int64_t>(d)) != list.end(); };
    if (is_in(numbers.inserted_window_dims) || is_in(numbers.input_batching_dims)) continue;
    window[d] = update[static_cast<std::size_t>(numbers.update_window_dims[next++])];
  }
  for (std::int64_t dimension : numbers.scatter_dims_to_operand_dims) {
    auto d = static_cast<std::size_t>(dimension);
    margin.low[d] = std::max<std::int64_t>(window[d] - 1, 0);
    margin.high[d] = window[d];
    margin.size.push_back(operand[d]);
    margin.extra.push_back(margin.low[d]);
  }
  return margin;
}

Value inside_margin(Builder& build, Value indices, const ScatterDims& numbers, const Margin& margin) {
  indices = signed_index(build, indices, margin.size);
  auto constant = [&](const Dims& values) { return per_component(build, indices, numbers.index_vector_dim, values); };
  Value size = constant(margin.size), extra = constant(margin.extra);
  Value touches =
      build.binary(OpCode::and_, build.compare(indices, build.negate(extra), "GE"), build.compare(indices, size, "LT"));
  return build.add(build.select(touches, indices, size), extra);
}

Value clamped_starts(Builder& build, Value indices, const GatherDims& numbers, const Dims& operand,
                     const Dims& slice_sizes) {
  Dims last;
  for (std::int64_t dimension : numbers.start_index_map) {
    auto d = static_cast<std::size_t>(dimension);
    last.push_back(operand[d] - slice_sizes[d]);
  }
  if (last.empty()) return indices;
  indices = signed_index(build, indices, operand);
  Value limit = per_component(build, indices, numbers.index_vector_dim, last);
  return build.minimum(build.maximum(indices, build.splat(build.type(indices), 0)), limit);
}

}  // namespace pcp::iree
