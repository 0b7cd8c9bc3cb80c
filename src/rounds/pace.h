// How many inner steps each worker gets, so that all are done at about the same time: a slow processor does not hold a
// fast GPU.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace pcp {

// Workers whose speed is within 25 % of the median (of the known ones) get `steps`, so that equal machines do equal
// work however their measurements tremble. Others get steps * speed / median, rounded, at least 1 and at most steps *
// max_factor. Whose speed is not known (0, or not a number) gets `steps`.
std::vector<std::int64_t> steps_for(std::span<const double> steps_per_second, std::int64_t steps,
                                    double max_factor = 4);

}  // namespace pcp
