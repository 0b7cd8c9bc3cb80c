// The values that regions of an operation capture from the regions around it.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// Values that a region, or a region inside it, uses and does not define: each once, in the order of first use.
Values captured_values(const Region&);
// The same of all regions of an operation together.
Values captured_values(const Op&);
// The operands of an operation, then what its regions capture.
Values read_values(const Op&);

}  // namespace pcp
