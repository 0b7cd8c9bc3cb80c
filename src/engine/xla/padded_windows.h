// StableHLO pads the operand of reduce_window with the initial value, and so counts it once for every element outside;
// XLA leaves the elements outside out. It is the same for initial values that change nothing, and for folds that may
// meet a value twice. Where it is not, the operand is padded by an operation of its own.
#pragma once

#include "pcp/graph.h"

namespace pcp::xla {

bool has_padded_windows(const Function&);  // that XLA would fold otherwise than StableHLO
Function pad_windows(const Function&);

}  // namespace pcp::xla
