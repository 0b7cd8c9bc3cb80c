// A function cut into what each of several workers computes of it. Shardings flow from the arguments through the
// operations by the table of sharding_rules.h. Where an operation needs an operand in another sharding, and that takes
// more than slicing, the function is cut: the workers compute a stage, exchange what is to be converted, and go on.
#pragma once

#include <vector>

#include "session/layout.h"

namespace pcp::session {

struct Partition {
  // A value of the function in one sharding. The first ones are the arguments.
  struct Version {
    TensorType type;
    Sharding sharding;
  };
  struct Conversion {
    std::size_t from, to;  // versions
  };
  struct Stage {
    std::vector<Function> functions;                  // one for each worker
    std::vector<std::vector<std::size_t>> arguments;  // versions that each of them takes
    std::vector<std::size_t> results;                 // versions that they give
    std::vector<Conversion> conversions;              // after them
  };
  std::vector<Version> versions;
  std::vector<Conversion> conversions;  // before the first stage
  std::vector<Stage> stages;
  std::vector<std::size_t> results;  // versions
  bool converts_sums = false;        // a sum over the workers had to be converted on the way
};

// `wanted`: the shardings of the results, where the function itself decides nothing else: those of new tensors.
Partition partition(const Function&, const std::vector<Sharding>& arguments, std::size_t workers,
                    const std::vector<Sharding>& wanted);

}  // namespace pcp::session
