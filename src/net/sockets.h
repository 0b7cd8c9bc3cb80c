// Sockets of the system: made, listened on, connected. None of them waits, none is inherited by other programs.
#pragma once

#include <cstddef>
#include <string>

namespace pcp::net {

// Listens; the caller closes. A host is an address, a name, an interface, or "*" for all. Throws unavailable when the
// port is taken.
int listen_on_tcp(const std::string& host, int port);
int listen_on_ipc(const std::string& path);  // mode 0600
int port_of(int descriptor);

// Begins to connect; -1 and errno when that cannot be.
int connect_to_tcp(const std::string& address, int port);
int connect_to_ipc(const std::string& path);

// For a connection that was accepted: no waiting for more to send, and one whose other end is silently gone ends within
// half a minute.
void prepare_tcp(int descriptor);

// Asks the system for as many descriptors as this process may have; gives how many those are.
std::size_t raise_descriptor_limit();

}  // namespace pcp::net
