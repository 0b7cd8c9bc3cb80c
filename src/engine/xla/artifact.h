// What Executable::serialize writes: a header in text that says which compiler made it and what it takes, then the
// plugin's own bytes or, of a plugin that cannot serialise, the program.
#pragma once

#include <string>
#include <vector>

#include "pcp/tensor_type.h"

namespace pcp::xla {

struct Signature {
  std::vector<TensorType> arguments, results;
  std::vector<bool> donated;  // per argument: marked for donation in the graph
};

struct Artifact {
  std::string platform, target, version;  // of the engine that made it
  bool is_text = false;                   // the payload is the program, to be compiled
  Signature signature;
  std::string payload;
};

std::string encode(const Artifact&);
// Throws invalid_argument for what is no such artifact, data_loss for a torn or changed one.
Artifact decode(const std::string& bytes, const std::string& label);

}  // namespace pcp::xla
