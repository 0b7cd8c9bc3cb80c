// A matrix product whose result is only copied to another layout, or into a concatenation of products, writes directly
// to its destination, and the copy or concatenation is removed.
//
// Precondition: the copied value is internal, only products write it, and only the copy reads it. For concatenations of
// concatenations, the inner one is a value that several products write in parts.
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

void write_through_copies(StepGraph&, const Target&);

}  // namespace pcp::schedule
