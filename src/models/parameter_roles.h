// What the arguments of an imported function are, judged by their names and by what is done with them:
// - more than one dimension: an embedding when rows are gathered from it; a residual weight when a product with it is
//   added to something else computed from the data (a bias in between does not count); else a weight;
// - a vector or scalar with a name: "bias", "beta" or "b" make a bias, "norm", "ln", "gain", "scale", "gamma" or "g" a
//   gain, looking at the parts of the name from its end;
// - otherwise its first use decides: multiplied or divided it is a gain, added or subtracted a bias, contracted a
//   weight.
#pragma once

#include <optional>
#include <string>

#include "pcp/models.h"

namespace pcp {

// parameters: indices of arguments. Names may be missing. Calls must be inlined.
std::vector<Role> judge_roles(const Function&, const std::vector<std::size_t>& parameters,
                              const std::vector<std::optional<std::string>>& names);

}  // namespace pcp
