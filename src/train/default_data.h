// What a run trains on where nobody said: the sample text installed with the program, or points on a spiral.
#pragma once

#include <string>

#include "train/run_model.h"

namespace pcp {

struct DefaultData {
  std::string data;  // as --data would name it
  std::string said;  // one line that tells the user what was chosen
};

// A run may be begun by `--resume` only where the settings say more than its folder, which may be misspelt.
bool says_what_to_train(const ConfigSettings&);

// By what the model takes: text where that is tokens. Throws invalid_argument for a model that takes rows of its own
// kind, and says which.
DefaultData default_data(const RunConfig&, const ModuleLoader&);

}  // namespace pcp
