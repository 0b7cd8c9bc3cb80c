#include "net/stream.h"

#include <openssl/err.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace pcp::net {
namespace {

constexpr std::size_t kRecordBytes = 16 * 1024;            // the most TLS encrypts at once
constexpr std::size_t kFewRecords = 8, kMostRecords = 32;  // sent by one system call
constexpr std::size_t kRecordFrame = 22;                   // what TLS 1.3 as we use it adds to a record
constexpr std::size_t kRecordOverhead = 256;               // the most TLS 1.3 adds to a record
// A key of AES-GCM is safe for some 2^24 records, which OpenSSL does not count. So the key is renewed after these
// bytes.
constexpr std::size_t kRenewalBytes = std::size_t{64} << 20;

Stream::Result of_socket(ssize_t count, Stream::Status full) {
  if (count > 0) return {Stream::Status::done, static_cast<std::size_t>(count)};
  bool again = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
  return {again ? full : Stream::Status::ended, 0};
}

// What is left of the parts after so many bytes.
std::span<iovec> without(std::span<iovec> parts, std::size_t bytes) {
  while (!parts.empty() && bytes >= parts[0].iov_len) {
    bytes -= parts[0].iov_len;
    parts = parts.subspan(1);
  }
  if (!parts.empty()) parts[0] = {static_cast<std::byte*>(parts[0].iov_base) + bytes, parts[0].iov_len - bytes};
  return parts;
}

}  // namespace

// A key update may be among the records.
Stream::Scratch::Scratch() : joined(kRecordBytes), records((kMostRecords + 1) * (kRecordBytes + kRecordOverhead)) {}

void Stream::accept_tls(const TlsContext& context) {
  socket_ = std::make_unique<TlsSocket>(descriptor_);
  ssl_ = context.accept(*socket_);
}

void Stream::connect_tls(const TlsContext& context) {
  socket_ = std::make_unique<TlsSocket>(descriptor_);
  ssl_ = context.connect(*socket_);
}

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

Stream::Result Stream::read(std::span<std::byte> space, Scratch& scratch) {
  if (ssl_) return read_tls(space, scratch);
  return of_socket(::recv(descriptor_, space.data(), space.size(), 0), Status::wants_read);
}

// No more is read ahead than fits the space, so that little is to be kept.
Stream::Result Stream::read_tls(std::span<std::byte> space, Scratch& scratch) {
  std::size_t filled = 0;
  Result result;
  ERR_clear_error();
  while (filled < space.size() && result.status == Status::done) {  // a record at a time
    std::size_t left = space.size() - filled, ahead = left + (left / kRecordBytes + 1) * kRecordFrame;
    socket_->read_ahead(std::span(scratch.records).first(std::min(ahead, scratch.records.size())));
    result = of_tls(SSL_read(ssl_.get(), space.data() + filled, static_cast<int>(std::min(left, kRecordBytes))));
    filled += result.bytes;
  }
  socket_->keep_ahead();
  return filled > 0 ? Result{Status::done, filled} : result;
}

Stream::Result Stream::write(std::span<const iovec> parts, Scratch& scratch) {
  if (ssl_) return write_tls(parts, scratch);
  msghdr message{};
  message.msg_iov = const_cast<iovec*>(parts.data());
  message.msg_iovlen = parts.size();
  return of_socket(::sendmsg(descriptor_, &message, MSG_NOSIGNAL), Status::wants_write);
}

// The next record's bytes. Large parts are encrypted where they are in memory, small ones are first joined.
std::span<const std::byte> Stream::next_record(std::span<iovec> parts, std::span<std::byte> joined) {
  auto bytes_of = [](const iovec& part) {
    return std::span(static_cast<const std::byte*>(part.iov_base), part.iov_len);
  };
  if (parts[0].iov_len >= kRecordBytes || parts.size() == 1) {
    return bytes_of(parts[0]).first(std::min(parts[0].iov_len, kRecordBytes));
  }
  std::size_t size = 0;
  for (const iovec& part : parts) {
    std::span<const std::byte> taken = bytes_of(part).first(std::min(part.iov_len, kRecordBytes - size));
    std::ranges::copy(taken, joined.begin() + static_cast<std::ptrdiff_t>(size));
    if ((size += taken.size()) == kRecordBytes) break;
  }
  return joined.first(size);
}

Stream::Result Stream::write_tls(std::span<const iovec> given, Scratch& scratch) {
  if (Status status = flush(); status != Status::done) return {status, 0};
  scratch.parts.assign(given.begin(), given.end());
  std::span<iovec> parts = scratch.parts;
  std::size_t written = 0;
  std::size_t most = std::clamp(socket_->free_bytes() / kRecordBytes, kFewRecords, kMostRecords);
  socket_->gather(scratch.records);
  ERR_clear_error();
  for (std::size_t record = 0; record < most && !parts.empty(); ++record) {
    std::span<const std::byte> bytes = next_record(parts, scratch.joined);
    Result result = of_tls(SSL_write(ssl_.get(), bytes.data(), static_cast<int>(bytes.size())));
    if (result.status != Status::done) return result;
    written += result.bytes;
    parts = without(parts, result.bytes);
  }
  if (socket_->send() == TlsSocket::Sent::none) return {Status::ended, 0};
  renew_key(written);
  return {Status::done, written};
}

Stream::Status Stream::flush() {
  if (!has_unsent()) return Status::done;
  switch (socket_->send()) {
    case TlsSocket::Sent::all:
      return Status::done;
    case TlsSocket::Sent::some:
      return Status::wants_write;
    case TlsSocket::Sent::none:
      break;
  }
  return Status::ended;
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
