// Two matrix products with a loop between them, a block of rows at a time: scores and weights stay in the cache.
#pragma once

#include "engine/cpu/masked_loop.h"
#include "engine/cpu/threads.h"
#include "engine/schedule/walk.h"

namespace pcp::cpu {

// `widths` has the number of scores to compute in each row under the step's mask; it is empty when all are computed.
// `masked` is the step's loop restricted to these widths, or null.
void run_back_to_back(const schedule::BackToBack&, const TileProgram&, const std::vector<std::int64_t>& widths,
                      const MaskedLoop* masked, const schedule::Places& places, const Threads&);

}  // namespace pcp::cpu
