// Indices of slices, gather and scatter. Code made by IREE does not check bounds: it reads and writes wherever an index
// points to. So every index is moved into bounds first.
#pragma once

#include "pcp/builder.h"

namespace pcp::iree {

// Converts an index to i32, which code for Vulkan uses for every index, or to i64 where a dimension is too long for it.
// Values that do not fit are clamped first, to a value that is still out of bounds.
Value signed_index(Builder&, Value index, const Dims& dims);

// The starts of the slices of a gather, clamped so that the slices are inside the operand, as the specification says.
Value clamped_starts(Builder&, Value indices, const GatherDims&, const Dims& operand, const Dims& slice_sizes);

// The padding of the operand of a scatter that makes every window lie inside.
struct Margin {
  Dims low, high;    // per dimension of the operand
  Dims size, extra;  // per component of an index vector: the size of its dimension, and the padding before it
};
Margin margin_of(const ScatterDims&, const Dims& operand, const Dims& update);

// Indices into the padded operand. Windows that are completely outside go to its end.
Value inside_margin(Builder&, Value indices, const ScatterDims&, const Margin&);

}  // namespace pcp::iree
