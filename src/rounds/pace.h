// How many inner steps each worker gets, so that all are done at about the same time: a slow processor does not hold a
// fast GPU.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace pcp {

// The speed in the middle of the known ones, of an even number the slower of the two: what one of two claims does not
// decide what the other gets. 0 when none is known (above 0 and finite).
double middle_speed(std::span<const double> steps_per_second);

// A worker whose speed is within 25 % of the middle gets `steps`, so that equal machines do equal work however their
// measurements tremble. Others get steps * speed / middle, rounded, at least 1 and at most steps * max_factor. Whose
// speed is not known gets `steps`.
std::int64_t steps_for(double steps_per_second, double middle, std::int64_t steps, double max_factor = 4);

}  // namespace pcp
