#include "engine/schedule/lower_contraction.h"

#include <algorithm>

namespace pcp::schedule {
namespace {

Dims free_dims(const View& view, const Dims& batch, const Dims& contracted) {
  Dims free;
  for (std::int64_t d = 0; d < count(view.dims); ++d) {
    if (std::ranges::find(batch, d) == batch.end() && std::ranges::find(contracted, d) == contracted.end())
      free.push_back(d);
  }
  return free;
}

// Whether each row has no gaps and rows do not overlap.
bool is_matrix(const Level& major, const Level& minor) {
  return (minor.stride == 1 || minor.size == 1) && (major.stride >= minor.size || major.size == 1);
}

View as_matrix(const View& source, const Dims& batch, const Level& rows, const Level& cols) {
  View result{source.storage, source.dtype, {}, {}, source.offset};
  for (std::int64_t d : batch) {
    result.dims.push_back(source.dims[index(d)]);
    result.strides.push_back(source.strides[index(d)]);
  }
  result.dims.insert(result.dims.end(), {rows.size, cols.size});
  result.strides.insert(result.strides.end(), {rows.stride, cols.stride});
  // A level of one element may have any stride; choose one that fits.
  std::size_t last = result.dims.size() - 1;
  if (cols.size == 1 && rows.size == 1) {
    result.strides[last] = result.strides[last - 1] = 1;
  } else if (cols.size == 1) {
    result.strides[last] = rows.stride == 1 ? rows.size : 1;
  } else if (rows.size == 1) {
    result.strides[last - 1] = cols.stride == 1 ? cols.size : 1;
  }
  return result;
}

// The view as batch..., rows, cols, with one level each for rows and cols, one of them contiguous.
View matrix(const View& v, const Dims& batch, const Dims& rows, const Dims& cols, const Location& location,
            Copies& copies) {
  auto r = joined(v, rows), c = joined(v, cols);
  if (r && c && (is_matrix(*r, *c) || is_matrix(*c, *r))) return as_matrix(v, batch, *r, *c);
  Dims order = batch;
  order.insert(order.end(), rows.begin(), rows.end());
  order.insert(order.end(), cols.begin(), cols.end());
  View packed = copies.copied(transposed(v, order), location);
  auto size_of = [&](const Dims& which) {
    std::int64_t size = 1;
    for (std::int64_t d : which) size *= v.dims[index(d)];
    return size;
  };
  Dims dims;
  for (std::int64_t d : batch) dims.push_back(v.dims[index(d)]);
  dims.insert(dims.end(), {size_of(rows), size_of(cols)});
  return View::contiguous(packed.storage, TensorType(packed.dtype, dims));
}

Precision precision_of(const Op& op) {
  Precision precision;
  if (const auto* config = op.attrs.find<OpaqueAttr>("precision_config")) {
    if (config->text.find("HIGHEST") != std::string::npos) {
      precision.level = Precision::Level::highest;
    } else if (config->text.find("HIGH") != std::string::npos) {
      precision.level = Precision::Level::high;
    }
  }
  if (const auto* algorithm = op.attrs.find<OpaqueAttr>("algorithm")) precision.algorithm = algorithm->text;
  return precision;
}

}  // namespace

Contraction lower_contraction(const Op& op, const View& lhs, const View& rhs, Copies& copies) {
  const auto& numbers = op.attrs.get<DotDims>("dot_dimension_numbers");
  Contraction work;
  work.op = &op;
  work.precision = precision_of(op);
  Dims lhs_free = free_dims(lhs, numbers.lhs_batch, numbers.lhs_contract);
  Dims rhs_free = free_dims(rhs, numbers.rhs_batch, numbers.rhs_contract);
  work.lhs = matrix(lhs, numbers.lhs_batch, lhs_free, numbers.lhs_contract, op.location, copies);
  work.rhs = matrix(rhs, numbers.rhs_batch, numbers.rhs_contract, rhs_free, op.location, copies);
  std::size_t batches = numbers.lhs_batch.size();
  work.batch.assign(work.lhs.dims.begin(), work.lhs.dims.end() - 2);
  work.m = work.lhs.dims[batches];
  work.k = work.lhs.dims[batches + 1];
  work.n = work.rhs.dims[batches + 1];
  return work;
}

}  // namespace pcp::schedule
