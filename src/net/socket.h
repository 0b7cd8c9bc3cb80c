// What the two ends share of ZeroMQ: options, frames without copies, events of connections, waking up.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <zmq.hpp>

#include "net/wire.h"

namespace pcp::net {

using Clock = std::chrono::steady_clock;

inline constexpr int kQueueMessages = 64;                     // waiting on one connection, each way
inline constexpr std::size_t kEventsPerPoll = 256;            // then the caller gets a turn
inline constexpr std::chrono::milliseconds kLastWords{1000};  // for what is still to be sent when a connection ends

// Sizes, queues, heartbeats and time limits of a ROUTER or DEALER.
void set_limits(zmq::socket_t&);

// "tcp://host:port", an IPv6 address in brackets.
std::string tcp_address(const std::string& host, const std::string& port);

// Queues the frames, after `routing_id` where there is one. False when the peer is gone (errno EHOSTUNREACH) or its
// queue is full. Payloads are given to ZeroMQ by reference.
bool send(zmq::socket_t&, std::string_view routing_id, const Frames&);

// All parts of the next message; none when there is none. Parts past the third are only counted.
struct Received {
  std::vector<zmq::message_t> parts;
  std::size_t count = 0;
};
Received receive(zmq::socket_t&);

// A payload that owns the frame.
Payload payload_of(zmq::message_t&&);

// Reports of a socket about its connections, in their order.
class Monitor {
 public:
  Monitor(zmq::context_t&, zmq::socket_t& watched);
  ~Monitor();
  Monitor(const Monitor&) = delete;
  Monitor& operator=(const Monitor&) = delete;

  struct Report {
    std::uint16_t event = 0;  // ZMQ_EVENT_...
    std::int32_t value = 0;   // a descriptor or a number of an error
  };
  std::optional<Report> next();
  zmq::socket_t& socket() { return socket_; }

 private:
  zmq::socket_t& watched_;
  zmq::socket_t socket_;
};

// Ends a wait from another thread.
class Waker {
 public:
  Waker();
  ~Waker();
  Waker(const Waker&) = delete;
  Waker& operator=(const Waker&) = delete;

  void wake();
  bool take();  // whether somebody did
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_ = -1;
};

// Waits until one of the sockets or the waker has something, or until `until`.
void wait(const std::vector<zmq::socket_t*>&, const Waker&, Clock::time_point until);

}  // namespace pcp::net
