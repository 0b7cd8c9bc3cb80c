#pragma once

#include "engine/schedule/target.h"

namespace pcp::cpu {

// The Target of this machine's processor. Without `fuse`, every operation is its own step.
schedule::Target target(bool fuse = true);

}  // namespace pcp::cpu
