#include <sys/socket.h>

#include <cerrno>
#include <cstring>

#include "net/connection.h"

namespace pcp::net {
namespace {

constexpr std::chrono::milliseconds kConnectTimeout{5000};
constexpr std::byte kKnown{'+'}, kUnknown{'-'};

std::array<std::byte, 8> preamble_of(Connection::Kind kind) {
  std::array<std::byte, 8> bytes{};
  std::memcpy(bytes.data(), kind == Connection::Kind::encrypted ? "PCP\1T" : "PCP\1P", 5);
  return bytes;
}

bool is_preamble(std::span<const std::byte> bytes) { return std::memcmp(bytes.data(), "PCP\1", 4) == 0; }

}  // namespace

void Connection::start(bool stranger) {
  id_ = hub_.enter(shared_from_this(), stranger);
  is_stranger_ = stranger;
  post([this, stranger] {
    if (stranger) reader_.distrust(hub_.limits().stranger_bytes);
    if (setup_.is_server) {
      set_timer(hub_.limits().handshake, End::silent);
      hear_preamble();
    } else {
      set_timer(kConnectTimeout, End::unreachable);
      if (setup_.kind == Kind::local)
        return connected();  // a local socket does not wait, and once it waited to be
                             // writable it would be told whenever it is
      when_ready(Stream::Status::wants_write, &Connection::connected);
    }
  });
}

void Connection::connected() {
  socklen_t size = sizeof(connect_error_);
  if (::getsockopt(descriptor_.native_handle(), SOL_SOCKET, SO_ERROR, &connect_error_, &size) != 0) {
    connect_error_ = errno;
  }
  if (connect_error_ != 0) return end(End::unreachable);
  phase_ = Phase::preamble;
  set_timer(hub_.limits().handshake, End::silent);
  say_preamble();
  hear_preamble();
}

void Connection::say_preamble() {
  auto bytes = preamble_of(setup_.kind);
  iovec part{bytes.data(), bytes.size()};
  if (stream_.write({&part, 1}, thread_.scratch).bytes != bytes.size()) end(End::closed);
}

void Connection::hear_preamble() {
  while (phase_ == Phase::preamble && preamble_filled_ < preamble_.size()) {
    Stream::Result result = stream_.read(std::span(preamble_).subspan(preamble_filled_), thread_.scratch);
    if (result.status == Stream::Status::wants_read) return when_ready(result.status, &Connection::hear_preamble);
    if (result.status != Stream::Status::done) return end(End::closed);
    preamble_filled_ += result.bytes;
  }
  if (phase_ == Phase::preamble) answer_preamble();
}

void Connection::answer_preamble() {
  if (!is_preamble(preamble_)) return end(End::malformed);
  if (setup_.is_server) say_preamble();
  if (preamble_ != preamble_of(setup_.kind)) return end(End::not_the_same);
  if (setup_.kind != Kind::encrypted) return open();
  if (setup_.is_server) {
    stream_.accept_tls(*setup_.tls);
  } else {
    stream_.connect_tls(*setup_.tls);
  }
  phase_ = Phase::tls;
  shake_hands();
}

void Connection::shake_hands() {
  if (phase_ != Phase::tls) return;
  Stream::Status status = stream_.shake_hands();
  if (status == Stream::Status::wants_read || status == Stream::Status::wants_write) {
    return when_ready(status, &Connection::shake_hands);
  }
  if (status != Stream::Status::done) return failed_handshake(status);
  peer_key_ = stream_.peer_key();
  phase_ = Phase::verdict;
  if (setup_.is_server) {
    say_verdict();
  } else {
    hear_verdict();
  }
}

void Connection::failed_handshake(Stream::Status status) {
  bool of_server = setup_.is_server ? status == Stream::Status::our_key : status == Stream::Status::wrong_key;
  end(of_server ? End::wrong_key : status == Stream::Status::ended ? End::closed : End::malformed);
}

void Connection::say_verdict() {
  Right right = setup_.right_of(peer_key_);
  std::byte verdict = right == Right::none ? kUnknown : kKnown;
  iovec part{&verdict, 1};
  if (stream_.write({&part, 1}, thread_.scratch).bytes != 1 || stream_.has_unsent()) return end(End::closed);
  if (right == Right::none) return end(End::unknown_key);
  if (right == Right::member) become_known();
  open();
}

void Connection::hear_verdict() {
  if (phase_ != Phase::verdict) return;
  std::byte verdict{};
  Stream::Result result = stream_.read({&verdict, 1}, thread_.scratch);
  if (result.status == Stream::Status::wants_read) return when_ready(result.status, &Connection::hear_verdict);
  if (result.status != Stream::Status::done) return failed_handshake(result.status);
  if (verdict == kUnknown) return end(End::unknown_key);
  open();
}

void Connection::become_known() {
  is_stranger_ = false;
  hub_.is_known(id_);
  reader_.trust();
  timer_.cancel();
}

// The time limit of the handshake also covers a stranger's first message.
void Connection::open() {
  phase_ = Phase::open;
  if (!is_stranger_) timer_.cancel();
  {
    std::unique_lock lock(mutex_);
    writes_at_once_ = setup_.kind != Kind::encrypted;  // of TLS the I/O thread alone knows the state
    if (!setup_.is_server) {
      opened_ = true;
      announce_locked(lock);
    }
  }
  begin_reading();
}

void Connection::count_end(End why) const {
  if (!setup_.is_server || why == End::cut) return;
  switch (why) {
    case End::malformed:
      return hub_.count("malformed handshake");
    case End::not_the_same:
      return hub_.count("not encrypted as asked");
    case End::wrong_key:
      return hub_.count("wrong server key");
    case End::unknown_key:
      return hub_.count("unknown key");
    case End::too_large:
      return hub_.count("too large");
    case End::slow_frame:
      return hub_.count("unfinished message in the way");
    case End::slow_reader:
      return hub_.count("slow reader in the way");
    case End::no_room:
      return hub_.count("no room for a connection");
    default:
      break;
  }
  if (phase_ == Phase::open && !has_spoken_) hub_.count("ended without a message");
  // Local connections are not counted: a worker of this machine first tries whether anybody listens, and breaks off.
  if (phase_ != Phase::open && setup_.kind != Kind::local) hub_.count("handshake broken off");
}

}  // namespace pcp::net
