// A tensor of the host in another element type.
#pragma once

#include "pcp/engine.h"

namespace pcp {

// Integers keep their values; one that the new type cannot hold is an error that names it and its place. Floating
// numbers are rounded to nearest. Floating numbers do not become integers: that is an error, too.
HostTensor converted(HostTensor, DType);

}  // namespace pcp
