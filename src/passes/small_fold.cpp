#include "passes/small_fold.h"

#include <algorithm>

#include "engine/reference/interpreter.h"

namespace pcp {
namespace {

constexpr std::int64_t kMaxElements = 64;

// Elementwise operations on floats whose result every engine gives to the last bit.
bool is_exact_on_floats(OpCode code) {
  switch (code) {
    case OpCode::abs:
    case OpCode::add:
    case OpCode::ceil:
    case OpCode::clamp:
    case OpCode::compare:
    case OpCode::convert:
    case OpCode::divide:
    case OpCode::floor:
    case OpCode::is_finite:
    case OpCode::maximum:
    case OpCode::minimum:
    case OpCode::multiply:
    case OpCode::negate:
    case OpCode::round_nearest_afz:
    case OpCode::round_nearest_even:
    case OpCode::select:
    case OpCode::sign:
    case OpCode::sqrt:
    case OpCode::subtract:
      return true;
    default:
      return false;
  }
}

bool is_folded(OpCode code, std::span<const Constant* const> operands, const TensorType& type) {
  const OpInfo& row = info(code);
  if (operands.empty() || row.regions != 0) return false;
  if (row.has(kMovement)) return code != OpCode::broadcast_in_dim;  // cheaper computed than read
  if (!row.has(kElementwise)) return false;
  bool floats = is_float(type.dtype) ||
                std::ranges::any_of(operands, [](const Constant* operand) { return is_float(operand->type().dtype); });
  if (floats && !is_exact_on_floats(code)) return false;
  // Engines may convert an integer of many digits to f16 or bf16 through f32, which rounds twice.
  return code != OpCode::convert || !is_half(type.dtype) || is_float(operands[0]->type().dtype);
}

Constant evaluated(OpCode code, const std::vector<Constant>& operands, const Attrs& attrs, const TensorType& type) {
  Function function;
  function.name = "folded";
  Values values;
  for (const Constant& operand : operands) {
    values.push_back(function.new_value(operand.type()));
    function.body.ops.push_back(Op{OpCode::constant, {}, {values.back()}, {{"value", operand}}, {}, {}});
  }
  Value result = function.new_value(type);
  function.body.ops.push_back(Op{code, std::move(values), {result}, attrs, {}, {}});
  function.body.results = {result};
  reference::LastUses last_uses = reference::last_uses(function);
  reference::Shared tensor = reference::Interpreter(function, last_uses).run(function.body, {})[0];
  auto bytes = tensor->bytes();
  return Constant(type, {bytes.begin(), bytes.end()});
}

}  // namespace

std::optional<Constant> fold_small(OpCode code, std::span<const Constant* const> operands, const Attrs& attrs,
                                   const TensorType& type) {
  if (!is_folded(code, operands, type)) return std::nullopt;
  const bool all_splats = std::ranges::all_of(operands, &Constant::is_splat);
  std::vector<Constant> given;
  if (info(code).has(kElementwise) && all_splats) {  // one element stands for all
    for (const Constant* operand : operands) given.push_back(operand->with_type(TensorType(operand->type().dtype, {})));
    return evaluated(code, given, attrs, TensorType(type.dtype, {})).with_type(type);
  }
  std::int64_t elements = type.elements();
  for (const Constant* operand : operands) {
    elements = std::max(elements, operand->type().elements());
    given.push_back(*operand);
  }
  if (elements > kMaxElements) return std::nullopt;
  return evaluated(code, given, attrs, type);
}

}  // namespace pcp
