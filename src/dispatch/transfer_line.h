// A worker's connection to another worker, on which it sends values. It connects when there is something to send, on a
// thread of its own. Sessions that share it take turns, a piece of a value at a time.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>

#include "net/endpoint.h"
#include "pcp/engine.h"
#include "session/stream.h"

namespace pcp::dispatch {

struct TransferLineEvents {  // called on the line's thread
  std::function<void(std::uint64_t session, session::WorkerId to, std::uint64_t bytes)> sent;
  // The values of this session will not arrive.
  std::function<void(std::uint64_t session, const std::string& why)> failed;
};

class TransferLine {
 public:
  TransferLine(const net::ClientOptions& to, TransferLineEvents);
  ~TransferLine();

  // All of these may be called by any thread.
  // `to`: the number of the other worker in this session. A value that is null is a failure.
  void add(session::WorkerId to, net::Transfer, std::shared_ptr<const HostTensor>);
  bool drop(std::uint64_t session);           // true: no session uses it any more
  bool is_broken() const { return broken_; }  // a connection was lost: it takes no more sessions
  void close();                               // does not wait
  bool is_closed() const { return closed_; }  // its thread has ended

 private:
  struct Item {
    session::WorkerId to = 0;
    net::Transfer message;
    std::shared_ptr<const HostTensor> value;
  };
  void work();
  void wake();
  void send_pieces();
  bool send_next();
  void watch(double now);
  void fail_all(const std::string& why);

  TransferLineEvents events_;
  std::unique_ptr<net::Client> client_;  // ends with the thread
  std::atomic<bool> broken_{false}, closing_{false}, closed_{false};
  double trouble_since_ = 0;  // of the thread alone; 0: there is none
  mutable std::mutex mutex_;
  std::set<std::uint64_t> sessions_;
  std::map<std::uint64_t, std::deque<Item>> queues_;
  std::deque<std::uint64_t> turns_;
  std::thread thread_;  // last: the rest is there when it starts
};

}  // namespace pcp::dispatch
