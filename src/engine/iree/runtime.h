// IREE's runtime: the wheel iree-base-runtime behind the plug-in libpcp_iree.so (plugin_api.h), both found and loaded
// on first use.
#pragma once

#include <string>

#include "engine/iree/plugin_api.h"

namespace pcp::iree {

// The runtime, loaded and started on first use. Throws failed_precondition with what to install.
const PluginApi& runtime();

// What the runtime needs and is not installed; empty when nothing is missing. Loads nothing.
std::string missing_of_runtime();

}  // namespace pcp::iree
