// Local rewrites, and the evaluation of operations on a few constants (small_fold.h). Every rule keeps the result bit
// for bit, NaN payloads aside: infinities, signed zeros, subnormals and integer wrap-around included. Rules compare
// operands by identity, so equal operations are replaced by one as they are emitted.
#pragma once

#include "passes/common_subexpressions.h"

namespace pcp {

class Simplifier : public CommonSubexpressions {
 public:
  using CommonSubexpressions::CommonSubexpressions;

 private:
  // An operation of one result and no regions that is not emitted yet.
  struct Draft {
    OpCode code;
    Values operands;
    Attrs attrs;
    TensorType type;
    Value x() const { return operands[0]; }
    Value y() const { return operands[1]; }
  };

  Values rewrite(const Op&, Values operands) override;
  Value make(Draft);  // applies rules, then emits what is left

  Value folded(const Draft&);  // the constant, when all operands are constants of a few elements; null otherwise
  // Each returns the simpler value, or null (or none) when no rule applies.
  Value simplify_movement(const Draft&);  // simplify_movement.cpp
  Value simplify_shape(const Draft&);     // simplify_shape.cpp: reshape, transpose, broadcast_in_dim
  Value simplify_elementwise(Draft&);     // simplify_elementwise.cpp; may reorder the draft's operands
  Values simplify_control(const Op&, const Values& operands);
  Value simplify_reduce(const Op&, const Values& operands);

  Value reshaped(Value, Dims dims);
  Value transposed(Value, const Dims& permutation);
  Value broadcasted(Value, Dims dims, Dims broadcast_dimensions);
  Value sliced(Value, Dims start, Dims limit, Dims strides);
  Value literal(Constant);
  Value filled(TensorType, double);
  Value with_type(const Constant&, const TensorType&);  // null when it would be too large a constant

  // A movement of a splat is a splat.
  Value moved_splat(const Draft&);

  Value simplify_reshape(const Draft&);
  Value simplify_reshaped_broadcast(const Draft&, const Op& broadcast);
  Value simplify_transpose(const Draft&);
  Value simplify_broadcast(const Draft&);
  Value simplify_slice(const Draft&);
  Value simplify_sliced_concatenate(const Draft&, const Op& concatenate);
  Value simplify_sliced_broadcast(const Draft&, const Op& broadcast);
  Value simplify_dynamic_slice(const Draft&);
  Value simplify_pad(const Draft&);
  Value simplify_reverse(const Draft&);
  Value simplify_concatenate(const Draft&);

  Value simplify_unary(const Draft&);
  Value simplify_convert(const Draft&);
  Value simplify_bitcast(const Draft&);
  Value simplify_binary(const Draft&);
  Value simplify_compare(const Draft&);
  Value simplify_select(const Draft&);

  const Constant* splat(Value) const;   // the constant, when all its elements are alike
  bool is_number(Value, double) const;  // a splat of this number; +0.0 and -0.0 are two numbers

  std::unordered_map<std::int32_t, Dims> joints_;  // by the result of a concatenate: where its operands end
};

}  // namespace pcp
