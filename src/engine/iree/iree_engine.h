// The engine "iree": IREE's compiler and runtime. "iree:cpu", "iree:vulkan", "iree:cuda:sm_90", "iree:rocm:gfx942", and
// with the number of a device "iree:cuda:1", "iree:rocm:gfx942:3".
#pragma once

#include "pcp/engine.h"

namespace pcp::iree {

std::unique_ptr<Engine> make_iree_engine(const std::string& choice);
std::vector<EngineEntry> list_iree_engines();

}  // namespace pcp::iree
