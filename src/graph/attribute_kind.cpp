#include "graph/attribute_kind.h"

namespace pcp {

std::string_view describe(AttrKind kind) {
  switch (kind) {
    case AttrKind::boolean:
      return "true or false";
    case AttrKind::integer:
      return "an integer";
    case AttrKind::string:
      return "a string";
    case AttrKind::symbol:
      return "a symbol (@name)";
    case AttrKind::dims:
      return "a list of integers (array<i64: 1, 2>)";
    case AttrKind::booleans:
      return "a list of booleans (array<i1: true, false>)";
    case AttrKind::dense:
      return "a dense tensor (dense<...> : tensor<...>)";
    case AttrKind::dot:
      return "#stablehlo.dot<...>";
    case AttrKind::gather:
      return "#stablehlo.gather<...>";
    case AttrKind::scatter:
      return "#stablehlo.scatter<...>";
    case AttrKind::conv:
      return "#stablehlo.conv<...>";
    case AttrKind::enumeration:
      return "an enum (#stablehlo<kind VALUE>)";
    case AttrKind::any:
      break;
  }
  return "of any form";
}

}  // namespace pcp
