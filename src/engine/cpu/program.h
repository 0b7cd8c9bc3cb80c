// A schedule prepared for this machine: kernels are chosen and tile programs compiled.
#pragma once

#include <memory>

#include "engine/cpu/kernel.h"
#include "engine/cpu/masked_loop.h"
#include "engine/cpu/threads.h"
#include "engine/cpu/tile_program.h"
#include "engine/schedule/walk.h"

namespace pcp::cpu {

// Runs single steps on this machine's processor (schedule/walk.h).
class StepRunner {
 public:
  explicit StepRunner(const Threads& threads) : threads_(threads) {}

  struct Prepared {
    std::unique_ptr<TileProgram> tiles;
    Kernel kernel = nullptr;
    std::vector<LaneProgram> regions;
    std::vector<std::int64_t> widths;       // columns to compute in each row under a constant mask; empty: all
    std::unique_ptr<MaskedLoop> masked;     // a loop narrowed to `widths`, or null
    std::vector<Prepared> inner;            // of a nest: one per step
    std::vector<std::int64_t> local_bytes;  // of a nest: size of one entry of each local storage
  };
  // Throws unsupported for operations without a kernel.
  static Prepared prepare(const schedule::Step&, const schedule::Schedule&);
  static std::shared_ptr<std::byte> given(const schedule::Storage&, const schedule::Schedule&);

  void run(const schedule::Step&, const Prepared&, const schedule::Places&) const;
  void copy(std::byte* to, const std::byte* from, std::int64_t bytes) const;
  void read(void* to, const std::byte* from, std::size_t bytes) const;
  void wait() const {}

 private:
  void run_nest(const schedule::Nest&, const Prepared&, const schedule::Places&) const;

  const Threads& threads_;
};

using Program = schedule::Walk<StepRunner>;

}  // namespace pcp::cpu
