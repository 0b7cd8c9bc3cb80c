// What a run trains on where nobody said: the sample text installed with the program, or points on a spiral.
#pragma once

#include <string>

#include "train/run_model.h"

namespace pcp {

// A run may be begun by `--resume` only where the settings say more than its folder, which may be misspelt.
bool says_what_to_train(const ConfigSettings&);

// Where no data was given, chooses it by what the model takes: text where that is tokens. Returns the line that tells
// the user what was chosen, or nothing. Throws invalid_argument for a model that takes rows of its own kind, and says
// which.
std::string settle_data(RunConfig&, const ModuleLoader&);

}  // namespace pcp
