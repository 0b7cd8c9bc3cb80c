// How a server at an address is reached: on this machine by the socket of its port, else over tcp with keys.
#pragma once

#include <optional>
#include <string>

#include "net/endpoint.h"

namespace pcp::net {

struct ServerAddress {
  std::string host;
  int port = 0;
  std::string server_key;       // its public key; empty: one that is remembered
  bool insecure = false;        // plain tcp
  std::string key_folder = {};  // of this node; empty: the default one

  std::string place() const;     // "host:8080"
  KeyFolder keys() const;        // of this node
  bool is_by_port_here() const;  // an address of this machine and nothing else: it may be found by its socket
  // By the socket of its port, where it is so and this user has one. `answers`: somebody listens there now.
  std::optional<ClientOptions> by_socket(bool answers) const;
  // Over tcp: plain where it is insecure, else with the key that was given or is remembered. Nothing: it is not known.
  std::optional<ClientOptions> over_tcp() const;
};

}  // namespace pcp::net
