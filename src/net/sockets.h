// Sockets of the system: made, listened on, connected. All are non-blocking, and no child process inherits them.
#pragma once

#include <cstddef>
#include <string>

namespace pcp::net {

// Listens; the caller closes the descriptor. `host` is an address, a name, an interface, or "*" for all. Throws
// unavailable when the port is taken.
int listen_on_tcp(const std::string& host, int port);
int listen_on_ipc(const std::string& path);  // mode 0600
int port_of(int descriptor);

// Begins to connect. Returns -1 and sets errno when that fails.
int connect_to_tcp(const std::string& address, int port);
int connect_to_ipc(const std::string& path);

// For a connection that was accepted: small messages are sent at once, and the connection ends within half a minute
// when the other end is gone without a word.
void prepare_tcp(int descriptor);

// Raises the limit on descriptors as far as this process may, and returns it.
std::size_t raise_descriptor_limit();

}  // namespace pcp::net
