// The job on the envelope of a message of training, where a test plays one side by hand.
#pragma once

#include "cluster/job_ids.h"
#include "net/message.h"

namespace pcp::cluster {

template <class... Bodies>
bool is_any_of(const net::Body& body) {
  return (std::holds_alternative<Bodies>(body) || ...);
}

inline std::string job_of(const net::Body& body) {
  bool of_membership =
      is_any_of<net::Hello, net::Welcome, net::Refused, net::Heartbeat, net::Bye, net::StatusRequest, net::Stop>(body);
  return of_membership ? "" : kTrainingJob;
}

}  // namespace pcp::cluster
