// Copies regions of the source to another place.
#pragma once

#include <map>

#include "pcp/builder.h"

namespace pcp::iree {

// Copies the operations of a region. `map` maps its arguments and captures, by id, to values of the copy.
Values copied(Builder&, const Function& source, const Region&, std::map<int, Value> map);

// Whether all operations of a scalar region can be applied to tensors of any shape.
bool is_elementwise(const Region&);
// Copies its operations to tensors of shape `dims`, with its arguments and captures replaced.
Values lifted(Builder&, const Function& source, const Region&, std::map<int, Value> map, const Dims& dims);

// Copies the operations of a scalar elementwise region with f32 in place of f16 and bf16, arguments and captures
// included: the values in between are not rounded.
Values copied_in_f32(Builder&, const Function& source, const Region&, std::map<int, Value> map);

}  // namespace pcp::iree
