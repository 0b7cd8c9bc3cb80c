// Decides which forward values to keep for the backward pass when elementwise operations may be computed again: a
// minimal cut between the two computations.
#pragma once

#include <functional>
#include <span>
#include <unordered_set>

#include "graph/value_index.h"

namespace pcp {

// The result is a view: the same elements under other indices.
bool is_view(const Op&);
// Computing the operation again costs less than writing its result to memory and reading it: elementwise operations,
// views, windows, constants.
bool is_cheap(const Op&);
// The operation can become part of a fused loop, so that its operands need not be in memory.
bool is_fusible(const Op&);

// Marks the operands that operations such as matrix products need in memory. If such an operand is a view, what it
// views is marked as well.
void mark_in_memory(std::span<const Op>, std::vector<bool>& in_memory);

// A region in two parts: `forward`, which starts from `args`, and the backward pass `back` with its results.
struct KeepQuestion {
  std::span<const Value> args;
  std::span<const Op> forward, back;
  std::span<const Value> back_results;
};

// Costs are in quarters of a byte moved. `keep_cost` is called for values of `forward`, for `args` and for values from
// outside. Returns the values to keep; cheap operations compute everything else that `back` uses from them.
std::unordered_set<Value> choose_kept(const Function&, const KeepQuestion&,
                                      const std::function<std::int64_t(Value)>& keep_cost);

}  // namespace pcp
