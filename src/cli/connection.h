// How a command finds a shepherd: an address, keys, or the socket of one on this machine.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/command.h"
#include "net/endpoint.h"
#include "net/keys.h"
#include "net/local_socket.h"
#include "net/server_address.h"

namespace pcp::cli {

inline constexpr int kDefaultPort = 8080;

struct Address {
  std::string host;
  int port = kDefaultPort;
};
Address parse_address(const std::string&);  // "host", "host:8080", "[::1]:8080"
std::string to_string(const Address&);      // "host:8080"

using net::local_socket;

// Plain tcp is for this machine alone, unless somebody has said twice that it is wanted. Throws invalid_argument.
void require_wanted_insecure(const std::string& host, bool insecure, bool yes_insecure);
void add_insecure(CLI::App&, bool& insecure, bool& yes_insecure, const std::string& help);

struct ConnectionOptions {
  std::string connect = concat("127.0.0.1:", kDefaultPort), socket, keys, server_key;
  std::optional<std::string> join;  // a token of `pcp invite`
  bool insecure = false, yes_insecure = false;

  void add_to(CLI::App&);
  void add_join_to(CLI::App&);  // for those who may come for the first time
  // Lets this machine's key in with the token, unless that was done before: from then on it is the address and key of
  // the token that is connected to. Throws unavailable when nobody answers for so many seconds (0: never), and
  // failed_precondition when the shepherd refuses.
  void use_invitation(double give_up_seconds, const std::function<bool()>& stop);
  // The socket when there is one for that port on this machine, else tcp with keys. Throws unavailable when the address
  // is of this machine and nobody is there, invalid_argument when the shepherd's key is needed and not known.
  // `now`: a shepherd that comes later is of no use, and where nobody answers no key is asked for.
  net::ClientOptions resolve(bool now = false) const;
  // An address of this machine and nothing else: its shepherd is found by its socket, and may come later.
  bool is_by_port_here() const;
  // A shepherd that listens now at such an address: at its socket, or at its port when its key is remembered.
  std::optional<net::ClientOptions> find_here() const;
  // There was a connection: the key that was given is the shepherd's, and need not be given again.
  void confirm() const;
  net::KeyFolder key_folder() const;

 private:
  net::ServerAddress address() const;
};

// Waits for a shepherd of this machine and user (is_by_port_here): it needs no key, and need not be there yet. Nothing
// when a signal came first. Throws unavailable after `give_up_seconds`; 0: never.
std::optional<net::ClientOptions> wait_for_shepherd(const ConnectionOptions&, double give_up_seconds,
                                                    const std::function<void(const std::string&)>& log);

}  // namespace pcp::cli
