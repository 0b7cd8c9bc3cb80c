// Computes forward values again where the way back first needs them, so that they need not be kept until then.
//
// What is computed again starts from values behind an optimization_barrier: without it common subexpressions would be
// found, and the copies would be one with the originals.
#pragma once

#include <functional>
#include <optional>

#include "autodiff/copier.h"

namespace pcp {

// A gradient in two parts: the first `forward_ops` operations of its body compute the function, the rest goes back.
struct Halves {
  Function& function;
  std::size_t forward_ops;
};

// Takes operations out whose results nothing uses, without renumbering.
void drop_unused(Halves&);

// Everything on the way back that uses a forward value which `is_kept` denies gets a copy of it.
void recompute(Halves&, const std::function<bool(Value)>& is_kept);

// The same in segments. `waists[k]` is the only value that segment k takes from those before it (segment 0: nothing
// but arguments); `segment_of` tells the segment of a forward operation by its place. With `halving` the waists are not
// kept either: the way from one that is there to one that is needed is gone again, keeping the middles.
struct Segments {
  Values waists;
  std::vector<std::size_t> segment_of;
};
void recompute_segments(Halves&, const Segments&, const std::function<bool(Value)>& is_kept, bool halving);

}  // namespace pcp
