// Decides which forward values a gradient keeps and which it computes again.
#pragma once

#include "autodiff/activity.h"
#include "autodiff/recompute.h"
#include "pcp/autodiff.h"

namespace pcp {

// Chooses which elementwise operations to compute again, such that the fewest bytes are kept for the backward pass:
// computing them again costs less than the memory traffic of their results. `waists` are kept in any case.
void recompute_elementwise(Halves&, const Values& waists);

// The values at which recompute_blocks cuts: each is the only value that crosses from one block to the next.
Values find_waists(const Halves&, const Activity&);

// Cuts the forward computation at its waists and computes the segments between them again.
void recompute_blocks(Halves&, const Activity&, bool halving);

}  // namespace pcp
