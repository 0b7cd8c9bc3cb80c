#include "net/server_address.h"

#include "net/ipc_path.h"
#include "net/local_socket.h"
#include "net/this_machine.h"
#include "pcp/error.h"

namespace pcp::net {

std::string ServerAddress::place() const { return concat(host, ":", port); }

KeyFolder ServerAddress::keys() const { return KeyFolder(key_folder.empty() ? default_key_folder() : key_folder); }

bool ServerAddress::is_by_port_here() const { return server_key.empty() && !insecure && is_this_machine(host); }

std::optional<ClientOptions> ServerAddress::by_socket(bool answers) const {
  if (!is_by_port_here()) return std::nullopt;
  ClientOptions options;
  options.ipc_path = local_socket(std::to_string(port));
  if (!is_own_socket(options.ipc_path) || (answers && !ipc_trouble(options.ipc_path).empty())) return std::nullopt;
  return options;
}

std::optional<ClientOptions> ServerAddress::over_tcp() const {
  ClientOptions options;
  options.host = host;
  options.port = port;
  options.insecure = insecure;
  if (insecure) return options;
  options.server_key = server_key.empty() ? keys().shepherd_key(place()).value_or("") : server_key;
  if (options.server_key.empty()) return std::nullopt;
  options.key = keys().node_key_or_new();
  return options;
}

}  // namespace pcp::net
