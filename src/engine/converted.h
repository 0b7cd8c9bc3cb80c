// A tensor in another element type of the same kind, on the host.
#pragma once

#include "pcp/engine.h"

namespace pcp {

// Floating to floating, rounded to nearest even (from f64 to 16 bits by way of f32). Both types must be floating.
HostTensor converted_floats(const HostTensor&, DType);

// Integer to integer; a value that the type cannot hold is an error that names it. Both types must be integers.
HostTensor converted_integers(const HostTensor&, DType);

}  // namespace pcp
