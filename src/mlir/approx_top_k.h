// jax.lax.approx_max_k and approx_min_k are exported as a call of "ApproxTopK", which may miss some of the k largest
// elements where an accelerator is faster so. Here it is exact: a sort, and a slice of it.
#pragma once

#include "pcp/graph.h"

namespace pcp::mlir {

bool has_approx_top_k(const Module&);
Module to_exact_top_k(const Module&);

}  // namespace pcp::mlir
