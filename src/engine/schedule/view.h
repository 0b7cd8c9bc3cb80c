// A view: how the elements of a tensor lie in some storage. Movement operations change the view, not the memory.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "pcp/graph.h"

namespace pcp::schedule {

struct View {
  int storage = -1;  // the tensor or storage it is a view of; the owner of the view defines the numbering
  DType dtype = DType::f32;
  Dims dims;
  Dims strides;  // in elements; 0 repeats, negative walks backwards
  std::int64_t offset = 0;
  bool fenced = false;  // behind an optimization_barrier: read from memory, never inside the loop that makes it

  static View contiguous(int storage, const TensorType& type) {
    return {storage, type.dtype, type.dims, row_major_strides(type.dims), 0, false};
  }
  std::int64_t elements() const { return element_count(dims); }
};

inline std::int64_t bytes_of(const View& view) { return TensorType(view.dtype, view.dims).bytes(); }

// One level of a view, after unit levels have been dropped and adjacent levels joined where one stride fits both.
struct Level {
  std::int64_t size, stride;
  bool operator==(const Level&) const = default;
};
using Levels = SmallVector<Level, 4>;
// One element, repeated.
inline bool is_splat(const Levels& levels) {
  return std::ranges::all_of(levels, [](const Level& level) { return level.stride == 0; });
}
Levels normalized(const Dims& dims, const Dims& strides);
inline Levels normalized(const View& view) { return normalized(view.dims, view.strides); }

// All elements in row-major order without gaps, from offset 0.
bool is_contiguous(const View&);
// Element (r, c) of rows × cols is element r of the storage.
bool is_row_broadcast(const View&, std::int64_t rows, std::int64_t cols);

View transposed(const View&, const Dims& permutation);
View broadcast(const View&, const Dims& dims, const Dims& broadcast_dimensions);
View sliced(const View&, const Dims& start, const Dims& limit, const Dims& strides);
View reversed(const View&, const Dims& dimensions);
// Nothing when strides cannot express the new shape over this memory: the view must then be copied first.
std::optional<View> reshaped(const View&, const Dims& dims);

// These dimensions of the view as one level; nothing when one stride cannot step through all of them.
std::optional<Level> joined(const View&, const Dims& dims);

}  // namespace pcp::schedule
