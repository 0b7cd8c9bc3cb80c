// Describes each kind of attribute, for messages.
#pragma once

#include <string_view>

#include "pcp/attribute.h"

namespace pcp {

std::string_view describe(AttrKind);

}  // namespace pcp
