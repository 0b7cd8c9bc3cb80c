// How batches travel between machines. Tokens go once, as whole samples of context + 1 in 2 or 4 bytes each: inputs are
// the first `context` of a sample, targets the last. Rows go as inputs and targets lie in memory, one after the other.
#pragma once

#include <cstdint>
#include <span>

#include "pcp/engine.h"

namespace pcp {

// token_bytes: 2 or 4; 0: rows.
std::uint64_t packed_bytes(int token_bytes, const TensorType& inputs, const TensorType& targets);
// Makes inputs and targets of one packed batch, in the types they have.
void unpack(int token_bytes, std::span<const std::byte> packed, HostTensor& inputs, HostTensor& targets);

}  // namespace pcp
