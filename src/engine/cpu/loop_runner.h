// Runs a tile program over its whole iteration space, shared out among threads.
#pragma once

#include "engine/cpu/threads.h"
#include "engine/cpu/tile_program.h"

namespace pcp::cpu {

// inputs: element 0 of each input view; stores and folds: the memory of each result.
void run_loop(const schedule::Loop&, const TileProgram&, std::span<const std::byte* const> inputs,
              std::span<std::byte* const> stores, std::span<std::byte* const> folds, const Threads&);

}  // namespace pcp::cpu
