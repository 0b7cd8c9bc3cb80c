#include <cmath>

#include "graph/reducer.h"
#include "graph/rewriter.h"
#include "graph/value_index.h"
#include "pcp/builder.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

// A sum of nothing but -0.0 is -0.0 only if it starts from -0.0, so a start of -0.0 is not moved.
bool is_negative_zero(const Constant& start) {
  return is_float(start.type().dtype) && start.at(0) == 0 && std::signbit(start.at(0));
}

// The reducers of a reduction that folds each tensor by itself; empty for any other operation.
std::vector<OpCode> reducers_of(const Function& function, const Op& op) {
  if (op.code != OpCode::reduce) return {};
  std::vector<OpCode> reducers = match_reducers(op.regions[0]);
  for (std::size_t i = 0; i < reducers.size(); ++i) {
    const TensorType& input = function.type(op.operands[i]);
    DType start = function.type(op.operands[reducers.size() + i]).dtype, result = function.type(op.results[i]).dtype;
    if (input.dtype != start || input.dtype != result || input.elements() == 0) return {};
  }
  return reducers;
}

bool is_right_start(const Constant* start, OpCode reducer) {
  return start && (*start == neutral(reducer, start->type().dtype) || is_negative_zero(*start));
}

// Whether any reduction is to be rewritten. Most functions have none, and are not copied.
bool has_other_starts(const Function& function) {
  std::vector<const Constant*> constants(function.value_count());
  bool found = false;
  walk(function.body, [&](const Op& op) {
    if (op.code == OpCode::constant) constants[index(op.result())] = op.attrs.find<Constant>("value");
    std::vector<OpCode> reducers = reducers_of(function, op);
    for (std::size_t i = 0; i < reducers.size(); ++i) {
      const Constant* start = constants[index(op.operands[reducers.size() + i])];
      found |= reducers.size() > 1 || !is_right_start(start, reducers[i]);
    }
  });
  return found;
}

class NeutralStarts : public Rewriter {
 public:
  using Rewriter::Rewriter;

 private:
  Values rewrite(const Op& op, Values operands) override {
    std::vector<OpCode> reducers = reducers_of(source(), op);
    std::size_t tensors = reducers.size();
    bool is_right = tensors == 0 || (tensors == 1 && is_right_start(constant(operands[1]), reducers[0]));
    for (std::size_t i = 0; i < tensors; ++i) {
      const Constant* start = constant(operands[tensors + i]);
      is_right |= start && is_negative_zero(*start);
    }
    if (is_right) return clone(op, std::move(operands));
    Values results;
    for (std::size_t i = 0; i < tensors; ++i) {
      results.push_back(fold(reducers[i], operands[i], operands[tensors + i], op.attrs.dims("dimensions")));
    }
    return results;
  }

  Value fold(OpCode reducer, Value x, Value start, const Dims& dimensions) {
    const Constant* given = constant(start);
    Function function;
    Builder build(function);
    Value tensor = build.argument(type(x)), initial = build.argument(type(start));
    Value result = build.reduce(tensor, reducer, dimensions);
    if (!given || *given != neutral(reducer, type(x).dtype)) {
      result = build.binary(reducer, result, build.broadcast(initial, build.type(result).dims));
    }
    build.returns({result});
    return splice(function, {x, start})[0];
  }
};

}  // namespace

Function start_reductions_from_neutral(Function function) {
  return has_other_starts(function) ? NeutralStarts(function).run() : std::move(function);
}

}  // namespace pcp
