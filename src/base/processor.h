// What code that is compiled for exactly this processor depends on.
#pragma once

#include <string>

namespace pcp {

std::string processor_model();     // as the kernel names it; empty where it does not
std::string processor_features();  // a short hash of its instruction sets: machines of one model may differ in them

}  // namespace pcp
