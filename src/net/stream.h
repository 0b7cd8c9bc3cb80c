// Reads and writes the bytes of one connection, plain or encrypted, without blocking. It belongs to one thread.
#pragma once

#include <sys/uio.h>

#include <cstddef>
#include <span>

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

  explicit Stream(int descriptor) : descriptor_(descriptor) {}

  void accept_tls(const TlsContext& context) { ssl_ = context.accept(descriptor_); }
  void connect_tls(const TlsContext& context) { ssl_ = context.connect(descriptor_); }
  Status shake_hands();
  std::string peer_key() const { return peer_key_of(ssl_.get()); }

  Result read(std::span<std::byte>);
  // Writes some of the bytes, from the first part on. After wants_... the next call must begin with the same bytes.
  Result write(std::span<const iovec> parts, std::span<std::byte> scratch);
  void end_writing();

 private:
  Result of_tls(int returned);
  Result write_tls(std::span<const iovec> parts, std::span<std::byte> scratch);
  void renew_key(std::size_t bytes);

  int descriptor_;
  Ssl ssl_;
  std::size_t since_renewal_ = 0;
};

}  // namespace pcp::net
