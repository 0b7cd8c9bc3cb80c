// Runs steps over the same batch entry by entry. What one entry passes from step to step then stays in a near cache,
// and needs memory once per thread instead of once per entry. Attention in training is such a run: scores, weights and
// their gradients are computed and consumed head by head.
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::cpu {

// Precondition of a nest: its steps are consecutive, begin and end with a product of f32 or bf16 over the batch, and
// each entry reads only its own part of the results of earlier steps.
void nest_batches(schedule::StepGraph&, const schedule::Target&);

}  // namespace pcp::cpu
