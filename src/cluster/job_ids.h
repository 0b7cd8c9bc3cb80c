// The ids of jobs, which both sides write on the envelopes of messages. A job that is the only one of its kind is named
// after the kind.
#pragma once

namespace pcp::cluster {

inline constexpr const char* kTrainingJob = "training";

}  // namespace pcp::cluster
