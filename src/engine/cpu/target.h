#pragma once

#include "engine/schedule/target.h"

namespace pcp::cpu {

// What this machine's processor wants of a schedule; without `fuse`, every operation is a step of its own.
schedule::Target target(bool fuse = true);

}  // namespace pcp::cpu
