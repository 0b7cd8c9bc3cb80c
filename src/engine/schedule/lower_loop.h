#pragma once

#include "engine/schedule/copy_steps.h"
#include "engine/schedule/grouping.h"

namespace pcp::schedule {

// Appends the loop of a group. `stored` says of each tensor whether other steps need it in memory.
void lower_loop(const RegionGraph&, const Grouping&, const Group&, const IndexedVector<char>& stored, const Target&,
                Copies&);

}  // namespace pcp::schedule
