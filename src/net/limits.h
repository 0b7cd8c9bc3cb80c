// What the other ends of connections may cost. docs/limits.md tells why.
#pragma once

#include <chrono>
#include <cstddef>

namespace pcp::net {

struct Limits {
  // Received and not yet taken by poll: of one connection, after which nothing more is read from it, and of all.
  std::size_t received_bytes = std::size_t{8} << 20, received_messages = 256;
  std::size_t received_in_all = std::size_t{1} << 30;
  // Waiting to be sent: of one connection, and of all, where payloads do not count: they are shared.
  std::size_t queued_bytes = std::size_t{32} << 20, queued_messages = 64;
  std::size_t queued_in_all = std::size_t{256} << 20;
  // Connections of strangers: whose key has not been checked, or on plain tcp who have said nothing yet.
  std::size_t strangers = 256;
  std::size_t stranger_bytes = 64 * 1024;  // the first message on plain tcp
  std::chrono::milliseconds handshake{10'000};
  std::size_t spare_descriptors = 64;  // for files: checkpoints, the ledger, libraries
};

inline constexpr std::size_t kEventsPerPoll = 256;            // then the caller gets a turn
inline constexpr std::chrono::milliseconds kLastWords{1000};  // for what is still to be sent when a connection ends

}  // namespace pcp::net
