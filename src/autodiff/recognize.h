// Finds operations that exporters write out in simpler ones, where differentiating those gives worse numbers than the
// derivative of the operation.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// 1 / (1 + e^-x) becomes logistic: where x is very negative, e^-x is infinite and its derivative gives NaN.
Function recognize_logistic(const Function&);

}  // namespace pcp
