// Builds operations at the end of a region. Result types come from the shape rules, so a wrong shape throws on the line
// that made it.
#pragma once

#include <functional>
#include <initializer_list>

#include "pcp/graph.h"

namespace pcp {

class Builder {
 public:
  // Appends to the body of `function`.
  explicit Builder(Function& function) : function_(&function), region_(&function.body) {}
  Builder(Function& function, Region& region) : function_(&function), region_(&region) {}

  Function& function() { return *function_; }
  const TensorType& type(Value value) const { return function_->type(value); }
  void set_location(Location location) { location_ = std::move(location); }

  // The general form. `given` is needed for ops whose result type is not derived (kResultGiven).
  Values create(OpCode, Values operands, Attrs = {}, std::vector<Region> regions = {},
                std::vector<TensorType> given = {});
  Value create1(OpCode, Values operands, Attrs = {}, std::vector<Region> regions = {},
                std::vector<TensorType> given = {});

  // A region with arguments of these types; `fill` appends to it and returns its results.
  using Fill = std::function<Values(Builder&, const Values& args)>;
  Region region(const std::vector<TensorType>& arg_types, const Fill& fill);

  Value argument(TensorType);  // of the function
  void returns(Values);        // results of the region

  Value constant(Constant);
  Value scalar(DType, double);
  Value splat(TensorType, double);
  Value iota(TensorType, std::int64_t dimension);

  // abs, exponential, add, maximum...: any elementwise op of one or two operands of one type.
  Value unary(OpCode code, Value x) { return create1(code, {x}); }
  Value binary(OpCode code, Value x, Value y) { return create1(code, {x, y}); }
  Value add(Value x, Value y) { return binary(OpCode::add, x, y); }
  Value subtract(Value x, Value y) { return binary(OpCode::subtract, x, y); }
  Value multiply(Value x, Value y) { return binary(OpCode::multiply, x, y); }
  Value divide(Value x, Value y) { return binary(OpCode::divide, x, y); }
  Value maximum(Value x, Value y) { return binary(OpCode::maximum, x, y); }
  Value minimum(Value x, Value y) { return binary(OpCode::minimum, x, y); }
  Value exponential(Value x) { return unary(OpCode::exponential, x); }
  Value log(Value x) { return unary(OpCode::log, x); }
  Value tanh(Value x) { return unary(OpCode::tanh, x); }
  Value rsqrt(Value x) { return unary(OpCode::rsqrt, x); }
  Value negate(Value x) { return unary(OpCode::negate, x); }
  Value convert(Value x, DType);
  Value compare(Value x, Value y, std::string_view direction, std::string_view type = "");  // "LT", "TOTALORDER"
  Value select(Value predicate, Value on_true, Value on_false);
  Value clamp(Value low, Value x, Value high);

  Value reshape(Value, Dims dims);
  Value transpose(Value, Dims permutation);
  Value broadcast_in_dim(Value, Dims dims, Dims broadcast_dimensions);
  Value broadcast(Value scalar, Dims dims);  // a scalar to any shape
  Value slice(Value, Dims start, Dims limit, Dims strides = {});
  Value concatenate(Values, std::int64_t dimension);
  Value pad(Value, Value padding, Dims low, Dims high, Dims interior = {});
  Value reverse(Value, Dims dimensions);
  Value dynamic_slice(Value, Values starts, Dims sizes);
  Value dynamic_update_slice(Value, Value update, Values starts);
  Value gather(Value operand, Value indices, GatherDims, Dims slice_sizes);

  Value dot_general(Value lhs, Value rhs, DotDims);  // result in the operands' element type
  Value matmul(Value lhs, Value rhs);                // [..., m, k] x [..., k, n], or a matrix on the right

  // Reduction by one binary op (add, multiply, maximum, minimum, and_, or_) from its neutral element.
  Value reduce(Value, OpCode, Dims dimensions);

 private:
  Function* function_;
  Region* region_;
  Location location_;
};

// The neutral element of a binary op: 0 for add, -inf or the lowest integer for maximum...
Constant neutral(OpCode, DType);

}  // namespace pcp
