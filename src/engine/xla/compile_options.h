// XLA's CompileOptionsProto, encoded without a protobuf library, since only a few fields are set.
#pragma once

#include <string>

namespace pcp::xla {

// For one replica and one partition on the device with this id of a platform ("cpu", "cuda"). NaN stays NaN in minimum
// and maximum, as StableHLO says.
std::string compile_options(const std::string& platform, int device_id);

}  // namespace pcp::xla
