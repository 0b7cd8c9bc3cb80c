// The region of a reduction may compute in a wider type than its inputs have. The inputs are then converted first.
#pragma once

#include "engine/cpu/kernel.h"

namespace pcp::cpu {

// When the element type of an input is not the wanted one, runs `kernel` on converted inputs and returns true.
bool run_with_widened_inputs(const KernelContext&, std::span<const DType> wanted, Kernel kernel);

}  // namespace pcp::cpu
