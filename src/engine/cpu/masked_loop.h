// Loops over scores under a constant mask, as in causal attention. A row is computed only up to the last column where
// its mask is true, provided that the results past it are known to be zero. The result has the bits of computing whole
// rows, except for the signs of zeros.
#pragma once

#include <memory>
#include <optional>

#include "engine/cpu/tile_program.h"

namespace pcp::cpu {

// The number of columns to compute in each row of scores under a constant mask. Neighbouring rows share a width, and
// widths are multiples that keep the order of additions in sums over rows.
std::vector<std::int64_t> mask_widths(const Constant& mask, std::int64_t rows, std::int64_t cols);

class MaskedLoop {
 public:
  // Null when the loop has no mask that all `entries` of a batch share, or when a narrowed loop would give other
  // results. Inputs that are not constants are not read past the mask.
  static std::unique_ptr<MaskedLoop> of(const schedule::Loop&, const schedule::Schedule&, std::int64_t entries);

  const std::vector<std::int64_t>& widths() const { return widths_; }  // per row of the mask
  // Computes rows [first, first + rows) of the iteration space, all of one entry. `whole` computes the rows that cannot
  // be narrowed.
  void run(std::int64_t first, std::int64_t rows, const TileProgram& whole, const TileProgram::Memory&) const;

 private:
  explicit MaskedLoop(const schedule::Loop&);
  class Analysis;

  TileProgram narrow_;
  std::int64_t cols_;
  std::vector<std::int64_t> widths_;
  TileProgram::Guard guard_;
};

}  // namespace pcp::cpu
