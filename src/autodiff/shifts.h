// Softmax, log-softmax and log-sum-exp subtract the largest element of a row to avoid overflow. The result does not
// depend on what is subtracted, so the derivative with respect to it is zero. JAX stops the gradient there, but an
// export does not say so; this finds these operands again, so that no maximum is differentiated.
#pragma once

#include <set>
#include <unordered_map>

#include "graph/uses.h"

namespace pcp {

using Edge = std::pair<const Op*, std::size_t>;  // an operation and one of its operands

// The operands with respect to which the derivative is zero.
std::set<Edge> find_shifts(const Function&, const Uses&);

// e^x / sum(e^x) with no other use of the parts: its derivative needs nothing but the quotient.
struct Softmax {
  const Op* power = nullptr;  // e^x
  Dims reduced;
};
// By the division that gives the result.
std::unordered_map<const Op*, Softmax> find_softmax(const Function&, const Uses&);

}  // namespace pcp
