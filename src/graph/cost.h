// The cost of a function, computed from its operations and shapes alone, for `pcp check` and benchmarks.
#pragma once

#include "pcp/graph.h"

namespace pcp {

struct Cost {
  double flops = 0;  // a multiply-add is two, any other scalar operation one, movement none
  double bytes = 0;  // operands and results of every operation, as if nothing were fused
  int loops = 0;     // `while` operations: their trip counts are not known, so their regions are counted once

  Cost& operator+=(const Cost& other) {
    flops += other.flops, bytes += other.bytes, loops += other.loops;
    return *this;
  }
};

Cost cost(const Function&, const Op&);
Cost cost(const Function&);

}  // namespace pcp
