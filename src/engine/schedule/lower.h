// Lowers groups of operations to steps over values that are written once. A copy that a step needs of an input is also
// a step, so that rewrites see it.
#pragma once

#include "engine/schedule/grouping.h"
#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

StepGraph lower(const RegionGraph&, const Grouping&, const Surroundings&, const Target&);

// Makes the schedule of a region of a control operation (build.cpp).
std::unique_ptr<Schedule> build_region(const Function&, const Region&, const Surroundings&, const Target&);

}  // namespace pcp::schedule
