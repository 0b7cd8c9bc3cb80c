// Comparators that order by one number per element. Rows are then sorted by an integer key instead of running the
// region.
#pragma once

#include <optional>

#include "engine/cpu/kernel.h"

namespace pcp::cpu {

// The comparator compare(f(a), f(b)) by LT or GT on one operand. f is the identity, or maps all zeros to one zero and
// all NaNs to one NaN, as JAX does before a total-order comparison.
struct SortKey {
  std::size_t operand = 0;
  bool descending = false;
  bool total = false;                   // compares floats by total order, where -0 < +0 and NaNs lie at the ends
  bool one_zero = false;                // f(-0) = +0
  std::optional<bool> nan_is_negative;  // the sign f gives to every NaN
};

std::optional<SortKey> match_sort_key(const KernelContext&);

// For each position of the stably sorted row, the index of its element. `data` holds `n` elements.
void sort_by_key(const SortKey&, DType, const std::byte* data, std::span<std::uint32_t> order);

// The same for any comparator. `order` holds several rows of `length` elements; indices count from the start of the
// first row. An inconsistent comparator still gives a permutation of each row. inputs[i] points to the elements of
// operand i.
void sort_by_region(const KernelContext&, std::span<const std::byte* const> inputs, std::int64_t length,
                    std::span<std::uint32_t> order);

}  // namespace pcp::cpu
