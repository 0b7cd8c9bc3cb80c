// Two matrix products with a loop between them, a block of rows at a time: scores and weights stay in the cache.
#pragma once

#include "engine/cpu/threads.h"
#include "engine/cpu/tile_program.h"

namespace pcp::cpu {

void run_attention(const schedule::Attention&, const TileProgram&, const std::vector<std::byte*>& places, const Threads&);

}  // namespace pcp::cpu
