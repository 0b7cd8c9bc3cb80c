// The answer to `pcp status` in a size that one message takes.
#pragma once

#include <cstddef>
#include <string>

namespace pcp::cluster {

// `json` as it is where it has at most so many bytes. Else with as many of its "workers" as fit, the first ones, and
// "workers_left_out", how many are not there. Empty when it is too large without any worker.
std::string fitted_status(std::string json, std::size_t most_bytes);

}  // namespace pcp::cluster
