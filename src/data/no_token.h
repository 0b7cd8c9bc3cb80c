#pragma once

#include "pcp/data.h"

namespace pcp {

inline constexpr Token kNoToken = ~Token{0};

}  // namespace pcp
