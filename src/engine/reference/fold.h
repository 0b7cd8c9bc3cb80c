// Folds of numbers by a region, as reduce, reduce_window, scatter and select_and_scatter use them.
#pragma once

#include <vector>

#include "engine/reference/operations.h"

namespace pcp::reference {

// One entry for each of the tensors that are folded together.
using Tuple = std::vector<Scalar>;

// The fold of `items` by `body`, then combined with `initial` in front. The specification leaves the grouping open but
// keeps the order of items. This fold halves the items recursively, which keeps rounding errors small. Sums of floats
// are accumulated in f64.
Tuple fold(const ScalarFunction& body, const Tuple& initial, const std::vector<Tuple>& items);

// Result tensors into whose elements numbers are folded one by one. Floats are f64 until they are rounded.
class Accumulators {
 public:
  Accumulators(const Operation&, const Region& body);
  void start(std::size_t result, const HostTensor& from);  // of the shape of the result
  void start(const Scalar& everywhere);                    // of one result
  void combine(std::int64_t place, const Tuple& with);     // result := body(result, with)
  Results rounded() const;

 private:
  const Operation& operation_;
  ScalarFunction body_;
  Results wide_;
};

}  // namespace pcp::reference
