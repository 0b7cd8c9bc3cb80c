// All that the state machines of shepherd and worker see of the world: a clock, and somebody to send messages to. They
// have no threads and no sockets, so that a test can drive them with a simulated clock and network.
#pragma once

#include <chrono>

#include "net/endpoint.h"
#include "net/message.h"

namespace pcp::cluster {

using Time = double;  // seconds on a clock that only goes forward

// The time on the machine's own clock.
inline Time seconds_now() {
  return std::chrono::duration<Time>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

class Network {
 public:
  virtual ~Network() = default;
  virtual bool send(net::PeerId, const net::Message&) = 0;  // false: the peer is gone or does not read
  virtual void drop(net::PeerId) = 0;                       // nothing more is heard of it
};

}  // namespace pcp::cluster
