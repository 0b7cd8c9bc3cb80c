// What the cores of shepherd and worker see of the world: a clock and somebody to send to. They are state machines
// without threads or sockets, so a test drives them with a clock and a network of its own.
#pragma once

#include <chrono>

#include "net/endpoint.h"
#include "net/message.h"

namespace pcp::cluster {

using Time = double;  // seconds on a clock that only goes forward

// That clock where nothing is simulated.
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
