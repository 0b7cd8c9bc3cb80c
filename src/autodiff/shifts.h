// Softmax, log-softmax and log-sum-exp subtract the largest element of a row, which changes nothing but the range of
// the numbers: the derivative by what is subtracted is zero. JAX stops the gradient there, but an export does not say
// so; this finds the operands again, so that no maximum has to be differentiated.
#pragma once

#include <set>
#include <unordered_map>

#include "graph/uses.h"

namespace pcp {

using Edge = std::pair<const Op*, std::size_t>;  // an operation and one of its operands

// The operands by which the function does not change.
std::set<Edge> find_shifts(const Function&, const Uses&);

// e^x / sum(e^x) with no other use of the parts: its derivative needs nothing but the quotient.
struct Softmax {
  const Op* power = nullptr;  // e^x
  Dims reduced;
};
// By the division that ends it.
std::unordered_map<const Op*, Softmax> find_softmax(const Function&, const Uses&);

}  // namespace pcp
