// Runs the instructions of a worker's sessions on a thread of its own, so that its network thread can answer messages
// meanwhile. Sessions take turns, one stream at a time. One that waits for another worker is put aside until something
// has come for it, and so is one whose answers or transfers leave more slowly than they are made.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "dispatch/session_peers.h"
#include "net/message.h"
#include "session/executor.h"

namespace pcp::dispatch {

class SessionRunner {
 public:
  // `wake` is called on the runner's thread when there is something to take().
  SessionRunner(Engine&, int threads, const session::ExecutorOptions&, std::function<void()> wake);
  ~SessionRunner();
  void stop();  // nothing runs any more; calls have no effect

  // All of these may be called by any thread.
  void begin(std::uint64_t session, std::shared_ptr<SessionPeers>);
  void add(std::uint64_t session, net::Payload stream);  // of a session that has begun, else it is dropped
  void go_on(std::uint64_t session);                     // something has come for it, or there is room again
  void fail(std::uint64_t session, const std::string& why);
  void end(std::uint64_t session);                         // 0: all
  void answered(std::uint64_t session, std::size_t size);  // an answer of so many bytes has left
  void set_share(double share);                            // of the time, which all sessions together may use
  struct Outgoing {
    std::uint64_t session = 0;
    net::Body body;
    net::Payload payload;
  };
  std::vector<Outgoing> take();  // what is to be sent, in order

 private:
  struct Session;
  enum class At { idle, in_turn, running, aside };
  // A session as the other threads see it.
  struct Queue {
    std::uint64_t serial = 0;  // another one each time that a number of a session is used
    std::shared_ptr<SessionPeers> peers;
    std::deque<net::Payload> streams;  // the first is being run, or waits in the middle
    At at = At::idle;
    bool woken = false;            // since it began to run
    std::size_t answer_bytes = 0;  // made and not sent
  };
  enum class Ended { whole, waiting, failed };

  void work();
  void put_in_turn(std::uint64_t id, Queue&);
  void put_aside(std::uint64_t id, Queue&);
  bool has_room(const Queue&) const;
  void forget_ended();
  Ended run(Session&, const net::Payload& stream);
  void rest(std::unique_lock<std::mutex>&, std::chrono::steady_clock::duration worked);
  void post(const Session&, Outgoing);

  Engine& engine_;
  session::ExecutorOptions options_;
  std::function<void()> wake_;
  session::ExecutableCache cache_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::uint64_t, Queue> queues_;
  std::deque<std::uint64_t> turns_;  // sessions that can run, the next first
  std::vector<Outgoing> outgoing_;
  std::uint64_t next_serial_ = 1;
  double share_ = 1;
  bool some_ended_ = false, ending_ = false;
  std::map<std::uint64_t, std::unique_ptr<Session>> sessions_;  // by serial; of the thread alone
  std::thread thread_;                                          // last: the rest is there when it starts
};

}  // namespace pcp::dispatch
