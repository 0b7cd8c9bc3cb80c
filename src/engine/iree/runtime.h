// IREE's runtime: the wheel iree-base-runtime behind the plug-in libpcp_iree.so (plugin_api.h), both found and loaded
// on first use.
#pragma once

#include <string>

#include "engine/iree/plugin_api.h"

namespace pcp::iree {

// Loaded and started. Throws failed_precondition with what to install.
const PluginApi& runtime();

// What is not there for it, found without loading anything; empty when all is.
std::string missing_of_runtime();

}  // namespace pcp::iree
