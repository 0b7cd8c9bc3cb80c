// The engine "iree": IREE's compiler and runtime. "iree:cpu", "iree:vulkan", "iree:cuda:sm_90", "iree:rocm:gfx942", and
// with the number of a device "iree:cuda:1", "iree:rocm:gfx942:3".
#pragma once

#include "engine/other_machine.h"

namespace pcp::iree {

std::unique_ptr<Engine> make_iree_engine(const std::string& choice);
std::vector<EngineEntry> list_iree_engines();
// Targets of known architectures, and this machine's processor.
bool makes_artifacts_for(const std::string& choice, const std::string& target);
// Throws unsupported where that machine has another version of the compiler. It may have none.
std::string compile_for(const OtherEngine&, const Function&);

}  // namespace pcp::iree
