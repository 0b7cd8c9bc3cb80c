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

std::vector<OpCode> match_reducers(const Region& region) {
  std::size_t count = region.results.size();
  if (count == 0 || region.args.size() != 2 * count || region.ops.size() != count) return {};
  std::vector<OpCode> reducers;
  for (std::size_t i = 0; i < count; ++i) {
    auto op = std::ranges::find(region.ops, Values{region.results[i]}, &Op::results);
    if (op == region.ops.end() || !find_reducer(op->code)) return {};
    Value left = region.args[i], right = region.args[count + i];
    if (op->operands != Values{left, right} && op->operands != Values{right, left}) return {};
    reducers.push_back(op->code);
  }
  return reducers;
}

std::optional<OpCode> match_reducer(const Region& region) {
  std::vector<OpCode> reducers = match_reducers(region);
  return reducers.size() == 1 ? std::optional(reducers[0]) : std::nullopt;
}

Constant neutral(OpCode code, DType dtype) {
  if (const Reducer* reducer = find_reducer(code); reducer && (reducer->takes_floats || !is_float(dtype))) {
    if (auto element = bound(reducer->neutral, dtype)) return *std::move(element);
  }
  fail(Code::invalid_argument, "[", info(code).name, "] has no neutral element for ", name(dtype));
}

}  // namespace pcp
