// A matrix product whose result is only copied to another layout, or into a concatenation of nothing but products,
// writes there itself.
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

void write_through_copies(Schedule&);

}  // namespace pcp::schedule
