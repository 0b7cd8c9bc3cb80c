// From values to storages: the last phase of fusion and the first of memory.
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

// The steps of the graph over storages. No storage has memory yet.
std::unique_ptr<Schedule> place(StepGraph, const Target&);

}  // namespace pcp::schedule
