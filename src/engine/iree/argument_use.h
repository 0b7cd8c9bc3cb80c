// Which arguments of a function IREE may overwrite or return. A function compiled by IREE owns its arguments: an update
// in place (of a slice, by scatter or sort, in a loop) writes into the caller's memory, and a result that is a returned
// argument shares the memory of that argument.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pcp/graph.h"

namespace pcp::iree {

struct ArgumentUse {
  bool known = true;                 // false when the graph of the function is not available
  std::vector<bool> may_be_written;  // per argument
  std::vector<int> returned_as;      // per result: the argument whose memory it may be, or -1
};

ArgumentUse argument_use(const Function&);
// To one line of text and back; any other text gives `known` = false.
std::string to_string(const ArgumentUse&);
ArgumentUse parse_argument_use(std::string_view, std::size_t arguments, std::size_t results);
ArgumentUse unknown_use(std::size_t arguments, std::size_t results);

}  // namespace pcp::iree
