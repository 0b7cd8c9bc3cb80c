#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

// Gives every temporary its place in the arena, results their donors, and in-place partners.
void plan_memory(Schedule&, const Target&);

}  // namespace pcp::schedule
