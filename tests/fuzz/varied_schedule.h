// Runs a program by a schedule for a device whose limits are drawn at random. With limits of a few elements, small
// programs take the ways that the cpu engine takes for large ones alone, and ways that only other devices will take.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/schedule/target.h"
#include "pcp/engine.h"

namespace pcp::fuzz {

// The same target for the same seed; one in four is the cpu engine's own.
schedule::Target varied_target(std::uint64_t seed);

// The results, computed by the kernels of the cpu engine. All memory is NaN before, so that what is read before it is
// written shows; results take over arguments where the schedule lets them.
std::vector<HostTensor> run_varied(const Function&, const std::vector<HostTensor>& arguments, std::uint64_t seed);

}  // namespace pcp::fuzz
