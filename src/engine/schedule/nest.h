// Steps over the same batch, run entry by entry: what one entry passes from step to step stays in a near cache, and
// memory for it is needed once per thread instead of once per entry. Attention in training is such a run: scores,
// weights and their gradients are made and used up head by head.
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

void nest_batches(Schedule&);

}  // namespace pcp::schedule
