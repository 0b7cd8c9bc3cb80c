#include "autodiff/loop.h"

#include <algorithm>

namespace pcp {
namespace {

// Rounds of `for (i = start; i <direction> limit; i += step)`.
std::optional<std::int64_t> rounds(std::int64_t start, std::int64_t step, std::int64_t limit,
                                   const std::string& direction) {
  if (direction == "NE") {
    if (step == 0 || (limit - start) % step != 0 || (limit - start) / step < 0) return std::nullopt;
    return (limit - start) / step;
  }
  bool up = direction == "LT" || direction == "LE";
  if (!up && direction != "GT" && direction != "GE") return std::nullopt;
  std::int64_t span = up ? limit - start : start - limit;
  if (direction == "LE" || direction == "GE") ++span;
  if (span <= 0) return 0;
  std::int64_t stride = up ? step : -step;
  if (stride <= 0) return std::nullopt;
  return (span + stride - 1) / stride;
}

std::string mirrored(const std::string& direction) {
  if (direction == "LT") return "GT";
  if (direction == "GT") return "LT";
  if (direction == "LE") return "GE";
  if (direction == "GE") return "LE";
  return direction;
}

}  // namespace

Origins::Origins(const Function& function) : origins_(function.value_count()) { note(function.body); }

void Origins::note(const Region& region) {
  for (const Op& op : region.ops) {
    for (Value result : op.results) origins_[static_cast<std::size_t>(result.id)] = {&op, std::nullopt};
    for (const Region& inner : op.regions) {
      for (std::size_t i = 0; i < inner.args.size(); ++i) {
        origins_[static_cast<std::size_t>(inner.args[i].id)] = {&op, i};
      }
      note(inner);
    }
  }
}

std::optional<std::int64_t> Origins::integer(Value value) const {
  const Origin& from = origin(value);
  if (!from.op) return std::nullopt;
  if (from.argument) {  // carried round a loop unchanged
    if (from.op->code != OpCode::while_) return std::nullopt;
    const Region& body = from.op->regions[1];
    if (body.results[*from.argument] != body.args[*from.argument]) return std::nullopt;
    return integer(from.op->operands[*from.argument]);
  }
  switch (from.op->code) {
    case OpCode::constant: {
      const auto& constant = from.op->attrs.get<Constant>("value");
      if (!is_integer(constant.type().dtype) || constant.type().elements() != 1) return std::nullopt;
      return constant.int_at(0);
    }
    case OpCode::broadcast_in_dim:
    case OpCode::reshape:
    case OpCode::optimization_barrier:
      return integer(from.op->operands[0]);
    default:
      return std::nullopt;
  }
}

std::optional<CountedLoop> Origins::counted(const Op& loop) const {
  const Region &condition = loop.regions[0], &body = loop.regions[1];
  const Origin& test = origin(condition.results[0]);
  if (!test.op || test.argument || test.op->code != OpCode::compare) return std::nullopt;
  Value tested = test.op->operands[0], bound = test.op->operands[1];
  std::string direction = test.op->attrs.get<EnumAttr>("comparison_direction").value;
  auto found = std::ranges::find(condition.args, tested);
  if (found == condition.args.end() || integer(tested)) {
    std::swap(tested, bound);
    direction = mirrored(direction);
    found = std::ranges::find(condition.args, tested);
  }
  std::optional<std::int64_t> limit = integer(bound);
  if (found == condition.args.end() || !limit) return std::nullopt;

  CountedLoop counted;
  counted.counter = static_cast<std::size_t>(found - condition.args.begin());
  std::optional<std::int64_t> start = integer(loop.operands[counted.counter]);
  const Origin& next = origin(body.results[counted.counter]);
  if (!start || !next.op || next.argument) return std::nullopt;
  Value current = body.args[counted.counter];
  std::optional<std::int64_t> step;
  if (next.op->code == OpCode::add && next.op->operands[0] == current) step = integer(next.op->operands[1]);
  if (next.op->code == OpCode::add && next.op->operands[1] == current) step = integer(next.op->operands[0]);
  if (next.op->code == OpCode::subtract && next.op->operands[0] == current) {
    step = integer(next.op->operands[1]);
    if (step) step = -*step;
  }
  if (!step) return std::nullopt;
  std::optional<std::int64_t> count = rounds(*start, *step, *limit, direction);
  if (!count) return std::nullopt;
  counted.start = *start;
  counted.step = *step;
  counted.rounds = *count;
  return counted;
}

}  // namespace pcp
