// Decides which forward values a gradient keeps and which it computes again.
#pragma once

#include "autodiff/activity.h"
#include "autodiff/recompute.h"
#include "pcp/autodiff.h"

namespace pcp {

// Computes elementwise operations again, which costs less than the memory traffic of their results, such that the
// fewest bytes are kept for the backward pass. `waists` are kept in any case.
void recompute_elementwise(Halves&, const Values& waists);

// The values at which recompute_blocks cuts: each is the only value that crosses from one block to the next.
Values find_waists(const Halves&, const Activity&);

// Cuts the forward computation at its waists and computes the segments between them again.
void recompute_blocks(Halves&, const Activity&, bool halving);

}  // namespace pcp
