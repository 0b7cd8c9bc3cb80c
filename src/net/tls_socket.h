// The socket below a TLS connection. OpenSSL would send and receive each record of 16 KiB by system calls of its own;
// here the records of one write are gathered and sent together, and those of one read are received together. (OpenSSL
// can read ahead itself, but moves all that it has read to the front of its buffer for each record.)
#pragma once

#include <openssl/bio.h>

#include <cstddef>
#include <span>
#include <vector>

namespace pcp::net {

class TlsSocket {
 public:
  enum class Sent { all, some, none };  // some: the rest waits until the socket is writable; none: the peer is gone

  explicit TlsSocket(int descriptor) : descriptor_(descriptor) {}
  TlsSocket(const TlsSocket&) = delete;
  TlsSocket& operator=(const TlsSocket&) = delete;

  // For OpenSSL, which becomes its owner. It uses this object.
  BIO* make_bio();

  // From now on records go to `room`, which must be large enough for all of them, until send() is called.
  void gather(std::span<std::byte> room);
  // Sends what was gathered. What the socket does not take now is kept, and sent before anything else.
  Sent send();
  bool has_unsent() const { return !unsent_.empty(); }
  // Bytes that the socket takes now, as far as the system says so.
  std::size_t free_bytes() const;

  // From now on at most so many bytes are received at once, as `room` has, until keep_ahead() is called. It keeps what
  // OpenSSL has not asked for.
  void read_ahead(std::span<std::byte> room) { ahead_room_ = room; }
  void keep_ahead();

 private:
  static int write(BIO*, const char* bytes, int size);
  static int read(BIO*, char* space, int size);
  static long control(BIO*, int what, long, void*);

  int descriptor_;
  std::span<std::byte> room_;  // empty: nothing is gathered
  std::size_t gathered_ = 0;
  std::vector<std::byte> unsent_;
  std::span<std::byte> ahead_room_;   // empty: nothing is read ahead
  std::span<const std::byte> ahead_;  // received, in that room or in kept_
  std::vector<std::byte> kept_;
};

}  // namespace pcp::net
