// Operations that read or write at positions given by other tensors.
#include <algorithm>

#include "engine/reference/fold.h"
#include "engine/reference/index.h"
#include "engine/reference/operations.h"

namespace pcp::reference {
namespace {

// Start indices of a window of `sizes`, clamped so that the window lies inside.
Index clamped_starts(const Operation& operation, std::size_t first, const Dims& dims, const Dims& sizes) {
  Index starts;
  for (std::size_t d = 0; d < dims.size(); ++d) {
    Integer start = integer(operation.operand(first + d), 0);
    starts.push_back(static_cast<std::int64_t>(std::clamp<Integer>(start, 0, dims[d] - sizes[d])));
  }
  return starts;
}

Index sum(Index index, const Index& other) {
  for (std::size_t d = 0; d < index.size(); ++d) index[d] += other[d];
  return index;
}

// The dimension numbers that gather and scatter share, under gather's names. The batch dimensions are those of the
// gather's result, or of the scatter's updates, that are not offset_dims: they select a vector of start indices.
// offset_dims span the dimensions of the operand that are neither collapsed nor batching.
struct Indexing {
  const Dims &offset_dims, &collapsed, &operand_batching, &indices_batching, &start_index_map;
  std::int64_t index_vector_dim;

  // Where the window of a batch position starts, in the operand.
  std::vector<Integer> start(const HostTensor& indices, const Index& batch, int operand_rank) const {
    std::vector<Integer> start(static_cast<std::size_t>(operand_rank), 0);
    Index where = batch;  // in `indices`: all dimensions but the one along which a vector of start indices lies
    bool has_vectors = index_vector_dim < indices.type().rank();
    if (has_vectors) where.insert(where.begin() + index_vector_dim, 0);
    for (std::size_t k = 0; k < start_index_map.size(); ++k) {
      if (has_vectors) where[at(index_vector_dim)] = static_cast<std::int64_t>(k);
      start[at(start_index_map[k])] = integer(indices, place_of(indices.type().dims, where));
    }
    for (std::size_t k = 0; k < operand_batching.size(); ++k) {
      start[at(operand_batching[k])] = where[at(indices_batching[k])];
    }
    return start;
  }

  // Maps a position in the window to one in the operand, with 0 in the dimensions that the window omits.
  Index offset(const Index& window, int operand_rank) const {
    Index offset(static_cast<std::size_t>(operand_rank), 0);
    Dims spanned = dimensions_except(operand_rank, collapsed, operand_batching);
    for (std::size_t k = 0; k < spanned.size(); ++k) offset[at(spanned[k])] = window[k];
    return offset;
  }
};

}  // namespace

Results dynamic_slice(const Operation& operation) {
  const HostTensor& operand = operation.operand(0);
  HostTensor result(operation.result_type());
  Index starts = clamped_starts(operation, 1, operand.type().dims, result.type().dims);
  for_each_index(result.type().dims, [&](const Index& index, std::int64_t place) {
    set_bits(result, place, bits(operand, place_of(operand.type().dims, sum(starts, index))));
  });
  return {result};
}

Results dynamic_update_slice(const Operation& operation) {
  const HostTensor& update = operation.operand(1);
  HostTensor result = operation.operand(0);
  Index starts = clamped_starts(operation, 2, result.type().dims, update.type().dims);
  for_each_index(update.type().dims, [&](const Index& index, std::int64_t place) {
    set_bits(result, place_of(result.type().dims, sum(starts, index)), bits(update, place));
  });
  return {result};
}

// A window that would reach outside is clamped to the operand.
Results gather(const Operation& operation) {
  const HostTensor &operand = operation.operand(0), &indices = operation.operand(1);
  const auto& numbers = operation.attrs().get<GatherDims>("dimension_numbers");
  const Dims& sizes = operation.attrs().dims("slice_sizes");
  const Indexing indexing{numbers.offset_dims,           numbers.collapsed_slice_dims,
                          numbers.operand_batching_dims, numbers.start_indices_batching_dims,
                          numbers.start_index_map,       numbers.index_vector_dim};
  const int rank = operand.type().rank();
  HostTensor result(operation.result_type());
  const Dims batch_dims = dimensions_except(result.type().rank(), numbers.offset_dims);
  for_each_index(result.type().dims, [&](const Index& index, std::int64_t place) {
    std::vector<Integer> start = indexing.start(indices, pick(index, batch_dims), rank);
    Index source = indexing.offset(pick(index, numbers.offset_dims), rank);
    for (std::size_t d = 0; d < source.size(); ++d) {
      Integer last = operand.type().dims[d] - sizes[d];
      source[d] += static_cast<std::int64_t>(std::clamp<Integer>(start[d], 0, last));
    }
    set_bits(result, place, bits(operand, place_of(operand.type().dims, source)));
  });
  return {result};
}

// Every element of the updates is combined, in row-major order, with the operand's element at its position. Updates
// outside the operand are dropped.
Results scatter(const Operation& operation) {
  const std::size_t count = operation.op.operands.size() / 2;
  const HostTensor& indices = operation.operand(count);
  const auto& numbers = operation.attrs().get<ScatterDims>("scatter_dimension_numbers");
  const Indexing indexing{numbers.update_window_dims,           numbers.inserted_window_dims,
                          numbers.input_batching_dims,          numbers.scatter_indices_batching_dims,
                          numbers.scatter_dims_to_operand_dims, numbers.index_vector_dim};
  const Dims dims = operation.operand(0).type().dims;
  const Dims& update_dims = operation.operand(count + 1).type().dims;
  const int rank = operation.operand(0).type().rank();
  const Dims batch_dims = dimensions_except(operation.operand(count + 1).type().rank(), numbers.update_window_dims);
  Accumulators results(operation, operation.op.regions[0]);
  for (std::size_t k = 0; k < count; ++k) results.start(k, operation.operand(k));
  for_each_index(update_dims, [&](const Index& index, std::int64_t place) {
    std::vector<Integer> start = indexing.start(indices, pick(index, batch_dims), rank);
    Index target = indexing.offset(pick(index, numbers.update_window_dims), rank);
    for (std::size_t d = 0; d < target.size(); ++d) {
      Integer position = start[d] + target[d];
      if (position < 0 || position >= dims[d]) return;
      target[d] = static_cast<std::int64_t>(position);
    }
    std::vector<Scalar> update;
    for (std::size_t k = 0; k < count; ++k) update.push_back(scalar(operation.operand(count + 1 + k), place));
    results.combine(place_of(dims, target), update);
  });
  return results.rounded();
}

}  // namespace pcp::reference
