#include "engine/schedule/region_match.h"

#include <algorithm>
#include <array>

namespace pcp::schedule {

std::optional<OpCode> match_monoid(const Region& region) {
  static constexpr std::array kMonoids{OpCode::add,  OpCode::multiply, OpCode::maximum, OpCode::minimum,
                                       OpCode::and_, OpCode::or_,      OpCode::xor_};
  if (region.args.size() != 2 || region.ops.size() != 1 || region.results.size() != 1) return std::nullopt;
  const Op& op = region.ops[0];
  if (std::ranges::find(kMonoids, op.code) == kMonoids.end() || op.result() != region.results[0]) return std::nullopt;
  bool straight = op.operands[0] == region.args[0] && op.operands[1] == region.args[1];
  bool swapped = op.operands[0] == region.args[1] && op.operands[1] == region.args[0];
  return straight || swapped ? std::optional(op.code) : std::nullopt;
}

std::optional<int> match_argument(const Region& region) {
  if (region.results.size() != 1) return std::nullopt;
  auto found = std::ranges::find(region.args, region.results[0]);
  if (found == region.args.end()) return std::nullopt;
  return static_cast<int>(found - region.args.begin());
}

}  // namespace pcp::schedule
