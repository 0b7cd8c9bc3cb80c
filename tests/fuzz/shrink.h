// Makes a program that fails smaller, as long as it fails.
#pragma once

#include <functional>

#include "tests/fuzz/random_graph.h"

namespace pcp::fuzz {

using Fails = std::function<bool(const RandomGraph&)>;

// Drops results, puts arguments with the reference's values in the place of operations, operations in the place of the
// regions that hold them, and operands in the place of results.
RandomGraph shrunk(RandomGraph, const Fails&);

}  // namespace pcp::fuzz
