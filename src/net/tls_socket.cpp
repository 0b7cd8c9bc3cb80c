#include "net/tls_socket.h"

#include <linux/sock_diag.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
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

std::size_t TlsSocket::free_bytes() const {
  std::array<std::uint32_t, SK_MEMINFO_VARS> memory{};
  socklen_t size = sizeof(memory);
  if (::getsockopt(descriptor_, SOL_SOCKET, SO_MEMINFO, memory.data(), &size) != 0) return 0;
  return memory[SK_MEMINFO_SNDBUF] - std::min(memory[SK_MEMINFO_SNDBUF], memory[SK_MEMINFO_WMEM_QUEUED]);
}

void TlsSocket::keep_ahead() {
  ahead_room_ = {};
  std::vector<std::byte> rest(ahead_.begin(), ahead_.end());
  kept_.swap(rest);
  ahead_ = kept_;
}

int TlsSocket::read(BIO* bio, char* space, int size) {
  auto& self = *static_cast<TlsSocket*>(BIO_get_data(bio));
  auto wanted = static_cast<std::size_t>(size);
  BIO_clear_retry_flags(bio);
  if (self.ahead_.empty()) {
    bool direct = self.ahead_room_.size() <= wanted;
    std::span room = direct ? std::as_writable_bytes(std::span(space, wanted)) : self.ahead_room_;
    ssize_t count = ::recv(self.descriptor_, room.data(), room.size(), 0);
    if (count < 0 && is_full()) BIO_set_retry_read(bio);
    if (direct || count <= 0) return static_cast<int>(count);
    self.ahead_ = room.first(static_cast<std::size_t>(count));
  }
  std::size_t count = std::min(wanted, self.ahead_.size());
  std::memcpy(space, self.ahead_.data(), count);
  self.ahead_ = self.ahead_.subspan(count);
  return static_cast<int>(count);
}

long TlsSocket::control(BIO*, int what, long, void*) { return what == BIO_CTRL_FLUSH ? 1 : 0; }

}  // namespace pcp::net
