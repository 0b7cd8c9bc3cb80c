// Equality of operations of one function by what they compute: code, operands, attributes, result types, and regions up
// to the numbering of the values defined inside them.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// Equal operations hash alike. Operands of commutative operations count in any order.
std::uint64_t structural_hash(const Op&, const Function&);
bool structurally_equal(const Op&, const Op&, const Function&);

}  // namespace pcp
