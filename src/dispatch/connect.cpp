#include "dispatch/connect.h"

#include "net/ipc_path.h"
#include "net/keys.h"
#include "net/local_socket.h"
#include "net/this_machine.h"
#include "pcp/error.h"

namespace pcp::dispatch {

net::ClientOptions find_dispatcher(const DispatcherAddress& address) {
  net::ClientOptions options;
  bool by_address = address.server_key.empty() && !address.insecure;
  if (by_address && net::is_this_machine(address.host)) {
    std::string socket = net::local_socket(std::to_string(address.port));
    if (net::is_own_socket(socket) && net::ipc_trouble(socket).empty()) {
      options.ipc_path = socket;
      return options;
    }
  }
  std::string place = concat(address.host, ":", address.port);
  if (std::string trouble = net::port_trouble(address.host, address.port); !trouble.empty()) {
    fail(Code::unavailable, "[gt.connect] nobody answers at ", place, ": ", trouble, "; python -m gt.server -p ",
         address.port, " starts a dispatcher there");
  }
  options.host = address.host;
  options.port = address.port;
  options.insecure = address.insecure;
  if (address.insecure) {
    require(net::is_loopback(address.host), "[gt.connect] insecure is for this machine alone, not for '", address.host,
            "': everybody on the way could read and change what is sent");
    return options;
  }
  net::KeyFolder folder(net::default_key_folder());
  options.key = folder.node_key_or_new();
  options.server_key = address.server_key.empty() ? folder.shepherd_key(place).value_or("") : address.server_key;
  require(
      !options.server_key.empty(), "[gt.connect] the key of the dispatcher at ", place,
      " is not known: give server_key='KEY' as it prints it when it starts, and let this machine in there with: pcp "
      "keys allow '",
      options.key.public_key, "' --name NAME");
  require(net::is_key(options.server_key), "[gt.connect] server_key has 40 characters, as the dispatcher prints it");
  return options;
}

}  // namespace pcp::dispatch
