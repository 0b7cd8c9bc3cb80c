// The answer to `pcp status`, cut to what fits into one message.
#pragma once

#include <cstddef>
#include <string>

namespace pcp::cluster {

// Returns `json` unchanged where it has at most `most_bytes`. Otherwise only as many of its "workers" as fit are kept,
// from the first on, and "workers_left_out" says how many are missing. Empty when it is too large without any worker.
std::string fitted_status(std::string json, std::size_t most_bytes);

}  // namespace pcp::cluster
