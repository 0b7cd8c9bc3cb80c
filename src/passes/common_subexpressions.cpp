#include "passes/common_subexpressions.h"

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
  scopes_.back().ops.emplace(hash, &made);
  return results;
}

const Op* CommonSubexpressions::find_equal(std::uint64_t hash, const Op& op) const {
  for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
    auto found = scope->ops.find(hash);
    if (found != scope->ops.end() && structurally_equal(*found->second, op, target())) return found->second;
    if (scope->isolated) break;
  }
  return nullptr;
}

Function eliminate_common_subexpressions(const Function& function) { return CommonSubexpressions(function).run(); }

}  // namespace pcp
