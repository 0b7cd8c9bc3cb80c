// How a command listens for members: its socket, its keys, and what it says about joining.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "cli/command.h"
#include "net/endpoint.h"

namespace pcp::cli {

struct ListenOptions {
  std::string socket, keys;
  bool insecure = false, yes_insecure = false, tcp = true;

  void add_to(CLI::App&);  // --socket, --keys, --insecure
  net::ServerOptions server_options(const std::string& host, int port) const;
};

// Throws unavailable with what to do where the port is taken.
std::unique_ptr<net::Server> listen(const net::ServerOptions&);

// Calls `say` with the lines that tell others how to join. "127.0.0.1:8080" as others write it is returned.
std::string say_how_to_join(const net::ServerOptions&, const net::Server&,
                            const std::function<void(const std::string&)>& say);

}  // namespace pcp::cli
