// Whether an address is one of this machine, and whether somebody answers at it.
#pragma once

#include <string>

namespace pcp::net {

// localhost, 127.*, ::1, the host's own name, or an address of one of its interfaces. No name server is asked.
bool is_this_machine(const std::string& host);

// Whether a connection to a port of this machine is accepted.
bool is_port_open(const std::string& host, int port);

}  // namespace pcp::net
