// Seconds since 1970, as invitations and their expiry are counted.
#pragma once

#include <chrono>
#include <cstdint>

namespace pcp {

inline std::int64_t unix_seconds() {
  auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

}  // namespace pcp
