// Finds operations in the form exporters spell them out in, where the derivative of the spelling is worse than that of
// the operation.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// 1 / (1 + e^-x) becomes logistic: far to the left e^-x is infinite, and the derivative of the spelling NaN.
Function recognize_logistic(const Function&);

}  // namespace pcp
