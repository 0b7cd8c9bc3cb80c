// Regions of the source in another place.
#pragma once

#include <map>

#include "pcp/builder.h"

namespace pcp::iree {

// The operations of a region with other values, by id, in place of its arguments and captures.
Values copied(Builder&, const Function& source, const Region&, std::map<int, Value> map);

// Whether a region of scalars has nothing but operations that tensors of any shape take, too.
bool is_elementwise(const Region&);
// Its operations on tensors of shape `dims`, with these in place of its arguments and captures.
Values lifted(Builder&, const Function& source, const Region&, std::map<int, Value> map, const Dims& dims);

}  // namespace pcp::iree
