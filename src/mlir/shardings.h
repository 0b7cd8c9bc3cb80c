// Sharding annotations (Shardy, the dialect `sdy`), as JAX writes them for in_shardings and with_sharding_constraint:
// on which device of a mesh a part of a value lies. They say nothing about what is computed, so one device may leave
// them out; and the MLIR here does not know their dialect.
#pragma once

#include <string>
#include <string_view>

#include "mlir/session.h"
#include "pcp/graph.h"

namespace pcp::mlir {

// The text without meshes and shardings, line for line; a sharding constraint becomes a reshape to the same shape.
// Throws unsupported on what computes something per device (sdy.manual_computation and the like).
std::string without_shardings(std::string_view text, const std::string& source);
// The same for a module of bytecode, whose attributes are readable (mlir/sharding_bytecode.h).
void drop_sharding_operations(Session&, ModuleOperation&);

// JAX without Shardy (jax_use_shardy_partitioner=False) writes a constraint as a custom call of its operand. Both, and
// attributes of `sdy` on arguments, results and operations, go from a module that has been read.
Module without_sharding_marks(Module);

}  // namespace pcp::mlir
