// Values that are cheaper to compute again than to keep.
//
// A loop often writes several values for a much later loop: the backward pass of an activation needs intermediate
// values of the forward pass. Where such values are elementwise functions of values that are in memory anyway, the
// later loop computes them again: less is written, less is read, and fewer values stay live in between. The operations
// and their inputs are the same, so the results have the same bits.
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

Function recompute_cheap_values(const Function&, const Target&);

}  // namespace pcp::schedule
