// What of a forward computation to keep for its way back, when elementwise operations may be computed again: a cut
// between the two that costs the least.
#pragma once

#include <functional>
#include <span>
#include <unordered_set>

#include "graph/value_index.h"

namespace pcp {

// No more than another look at the same elements.
bool is_view(const Op&);
// Costs less to compute again than its result costs to pass through memory: elementwise operations, views, windows,
// constants.
bool is_cheap(const Op&);
// Joins loops over elements, so that its operands need not lie in memory.
bool is_fusible(const Op&);

// Values that operations need in memory, matrix products for example, looking through views.
void mark_in_memory(std::span<const Op>, std::vector<bool>& in_memory);

// A region cut in two: `forward`, which starts from `args`, and the way back, `back`, with its results.
struct KeepQuestion {
  std::span<const Value> args;
  std::span<const Op> forward, back;
  std::span<const Value> back_results;
};

// Costs are in quarters of a byte moved. `keep_cost` is asked for values of `forward`, `args` and what comes from
// outside. Returns what is kept; everything else that `back` uses and returns follows from those by cheap operations.
std::unordered_set<Value> choose_kept(const Function&, const KeepQuestion&,
                                      const std::function<std::int64_t(Value)>& keep_cost);

}  // namespace pcp
