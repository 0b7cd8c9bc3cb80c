// IREE's compiler: StableHLO in, a .vmfb out. It is part of the MLIR library (mlir/library.h), and runs in a child
// process, since some programs and targets make it crash.
#pragma once

#include <string>

#include "engine/iree/target.h"
#include "pcp/graph.h"

namespace pcp::iree {

// Compiles the module's public functions, each exported under its name. Donation marks are left out: IREE would write
// results into the caller's arguments even if the caller still needs them. Throws unsupported with IREE's own message
// and the location of the operation it is about.
std::string compile_vmfb(const Module&, const Target&);

std::string compiler_version();  // "3.13.0" or a revision

}  // namespace pcp::iree
