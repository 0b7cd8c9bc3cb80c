// Indices of slices, gather and scatter. Code made by IREE reads and writes wherever an index points to, so that every
// index is brought inside first.
#pragma once

#include "pcp/builder.h"

namespace pcp::iree {

// As i32, which code for Vulkan makes of every index, or i64 where a dimension is too long for it. What is farther
// outside than that comes nearer first.
Value signed_index(Builder&, Value index, const Dims& dims);

// Where the slices of a gather begin, moved so that they lie inside the operand, as the specification says.
Value clamped_starts(Builder&, Value indices, const GatherDims&, const Dims& operand, const Dims& slice_sizes);

// How far the operand of a scatter is extended, so that every window lies inside.
struct Margin {
  Dims low, high;    // per dimension of the operand
  Dims size, extra;  // per component of an index vector: of its dimension, and the margin before it
};
Margin margin_of(const ScatterDims&, const Dims& operand, const Dims& update);

// Positions in the extended operand. Windows that are outside altogether go to its end.
Value inside_margin(Builder&, Value indices, const ScatterDims&, const Margin&);

}  // namespace pcp::iree
