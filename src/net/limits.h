// How much memory, time and how many descriptors other ends may cost. docs/limits.md gives the reasons.
#pragma once

#include <chrono>
#include <cstddef>

namespace pcp::net {

struct Limits {
  // Received and not yet taken by poll: of one connection (past it nothing more is read from it), and of all together.
  std::size_t received_bytes = std::size_t{8} << 20, received_messages = 256;
  std::size_t received_in_all = std::size_t{1} << 30;
  // Waiting to be sent: on one connection, and on all together, where a payload that several wait for counts once. When
  // that is full, a peer may go whose first message waits for so long.
  std::size_t queued_bytes = std::size_t{32} << 20, queued_messages = 64;
  std::size_t queued_in_all = std::size_t{1} << 30;
  std::chrono::milliseconds slow_reader{5000};
  // Strangers: connections whose key has not been checked, or on plain tcp that have not sent a message yet.
  std::size_t strangers = 256;
  std::size_t stranger_bytes = 64 * 1024;  // the first message on plain tcp
  std::chrono::milliseconds handshake{10'000};
  std::size_t spare_descriptors = 64;  // for files: checkpoints, the ledger, libraries
};

inline constexpr std::size_t kEventsPerPoll = 256;            // so that the caller gets a turn
inline constexpr std::chrono::milliseconds kLastWords{1000};  // for what is still to be sent when a connection ends

}  // namespace pcp::net
