#include "passes/common_subexpressions.h"

#include <utility>

#include "passes/effects.h"
#include "passes/structure.h"
#include "pcp/passes.h"

namespace pcp {

Values CommonSubexpressions::shared(Values results) {
  if (results.empty()) return results;
  const Op& made = *definition(results[0]);
  if (!is_shareable(made)) return results;
  std::uint64_t hash = structural_hash(made, target());
  if (const Op* equal = find_equal(hash, made)) {
    retract();
    changed_ = true;
    return equal->results;
  }
  scopes_.back().ops.insert(hash, &made);
  return results;
}

const Op* CommonSubexpressions::find_equal(std::uint64_t hash, const Op& op) const {
  for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
    const Op* found = scope->ops.find(hash, [&](const Op& other) { return structurally_equal(other, op, target()); });
    if (found) return found;
    if (scope->isolated) break;
  }
  return nullptr;
}

void CommonSubexpressions::OpTable::insert(std::uint64_t hash, const Op* op) {
  constexpr std::size_t kFirstSlots = 16;
  if (++count_ * 2 > slots_.size()) {
    std::vector<Slot> before = std::exchange(slots_, {});
    slots_.resize(before.empty() ? kFirstSlots : before.size() * 2);
    for (const Slot& slot : before) {
      if (slot.op) place(slot);
    }
  }
  place({hash, op});
}

void CommonSubexpressions::OpTable::place(Slot slot) {
  std::size_t i = slot.hash & mask();
  while (slots_[i].op) i = (i + 1) & mask();
  slots_[i] = slot;
}

Function eliminate_common_subexpressions(const Function& function) { return CommonSubexpressions(function).run(); }

}  // namespace pcp
