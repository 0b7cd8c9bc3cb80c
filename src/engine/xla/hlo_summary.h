// XLA's compiled program as a list: the instructions of its entry computation. A fusion is one instruction.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pcp::xla {

struct HloStep {
  std::string name, opcode, type;  // "fusion.3", "fusion", "f32[2,3]"
};

// Takes a serialised HloModuleProto, alone or with its configuration. Parameters, constants and tuples are left out.
// Bytes that are no such message give an empty list.
std::vector<HloStep> summarize_hlo(std::string_view bytes);

}  // namespace pcp::xla
