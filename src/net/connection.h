// One connection, at either end: handshake, messages in, messages out. One I/O thread moves its bytes and exchanges
// queues of messages with the thread of the endpoint.
//
// The handshake: the client sends eight bytes ("PCP", the version of this layer, whether it wants TLS), and the server
// answers with its own eight. With TLS, the handshake of TLS follows, and then one byte in which the server says
// whether it knows the client's key. After that the connection is open.
#pragma once

#include <array>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/steady_timer.hpp>
#include <functional>

#include "net/frame.h"
#include "net/hub.h"
#include "net/io_threads.h"
#include "net/stream.h"

namespace pcp::net {

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  enum class Kind { local, plain, encrypted };
  enum class End {
    none,
    closed,        // the other end closed it or is gone
    unreachable,   // no connection could be made
    silent,        // no handshake in time
    malformed,     // the other end does not speak this protocol
    not_the_same,  // one end wants encryption, the other does not
    wrong_key,     // the server's key is not the expected one; both ends learn it
    unknown_key,   // the server does not know the client's
    too_large,     // a message past the limits was announced
    slow_frame,    // memory was short, and its message was the oldest unfinished one
    slow_reader,   // memory was short, and what was to be sent to it waited for longest
    no_room,       // a stranger that had to make room for another
    cut,           // by this end
  };

  enum class Right { none, guest, member };  // a guest has the key of an invitation, and remains a stranger

  struct Setup {
    Kind kind = Kind::plain;
    bool is_server = false;
    const TlsContext* tls = nullptr;                    // where encrypted
    std::function<Right(const std::string&)> right_of;  // for a server: what a key may do
  };

  // Owns the descriptor. That of a client is still being connected.
  Connection(IoThread&, Hub&, const Setup&, int descriptor);
  void start(bool stranger);

  // --- For the thread of the endpoint.
  struct Taken {
    std::vector<Message> messages;
    bool opened = false, writable = false, ended = false;  // ended: after the messages
  };
  // Takes what has arrived, at most so many messages. When there is more, the connection announces itself again.
  Taken take(std::size_t most);
  enum class Sent { yes, full, closed };
  Sent send(const Frames&);
  void finish();  // sends what is queued, then ends
  void end_after(std::chrono::milliseconds);
  ConnectionId id() const { return id_; }
  Kind kind() const { return setup_.kind; }
  const std::string& peer_key() const { return peer_key_; }  // of an open one
  End why_ended() const { return why_; }                     // of an ended one
  int connect_error() const { return connect_error_; }       // where unreachable

  // --- From any thread.
  void end_from_outside(End);
  void resume_reading();
  void room_was_made();                              // in the memory for what is to be sent
  void own_copies(std::vector<const void*> owners);  // of queued parts of what these hold
  std::optional<Hub::Clock::time_point> waits_to_send_since();

 private:
  enum class Phase { connecting, preamble, tls, verdict, open, ended };

  // Handshake (connection_handshake.cpp).
  void connected();
  void say_preamble();
  void hear_preamble();
  void answer_preamble();
  void shake_hands();
  void say_verdict();
  void hear_verdict();
  void failed_handshake(Stream::Status);
  void become_known();
  void open();
  void count_end(End) const;

  void begin_reading();
  void read();
  bool may_read();
  void deliver(Payload control, Payload payload);
  void settle_memory();
  void write();
  std::size_t next_parts(std::span<iovec>);
  void drop_written(std::size_t bytes);
  void written_out();
  void copy_parts(const std::vector<const void*>& owners);
  void say_writable_locked(std::unique_lock<std::mutex>&);
  void end(End);

  void when_ready(Stream::Status, void (Connection::*)());
  void again(void (Connection::*)());
  void post(std::function<void()>);
  void guard(const std::function<void()>&);
  void set_timer(std::chrono::milliseconds, End);

  IoThread& thread_;
  Hub& hub_;
  const Setup setup_;
  ConnectionId id_ = 0;

  // --- Of the I/O thread.
  asio::posix::stream_descriptor descriptor_;
  asio::steady_timer timer_;
  Stream stream_;
  FrameReader reader_;
  Phase phase_;
  std::array<std::byte, 8> preamble_{};
  std::size_t preamble_filled_ = 0;
  std::size_t held_bytes_ = 0;  // of the reader, as charged to the hub
  bool is_reading_ = false;     // or waits for something to read
  bool has_spoken_ = false;     // a whole message came
  bool finishing_ = false;
  bool said_all_ = false;
  std::string peer_key_;
  bool is_stranger_ = false;
  int connect_error_ = 0;

  // --- Shared.
  struct Incoming {
    Message message;
    std::size_t cost = 0;
  };
  struct Outgoing {
    FrameHead head;
    Frames frames;
    std::size_t bytes() const { return kHeadBytes + frames.control.bytes().size() + frames.payload.bytes().size(); }
  };
  void announce_locked(std::unique_lock<std::mutex>&);
  std::size_t write_at_once(const Outgoing&);
  void give_back(const std::deque<Outgoing>&);

  std::mutex mutex_;
  std::deque<Incoming> incoming_;
  std::size_t incoming_bytes_ = 0;
  std::deque<Outgoing> outgoing_;
  std::size_t outgoing_bytes_ = 0;
  std::size_t written_ = 0;               // of the first of them
  bool writes_at_once_ = false;           // whoever sends may write, where nothing is queued
  Hub::Clock::time_point first_since_{};  // when the first of them became the first
  bool is_announced_ = false, reading_paused_ = false, is_writing_ = false, is_closed_ = false;
  bool wants_writable_ = false, opened_ = false, writable_ = false, ended_ = false;
  End why_ = End::none;
};

}  // namespace pcp::net
