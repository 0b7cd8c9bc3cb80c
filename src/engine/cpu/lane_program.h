// A region of scalar operations (the body of a reduce, the comparator of a sort) compiled to run over many independent
// lanes at once.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "graph/reducer.h"
#include "pcp/graph.h"

namespace pcp::cpu {

class LaneProgram {
 public:
  // rounded: every f16 or bf16 operation rounds. wide: arguments, operations and results of these types are f32.
  enum class Halves { rounded, wide };
  // Every argument and result of the region is a scalar. Throws unsupported for operations that are not elementwise.
  LaneProgram(const Function&, const Region&, Halves = Halves::rounded);
  ~LaneProgram();
  LaneProgram(LaneProgram&&) noexcept;

  // Values of the enclosing function the region reads.
  const Values& captures() const;

  // Runs the region for `lanes` independent elements. args[i] and results[i] point to `lanes` contiguous elements of
  // the argument's or result's type in memory form (f16 and bf16 as 2 bytes); captures[i] to one element. A result may
  // alias an argument. Safe to call from several threads.
  void run(std::int64_t lanes, std::span<const void* const> args, std::span<void* const> results,
           std::span<const void* const> captures = {}) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// The index of the argument that a region returns unchanged; none when the region computes anything.
std::optional<int> returned_argument(const Region&);

}  // namespace pcp::cpu
