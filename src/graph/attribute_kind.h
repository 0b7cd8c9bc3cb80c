// What an attribute of a kind looks like, for messages.
#pragma once

#include <string_view>

#include "pcp/attribute.h"

namespace pcp {

std::string_view describe(AttrKind);

}  // namespace pcp
