// Operations that several rules build: conversions, scatters with a simple region, copies of regions of the forward
// function.
#pragma once

#include "autodiff/vjp.h"

namespace pcp {

Value in_type(Builder&, Value, DType);  // the value itself when it has that element type
Value zeros(Builder&, TensorType);
Value total(Builder&, Value);  // the sum of its elements

// A region that combines two scalars by one operation.
Region binary_region(Builder&, OpCode, DType);

// A scatter whose updates are combined by `code` (add, multiply...). `attrs` are those of the operation.
Value scatter(Builder&, Value input, Value indices, Value updates, Attrs attrs, OpCode code);
// A scatter whose updates replace what was there.
Value scatter_replace(Builder&, Value input, Value indices, Value updates, Attrs attrs);

// The operations of a region of `source`, appended to `inside` with these values for its arguments; returns its
// results. `captured` maps what the region reads from outside.
Values splice(const Function& source, const Region&, Builder& inside, const Values& args,
              const std::function<Value(Value)>& captured);

// The constant that defines a value of `source`, also through a broadcast of a scalar; null when the value is computed.
const Constant* find_constant(const Function& source, Value);

}  // namespace pcp
