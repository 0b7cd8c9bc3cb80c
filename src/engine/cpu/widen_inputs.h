// StableHLO lets the region of a reduction compute in a wider type than its inputs: they are converted first.
#pragma once

#include "engine/cpu/kernel.h"

namespace pcp::cpu {

// When an input's element type is not the wanted one, runs `kernel` on converted inputs and returns true.
bool run_with_widened_inputs(const KernelContext&, std::span<const DType> wanted, Kernel kernel);

}  // namespace pcp::cpu
