// select_and_scatter, the gradient of max pooling, in operations on whole tensors.
#pragma once

#include <optional>

#include "pcp/graph.h"

namespace pcp::iree {

// A function of the operands of the operation, then of the captures of its two regions. Nothing when a region is not
// elementwise or a window has too many elements to write them out one by one.
std::optional<Function> written_out_select_and_scatter(const Function& source, const Op&);

}  // namespace pcp::iree
