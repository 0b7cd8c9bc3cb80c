// What this machine has for a backend, asked of the driver libraries themselves: Python need not run for it.
#pragma once

#include <string>
#include <vector>

#include "engine/iree/target.h"

namespace pcp::iree {

struct Hardware {
  std::vector<std::string> devices;  // names; empty when there are none that can be used
  std::string missing;               // then: what is missing and what to install
  std::string architecture;          // of the first device, as IREE's compiler calls it; empty when not known
};

Hardware find_hardware(Backend);

// Whether a Vulkan device of this name computes on the processor.
bool is_software_device(const std::string& name);

// The processor of this machine in a word, different where code for one does not run on the other.
std::string host_processor();

}  // namespace pcp::iree
