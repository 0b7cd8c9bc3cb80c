// Two matrix products with a loop between them, a block of rows at a time: scores and weights stay in the cache.
#pragma once

#include "engine/cpu/threads.h"
#include "engine/cpu/tile_program.h"

namespace pcp::cpu {

// For each row of a constant mask, one past the last score that is used.
std::vector<std::int64_t> mask_reach(const Constant& mask, std::int64_t rows, std::int64_t cols);

// `reach` is that of the step's mask, or empty: scores past it are not computed.
void run_attention(const schedule::Attention&, const TileProgram&, const std::vector<std::int64_t>& reach,
                   const std::vector<std::byte*>& places, const Threads&);

}  // namespace pcp::cpu
