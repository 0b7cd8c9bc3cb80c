// A matrix product whose result is only copied to another layout, or into a concatenation of nothing but products,
// writes there itself, and the copy or the concatenation goes.
//
// Precondition: the copied value is internal, products alone write it, and the copy alone reads it. Concatenations of
// concatenations work the same: the inner one is then a value that several products write in parts.
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

void write_through_copies(StepGraph&, const Target&);

}  // namespace pcp::schedule
