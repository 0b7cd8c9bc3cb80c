// Runs a function operation by operation: every value is one tensor in host memory, every operation one function that
// reads whole tensors and returns whole tensors. Regions run by the same interpreter.
#pragma once

#include <memory>
#include <optional>
#include <random>
#include <unordered_map>
#include <vector>

#include "engine/reference/element.h"
#include "pcp/graph.h"

namespace pcp::reference {

using Shared = std::shared_ptr<const HostTensor>;

// Throws unsupported, or says what to do first, where an operation is none of those that are interpreted.
void check_operations(const Function&);

// For every operation the values of its region that nothing reads after it: they are let go.
using LastUses = std::unordered_map<const Op*, Values>;
LastUses last_uses(const Function&);

// Whether results of the operation by itself are floats that are rounded, or approximated, in one way or another.
bool rounds(const Function&, const Op&);

class Interpreter {
 public:
  // Both must outlive it. With a seed every result of floating arithmetic is moved at random by about as much as
  // another order of evaluation, or rounding at other places, may move it: see engine/verification.h.
  Interpreter(const Function&, const LastUses&, std::optional<std::uint64_t> disturbance = {});

  std::vector<Shared> run(const Region&, std::vector<Shared> arguments);

  const TensorType& type(Value value) const { return function_.type(value); }
  const HostTensor& value(Value) const;

  // A relative error of up to a unit in the last place of this type; 0 without disturbance.
  double relative_error(DType);
  // What may be wrong with a sum of `count` terms whose magnitudes sum up to `magnitude`: the rounding errors of its
  // additions, about sqrt(count) of them in one direction (N. Higham and T. Mary, 2019). Engines add f16 and bf16 in
  // f32.
  double sum_error(DType, std::int64_t count, double magnitude);

 private:
  std::vector<HostTensor> evaluate(const Op&);
  void disturb(const Op&, std::vector<HostTensor>& results);

  const Function& function_;
  const LastUses& last_uses_;
  std::vector<Shared> values_;  // by the index of a value
  std::optional<std::mt19937_64> disturbance_;
};

// An operation that is being evaluated, as its function sees it.
struct Operation {
  const Op& op;
  Interpreter& interpreter;

  const HostTensor& operand(std::size_t index) const { return interpreter.value(op.operands.at(index)); }
  const TensorType& result_type(std::size_t index = 0) const { return interpreter.type(op.results.at(index)); }
  const Attrs& attrs() const { return op.attrs; }
};

// A region of scalars as a function of numbers: the reducer of a reduce, the comparator of a sort. Where it is one
// sum or product of floats, its results are not rounded, so that a fold is rounded once, at its end; any other region
// is run, with every operation's result rounded.
class ScalarFunction {
 public:
  ScalarFunction(Interpreter& interpreter, const Region& region);

  std::vector<Scalar> operator()(const std::vector<Scalar>& arguments) const;
  // What may be wrong with the fold of `count` floats by one sum or product; 0 of any other region, and without
  // disturbance.
  double fold_error(double result, std::int64_t count, double magnitude) const;
  bool is_single_float() const { return single_ && is_float(dtype_); }

 private:
  Interpreter& interpreter_;
  const Region& region_;
  std::optional<OpCode> single_;  // the region is this binary operation of its two arguments
  DType dtype_{};
};

}  // namespace pcp::reference
