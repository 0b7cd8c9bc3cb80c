// An engine to compare others with: every operation as the plain loops the StableHLO specification describes, one
// tensor at a time, on one thread. It shares no code with the other engines and has nothing in it for speed.
#pragma once

#include "pcp/engine.h"

namespace pcp::reference {

std::unique_ptr<Engine> make_reference_engine(const std::string& choice);
std::vector<EngineEntry> list_reference_engines();

}  // namespace pcp::reference
