// A table of the parameters of an imported model as a run understands them, for a person to check.
#pragma once

#include <string>
#include <vector>

#include "train/run_model.h"

namespace pcp {

// A line of headings and one for each parameter: name, shape, role, and where its first values come from. `step`: the
// checkpoint that the run continues from; 0: none.
std::vector<std::string> parameter_table(const RunConfig&, const RunModel&, std::int64_t step);

}  // namespace pcp
