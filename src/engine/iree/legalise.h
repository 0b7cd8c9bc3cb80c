// Rewrites operations that IREE 3.13 computes differently from StableHLO's specification, or refuses, to other
// operations. Indices out of bounds are the worst of them: code made by IREE reads and writes there.
#pragma once

#include "engine/iree/target.h"
#include "pcp/graph.h"

namespace pcp::iree {

Function legalise(const Function&, Backend);

}  // namespace pcp::iree
