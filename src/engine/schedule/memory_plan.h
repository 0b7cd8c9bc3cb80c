#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

// Places temporaries in the arena, and decides which results take over donated arguments and which storages are reused
// in place.
void plan_memory(Schedule&, const Target&);

}  // namespace pcp::schedule
