// What a pass may do with an operation.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// The operation must run even when nothing uses its results: it is a custom_call with has_side_effect or a call whose
// callee is not known here, or one of its regions contains such an operation.
bool has_side_effect(const Op&);

// The results depend on operands, attributes and regions alone, so equal operations may be shared. This excludes
// optimization_barrier, whose purpose is to keep equal operations apart.
bool is_shareable(const Op&);

}  // namespace pcp
