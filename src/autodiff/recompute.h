// Rematerialisation: forward values are computed again where the backward pass first needs them, so that they need not
// stay in memory until then.
//
// The copies start from values behind an optimization_barrier. Without it, common subexpression elimination would
// replace the copies by the originals.
#pragma once

#include <functional>
#include <optional>

#include "autodiff/copier.h"

namespace pcp {

// A gradient in two parts: the first `forward_ops` operations of its body compute the function, the others are the
// backward pass.
struct Halves {
  Function& function;
  std::size_t forward_ops;
};

// Removes operations whose results nothing uses. Values keep their numbers.
void drop_unused(Halves&);

// In the backward pass, every use of a forward value for which `is_kept` is false becomes a use of a copy.
void recompute(Halves&, const std::function<bool(Value)>& is_kept);

// The same in segments. `waists[k]` is the only value that segment k reads from earlier segments (segment 0 reads
// arguments alone); `segment_of` gives the segment of a forward operation by its position. With `halving` the waists
// are not kept either: a missing one is computed from the nearest earlier one that is available, and the waists
// computed halfway are kept until the backward pass has passed them.
struct Segments {
  Values waists;
  std::vector<std::size_t> segment_of;
};
void recompute_segments(Halves&, const Segments&, const std::function<bool(Value)>& is_kept, bool halving);

}  // namespace pcp
