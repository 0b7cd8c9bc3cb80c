// What a gradient keeps of the forward computation, and what it computes again.
#pragma once

#include "autodiff/activity.h"
#include "autodiff/recompute.h"
#include "pcp/autodiff.h"

namespace pcp {

// Elementwise operations cost less than the memory their results would pass through: of all ways to give the way back
// what it needs by computing them again, takes the one that keeps the fewest bytes. `waists` are kept in any case.
void recompute_elementwise(Halves&, const Values& waists);

// The values at which recompute_blocks cuts: from one to the next a block reaches, and nothing may reach further.
Values find_waists(const Halves&, const Activity&);

// Cuts the forward computation at its waists and computes the segments between them again.
void recompute_blocks(Halves&, const Activity&, bool halving);

}  // namespace pcp
