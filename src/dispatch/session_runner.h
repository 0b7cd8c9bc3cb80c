// Runs the instructions of a worker's sessions on a thread of its own, so that its network thread can answer messages
// meanwhile. Sessions take turns, one stream at a time.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "net/message.h"
#include "session/executor.h"

namespace pcp::dispatch {

class SessionRunner {
 public:
  // `wake` is called on the runner's thread when there is something to take().
  SessionRunner(Engine&, int threads, const session::ExecutorOptions&, std::function<void()> wake);
  ~SessionRunner();

  void add(std::uint64_t session, net::Payload stream);
  void end(std::uint64_t session);  // 0: all
  struct Outgoing {
    net::Body body;
    net::Payload payload;
  };
  std::vector<Outgoing> take();  // what is to be sent, in order

 private:
  struct Session;
  void work();
  bool run(std::uint64_t id, Session&, const net::Payload& stream);
  void post(Outgoing);

  Engine& engine_;
  session::ExecutorOptions options_;
  std::function<void()> wake_;
  session::ExecutableCache cache_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::uint64_t, std::deque<net::Payload>> streams_;
  std::deque<std::uint64_t> turns_;  // sessions that have streams, the next first
  std::vector<std::uint64_t> ended_;
  std::vector<Outgoing> outgoing_;
  bool ending_ = false;
  std::map<std::uint64_t, std::unique_ptr<Session>> sessions_;  // of the thread alone
  std::thread thread_;                                          // last: the rest is there when it starts
};

}  // namespace pcp::dispatch
