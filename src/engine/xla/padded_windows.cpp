#include "engine/xla/padded_windows.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "graph/reducer.h"
#include "graph/rewriter.h"
#include "pcp/builder.h"

namespace pcp::xla {
namespace {

using Definitions = std::unordered_map<std::int32_t, const Op*>;

Definitions definitions_of(const Function& function) {
  Definitions all;
  walk(function.body, [&](const Op& op) {
    for (Value result : op.results) all[result.id] = &op;
  });
  return all;
}

// The neutral element of folds that are not idempotent.
std::optional<double> neutral_of(const Region& region, DType dtype) {
  std::optional<OpCode> code = match_reducer(region);
  if (!code || find_reducer(*code)->is_idempotent) return std::nullopt;
  return neutral(*code, dtype).at(0);
}

bool is_constant(Value value, double number, const Definitions& definitions) {
  auto found = definitions.find(value.id);
  if (found == definitions.end()) return false;
  const Op& op = *found->second;
  if (op.code == OpCode::constant) return op.attrs.get<Constant>("value").at(0) == number;
  bool renames = op.code == OpCode::broadcast_in_dim || op.code == OpCode::reshape;
  return renames && is_constant(op.operand(0), number, definitions);
}

Dims numbers_of(const Op& op, const char* name, std::size_t rank) { return op.attrs.get_or<Dims>(name, Dims(rank, 1)); }

bool reaches_outside(const Op& op, std::size_t rank) {
  Dims dilation = numbers_of(op, "base_dilations", rank);
  if (std::ranges::any_of(dilation, [](std::int64_t d) { return d != 1; })) return true;
  const auto* padding = op.attrs.find<Constant>("padding");
  for (std::int64_t i = 0; padding && i < padding->type().elements(); ++i) {
    if (padding->int_at(i) != 0) return true;
  }
  return false;
}

bool counts_padding(const Op& op, const Function& function, const Definitions& definitions) {
  if (op.code != OpCode::reduce_window || op.operands.size() != 2) return false;
  const TensorType& type = function.type(op.operand(0));
  std::optional<double> neutral = neutral_of(op.regions[0], type.dtype);
  return neutral && reaches_outside(op, type.dims.size()) && !is_constant(op.operand(1), *neutral, definitions);
}

class PadWindows : public Rewriter {
 public:
  explicit PadWindows(const Function& function) : Rewriter(function), definitions_(definitions_of(function)) {}

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (!counts_padding(op, source(), definitions_)) return clone(op, std::move(operands));
    TensorType padded = type(operands[0]);
    std::size_t rank = padded.dims.size();
    Dims low(rank), high(rank), interior = numbers_of(op, "base_dilations", rank);
    const auto* padding = op.attrs.find<Constant>("padding");
    for (std::size_t d = 0; d < rank; ++d) {
      if (padding) {
        low[d] = padding->int_at(static_cast<std::int64_t>(2 * d));
        high[d] = padding->int_at(static_cast<std::int64_t>(2 * d + 1));
      }
      interior[d] -= 1;
      std::int64_t inside = padded.dims[d] + std::max<std::int64_t>(padded.dims[d] - 1, 0) * interior[d];
      padded.dims[d] = low[d] + inside + high[d];
    }
    Attrs pad{{"edge_padding_low", low}, {"edge_padding_high", high}, {"interior_padding", interior}};
    Value wider = emit(OpCode::pad, {operands[0], operands[1]}, std::move(pad), std::move(padded));
    Attrs attrs = op.attrs;
    attrs.erase("padding");
    attrs.erase("base_dilations");
    std::vector<Region> regions;
    regions.push_back(rewrite_region(op, op.regions[0]));
    return emit(op.code, {wider, operands[1]}, std::move(attrs), std::move(regions), source().types(op.results));
  }

  Definitions definitions_;
};

}  // namespace

bool has_padded_windows(const Function& function) {
  Definitions definitions = definitions_of(function);
  bool found = false;
  walk(function.body, [&](const Op& op) { found = found || counts_padding(op, function, definitions); });
  return found;
}

Function pad_windows(const Function& function) { return PadWindows(function).run(); }

}  // namespace pcp::xla
