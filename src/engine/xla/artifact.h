// The format that Executable::serialize writes: a header in text (compiler, target, signature, checksum), then the
// executable as the plugin serialises it or, where the plugin cannot, the program itself.
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
// Throws invalid_argument when the bytes are no such artifact, data_loss when they are cut off or changed.
Artifact decode(const std::string& bytes, const std::string& label);

}  // namespace pcp::xla
