// Whether the gradient of a smooth random program is that of differences, and is computed alike by the cpu engine.
#pragma once

#include <string>

#include "tests/fuzz/random_graph.h"

namespace pcp::fuzz {

// What is wrong, for people; empty when all is well. The gradient is taken along random directions: its product with a
// direction, as the reference engine computes it, against central differences of the program, which the reference runs
// in f64. A direction along which differences of two widths disagree crosses a kink and says nothing.
std::string wrong_gradient(const RandomGraph&);

// The gradient of a program of any floating type as a program of its own: whether the cpu engine computes of it what
// the reference engine does. Rounding errors would hide what differences of such types say.
std::string wrong_gradient_on_cpu(const RandomGraph&, double tolerance);

}  // namespace pcp::fuzz
