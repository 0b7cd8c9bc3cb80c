// Whether an address is one of this machine, and whether somebody answers at one.
#pragma once

#include <string>

namespace pcp::net {

// localhost, 127.*, ::1, the host's own name, or an address of one of its interfaces. No name server is asked.
bool is_this_machine(const std::string& host);

// localhost, 127.* or ::1: what is sent there does not leave the machine.
bool is_loopback(const std::string& host);

// An address of this machine that others may reach it by; its name where it has none.
std::string reachable_address();

// Tries to connect to a port of any machine. Empty when the connection is accepted, else why not. It waits up to a
// second for each of the host's addresses.
std::string port_trouble(const std::string& host, int port);
inline bool is_port_open(const std::string& host, int port) { return port_trouble(host, port).empty(); }

}  // namespace pcp::net
