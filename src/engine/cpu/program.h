// A schedule made ready to run on this machine: kernels chosen, tile programs compiled.
#pragma once

#include <memory>
#include <mutex>

#include "engine/cpu/kernel.h"
#include "engine/cpu/masked_loop.h"
#include "engine/cpu/threads.h"
#include "engine/cpu/tile_program.h"
#include "engine/schedule/schedule.h"

namespace pcp::cpu {

class Program {
 public:
  // Throws unsupported for operations without a kernel. The schedule must outlive the program.
  explicit Program(const schedule::Schedule&, bool profile = false);

  // `arena` has the schedule's arena_bytes; a result may lie in its donor's memory.
  void run(std::span<std::byte* const> arguments, std::span<std::byte* const> results, std::byte* arena,
           const Threads&) const;
  // What has been measured so far; no seconds without `profile`.
  struct Measured {
    std::vector<double> seconds;  // of each step, in all runs
    std::int64_t runs = 0;
  };
  Measured measured() const;

 private:
  struct Prepared {
    std::unique_ptr<TileProgram> tiles;
    Kernel kernel = nullptr;
    std::vector<LaneProgram> regions;
    std::vector<Program> programs;
    std::vector<std::int64_t> widths;    // as far as scores under a constant mask are computed; empty: all of them
    std::unique_ptr<MaskedLoop> masked;  // of a loop that needs them no further
    std::vector<Prepared> inner;         // of a nest
  };
  using Places = std::vector<std::byte*>;  // by storage

  Prepared prepare(const schedule::Step&) const;
  void prepare_masks(const schedule::Nest&, std::vector<Prepared>&) const;
  void run_step(const schedule::Step&, const Prepared&, const Places&, const Threads&) const;
  void run_nest(const schedule::Nest&, const Prepared&, const Places&, const Threads&) const;
  void run_while(const schedule::Control&, const Prepared&, const Places&, const Threads&) const;
  void run_branch(const schedule::Control&, const Prepared&, const Places&, const Threads&) const;

  const schedule::Schedule& schedule_;
  std::vector<Prepared> prepared_;
  // Several threads may run the program at once.
  struct Profile {
    std::mutex mutex;
    Measured measured;
  };
  std::unique_ptr<Profile> profile_;  // null where nothing is measured
};

}  // namespace pcp::cpu
