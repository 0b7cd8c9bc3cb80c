// What a user's environment says about how instructions run: GT_WORKER_BATCH_SIZE, so many are compiled together
// (1: each runs by itself); GT_AUTO_COMPILE=0, stretches that come again are not compiled.
#pragma once

#include "session/executor.h"

namespace pcp::session {

ExecutorOptions options_of_environment();  // throws invalid_argument

}  // namespace pcp::session
