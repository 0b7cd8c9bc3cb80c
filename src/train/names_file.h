// Names for the parameters of an imported model, from a file: a line each, in the order of the parameters, or lines of
// two words, the name in the model and the one to use instead. Blank lines and those that start with # do not count. A
// JSON list or object says the same.
#pragma once

#include <string>

#include "pcp/models.h"

namespace pcp {

ParameterNames read_names(const std::string& path);

}  // namespace pcp
