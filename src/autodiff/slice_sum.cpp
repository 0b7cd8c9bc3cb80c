#include "autodiff/slice_sum.h"

#include <algorithm>

namespace pcp {

bool SliceSum::take(const Op& slice, const TensorType& whole, Value cotangent) {
  const Dims &start = slice.attrs.dims("start_indices"), &limit = slice.attrs.dims("limit_indices");
  if (std::ranges::any_of(slice.attrs.dims("strides"), [](std::int64_t stride) { return stride != 1; })) return false;
  int cut = 0;
  Part part;
  for (std::size_t i = 0; i < start.size(); ++i) {
    if (start[i] == 0 && limit[i] == whole.dims[i]) continue;
    part = {i, start[i], limit[i], cotangent};
    ++cut;
  }
  if (cut != 1) return false;
  parts_.push_back(part);
  return true;
}

Value SliceSum::total(Builder& builder, const TensorType& whole) {
  std::vector<Part> parts = std::exchange(parts_, {});
  std::ranges::stable_sort(parts, {}, &Part::start);
  bool apart = parts.size() > 1;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    apart &= parts[i].dimension == parts[0].dimension && parts[i].start >= parts[i - 1].limit;
  }
  if (!apart) {
    Value sum;
    for (const Part& part : parts) {
      Value one = padded(builder, whole, part);
      sum = sum ? builder.add(sum, one) : one;
    }
    return sum;
  }
  std::size_t dimension = parts[0].dimension;
  Values pieces;
  std::int64_t end = 0;
  auto fill = [&](std::int64_t until) {
    if (until == end) return;
    TensorType gap = whole;
    gap.dims[dimension] = until - end;
    pieces.push_back(builder.splat(gap, 0));
  };
  for (const Part& part : parts) {
    fill(part.start);
    pieces.push_back(part.cotangent);
    end = part.limit;
  }
  fill(whole.dims[dimension]);
  return builder.concatenate(pieces, static_cast<std::int64_t>(dimension));
}

Value SliceSum::padded(Builder& builder, const TensorType& whole, const Part& part) const {
  Dims low(whole.dims.size()), high(whole.dims.size());
  low[part.dimension] = part.start;
  high[part.dimension] = whole.dims[part.dimension] - part.limit;
  return builder.pad(part.cotangent, builder.scalar(whole.dtype, 0), low, high);
}

}  // namespace pcp
