// The index vectors of gather and scatter: one for each window that is read or written.
#pragma once

#include "base/index.h"
#include "graph/dims.h"
#include "pcp/tensor_type.h"

namespace pcp::cpu {

struct IndexVectors {
  Dims dims;                                              // of the windowed tensor without its window dimensions
  Dims index_strides, windowed_strides, operand_strides;  // per entry of `dims`, in elements
  std::int64_t component_stride = 0;                      // from one component of an index vector to the next
};

// Dimension numbers that gather and scatter call differently.
struct IndexDims {
  const Dims& window_dims;  // of the windowed tensor: the result of a gather, the updates of a scatter
  const Dims& operand_batching_dims;
  const Dims& indices_batching_dims;
  std::int64_t index_vector_dim;
};

inline IndexVectors index_vectors(const IndexDims& numbers, const Dims& operand, const Dims& indices,
                                  const Dims& windowed) {
  Dims operand_strides = row_major_strides(operand), index_strides = row_major_strides(indices);
  Dims windowed_strides = row_major_strides(windowed);
  IndexVectors vectors;
  std::int64_t index_dim = 0;
  for (std::int64_t d = 0; d < count(windowed); ++d) {
    if (contains(numbers.window_dims, d)) continue;
    if (index_dim == numbers.index_vector_dim) ++index_dim;
    std::size_t batching = position(numbers.indices_batching_dims, index_dim);
    bool is_batching = batching < numbers.indices_batching_dims.size();
    vectors.dims.push_back(windowed[index(d)]);
    vectors.index_strides.push_back(index_strides[index(index_dim)]);
    vectors.windowed_strides.push_back(windowed_strides[index(d)]);
    vectors.operand_strides.push_back(is_batching ? operand_strides[index(numbers.operand_batching_dims[batching])]
                                                  : 0);
    ++index_dim;
  }
  if (index(numbers.index_vector_dim) < indices.size()) {
    vectors.component_stride = index_strides[index(numbers.index_vector_dim)];
  }
  return vectors;
}

}  // namespace pcp::cpu
