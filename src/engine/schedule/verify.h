// A check of finished schedules that shares no code with the phases that make them. It runs in debug builds, in tests
// and under the fuzzer (Target::verify).
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

// Throws internal where a step reads a value that no step before it writes, or where two steps write a value and not
// both are products. It runs after every rewrite: a rewrite whose precondition did not hold shows up here.
void verify(const StepGraph&);

// Throws internal, with the step, where
// - a view or an output reaches outside its storage,
// - a byte is read that no step before has written, or is written by two steps,
// - an argument or constant is written without having been donated,
// - two storages lie over each other in the arena while both are needed, other than element by element in one step,
// - a result is not written whole.
void verify(const Schedule&, const Target&);

}  // namespace pcp::schedule
