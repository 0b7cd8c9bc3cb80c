// The default engine: compiles a function to a schedule of vector kernels and matrix products on this machine's cores.
#pragma once

#include "pcp/engine.h"

namespace pcp::cpu {

std::unique_ptr<Engine> make_cpu_engine(const std::string& choice);
std::vector<EngineEntry> list_cpu_engines();

}  // namespace pcp::cpu
