// XLA's compiled program as a list: the instructions of its entry computation, fused ones as one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pcp::xla {

struct HloStep {
  std::string name, opcode, type;  // "fusion.3", "fusion", "f32[2,3]"
};

// Of a serialised HloModuleProto, alone or with its configuration. Parameters, constants and tuples are left out. Bytes
// that are no such message give nothing.
std::vector<HloStep> summarize_hlo(std::string_view bytes);

}  // namespace pcp::xla
