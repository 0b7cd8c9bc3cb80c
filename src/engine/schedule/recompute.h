// Values that are cheaper to compute again than to keep.
//
// A loop often writes several values for a loop that comes much later: the backward pass of an activation wants what
// the forward pass had in registers. Where those are elementwise functions of values that are in memory anyway, the
// later loop computes them again from these: less is written, less is read, and less is alive in between. The
// operations and their inputs are the same, so the results are too, bit for bit.
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

Function recompute_cheap_values(const Function&, const Target&);

}  // namespace pcp::schedule
