// Where a recorder sends its stream, and where answers come from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "pcp/engine.h"
#include "session/stream.h"

namespace pcp::session {

// Called from time to time on a thread that waits for an answer; what it throws ends the waiting. A binding sets it, so
// that its language can interrupt a read.
void set_while_waiting(std::function<void()>);
void while_waiting();

class Link {
 public:
  virtual ~Link() = default;
  // How many workers the session has had so far; at least one. Workers that join later are counted on, and the number
  // of one that was lost is given to no other.
  virtual WorkerId workers() const { return 1; }
  // Why this worker was lost; empty: it is there. What is sent to a lost worker is dropped.
  virtual std::string why_lost(WorkerId) const { return ""; }
  // Whether the client should be able to compute its tensors again (RecorderOptions::lineage).
  virtual bool wants_lineage() const { return false; }
  // Hands over a stream for one worker. Streams for the same worker arrive in order. Waits while that worker is too far
  // behind. Throws unavailable when the session is lost.
  virtual void send(WorkerId, std::vector<std::byte> stream) = 0;
  virtual bool has_room() const { return true; }  // send would not wait
  // `idle` is called from time to time, on a thread of the link. An empty one ends that: afterwards it is not running.
  virtual void set_idle(std::function<void()> /*idle*/) {}
  // Waits for the answer to a Read. Throws the error that the tensor became, or unavailable, also where the worker that
  // was asked is lost meanwhile.
  virtual HostTensor wait(WorkerId, std::uint64_t request) = 0;
};

}  // namespace pcp::session
