// Reads and writes the bytes of one connection, plain or encrypted, without blocking. It belongs to one thread; a plain
// one may be written to by another.
#pragma once

#include <sys/uio.h>

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "net/tls.h"

namespace pcp::net {

class Stream {
 public:
  enum class Status {
    done,
    wants_read,   // nothing can be done before the socket is readable
    wants_write,  // ... or writable
    ended,        // the other end is gone
    wrong_key,    // its key is not the one that was expected
    our_key,      // it did not expect our key
    malformed,    // it does not speak TLS, or bytes were changed on the way
  };
  struct Result {
    Status status = Status::done;
    std::size_t bytes = 0;
  };

  // Memory that reading and writing need for a moment. Streams of one thread share it.
  struct Scratch {
    std::vector<std::byte> joined;   // small parts, as one record
    std::vector<std::byte> records;  // encrypted
    std::vector<iovec> parts;        // still to be written
    Scratch();
  };

  explicit Stream(int descriptor) : descriptor_(descriptor) {}

  void accept_tls(const TlsContext&);
  void connect_tls(const TlsContext&);
  Status shake_hands();
  std::string peer_key() const { return peer_key_of(ssl_.get()); }

  Result read(std::span<std::byte>, Scratch&);
  // Writes some of the bytes, from the first part on.
  Result write(std::span<const iovec> parts, Scratch&);
  // Encrypted bytes that were written, and that the socket has not taken yet. flush() sends them, as does the next
  // write.
  bool has_unsent() const { return socket_ && socket_->has_unsent(); }
  Status flush();
  void end_writing();

 private:
  Result of_tls(int returned);
  Result read_tls(std::span<std::byte>, Scratch&);
  Result write_tls(std::span<const iovec> parts, Scratch&);
  static std::span<const std::byte> next_record(std::span<iovec> parts, std::span<std::byte> joined);
  void renew_key(std::size_t bytes);

  int descriptor_;
  std::unique_ptr<TlsSocket> socket_;  // where encrypted
  Ssl ssl_;                            // after the socket, which it uses
  std::size_t since_renewal_ = 0;
};

}  // namespace pcp::net
