#include "autodiff/recognize.h"

#include <utility>

#include "graph/rewriter.h"

namespace pcp {
namespace {

class LogisticFinder : public Rewriter {
 public:
  using Rewriter::Rewriter;

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (op.code == OpCode::divide && is_one(operands[0])) {
      if (Value x = logistic_operand(operands[1])) return {emit(OpCode::logistic, {x}, {}, TensorType(type(x)))};
    }
    return clone(op, std::move(operands));
  }

  bool is_one(Value value) const {
    if (const Op* spread = definition(value, OpCode::broadcast_in_dim)) value = spread->operands[0];
    const Constant* found = constant(value);
    return found && found->is_splat() && is_float(found->type().dtype) && found->at(0) == 1;
  }

  // x of 1 + e^-x; null when the value is something else.
  Value logistic_operand(Value value) const {
    const Op* sum = definition(value, OpCode::add);
    if (!sum) return {};
    auto [first, second] = std::pair(sum->operands[0], sum->operands[1]);
    const Op* power = definition(is_one(first) ? second : first, OpCode::exponential);
    if (!power || !is_one(is_one(first) ? first : second)) return {};
    const Op* negated = definition(power->operands[0], OpCode::negate);
    return negated ? negated->operands[0] : Value{};
  }
};

}  // namespace

Function recognize_logistic(const Function& function) { return LogisticFinder(function).run(); }

}  // namespace pcp
