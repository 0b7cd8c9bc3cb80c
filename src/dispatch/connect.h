// How a client finds the dispatcher at an address.
#pragma once

#include "net/server_address.h"

namespace pcp::dispatch {

using DispatcherAddress = net::ServerAddress;

// On this machine the dispatcher's socket where this user has one, else tcp with keys. Throws unavailable where nobody
// listens, invalid_argument with what to do where its key is not known.
net::ClientOptions find_dispatcher(const DispatcherAddress&);

}  // namespace pcp::dispatch
