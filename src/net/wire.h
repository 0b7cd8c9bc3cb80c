// Messages as frames: a control frame (wire.capnp) and, where a message has one, its payload unchanged. What decode
// returns has been checked: strings are UTF-8, numbers can be added without overflow, rates and times are finite.
#pragma once

#include <cstddef>
#include <span>

#include "net/message.h"

namespace pcp::net {

// docs/limits.md tells why.
inline constexpr std::size_t kMaxControlBytes = std::size_t{1} << 20;
inline constexpr std::size_t kMaxPayloadBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxNameBytes = 1024;  // of a name or an id

struct Frames {
  Payload control;
  Payload payload;  // empty: not sent
};

// Throws invalid_argument for what decode would refuse, resource_exhausted for what is too large.
Frames encode(const Message&);

// The payload of the message refers to the second frame. Throws invalid_argument, data_loss or resource_exhausted.
Message decode(std::span<const Payload> frames);

// The checks that do not depend on the form on the network.
void check(const Message&);

}  // namespace pcp::net
