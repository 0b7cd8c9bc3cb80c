#include "autodiff/loop.h"

#include <algorithm>
#include <cstdlib>

#include "graph/value_index.h"

namespace pcp {
namespace {

// The number of iterations of `for (i = start; i <direction> limit; i += step)`.
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
    for (Value result : op.results) origins_[index(result)] = {&op, std::nullopt};
    for (const Region& inner : op.regions) {
      for (std::size_t i = 0; i < inner.args.size(); ++i) {
        origins_[index(inner.args[i])] = {&op, i};
      }
      note(inner);
    }
  }
}

std::optional<std::int64_t> Origins::integer(Value value) const {
  const Origin& from = origin(value);
  if (!from.op) return std::nullopt;
  if (from.argument) {  // carried through a loop unchanged
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
  counted.counter = index(found - condition.args.begin());
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

std::optional<Origins::Line> Origins::line(Value value, const Op& loop, const CountedLoop& counted) const {
  auto near = [](Line line) {  // no tensor in memory is longer than kFar, and sums of smaller numbers do not overflow
    constexpr std::int64_t kFar = std::int64_t{1} << 40;
    bool inside = line.offset > -kFar && line.offset < kFar && line.slope > -kFar && line.slope < kFar;
    return inside ? std::optional(line) : std::nullopt;
  };
  if (value == loop.regions[1].args[counted.counter]) return near({counted.start, counted.step});
  if (auto constant = integer(value)) return near({*constant, 0});
  const Origin& from = origin(value);
  if (!from.op || from.argument) return std::nullopt;
  if (from.op->code == OpCode::reshape || from.op->code == OpCode::convert) {
    return line(from.op->operands[0], loop, counted);
  }
  if (from.op->code != OpCode::add && from.op->code != OpCode::subtract) return std::nullopt;
  std::optional<Line> a = line(from.op->operands[0], loop, counted), b = line(from.op->operands[1], loop, counted);
  if (!a || !b) return std::nullopt;
  std::int64_t sign = from.op->code == OpCode::add ? 1 : -1;
  return near({a->offset + sign * b->offset, a->slope + sign * b->slope});
}

bool Origins::writes_apart(const Op& update, const Function& function, const Op& loop,
                           const CountedLoop& counted) const {
  const Dims &whole = function.type(update.operands[0]).dims, &window = function.type(update.operands[1]).dims;
  for (std::size_t d = 0; d < whole.size(); ++d) {
    std::optional<Line> start = line(update.operands[2 + d], loop, counted);
    if (!start || std::abs(start->slope) < std::max<std::int64_t>(window[d], 1)) continue;
    auto first = static_cast<double>(start->offset);
    double last = first + static_cast<double>(start->slope) * static_cast<double>(counted.rounds - 1);
    // all indices are in bounds, so that none is clamped
    if (std::min(first, last) >= 0 && std::max(first, last) <= static_cast<double>(whole[d] - window[d])) return true;
  }
  return false;
}

}  // namespace pcp
