// An invitation is all that a new machine needs to join, as one word of text: the shepherd's address and public key,
// and the secret of a key that may do one thing only, let the machine's own key in.
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
Invitation from_token(const std::string&);  // throws invalid_argument when it is no token or a damaged one

}  // namespace pcp::net
