// What a run trains on when no data is given: the sample text installed with the program, or points on a spiral.
#pragma once

#include <string>

#include "train/run_model.h"

namespace pcp {

// Whether the settings say what to train. `--resume` begins a new run only then: a folder alone may be misspelt.
bool says_what_to_train(const ConfigSettings&);

// Where no data was given, chooses it by what the model takes: the text for a model of tokens. Returns the line that
// tells the user what was chosen, or an empty one. Throws invalid_argument for a model that takes other rows, and says
// which.
std::string settle_data(RunConfig&, const ModuleLoader&);

}  // namespace pcp
