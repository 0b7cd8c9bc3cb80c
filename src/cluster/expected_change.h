// How far parameters are expected to move in some steps of a round, up to a factor that all workers have in common.
// With it the norms of updates can be compared whose leases have different lengths or lie at different places of the
// schedule.
#pragma once

#include <cstdint>

#include "pcp/optim.h"

namespace pcp::cluster {

// The root of the sum of the squared learning rates: steps are mostly noise, so their sum grows with the root of their
// number. `from`, `to`: the round's place on the schedule; its steps are spread over it evenly.
double expected_change(const ScheduleConfig&, std::int64_t from, std::int64_t to, std::int64_t steps);

// The same for a fragment of the parameters at the end of a round of `length` steps of the schedule, after a lease of
// `steps`. Round 0 would have begun at step `origin` if all rounds had this length. Fragments take turns, so a fragment
// has changed since its last turn. When shared parameters arrive, a worker keeps the part `mixing` of its own: that
// part of its distance to the shared parameters is in the next update too. At the end of a schedule, when learning
// rates fall to nothing, the kept distance is most of the update.
double expected_change_of_fragment(const ScheduleConfig&, std::int64_t length, int fragments, std::uint64_t round,
                                   std::int64_t steps, double mixing, std::int64_t origin = 0);

// The largest norm that an update of so many values can have when `steps` steps of this optimizer made it, with a
// margin for parameters up to 10 that are decayed; infinite where nothing bounds a step (sgd without clipping, mixing
// of 1). The other arguments as above. Known before the first update, so that a huge one is refused from the first
// round on.
double most_change_of_fragment(const OptimizerConfig&, const ScheduleConfig&, std::int64_t length, int fragments,
                               std::uint64_t round, std::int64_t steps, double mixing, std::int64_t origin,
                               std::int64_t values);

}  // namespace pcp::cluster
