// Steps over the same batch, run entry by entry: what one entry passes from step to step stays in a near cache, and
// memory for it is needed once per thread instead of once per entry. Attention in training is such a run: scores,
// weights and their gradients are made and used up head by head.
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::cpu {

// Precondition of a nest: its steps follow each other, begin and end with a product of f32 or bf16 over the batch, and
// each entry reads of the results of the steps before only its own part.
void nest_batches(schedule::StepGraph&, const schedule::Target&);

}  // namespace pcp::cpu
