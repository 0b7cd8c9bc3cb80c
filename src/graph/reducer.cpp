#include "graph/reducer.h"

#include <algorithm>
#include <limits>

#include "pcp/builder.h"

namespace pcp {

const Reducer* find_reducer(OpCode code) {
  auto found = std::ranges::find(kReducers, code, &Reducer::code);
  return found == kReducers.end() ? nullptr : &*found;
}

std::optional<Constant> bound(Reducer::Bound which, DType dtype) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();  // of an integer type: its largest number
  const bool is_bool = dtype == DType::i1;
  switch (which) {
    case Reducer::Bound::zero:
      return Constant::scalar(dtype, 0);
    case Reducer::Bound::one:
      return Constant::scalar(dtype, 1);
    case Reducer::Bound::lowest:
      return Constant::scalar(dtype, is_bool ? 0 : -kInfinity);
    case Reducer::Bound::highest:
      return Constant::scalar(dtype, is_bool ? 1 : kInfinity);
    case Reducer::Bound::all_bits:
      if (is_float(dtype)) return std::nullopt;
      return Constant::scalar(dtype, is_unsigned(dtype) ? kInfinity : -1);
    case Reducer::Bound::none:
      break;
  }
  return std::nullopt;
}

std::optional<OpCode> match_reducer(const Region& region) {
  if (region.args.size() != 2 || region.ops.size() != 1) return std::nullopt;
  const Op& op = region.ops[0];
  if (!find_reducer(op.code) || region.results != op.results) return std::nullopt;
  bool in_order = op.operands == region.args;
  bool swapped = op.operands[0] == region.args[1] && op.operands[1] == region.args[0];
  return in_order || swapped ? std::optional(op.code) : std::nullopt;
}

Constant neutral(OpCode code, DType dtype) {
  if (const Reducer* reducer = find_reducer(code); reducer && (reducer->takes_floats || !is_float(dtype))) {
    if (auto element = bound(reducer->neutral, dtype)) return *std::move(element);
  }
  fail(Code::invalid_argument, "[", info(code).name, "] has no neutral element for ", name(dtype));
}

}  // namespace pcp
