// The form in which batches travel between machines. Tokens are sent once, as samples of context + 1 tokens of 2 or 4
// bytes: the inputs are the first `context` tokens of a sample, the targets the last. Rows are sent as inputs and then
// targets lie in memory.
#pragma once

#include <cstdint>
#include <span>

#include "pcp/engine.h"

namespace pcp {

// token_bytes: 2 or 4; 0: rows.
std::uint64_t packed_bytes(int token_bytes, const TensorType& inputs, const TensorType& targets);
// Fills inputs and targets from one packed batch, in the element types of the two tensors.
void unpack(int token_bytes, std::span<const std::byte> packed, HostTensor& inputs, HostTensor& targets);

}  // namespace pcp
