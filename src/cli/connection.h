// How a command finds a shepherd: an address, keys, or the socket of one on this machine.
#pragma once

#include <optional>
#include <string>

#include "cli/command.h"
#include "net/endpoint.h"
#include "net/keys.h"

namespace pcp::cli {

inline constexpr int kDefaultPort = 8080;

struct Address {
  std::string host;
  int port = kDefaultPort;
};
Address parse_address(const std::string&);  // "host", "host:8080", "[::1]:8080"

// Where a shepherd on this machine listens for this user: a folder that nobody else can read, a socket per port.
std::string local_socket(const std::string& name);

struct ConnectionOptions {
  std::string connect = concat("127.0.0.1:", kDefaultPort), socket, keys, server_key;
  bool insecure = false;

  void add_to(CLI::App&);
  // The socket when there is one for that port on this machine, else tcp with keys.
  net::ClientOptions resolve() const;
  // There was a connection: the key that was given is the shepherd's, and need not be given again.
  void confirm() const;

 private:
  net::KeyFolder key_folder() const;
};

}  // namespace pcp::cli
