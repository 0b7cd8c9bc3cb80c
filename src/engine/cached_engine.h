// An engine that looks a program up in the artifact cache before it compiles it.
#pragma once

#include "engine/artifact_cache.h"
#include "pcp/engine.h"

namespace pcp {

std::unique_ptr<Engine> with_cache(std::unique_ptr<Engine>, ArtifactCache);

}  // namespace pcp
