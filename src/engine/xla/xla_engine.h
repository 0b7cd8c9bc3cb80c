// Engines behind PJRT plugins: XLA on processors, on NVIDIA GPUs and on whatever else has a plugin.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "pcp/engine.h"

namespace pcp::xla {

// "cpu", "cuda:1", "/path/plugin.so"; an empty choice is cuda where it can run, else cpu.
std::unique_ptr<Engine> make_xla_engine(const std::string& choice);
std::vector<EngineEntry> list_xla_engines();
// "cpu", "cuda", "cuda:1": those found by name, never a path.
bool makes_artifacts_for(const std::string& choice, const std::string& target);

}  // namespace pcp::xla
