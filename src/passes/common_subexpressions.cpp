#include "passes/common_subexpressions.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "passes/effects.h"
#include "passes/structural_hash.h"
#include "pcp/passes.h"

namespace pcp {

Values CommonSubexpressions::shared(Values results) {
  if (results.empty()) return results;
  const Op& made = *definition(results[0]);
  if (!is_shareable(made)) return results;
  auto hash = static_cast<std::uint32_t>(structural_hash(made, target()));
  if (const Op* equal = find_equal(hash, made)) {
    retract();
    changed_ = true;
    return equal->results;
  }
  scopes_.back().ops.insert(hash, results[0]);
  return results;
}

const Op* CommonSubexpressions::find_equal(std::uint32_t hash, const Op& op) const {
  for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
    Value found =
        scope->ops.find(hash, [&](Value other) { return structurally_equal(*definition(other), op, target()); });
    if (found) return definition(found);
    if (scope->isolated) break;
  }
  return nullptr;
}

void CommonSubexpressions::OpTable::reserve(std::size_t count) {
  constexpr std::size_t kFirstSlots = 16;
  if (count * 2 <= slots_.size()) return;
  std::vector<Slot> before = std::exchange(slots_, std::vector<Slot>(std::max(kFirstSlots, std::bit_ceil(count * 2))));
  for (const Slot& slot : before) {
    if (slot.result >= 0) place(slot);
  }
}

void CommonSubexpressions::OpTable::insert(std::uint32_t hash, Value result) {
  reserve(++count_);
  place({hash, result.id});
}

void CommonSubexpressions::OpTable::place(Slot slot) {
  std::size_t i = slot.hash & mask();
  while (slots_[i].result >= 0) i = (i + 1) & mask();
  slots_[i] = slot;
}

Function eliminate_common_subexpressions(const Function& function) { return CommonSubexpressions(function).run(); }

}  // namespace pcp
