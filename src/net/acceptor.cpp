#include "net/acceptor.h"

#include <sys/socket.h>
#include <unistd.h>

#include <asio/post.hpp>
#include <cerrno>

#include "net/sockets.h"

namespace pcp::net {
namespace {

constexpr int kAtOnce = 64;
constexpr std::chrono::milliseconds kPauseWithoutRoom{100};

bool is_out_of_room(int error) { return error == EMFILE || error == ENFILE || error == ENOBUFS || error == ENOMEM; }

}  // namespace

Acceptor::Acceptor(IoThreads& threads, Hub& hub, Connection::Setup setup, int descriptor, std::size_t most_descriptors)
    : threads_(threads),
      hub_(hub),
      setup_(std::move(setup)),
      most_descriptors_(most_descriptors),
      descriptor_(threads.at(0).context, descriptor),
      timer_(threads.at(0).context) {}

void Acceptor::start() {
  asio::post(threads_.at(0).context, [self = shared_from_this()] { self->wait(); });
}

void Acceptor::stop() {
  asio::post(threads_.at(0).context, [self = shared_from_this()] {
    self->timer_.cancel();
    self->descriptor_.close();
  });
}

void Acceptor::wait() {
  descriptor_.async_wait(asio::posix::stream_descriptor::wait_read,
                         [self = shared_from_this()](const asio::error_code& error) {
                           if (!error) self->take_in();
                         });
}

void Acceptor::take_in() {
  for (int i = 0; i < kAtOnce; ++i) {
    if (take_one()) continue;
    if (is_out_of_room(errno)) return pause();
    break;
  }
  wait();
}

bool Acceptor::take_one() {
  int descriptor = ::accept4(descriptor_.native_handle(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (descriptor < 0) {
    int error = errno;
    if (is_out_of_room(error)) hub_.count("no room for a connection");
    if (is_out_of_room(error)) hub_.put_out_stranger();
    errno = error;
    return error == ECONNABORTED || error == EINTR || error == EPROTO;
  }
  // The system gives out the smallest free number, so a large number means that few descriptors are left.
  bool is_full = static_cast<std::size_t>(descriptor) >= most_descriptors_;
  if (is_full && !hub_.put_out_stranger()) {
    ::close(descriptor);
    hub_.count("no room for a connection");
    return true;
  }
  if (setup_.kind != Connection::Kind::local) prepare_tcp(descriptor);
  try {
    auto connection = std::make_shared<Connection>(threads_.at(++taken_in_), hub_, setup_, descriptor);
    descriptor = -1;  // it closes it
    connection->start(setup_.kind != Connection::Kind::local);
  } catch (const std::exception&) {  // no memory, or the system does not watch more descriptors
    if (descriptor >= 0) ::close(descriptor);
    hub_.count("no room for a connection");
  }
  return true;
}

// Waits before it accepts again: the peer that waits is still there, and at once there would still be no room.
void Acceptor::pause() {
  timer_.expires_after(kPauseWithoutRoom);
  timer_.async_wait([self = shared_from_this()](const asio::error_code& error) {
    if (!error) self->wait();
  });
}

}  // namespace pcp::net
