// An engine whose compiled artifacts are kept on disk: what was compiled before is loaded.
#pragma once

#include "engine/artifact_cache.h"
#include "pcp/engine.h"

namespace pcp {

std::unique_ptr<Engine> with_cache(std::unique_ptr<Engine>, ArtifactCache);

}  // namespace pcp
