#include "net/socket.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>

#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr int kEncryptionBytes = 64;  // what CURVE adds to a frame, rounded up

void release(void*, void* owner) { delete static_cast<std::shared_ptr<const void>*>(owner); }

zmq::message_t by_reference(const Payload& payload) {
  auto bytes = payload.bytes();
  if (!payload.owner()) return zmq::message_t(bytes.data(), bytes.size());
  auto owner = std::make_unique<std::shared_ptr<const void>>(payload.owner());
  zmq::message_t message(const_cast<std::byte*>(bytes.data()), bytes.size(), release, owner.get());
  owner.release();
  return message;
}

}  // namespace

void set_limits(zmq::socket_t& socket) {
  using namespace zmq;
  socket.set(sockopt::maxmsgsize, static_cast<std::int64_t>(kMaxPayloadBytes) + kEncryptionBytes);
  socket.set(sockopt::sndhwm, kQueueMessages);
  socket.set(sockopt::rcvhwm, kQueueMessages);
  socket.set(sockopt::linger, static_cast<int>(kLastWords.count()));
  socket.set(sockopt::ipv6, true);
  socket.set(sockopt::handshake_ivl, 10'000);
  // A connection whose other end is silently gone ends after 20 s; the cluster's own heartbeats are faster.
  socket.set(sockopt::heartbeat_ivl, 5'000);
  socket.set(sockopt::heartbeat_timeout, 20'000);
  socket.set(sockopt::tcp_keepalive, 1);
  socket.set(sockopt::tcp_keepalive_idle, 30);
  socket.set(sockopt::tcp_keepalive_intvl, 10);
  socket.set(sockopt::tcp_keepalive_cnt, 3);
}

std::string tcp_address(const std::string& host, const std::string& port) {
  bool brackets = host.find(':') != std::string::npos && host.front() != '[';
  return "tcp://" + (brackets ? "[" + host + "]" : host) + ":" + port;
}

bool send(zmq::socket_t& socket, std::string_view routing_id, const Frames& frames) {
  using zmq::send_flags;
  constexpr send_flags kNow = send_flags::dontwait, kMore = send_flags::dontwait | send_flags::sndmore;
  try {
    if (!routing_id.empty() && !socket.send(zmq::buffer(routing_id), kMore)) return false;
    bool payload = !frames.payload.empty();
    if (!socket.send(by_reference(frames.control), payload ? kMore : kNow)) return false;
    return !payload || socket.send(by_reference(frames.payload), kNow).has_value();
  } catch (const zmq::error_t& error) {
    if (error.num() != EHOSTUNREACH && error.num() != EINTR) throw;
    errno = error.num();
    return false;
  }
}

Received receive(zmq::socket_t& socket) {
  Received received;
  bool more = true;
  while (more) {
    zmq::message_t part;
    if (!socket.recv(part, zmq::recv_flags::dontwait)) break;
    more = part.more();
    if (received.count++ < 3) received.parts.push_back(std::move(part));
  }
  return received;
}

Payload payload_of(zmq::message_t&& frame) {
  auto owner = std::make_shared<zmq::message_t>(std::move(frame));
  std::span bytes(static_cast<const std::byte*>(owner->data()), owner->size());
  return {std::move(owner), bytes};
}

Monitor::Monitor(zmq::context_t& context, zmq::socket_t& watched)
    : watched_(watched), socket_(context, zmq::socket_type::pair) {
  static std::atomic<std::uint64_t> counter{0};
  std::string address = "inproc://monitor-" + std::to_string(counter++);
  if (::zmq_socket_monitor(watched.handle(), address.c_str(), ZMQ_EVENT_ALL) != 0) throw zmq::error_t();
  socket_.set(zmq::sockopt::linger, 0);
  socket_.set(zmq::sockopt::rcvhwm, 0);  // a full queue would hold up ZeroMQ's own thread
  socket_.connect(address);
}

// In this order: a report without a reader would hold up ZeroMQ's own thread as well.
Monitor::~Monitor() {
  ::zmq_socket_monitor(watched_.handle(), nullptr, 0);
  socket_.close();
}

std::optional<Monitor::Report> Monitor::next() {
  zmq::message_t event, address;
  if (!socket_.recv(event, zmq::recv_flags::dontwait)) return std::nullopt;
  if (event.more()) (void)socket_.recv(address, zmq::recv_flags::dontwait);
  Report report;
  if (event.size() < sizeof(report.event) + sizeof(report.value)) return std::nullopt;
  std::memcpy(&report.event, event.data(), sizeof(report.event));
  std::memcpy(&report.value, event.data<char>() + sizeof(report.event), sizeof(report.value));
  return report;
}

Waker::Waker() : descriptor_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (descriptor_ < 0) fail(Code::resource_exhausted, "no descriptors are left for the network");
}

Waker::~Waker() { ::close(descriptor_); }

void Waker::wake() {
  std::uint64_t one = 1;
  (void)!::write(descriptor_, &one, sizeof(one));
}

bool Waker::take() {
  std::uint64_t count = 0;
  return ::read(descriptor_, &count, sizeof(count)) == sizeof(count);
}

void wait(const std::vector<zmq::socket_t*>& sockets, const Waker& waker, Clock::time_point until) {
  std::vector<zmq::pollitem_t> items;
  for (zmq::socket_t* socket : sockets) items.push_back({socket->handle(), 0, ZMQ_POLLIN, 0});
  items.push_back({nullptr, waker.descriptor(), ZMQ_POLLIN, 0});
  auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
  try {
    zmq::poll(items, std::max(left, std::chrono::milliseconds(0)));
  } catch (const zmq::error_t& error) {
    if (error.num() != EINTR) throw;
  }
}

}  // namespace pcp::net
