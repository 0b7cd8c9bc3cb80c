// A peer that speaks the protocol by hand, as far as a test wants it to.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstring>
#include <string>

#include "net/frame.h"
#include "net/stream.h"

namespace pcp::net {

inline std::string control(const Message& message) { return std::string(encode(message).control.text()); }

// A head that announces so many bytes.
inline std::string frame_head(std::uint32_t control_bytes, std::uint32_t payload_bytes = 0) {
  std::string head(kHeadBytes, '\0');
  std::memcpy(head.data(), &control_bytes, sizeof(control_bytes));
  std::memcpy(head.data() + sizeof(control_bytes), &payload_bytes, sizeof(payload_bytes));
  return head;
}
inline std::string frame(const std::string& control, const std::string& payload = "") {
  auto size = [](const std::string& text) { return static_cast<std::uint32_t>(text.size()); };
  return frame_head(size(control), size(payload)) + control + payload;
}

inline const std::string kPlainPreamble("PCP\1P\0\0\0", 8), kTlsPreamble("PCP\1T\0\0\0", 8);

// Waits where the system does; closes when it ends.
class RawConnection {
 public:
  explicit RawConnection(int port) : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(descriptor_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0)
        << std::strerror(errno);
    give_up_after(20);
  }
  explicit RawConnection(int port, const std::string& first) : RawConnection(port) { say(first); }
  ~RawConnection() { ::close(descriptor_); }
  RawConnection(const RawConnection&) = delete;
  RawConnection& operator=(const RawConnection&) = delete;

  bool say(const std::string& bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
      std::size_t count = some(bytes, at);
      if (count == 0) return false;
      at += count;
    }
    return true;
  }
  // Empty when the other end closes first.
  std::string hear(std::size_t count) {
    std::string bytes(count, '\0');
    std::size_t filled = 0;
    while (filled < count) {
      auto space = std::as_writable_bytes(std::span(bytes)).subspan(filled);
      Stream::Result result = stream_.read(space, scratch());
      if (result.status != Stream::Status::done) return "";
      filled += result.bytes;
    }
    return bytes;
  }
  bool is_ended_by_peer() { return hear(1).empty(); }

  bool shake_plain() { return say(kPlainPreamble) && hear(8) == kPlainPreamble; }
  // Whether the server knows the key.
  bool shake_tls(const KeyPair& own, const std::string& server_key) {
    if (!say(kTlsPreamble) || hear(8) != kTlsPreamble) return false;
    tls_ = std::make_unique<TlsContext>(own, server_key);
    stream_.connect_tls(*tls_);
    return stream_.shake_hands() == Stream::Status::done && hear(1) == "+";
  }
  // Closing throws away what is on its way, as a process does that crashes with unread bytes.
  void reset_at_end() {
    linger now{1, 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
  }
  void give_up_after(int seconds) {
    timeval time{seconds, 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof(time));
    ::setsockopt(descriptor_, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof(time));
  }
  int descriptor() const { return descriptor_; }

 private:
  // One for all, so that what a test measures is the server's memory.
  static Stream::Scratch& scratch() {
    thread_local Stream::Scratch shared;
    return shared;
  }

  std::size_t some(const std::string& bytes, std::size_t at) {
    iovec part{const_cast<char*>(bytes.data()) + at, bytes.size() - at};
    return stream_.write({&part, 1}, scratch()).bytes;
  }

  int descriptor_;
  std::unique_ptr<TlsContext> tls_;
  Stream stream_{descriptor_};
};

}  // namespace pcp::net
