// Who may come in: answers ZeroMQ's questions (ZAP) about every connection to the sockets of one context. It gives each
// connection a number that its messages carry, which the peer can neither choose nor forge.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>
#include <zmq.hpp>

#include "net/allow_list.h"

namespace pcp::net {

// Domains of ZAP: what a socket asks of its peers.
inline constexpr const char* kLocalDomain = "local";          // ipc: the file's mode has decided
inline constexpr const char* kAnyoneDomain = "anyone";        // plain tcp
inline constexpr const char* kEncryptedDomain = "encrypted";  // a key of the list

inline constexpr const char* kConnectionProperty = "X-Connection";  // of a message: the number
inline constexpr const char* kPrincipalProperty = "User-Id";

class Gate {
 public:
  Gate(zmq::context_t&, AllowList*);  // without a list nobody enters by key
  // The context must be shut down before.
  ~Gate();
  Gate(const Gate&) = delete;
  Gate& operator=(const Gate&) = delete;

  std::uint64_t unknown_keys() const { return unknown_keys_; }

 private:
  struct Answer {
    std::string status, text, principal;
  };
  void serve();
  Answer judge(const std::vector<std::string>& request);

  AllowList* allowed_;
  zmq::socket_t socket_;
  std::uint64_t connections_ = 0;
  std::atomic<std::uint64_t> unknown_keys_{0};
  std::thread thread_;
};

}  // namespace pcp::net
