// What a run made of the parameters of an imported model, for a person to check.
#pragma once

#include <string>
#include <vector>

#include "train/run_model.h"

namespace pcp {

// A line of headings and one for each parameter: name, shape, role, start. `step`: the checkpoint the run continues
// from; 0: none.
std::vector<std::string> parameter_table(const RunConfig&, const RunModel&, std::int64_t step);

}  // namespace pcp
