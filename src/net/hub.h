// What the thread of an endpoint shares with the I/O threads that move its bytes: which connections have something to
// take, the counters, and the bounds on strangers and memory. Every function may be called from any thread.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "net/buffer_pool.h"
#include "net/limits.h"
#include "net/queued_memory.h"

namespace pcp::net {

class Connection;
class IoThreads;
using ConnectionPtr = std::shared_ptr<Connection>;
using ConnectionId = std::uint64_t;  // the later connection has the larger one; never used again

class Hub {
 public:
  using Clock = std::chrono::steady_clock;

  // Where `polled` is given, wait() runs its event loop.
  explicit Hub(const Limits& limits, std::shared_ptr<IoThreads> polled = nullptr)
      : polled(std::move(polled)), queued(limits.queued_in_all), limits_(limits) {}
  const Limits& limits() const { return limits_; }
  const std::shared_ptr<IoThreads> polled;

  // --- Connections that have something to take, in turn.
  void announce(ConnectionPtr);
  ConnectionPtr next();  // null: nobody
  void wake();
  void wait(Clock::time_point until);  // for an announcement or wake(); may return earlier
  void move_bytes();                   // where wait() does that, and was not called for some turns
  bool take_wake();                    // whether somebody called wake() since the last time

  // --- Counters, by kind.
  void count(const std::string& kind);
  std::map<std::string, std::uint64_t> counters() const;
  std::atomic<std::uint64_t> bytes_sent = 0, bytes_received = 0;

  // --- All connections, and the strangers among them.
  ConnectionId enter(const ConnectionPtr&, bool stranger);
  void is_known(ConnectionId);  // no longer a stranger
  void leave(ConnectionId);
  bool put_out_stranger();  // ends the oldest stranger; false: there is none
  std::vector<ConnectionPtr> connections() const;
  void wait_until_empty(Clock::time_point until);

  // --- Memory of what was received. While it is over() the limit, nothing is read; connections that wait for room are
  // resumed when there is some.
  void charge(std::size_t bytes) { received_ += bytes; }
  void release(std::size_t bytes);
  bool over() const { return received_ > limits_.received_in_all; }
  bool wait_for_room(const ConnectionPtr&);  // false: there is room already
  void begin_large_frame(ConnectionId, std::size_t bytes);
  void end_large_frame(ConnectionId);

  const std::shared_ptr<BufferPool> buffers = std::make_shared<BufferPool>();

  // --- Memory of what is to be sent.
  QueuedMemory queued;
  void room_was_made();  // tells connections that wait for it
  // To be called now and then by the thread of the endpoint: no queue keeps something large alive for a part of it, and
  // while memory is short the slowest reader goes.
  void look_after_queues();

 private:
  void tell();  // who waits
  void put_out_slow_reader();
  ConnectionPtr oldest_large_frame();  // null unless unfinished frames take most of the memory

  const Limits limits_;
  mutable std::mutex mutex_;
  std::condition_variable changed_, emptied_;
  std::deque<ConnectionPtr> ready_;
  bool woken_ = false;
  std::map<std::string, std::uint64_t> counters_;
  ConnectionId last_ = 0;
  std::map<ConnectionId, ConnectionPtr> connections_, strangers_;
  std::atomic<std::size_t> received_ = 0;
  std::atomic<bool> anybody_waits_ = false;
  std::vector<ConnectionPtr> waiting_;
  struct LargeFrame {
    std::uint64_t begun = 0;
    std::size_t bytes = 0;
  };
  std::map<ConnectionId, LargeFrame> large_frames_;
  std::size_t large_frame_bytes_ = 0;
  std::uint64_t frames_begun_ = 0;
  Clock::time_point looked_after_{};  // of the endpoint's thread
  int turns_without_io_ = 0;          // of it too
};

}  // namespace pcp::net
