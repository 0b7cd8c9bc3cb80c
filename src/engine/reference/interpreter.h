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

// Throws for an operation that the interpreter does not run: unsupported, or a message that says what to do first.
void check_operations(const Function&);

// For every operation, the values of its region that it is the last to read, so that they can be released after it.
using LastUses = std::unordered_map<const Op*, Values>;
LastUses last_uses(const Function&);

// Whether the operation by itself has float results that engines may round or approximate differently.
bool rounds(const Function&, const Op&);

class Interpreter {
 public:
  // Both must outlive the interpreter. With a seed, every result of floating arithmetic is moved at random by about as
  // much as another order of evaluation or other places of rounding could move it: see engine/verification.h.
  Interpreter(const Function&, const LastUses&, std::optional<std::uint64_t> disturbance = {});

  std::vector<Shared> run(const Region&, std::vector<Shared> arguments);

  const TensorType& type(Value value) const { return function_.type(value); }
  const HostTensor& value(Value) const;

  // A relative error of up to a unit in the last place of this type; 0 without disturbance.
  double relative_error(DType);
  // The error of a sum whose partial sums have this size (PartialSums). Engines add f16 and bf16 in f32.
  double sum_error(DType, double size);

 private:
  std::vector<HostTensor> evaluate(const Op&);
  void disturb(const Op&, std::vector<HostTensor>& results);

  const Function& function_;
  const LastUses& last_uses_;
  std::vector<Shared> values_;  // by the index of a value
  std::optional<std::mt19937_64> disturbance_;
};

// The operation being evaluated, as its function sees it.
struct Operation {
  const Op& op;
  Interpreter& interpreter;

  const HostTensor& operand(std::size_t index) const { return interpreter.value(op.operands.at(index)); }
  const TensorType& result_type(std::size_t index = 0) const { return interpreter.type(op.results.at(index)); }
  const Attrs& attrs() const { return op.attrs; }
};

// A region of scalars as a function of numbers: the reducer of a reduce, the comparator of a sort. If the region is one
// sum or product of floats, its results are not rounded, so that a fold is rounded once, at its end. Any other region
// is interpreted, with the result of every operation rounded.
class ScalarFunction {
 public:
  ScalarFunction(Interpreter& interpreter, const Region& region);

  std::vector<Scalar> operator()(const std::vector<Scalar>& arguments) const;
  // The error of folding `count` floats by addition, with partial sums of this size, or by multiplication. 0 for any
  // other region, and without disturbance.
  double fold_error(double result, std::int64_t count, double size) const;
  bool is_single_float() const { return single_ && is_float(dtype_); }

 private:
  Interpreter& interpreter_;
  const Region& region_;
  std::optional<OpCode> single_;  // the region is this binary operation of its two arguments
  DType dtype_{};
};

}  // namespace pcp::reference
