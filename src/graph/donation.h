// Arguments whose memory a function may reuse for its results.
#pragma once

#include "pcp/graph.h"

namespace pcp {

// Marked tf.aliasing_output or jax.buffer_donor.
inline bool is_donated(const Function& function, std::size_t argument) {
  if (argument >= function.arg_attrs.size()) return false;
  const Attrs& attrs = function.arg_attrs[argument];
  return attrs.find("tf.aliasing_output") || attrs.find("jax.buffer_donor");
}

}  // namespace pcp
