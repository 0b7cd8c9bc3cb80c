// What the arguments of an imported function are, judged by what is done with them:
// - rows are gathered from an embedding;
// - a weight is contracted with the data or convolved, and is a residual weight where that product is added to
//   something it was computed from, x + f(x) (a bias in between does not count);
// - a gain is multiplied with the data or divides it, a bias is added. This holds for vectors, and for tensors that
// hold
//   a vector for every layer, [layers, width], of which a loop or a slice takes one;
// - a larger tensor that is added whole is a weight (a table of positions), unless its name says bias.
// A vector whose use does not tell is judged by its name: "norm", "ln", "gain", "scale", "gamma" or "g" make a gain,
// and all others are biases.
#pragma once

#include <optional>
#include <string>

#include "pcp/models.h"

namespace pcp {

struct Judgement {
  Role role = Role::weight;
  std::int64_t layers = 1;  // that the tensor holds along its first dimension
};

// parameters: arguments of the function. Names may be missing. Calls must be inlined.
std::vector<Judgement> judge_roles(const Function&, const Values& parameters,
                                   const std::vector<std::optional<std::string>>& names);

// How many rows the tables have that are indexed by this integer argument: the vocabulary of token ids. 0 where no
// table is.
std::int64_t rows_indexed_by(const Function&, Value argument);

}  // namespace pcp
