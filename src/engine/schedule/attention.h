// Joins "matrix product, loop over its rows, matrix product" into one step.
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

void fuse_attention(Schedule&);

}  // namespace pcp::schedule
