// Positions in a tensor: one number per dimension, as the specification writes them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "graph/dims.h"
#include "pcp/tensor_type.h"

namespace pcp::reference {

using Index = Dims;

// The number of an element in row-major order.
std::int64_t place_of(const Dims& dims, const Index&);
bool is_inside(const Dims& dims, const Index&);
void move_to_next(const Dims& dims, Index&);        // in row-major order; from the last to the first
Dims pick(const Dims& values, const Dims& chosen);  // the shape, or a position, in some dimensions
// The dimensions of a tensor of this rank that neither list names, in order.
Dims dimensions_except(int rank, const Dims& one, const Dims& other = {});

// Calls visit(index, place) for every element of a shape, in row-major order.
template <class Visit>
void for_each_index(const Dims& dims, Visit&& visit) {
  const std::int64_t count = element_count(dims);
  Index index(dims.size(), 0);
  for (std::int64_t place = 0; place < count; ++place, move_to_next(dims, index)) {
    visit(static_cast<const Index&>(index), place);
  }
}

}  // namespace pcp::reference
