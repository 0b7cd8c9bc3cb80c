// Weights that a file holds as constants, as torch-mlir writes them: dense_resource blobs, whose keys are their names.
#pragma once

#include <string>
#include <vector>

#include "pcp/graph.h"

namespace pcp {

struct WeightInside {
  Value value;  // the argument it has become
  std::string name;
  Constant constant;
};

// Makes the floating constants that carry a name (kNameAttribute) arguments, after those there are.
std::vector<WeightInside> weights_to_arguments(Function&);

}  // namespace pcp
