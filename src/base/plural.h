// Words that agree with a count.
#pragma once

#include <cstdint>
#include <string>

namespace pcp {

inline std::string plural(std::int64_t count, const std::string& noun) { return count == 1 ? noun : noun + "s"; }
inline std::string plural(std::int64_t count, const std::string& one, const std::string& many) {
  return count == 1 ? one : many;
}

}  // namespace pcp
