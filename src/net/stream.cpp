#include "net/stream.h"

#include <openssl/err.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace pcp::net {
namespace {

constexpr std::size_t kRecordBytes = 16 * 1024;  // the most TLS encrypts at once
// A key of AES-GCM is safe for some 2^24 records, which OpenSSL does not count. So the key is renewed after these
// bytes.
constexpr std::size_t kRenewalBytes = std::size_t{64} << 20;

Stream::Result of_socket(ssize_t count, Stream::Status full) {
  if (count > 0) return {Stream::Status::done, static_cast<std::size_t>(count)};
  bool again = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
  return {again ? full : Stream::Status::ended, 0};
}

}  // namespace

Stream::Result Stream::of_tls(int returned) {
  if (returned > 0) return {Status::done, static_cast<std::size_t>(returned)};
  switch (SSL_get_error(ssl_.get(), returned)) {
    case SSL_ERROR_WANT_READ:
      return {Status::wants_read, 0};
    case SSL_ERROR_WANT_WRITE:
      return {Status::wants_write, 0};
    case SSL_ERROR_SSL:
      break;
    default:
      return {Status::ended, 0};
  }
  switch (ERR_GET_REASON(ERR_peek_error())) {
    case SSL_R_UNEXPECTED_EOF_WHILE_READING:
      return {Status::ended, 0};
    case SSL_R_SSLV3_ALERT_BAD_CERTIFICATE:
      return {Status::our_key, 0};
    case SSL_R_CERTIFICATE_VERIFY_FAILED:
      return {Status::wrong_key, 0};
    default:
      return {Status::malformed, 0};
  }
}

Stream::Status Stream::shake_hands() {
  ERR_clear_error();
  return of_tls(SSL_do_handshake(ssl_.get())).status;
}

Stream::Result Stream::read(std::span<std::byte> space) {
  if (!ssl_) return of_socket(::recv(descriptor_, space.data(), space.size(), 0), Status::wants_read);
  std::size_t filled = 0;
  while (filled < space.size()) {  // a record at a time
    ERR_clear_error();
    int most = static_cast<int>(std::min(space.size() - filled, std::size_t{1} << 30));
    Result result = of_tls(SSL_read(ssl_.get(), space.data() + filled, most));
    if (result.status != Status::done) return filled > 0 ? Result{Status::done, filled} : result;
    filled += result.bytes;
  }
  return {Status::done, filled};
}

Stream::Result Stream::write(std::span<const iovec> parts, std::span<std::byte> scratch) {
  if (ssl_) return write_tls(parts, scratch);
  msghdr message{};
  message.msg_iov = const_cast<iovec*>(parts.data());
  message.msg_iovlen = parts.size();
  return of_socket(::sendmsg(descriptor_, &message, MSG_NOSIGNAL), Status::wants_write);
}

// Large parts are encrypted where they are in memory, small ones are first joined into one record.
Stream::Result Stream::write_tls(std::span<const iovec> parts, std::span<std::byte> scratch) {
  const void* bytes = parts[0].iov_base;
  std::size_t size = parts[0].iov_len;
  if (size < kRecordBytes && parts.size() > 1) {
    bytes = scratch.data();
    size = 0;
    for (const iovec& part : parts) {
      std::size_t count = std::min(part.iov_len, kRecordBytes - size);
      std::memcpy(scratch.data() + size, part.iov_base, count);
      if ((size += count) == kRecordBytes) break;
    }
  }
  ERR_clear_error();
  Result result = of_tls(SSL_write(ssl_.get(), bytes, static_cast<int>(size)));
  if (result.status == Status::done) renew_key(result.bytes);
  return result;
}

void Stream::renew_key(std::size_t bytes) {
  since_renewal_ += bytes;
  if (since_renewal_ < kRenewalBytes) return;
  since_renewal_ = 0;
  SSL_key_update(ssl_.get(), SSL_KEY_UPDATE_NOT_REQUESTED);
}

void Stream::end_writing() {
  ERR_clear_error();
  if (ssl_) SSL_shutdown(ssl_.get());
  ::shutdown(descriptor_, SHUT_WR);
}

}  // namespace pcp::net
