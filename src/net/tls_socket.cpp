#include "net/tls_socket.h"

#include <sys/socket.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <new>

namespace pcp::net {
namespace {

bool is_full() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

struct FreeMethod {
  void operator()(BIO_METHOD* method) const { BIO_meth_free(method); }
};

}  // namespace

BIO* TlsSocket::make_bio() {
  static const std::unique_ptr<BIO_METHOD, FreeMethod> method = [] {
    std::unique_ptr<BIO_METHOD, FreeMethod> made(BIO_meth_new(BIO_TYPE_SOURCE_SINK | BIO_get_new_index(), "socket"));
    if (!made) throw std::bad_alloc();
    BIO_meth_set_write(made.get(), write);
    BIO_meth_set_read(made.get(), read);
    BIO_meth_set_ctrl(made.get(), control);
    return made;
  }();
  BIO* bio = BIO_new(method.get());
  if (!bio) throw std::bad_alloc();
  BIO_set_data(bio, this);
  BIO_set_init(bio, 1);
  return bio;
}

void TlsSocket::gather(std::span<std::byte> room) {
  room_ = room;
  gathered_ = 0;
}

TlsSocket::Sent TlsSocket::send() {
  std::span<const std::byte> left = has_unsent() ? std::span<const std::byte>(unsent_) : room_.first(gathered_);
  while (!left.empty()) {
    ssize_t count = ::send(descriptor_, left.data(), left.size(), MSG_NOSIGNAL);
    if (count < 0 && !is_full()) return Sent::none;
    if (count <= 0) break;
    left = left.subspan(static_cast<std::size_t>(count));
  }
  std::vector<std::byte> rest(left.begin(), left.end());
  unsent_.swap(rest);
  room_ = {};
  return has_unsent() ? Sent::some : Sent::all;
}

// Outside of a write only the handshake, an alert and the end of the connection come here, a few hundred bytes.
int TlsSocket::write(BIO* bio, const char* bytes, int size) {
  auto& self = *static_cast<TlsSocket*>(BIO_get_data(bio));
  auto count = static_cast<std::size_t>(size);
  BIO_clear_retry_flags(bio);
  if (!self.room_.empty()) {
    if (count > self.room_.size() - self.gathered_) return -1;
    std::memcpy(self.room_.data() + self.gathered_, bytes, count);
    self.gathered_ += count;
    return size;
  }
  if (self.has_unsent()) {  // in order
    auto* first = reinterpret_cast<const std::byte*>(bytes);
    self.unsent_.insert(self.unsent_.end(), first, first + count);
    return size;
  }
  ssize_t sent = ::send(self.descriptor_, bytes, count, MSG_NOSIGNAL);
  if (sent < 0 && is_full()) BIO_set_retry_write(bio);
  return static_cast<int>(sent);
}

int TlsSocket::read(BIO* bio, char* space, int size) {
  auto& self = *static_cast<TlsSocket*>(BIO_get_data(bio));
  BIO_clear_retry_flags(bio);
  ssize_t count = ::recv(self.descriptor_, space, static_cast<std::size_t>(size), 0);
  if (count < 0 && is_full()) BIO_set_retry_read(bio);
  return static_cast<int>(count);
}

long TlsSocket::control(BIO*, int what, long, void*) { return what == BIO_CTRL_FLUSH ? 1 : 0; }

}  // namespace pcp::net
