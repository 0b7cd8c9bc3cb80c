// The rules: for every differentiable operation, how cotangents of its results become cotangents of its operands.
#pragma once

#include "pcp/builder.h"

namespace pcp {

// One operation of the forward function, seen from the gradient under construction. All values are of the gradient
// function; a null cotangent means zero.
struct VjpSite {
  Builder& builder;          // appends to the gradient
  const Op& op;              // code, attributes, regions and location of the original
  const Function& source;    // the function `op` is from (types of values inside its regions)
  Values operands, results;  // of the forward computation
  Values cotangents;         // one per result, not all null
  std::vector<bool> wanted;  // one per operand: whether its cotangent is needed
  // Maps a value that a region of `op` captures to the value in the gradient.
  std::function<Value(Value)> captured = nullptr;

  // By value: references into the function's table of types do not outlive the next operation that is built.
  TensorType operand_type(std::size_t index) const { return builder.type(operands[index]); }

  // For a form of the operation that the rule does not know: "[stablehlo.reduce] <message> (at model.mlir:12:3)".
  template <class... Parts>
  [[noreturn]] void unsupported(const Parts&... parts) const {
    fail(Code::unsupported, "[", op.info().name, "] ", parts..., op.location ? " (at " + *op.location + ")" : "");
  }
};

// Returns one cotangent per operand, of the operand's type: null where it is not wanted or is zero.
using Vjp = Values (*)(const VjpSite&);

// The rule of an operation; null when it has none. Integer and boolean operations need none.
Vjp find_vjp(OpCode);
Vjp find_vjp(const Op&);  // also of a custom call whose target has one

}  // namespace pcp
