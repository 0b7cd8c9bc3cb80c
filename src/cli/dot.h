// A function as a Graphviz graph.
#pragma once

#include <string>

#include "pcp/graph.h"

namespace pcp::cli {

// Operations are boxes, arguments and results ellipses, edges carry types. The regions of while, if and case are frames
// with their operations inside; those of reduce, sort and the like are named in the label.
std::string to_dot(const Function&);

}  // namespace pcp::cli
