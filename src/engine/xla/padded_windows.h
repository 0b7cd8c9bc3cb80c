// StableHLO pads the operand of reduce_window with the initial value, so that every element of padding is folded as
// well; XLA skips the padding. The results are equal when the initial value is neutral or the fold is idempotent. Where
// they are not, the operand is padded by an operation of its own.
#pragma once

#include "pcp/graph.h"

namespace pcp::xla {

bool has_padded_windows(const Function&);  // for which XLA gives another result than StableHLO
Function pad_windows(const Function&);

}  // namespace pcp::xla
