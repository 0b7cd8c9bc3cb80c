// Where a recorder sends its stream, and where answers come from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "pcp/engine.h"

namespace pcp::session {

// Called from time to time on a thread that waits for an answer; what it throws ends the waiting. A binding sets it, so
// that its language can interrupt a read.
void set_while_waiting(std::function<void()>);
void while_waiting();

class Link {
 public:
  virtual ~Link() = default;
  // Hands over a stream. Streams arrive in order. Waits while the other side is too far behind. Throws unavailable when
  // the connection is lost.
  virtual void send(std::vector<std::byte> stream) = 0;
  virtual bool has_room() const { return true; }  // send would not wait
  // `idle` is called from time to time, on a thread of the link. An empty one ends that: afterwards it is not running.
  virtual void set_idle(std::function<void()> /*idle*/) {}
  // Waits for the answer to a Read. Throws the error that the tensor became, or unavailable.
  virtual HostTensor wait(std::uint64_t request) = 0;
};

}  // namespace pcp::session
