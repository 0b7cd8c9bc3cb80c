#include "dispatch/connect.h"

#include "net/this_machine.h"
#include "pcp/error.h"

namespace pcp::dispatch {

net::ClientOptions find_dispatcher(const DispatcherAddress& address) {
  if (auto found = address.by_socket(/*answers=*/true)) return *found;
  if (std::string trouble = net::port_trouble(address.host, address.port); !trouble.empty()) {
    fail(Code::unavailable, "[gt.connect] nobody answers at ", address.place(), ": ", trouble,
         "; python -m gt.server -p ", address.port, " starts a dispatcher there");
  }
  require(!address.insecure || net::is_loopback(address.host),
          "[gt.connect] insecure is for this machine alone, not for '", address.host,
          "': everybody on the way could read and change what is sent");
  require(address.server_key.empty() || net::is_key(address.server_key),
          "[gt.connect] server_key has 40 characters, as the dispatcher prints it");
  if (auto found = address.over_tcp()) return *found;
  fail(Code::invalid_argument, "[gt.connect] the key of the dispatcher at ", address.place(),
       " is not known: give server_key='KEY' as it prints it when it starts, and let this machine in there with: pcp "
       "keys allow '",
       address.keys().node_key_or_new().public_key, "' --name NAME");
}

}  // namespace pcp::dispatch
