// Artifacts for an engine that runs on another machine.
#pragma once

#include <functional>
#include <string>

#include "pcp/engine.h"

namespace pcp {

// An engine as its own machine describes it: name(), target() and version(). May come from anybody.
struct OtherEngine {
  std::string name, target, version;
  bool compiles = true;  // false: it runs artifacts and nothing else
};

// Whether to try: its compiler is slow or it has none, it is named by no path, and its target is one that can be known
// here. Quick.
bool makes_artifacts_for(const OtherEngine&);

struct OtherArtifact {
  std::string bytes;        // what the other engine's load() takes
  bool from_cache = false;  // it was compiled before
};

// `program` is asked for the function, with the engine as it is on this machine where that has
// the same target and version, else with nullptr. Throws unsupported when an artifact cannot be made here.
OtherArtifact artifact_for(const OtherEngine&, const std::function<Function(const Engine*)>& program);

}  // namespace pcp
