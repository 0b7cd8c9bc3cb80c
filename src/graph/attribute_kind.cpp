#include "graph/attribute_kind.h"

namespace pcp {

std::string_view describe(AttrKind kind) {
  switch (kind) {
#define PCP_ATTRIBUTE(kind, type, description) \
  case AttrKind::kind:                         \
    return description;
#include "pcp/attributes.def"
#undef PCP_ATTRIBUTE
    case AttrKind::any:
      break;
  }
  return "of any form";
}

}  // namespace pcp
