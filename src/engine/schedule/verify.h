// A check of finished schedules that shares no code with the phases that make them. It runs in debug builds, in tests
// and under the fuzzer (Target::verify).
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

// Throws internal where a step reads a value that no earlier step writes, or where two steps write a value and one of
// them is not a product. It runs after every rewrite, to catch a rewrite whose precondition did not hold.
void verify(const StepGraph&);

// Throws internal, with the step, where
// - a view or an output reaches outside its storage,
// - a byte is read before a step has written it, or is written by two steps,
// - a step writes to an argument or constant, or a result is written over a donated argument that is still needed,
// - two storages overlap in the arena while both are live, unless one step overwrites one with the other in place,
// - a result is not written whole.
void verify(const Schedule&, const Target&);

}  // namespace pcp::schedule
