// From groups of operations to steps over values that are written once. Every copy a step needs of its inputs is a step
// of its own here, so that rewrites see it.
#pragma once

#include "engine/schedule/grouping.h"
#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

StepGraph lower(const RegionGraph&, const Grouping&, const Surroundings&, const Target&);

// The schedule of a region of a control operation; build.cpp.
std::unique_ptr<Schedule> build_region(const Function&, const Region&, const Surroundings&, const Target&);

}  // namespace pcp::schedule
