// Joins "matrix product, loop over its rows, matrix product" into one step.
//
// Precondition: the loop alone reads the first product, the second product alone reads the one value the loop stores,
// all of them in f32; rows of the loop are rows of both products. Then a block of rows can go through all three.
#pragma once

#include <unordered_map>

#include "engine/schedule/region_graph.h"
#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

// If the steps compute attention, the new step has its parameters (BackToBack::attention).
void join_back_to_back_products(StepGraph&, const RegionGraph&, const AttentionPatterns&);

}  // namespace pcp::schedule
