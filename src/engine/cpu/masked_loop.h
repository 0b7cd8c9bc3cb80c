// Loops over a square of scores of which a constant mask leaves part out, as causal attention does: rows are computed
// only as far as the mask reaches, where what lies past it is known to be zero. The result has the bits it would have,
// but for signs of zeros.
#pragma once

#include <memory>
#include <optional>

#include "engine/cpu/tile_program.h"

namespace pcp::cpu {

// How far each row of scores with a constant mask is computed. Neighbouring rows go equally far, and as far as keeps
// sums over rows in their order.
std::vector<std::int64_t> mask_widths(const Constant& mask, std::int64_t rows, std::int64_t cols);

class MaskedLoop {
 public:
  // Nothing when the loop has no mask that is the same for all `entries` of a batch, or would give something else.
  // Inputs that are not constants are not read past the mask.
  static std::unique_ptr<MaskedLoop> of(const schedule::Loop&, const schedule::Schedule&, std::int64_t entries);

  const std::vector<std::int64_t>& widths() const { return widths_; }  // per row of the mask
  // Rows [first, first + rows) of the iteration space, inside one entry. `whole` computes them where the mask cannot be
  // used.
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
