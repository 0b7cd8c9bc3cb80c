// A matrix product whose result is only copied to another layout writes that layout itself.
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

void write_through_copies(Schedule&);

}  // namespace pcp::schedule
