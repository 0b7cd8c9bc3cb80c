// Finds the devices of this machine for a backend by asking the driver libraries, without starting Python.
#pragma once

#include <string>
#include <vector>

#include "engine/iree/target.h"

namespace pcp::iree {

struct Hardware {
  std::vector<std::string> devices;  // names; empty when there are none that can be used
  std::string missing;               // what is missing and what to install, when there are no devices
  std::string architecture;          // of the first device, as IREE's compiler calls it; empty when not known
};

Hardware find_hardware(Backend);

// Whether a Vulkan device of this name computes on the processor.
bool is_software_device(const std::string& name);

// A name for the processor of this machine. Processors that cannot run each other's code have different names.
std::string host_processor();

}  // namespace pcp::iree
