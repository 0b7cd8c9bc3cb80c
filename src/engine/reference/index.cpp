#include "engine/reference/index.h"

namespace pcp::reference {

std::int64_t place_of(const Dims& dims, const Index& index) {
  std::int64_t place = 0;
  for (std::size_t d = 0; d < dims.size(); ++d) place = place * dims[d] + index[d];
  return place;
}

bool is_inside(const Dims& dims, const Index& index) {
  for (std::size_t d = 0; d < dims.size(); ++d) {
    if (index[d] < 0 || index[d] >= dims[d]) return false;
  }
  return true;
}

void move_to_next(const Dims& dims, Index& index) {
  for (std::size_t d = dims.size(); d-- > 0;) {
    if (++index[d] < dims[d]) return;
    index[d] = 0;
  }
}

Dims pick(const Dims& values, const Dims& chosen) {
  Dims picked;
  for (std::int64_t d : chosen) picked.push_back(values[at(d)]);
  return picked;
}

Dims dimensions_except(int rank, const Dims& one, const Dims& other) {
  Dims rest;
  for (std::int64_t d = 0; d < rank; ++d) {
    if (!contains(one, d) && !contains(other, d)) rest.push_back(d);
  }
  return rest;
}

}  // namespace pcp::reference
