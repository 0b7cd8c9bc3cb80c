// Where a server on this machine listens for this user: a folder that nobody else can read, a socket per port.
#pragma once

#include <string>

namespace pcp::net {

std::string local_socket(const std::string& name);
bool is_own_socket(const std::string& path);  // of this user

}  // namespace pcp::net
