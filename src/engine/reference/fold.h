// Folding numbers by a region: what reduce, reduce_window, scatter and select_and_scatter share.
#pragma once

#include <vector>

#include "engine/reference/operations.h"

namespace pcp::reference {

// One entry for each of the tensors that are folded together.
using Tuple = std::vector<Scalar>;

// The fold of `items` by `body`, then with `initial` in front. The specification leaves open in which order it goes, as
// long as it keeps the items in theirs: this one halves them, so that rounding errors grow least. Sums of floats are
// added up in f64.
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
