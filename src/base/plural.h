// Words that agree with a count.
#pragma once

#include <cstdint>
#include <string>

namespace pcp {

inline std::string plural(std::int64_t count, const std::string& noun) { return count == 1 ? noun : noun + "s"; }

}  // namespace pcp
