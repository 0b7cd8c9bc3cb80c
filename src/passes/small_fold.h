// Operations on a few known elements, evaluated while a function is rewritten.
//
// Predicates, loop bounds and indices are such operations. Because they are evaluated at once, a single walk over a
// function finds out which branches are taken; otherwise every branch would need another round of folding. Larger
// constants are left to fold.h.
#pragma once

#include <optional>
#include <span>

#include "pcp/graph.h"

namespace pcp {

// The result of an operation without regions, or nothing: when operands or the result have too many elements, or when
// engines may round the result in more than one way.
std::optional<Constant> fold_small(OpCode, std::span<const Constant* const> operands, const Attrs&, const TensorType&);

}  // namespace pcp
