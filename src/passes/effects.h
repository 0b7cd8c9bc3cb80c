// What a pass may do with an operation.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// Must run even when nothing uses its results: a custom_call with has_side_effect, a call whose callee is not known
// here, and everything around one.
bool has_side_effect(const Op&);

// Its results depend on its operands, attributes and regions alone, so equal ones may be shared. Not
// optimization_barrier: it stands between equal operations to keep them apart.
bool is_shareable(const Op&);

}  // namespace pcp
