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

// Throws not_found with the nearest name for a backend that is none.
Backend parse_backend(std::string_view);
// "rocm" or "rocm:gfx942". What an architecture may be called is for IREE to say, when it compiles for it.
Target parse_target(std::string_view);

// For a machine that is not here: processors of this machine, common graphics cards.
std::string default_architecture(Backend);
// Architectures people ask for, to suggest one for a misspelt name.
const std::vector<std::string>& known_architectures(Backend);

// Flags of IREE's compiler.
std::vector<std::string> compiler_flags(const Target&);
// What PCP_IREE_FLAGS adds to them, or replaces.
std::string user_flags();

// The backend a .vmfb was compiled for, as told by the executables in it; throws invalid_argument when there are none.
Backend backend_of(std::string_view vmfb);

}  // namespace pcp::iree
