// Rewrites the forms that only imported modules have (rows with kImported: arith.constant, dynamic_reshape, dot...) to
// the static rows of the op table. Shape operands are evaluated through the integer arithmetic exporters wrap around
// them.
#pragma once

#include "pcp/graph.h"

namespace pcp::mlir {

bool has_imported_forms(const Module&);

// Throws unsupported when an operand that must be constant is not.
Module to_static_forms(const Module&);

}  // namespace pcp::mlir
