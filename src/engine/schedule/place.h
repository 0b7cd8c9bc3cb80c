// Assigns storages to values, after all rewrites and before memory is planned.
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

// The steps of the graph over storages. No storage has memory yet.
std::unique_ptr<Schedule> place(StepGraph, const Target&);

}  // namespace pcp::schedule
