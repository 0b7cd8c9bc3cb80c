// How many inner steps each worker gets, so that all are done at about the same time and a fast GPU need not wait for a
// slow processor.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace pcp {

// The median of the known speeds (above 0 and finite); 0 when none is known. Of an even number the slower of the middle
// two is taken, so that with two workers a high claim of one does not reduce what the other gets.
double middle_speed(std::span<const double> steps_per_second);

// A worker whose speed is within 25 % of `middle` gets `steps`, so that equal machines do equal work although their
// measurements vary. Others get steps * speed / middle, rounded, at least 1 and at most steps * max_factor. A worker of
// unknown speed gets `steps`.
std::int64_t steps_for(double steps_per_second, double middle, std::int64_t steps, double max_factor = 4);

// Cuts `total` into whole shares in proportion to the weights, which are at least 0 and not all 0.
std::vector<std::int64_t> share_out(std::int64_t total, std::span<const std::int64_t> weights);

}  // namespace pcp
