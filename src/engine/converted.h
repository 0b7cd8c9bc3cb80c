// Converts a tensor in host memory to another element type.
#pragma once

#include "pcp/engine.h"

namespace pcp {

// Integers keep their values; one that the new type cannot hold is an error that names the value and its index.
// Floating numbers are rounded to nearest. Converting floating numbers to integers is an error, too.
HostTensor converted(HostTensor, DType);

}  // namespace pcp
