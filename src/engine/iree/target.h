// What IREE compiles for: a backend and an architecture of it, "rocm:gfx942".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pcp::iree {

enum class Backend { cpu, vulkan, cuda, rocm, metal };
inline constexpr Backend kBackends[] = {Backend::cpu, Backend::vulkan, Backend::cuda, Backend::rocm, Backend::metal};

std::string_view name(Backend);
std::string_view driver(Backend);  // the HAL driver that runs it: "local-task"

struct Target {
  Backend backend = Backend::cpu;
  std::string architecture;  // "gfx942", "sm_90"; empty: default_architecture

  bool operator==(const Target&) const = default;
};
std::string to_string(const Target&);  // "rocm:gfx942"

// Throws not_found for an unknown backend, and suggests a name spelled similarly.
Backend parse_backend(std::string_view);
// "rocm" or "rocm:gfx942". The architecture is not checked here: IREE refuses an unknown one when it compiles.
Target parse_target(std::string_view);

// The architecture when none is given: the processor of this machine, or a common graphics card.
std::string default_architecture(Backend);
// Common architectures, to suggest one for a misspelt name.
const std::vector<std::string>& known_architectures(Backend);

// Flags of IREE's compiler.
std::vector<std::string> compiler_flags(const Target&);
// Flags from PCP_IREE_FLAGS, which are added to them or override them.
std::string user_flags();

// The backend a .vmfb was compiled for, found in its executables; throws invalid_argument when there are none.
Backend backend_of(std::string_view vmfb);

}  // namespace pcp::iree
