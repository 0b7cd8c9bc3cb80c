// The keys of random operations: a hash of the seed and of how many were drawn before.
#pragma once

#include <cstdint>

namespace pcp::gt {

std::uint64_t draw_key();

}  // namespace pcp::gt
