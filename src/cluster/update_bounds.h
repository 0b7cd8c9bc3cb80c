// How the updates of a training job are judged: how their norms grow with the steps, and how large they can be.
#pragma once

#include "cluster/job_description.h"
#include "cluster/shepherd.h"

namespace pcp::cluster {

// Where rounds lie on the schedule: each has `steps` of its steps, and round 0 would begin at step `origin`.
struct RoundLength {
  std::int64_t steps = 1, origin = 0;
};

// Sets `growth` and `most_norm`. `length` is asked whenever an update is judged.
void set_update_bounds(ShepherdConfig&, const JobDescription&, const std::function<RoundLength()>& length);

}  // namespace pcp::cluster
