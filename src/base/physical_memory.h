// How much memory this machine has.
#pragma once

#include <unistd.h>

#include <cstdint>

namespace pcp {

inline std::int64_t physical_memory_bytes() {
  static const std::int64_t bytes =
      static_cast<std::int64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::int64_t>(sysconf(_SC_PAGE_SIZE));
  return bytes;
}

}  // namespace pcp
