// Names for the parameters of an imported model, from a file. It has a line for each parameter, in their order, or
// lines of two words: the name in the model and the name to use instead. Blank lines and lines that start with # are
// ignored. A JSON list or object may be given instead.
#pragma once

#include <string>

#include "pcp/models.h"

namespace pcp {

ParameterNames read_names(const std::string& path);

}  // namespace pcp
