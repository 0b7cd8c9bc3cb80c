// How a client finds the dispatcher at an address.
#pragma once

#include <string>

#include "net/endpoint.h"

namespace pcp::dispatch {

struct DispatcherAddress {
  std::string host;
  int port = 0;
  std::string server_key;  // its public key; empty: one that is remembered
  bool insecure = false;   // plain tcp, of this machine alone
};

// On this machine the dispatcher's socket where this user has one, else tcp with keys. Throws unavailable where nobody
// listens, invalid_argument with what to do where its key is not known.
net::ClientOptions find_dispatcher(const DispatcherAddress&);

}  // namespace pcp::dispatch
