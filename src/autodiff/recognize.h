// Exporters write some operations as several simpler ones. This restores an operation whose own derivative is more
// accurate than the derivatives of those it was written as.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// 1 / (1 + e^-x) becomes logistic: where x is very negative, e^-x is infinite and its derivative gives NaN.
Function recognize_logistic(const Function&);

}  // namespace pcp
