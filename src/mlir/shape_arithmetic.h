// Evaluates the small integer computations that exporters leave around shapes: constants, concatenations, products.
#pragma once

#include <optional>
#include <unordered_map>

#include "pcp/graph.h"

namespace pcp::mlir {

using KnownNumbers = std::unordered_map<std::int32_t, Dims>;  // by value id, elements in row-major order

// The elements of the op's one result when it is a small integer tensor of known elements.
std::optional<Dims> evaluate(const Function&, const Op&, const KnownNumbers&);

}  // namespace pcp::mlir
