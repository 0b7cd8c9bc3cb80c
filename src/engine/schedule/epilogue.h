// Joins a product and the loop that alone reads it, so that a device can apply the loop to elements of the product
// before they are written.
//
// Precondition: the loop reads every element of the product once, stores one value of as many elements and reduces
// nothing. Where it is activation(scale * product + bias) + residual, the step says so (Epilogue::Known).
#pragma once

#include "engine/schedule/step_graph.h"

namespace pcp::schedule {

void fuse_epilogues(StepGraph&);

}  // namespace pcp::schedule
