// What workers send to each other inside sessions, without the dispatcher: a place to listen, and a line to each worker
// that something is sent to.
//
// Workers of one user on one machine use a socket in that user's own folder, others tcp: with TLS where this worker has
// a key, and then only workers of a common session may connect. Every transfer carries the secret of its session, which
// the dispatcher has given to the session's workers alone.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "dispatch/session_peers.h"
#include "dispatch/transfer_line.h"
#include "net/endpoint.h"

namespace pcp::dispatch {

struct TransferOptions {
  std::string host;                   // under which other machines reach this one; empty: they do not
  std::string interface = "0.0.0.0";  // to listen on
  int port = 0;                       // 0: any free one
  bool insecure = false;              // plain tcp
  net::KeyPair key;                   // of this node, where not insecure
  bool only_tcp = false;              // also on this machine
};

struct TransferEvents {                                // called on threads of the transfers
  std::function<void(std::uint64_t session)> arrived;  // something, or there is room again for what it sends
  std::function<void(std::uint64_t session, const std::string& why)> failed;  // the session cannot go on
  // A message was not taken, because of this. All of them are counted; of each kind the first is told.
  std::function<void(const std::string& kind)> dropped;
};

class Transfers {
 public:
  // `most_bytes`: of a session's values that wait here.
  Transfers(TransferOptions, std::uint64_t most_bytes, TransferEvents);
  ~Transfers();

  net::Listening listening();  // opens the place when it is called first
  // A session, or workers that have joined one.
  std::shared_ptr<SessionPeers> add(const net::SessionWorkers&);
  void lose(std::uint64_t session, session::WorkerId, const std::string& why);
  void end(std::uint64_t session);  // 0: all

 private:
  struct Line {
    net::Listening to;
    std::unique_ptr<TransferLine> line;
  };
  void listen();
  void hear(const net::Event&);
  void close_unused();
  std::shared_ptr<SessionPeers> find(std::uint64_t session) const;
  void send(std::uint64_t session, const net::SessionWorker& to, net::Transfer, SessionPeers::Value);
  TransferLine& line_to(const net::SessionWorker&);
  net::ClientOptions way_to(const net::SessionWorker&) const;
  void sent(std::uint64_t session, session::WorkerId to, std::uint64_t bytes);

  TransferOptions options_;
  std::uint64_t most_bytes_;
  TransferEvents events_;
  net::Listening listening_;
  mutable std::mutex mutex_;
  std::map<std::uint64_t, std::shared_ptr<SessionPeers>> sessions_;
  std::list<Line> lines_, closing_;
  std::map<std::string, std::uint64_t> dropped_;  // of the thread that listens alone
  bool ending_ = false;
  std::optional<net::Server> server_;
  std::thread thread_;
};

}  // namespace pcp::dispatch
