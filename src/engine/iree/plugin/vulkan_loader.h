// A Vulkan loader for IREE. IREE waits for the first of several semaphores in threads of its own. Hardware drivers
// sleep during such a wait; Mesa's software driver polls without a pause, which keeps two cores busy for as long as a
// device is open.
//
// This library forwards every call to Vulkan's loader, except for such a wait on a device that computes on the
// processor: then it polls itself and sleeps between polls.
#pragma once

#include <string>

namespace pcp::iree {

// The file that IREE is to load as Vulkan's loader: this library. Empty when there is no Vulkan loader to forward to,
// or when the environment names one.
std::string vulkan_loader_path();

}  // namespace pcp::iree
