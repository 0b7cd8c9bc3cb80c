// The other workers of a session, as this worker's part of it reaches them: values on their way out, and those that
// have come and are not taken yet. Several threads use it: instructions run on one, transfers arrive on another, and
// the dispatcher is heard on a third.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "net/message.h"
#include "session/executor.h"

namespace pcp::dispatch {

// Of an error that a session's instructions caused. Parts of it may be what a client has sent.
inline constexpr std::size_t kMostErrorBytes = 16 << 10;

class SessionPeers final : public session::Peers {
 public:
  using Value = std::shared_ptr<const HostTensor>;  // null: the transfer is a failure
  using SendTo = std::function<void(const net::SessionWorker& to, net::Transfer, Value)>;

  // `most_bytes`: of values that have come and were not taken, and of those that are still to be sent.
  SessionPeers(std::uint64_t session, session::WorkerId self, std::string secret, std::uint64_t most_bytes, SendTo);

  void add(const net::SessionWorker&);
  void lose(session::WorkerId, const std::string& why);
  bool has_key(const std::string& key) const;  // one of the others
  net::Listening place_of(session::WorkerId) const;

  void send(session::WorkerId to, std::uint64_t transfer, session::Transferred) override;
  std::optional<session::Transferred> take(session::WorkerId from, std::uint64_t transfer) override;

  // Whether a transfer that says so comes from another worker of this session. `principal`: what its connection proved.
  bool is_from_here(const net::Transfer&, const std::string& principal) const;
  // A piece of one. True: now it is whole. Throws where it does not fit, which ends the session.
  bool arrive(const net::Transfer&, const net::Payload&);
  void sent(session::WorkerId to, std::uint64_t bytes);
  std::uint64_t unsent() const;

 private:
  struct Peer {
    net::SessionWorker worker;
    std::string lost;
    std::uint64_t unsent = 0;
  };
  struct Arriving {
    HostTensor value;
    std::uint64_t received = 0;
  };
  using Key = std::pair<session::WorkerId, std::uint64_t>;
  Peer& peer(session::WorkerId);
  void keep(std::uint64_t bytes);

  const std::uint64_t session_;
  const session::WorkerId self_;
  const std::string secret_;
  const std::uint64_t most_bytes_;
  const SendTo send_to_;
  mutable std::mutex mutex_;
  std::map<session::WorkerId, Peer> peers_;
  std::map<Key, Arriving> arriving_;
  std::map<Key, session::Transferred> arrived_;
  std::uint64_t kept_ = 0, unsent_ = 0;  // bytes
};

}  // namespace pcp::dispatch
