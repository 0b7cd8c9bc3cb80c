// What a new machine needs to join, as one word: the shepherd's address and key, and the secret of a key that may do
// nothing but let another one in.
#pragma once

#include <string>

#include "net/keys.h"

namespace pcp::net {

struct Invitation {
  std::string address;     // HOST:PORT
  std::string server_key;  // public
  KeyPair key;             // of the invitation
  bool operator==(const Invitation&) const = default;
};

std::string to_token(const Invitation&);
Invitation from_token(const std::string&);  // throws invalid_argument when it is none, or damaged

}  // namespace pcp::net
