// Vulkan for IREE, which waits for the first of several semaphores in threads of its own. Drivers of hardware sleep
// meanwhile; Mesa's software driver asks without a pause, and two cores are busy for as long as a device is open.
//
// This library stands before Vulkan's loader and hands everything on, but for that one wait on a device that computes
// on the processor: there it asks, and sleeps in between.
#pragma once

#include <string>

namespace pcp::iree {

// The library IREE is to take for Vulkan's loader: this one. Empty where there is no loader to stand before, or where
// the environment names one.
std::string vulkan_loader_path();

}  // namespace pcp::iree
