// What IREE may do with a function's arguments. Its compiled functions take them over: an update in place (of a slice,
// by scatter or sort, in a loop) writes into the caller's memory, and an argument that is returned comes back as the
// same memory.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pcp/graph.h"

namespace pcp::iree {

struct ArgumentUse {
  bool known = true;                 // false: nothing is known, of a function without its graph
  std::vector<bool> may_be_written;  // per argument
  std::vector<int> returned_as;      // per result: the argument whose memory it may be, or -1
};

ArgumentUse argument_use(const Function&);
// One line of text, and back; what is no such line is unknown.
std::string to_string(const ArgumentUse&);
ArgumentUse parse_argument_use(std::string_view, std::size_t arguments, std::size_t results);
ArgumentUse unknown_use(std::size_t arguments, std::size_t results);

}  // namespace pcp::iree
