// A net::Server as the network of a membership.
#pragma once

#include "cluster/network.h"
#include "net/endpoint.h"

namespace pcp::cluster {

class ServerNetwork final : public Network {
 public:
  explicit ServerNetwork(net::Server& server) : server_(server) {}
  bool send(net::PeerId peer, const net::Message& message) override { return server_.send(peer, message); }
  void drop(net::PeerId peer) override { server_.disconnect(peer); }

 private:
  net::Server& server_;
};

}  // namespace pcp::cluster
