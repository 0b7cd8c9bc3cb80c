// The socket file for connections on this machine. Only its user may open it or put another file in its place.
#pragma once

#include <sys/un.h>

#include <string>

namespace pcp::net {

sockaddr_un ipc_address(const std::string& path);  // throws invalid_argument when the path cannot be one of a socket

// Makes the folder of `path` (mode 0700) where there is none, and removes what a dead process left behind. Throws
// unavailable when a living one listens there, failed_precondition when others could put a file in its place.
void prepare_ipc_path(const std::string& path);

// Why nobody can be reached there, in words; empty when somebody listens.
std::string ipc_trouble(const std::string& path);

}  // namespace pcp::net
