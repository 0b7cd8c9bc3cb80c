#include "net/connection.h"

#include <algorithm>
#include <asio/post.hpp>
#include <exception>
#include <utility>

#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr std::size_t kTurnBytes = std::size_t{1} << 20;  // after so much, other connections of the thread get a turn
constexpr std::size_t kMessageBytes = 512;                // memory that a message takes beside its frames
constexpr std::size_t kLargeFrameBytes = std::size_t{16} << 10;
constexpr std::size_t kMostParts = 24;  // given to the system at once
constexpr std::size_t kSentAtOnce = std::size_t{16} << 10;

const char* kind_of_refusal(const Error& error) {
  switch (error.code()) {
    case Code::resource_exhausted:
      return "too large";
    case Code::invalid_argument:
      return "fields without sense";
    default:
      return "not a message";
  }
}

}  // namespace

Connection::Connection(IoThread& thread, Hub& hub, const Setup& setup, int descriptor)
    : thread_(thread),
      hub_(hub),
      setup_(setup),
      descriptor_(thread.context, descriptor),
      timer_(thread.context),
      stream_(descriptor),
      reader_(hub.buffers,
              [this](Payload control, Payload payload) { deliver(std::move(control), std::move(payload)); }),
      phase_(setup.is_server ? Phase::preamble : Phase::connecting) {}

// --- From other threads.

// What a peer sends may end its connection, and nothing else.
void Connection::guard(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error&) {
    end(End::too_large);
  } catch (const std::exception&) {  // no memory
    end(End::no_room);
  }
}

void Connection::post(std::function<void()> action) {
  asio::post(thread_.context, [self = shared_from_this(), action = std::move(action)] { self->guard(action); });
}

void Connection::end_from_outside(End why) {
  post([this, why] { end(why); });
}

void Connection::resume_reading() { again(&Connection::begin_reading); }

void Connection::room_was_made() {
  std::unique_lock lock(mutex_);
  say_writable_locked(lock);
}

void Connection::own_copies(std::vector<const void*> owners) {
  post([this, owners = std::move(owners)] { copy_parts(owners); });
}

std::optional<Hub::Clock::time_point> Connection::waits_to_send_since() {
  std::lock_guard lock(mutex_);
  return outgoing_.empty() ? std::nullopt : std::optional(first_since_);
}

void Connection::end_after(std::chrono::milliseconds time) {
  post([this, time] { set_timer(time, End::cut); });
}

void Connection::finish() {
  post([this] {
    if (phase_ != Phase::open) return end(End::cut);
    finishing_ = true;
    set_timer(kLastWords, End::cut);
    std::unique_lock lock(mutex_);
    bool is_writing = is_writing_;
    lock.unlock();
    if (!is_writing) written_out();
    begin_reading();
  });
}

Connection::Taken Connection::take(std::size_t most) {
  Taken taken;
  std::size_t cost = 0;
  std::unique_lock lock(mutex_);
  taken.opened = std::exchange(opened_, false);
  taken.writable = std::exchange(writable_, false);
  while (taken.messages.size() < most && !incoming_.empty()) {
    cost += incoming_.front().cost;
    taken.messages.push_back(std::move(incoming_.front().message));
    incoming_.pop_front();
  }
  incoming_bytes_ -= cost;
  bool more = is_announced_ = !incoming_.empty();
  if (!more) taken.ended = std::exchange(ended_, false);
  bool has_room =
      incoming_bytes_ <= hub_.limits().received_bytes / 2 && incoming_.size() <= hub_.limits().received_messages / 2;
  bool resume = reading_paused_ && has_room;
  if (resume) reading_paused_ = false;
  lock.unlock();
  if (cost > 0) hub_.release(cost);
  if (more) hub_.announce(shared_from_this());
  if (resume) resume_reading();
  return taken;
}

Connection::Sent Connection::send(const Frames& frames) {
  const Limits& limits = hub_.limits();
  Outgoing message{head_of(frames), frames};
  std::unique_lock lock(mutex_);
  if (is_closed_) return Sent::closed;
  bool is_empty = outgoing_.empty();
  bool full = outgoing_.size() >= limits.queued_messages || outgoing_bytes_ + message.bytes() > limits.queued_bytes;
  if (full && !is_empty) {
    wants_writable_ = true;
    return Sent::full;
  }
  std::size_t written = 0;
  if (writes_at_once_ && is_empty && !is_writing_ && message.bytes() <= kSentAtOnce) {
    written = write_at_once(message);
    if (written == message.bytes()) return Sent::yes;
  }
  // A message without payload is small: one of them everybody can be sent. One that was begun has to be ended.
  if (!hub_.queued.take(frames, written > 0 || (is_empty && frames.payload.empty()))) {
    if (!std::exchange(wants_writable_, true)) hub_.queued.wait_for_room(shared_from_this());
    return Sent::full;
  }
  if (is_empty) {
    first_since_ = Hub::Clock::now();
    written_ = written;
  }
  outgoing_bytes_ += message.bytes();
  outgoing_.push_back(std::move(message));
  if (std::exchange(is_writing_, true)) return Sent::yes;
  lock.unlock();
  again(&Connection::write);
  return Sent::yes;
}

// A small message goes out on the caller's thread where nothing is before it: to wake the I/O thread takes longer. The
// lock is held, so that the I/O thread does not close the descriptor meanwhile.
std::size_t Connection::write_at_once(const Outgoing& message) {
  std::array<iovec, 3> parts;
  std::size_t count = 0;
  for (std::span<const std::byte> bytes :
       {std::span<const std::byte>(message.head), message.frames.control.bytes(), message.frames.payload.bytes()}) {
    if (!bytes.empty()) parts[count++] = {const_cast<std::byte*>(bytes.data()), bytes.size()};
  }
  return stream_.write(std::span(parts).first(count), thread_.scratch).bytes;
}

void Connection::announce_locked(std::unique_lock<std::mutex>& lock) {
  if (std::exchange(is_announced_, true)) return;
  lock.unlock();
  hub_.announce(shared_from_this());
}

// --- In the I/O thread.

void Connection::again(void (Connection::*step)()) {
  post([this, step] { (this->*step)(); });
}

void Connection::when_ready(Stream::Status status, void (Connection::*step)()) {
  auto what = status == Stream::Status::wants_write ? asio::posix::stream_descriptor::wait_write
                                                    : asio::posix::stream_descriptor::wait_read;
  descriptor_.async_wait(what, [self = shared_from_this(), step](const asio::error_code& error) {
    if (!error) self->guard([&] { (*self.*step)(); });
  });
}

void Connection::set_timer(std::chrono::milliseconds time, End why) {
  if (phase_ == Phase::ended) return;
  timer_.expires_after(time);
  timer_.async_wait([self = shared_from_this(), why](const asio::error_code& error) {
    if (!error) self->end(why);
  });
}

bool Connection::may_read() {
  if (phase_ != Phase::open) return false;
  if (finishing_) return true;
  {
    std::lock_guard lock(mutex_);
    if (reading_paused_) return false;
  }
  return !hub_.over() || !hub_.wait_for_room(shared_from_this());
}

void Connection::begin_reading() {
  if (!std::exchange(is_reading_, true)) read();
}

// Reads until nothing is left, and is called again when there is more. It also ends when nothing may be read now; then
// begin_reading must be called to go on.
void Connection::read() {
  for (std::size_t turn = 0; may_read();) {
    std::span<std::byte> large = reader_.space();
    std::span<std::byte> space = large.empty() ? std::span(thread_.received) : large;
    Stream::Result result = stream_.read(space, thread_.scratch);
    if (result.status == Stream::Status::wants_read || result.status == Stream::Status::wants_write) {
      return when_ready(result.status, &Connection::read);
    }
    if (result.status != Stream::Status::done) return end(End::closed);
    if (large.empty()) {
      reader_.feed(space.first(result.bytes));
    } else {
      reader_.filled(result.bytes);
    }
    settle_memory();
    // Small messages that came short were all that there is, and waiting finds what has come since. Of a large one more
    // is on its way.
    if (setup_.kind != Kind::encrypted && large.empty() && result.bytes < space.size()) {
      return when_ready(Stream::Status::wants_read, &Connection::read);
    }
    // The cost of small messages is in their number, so one read of them is a whole turn.
    turn += large.empty() && result.bytes == space.size() ? kTurnBytes : result.bytes;
    if (turn >= kTurnBytes) return again(&Connection::read);
  }
  is_reading_ = false;
}

void Connection::settle_memory() {
  std::size_t now = reader_.held_bytes();
  if (now == held_bytes_) return;
  std::size_t before = std::exchange(held_bytes_, now);
  if (now >= kLargeFrameBytes) hub_.begin_large_frame(id_, now);
  if (now < kLargeFrameBytes && before >= kLargeFrameBytes) hub_.end_large_frame(id_);
  if (now > before) hub_.charge(now - before);
  if (now < before) hub_.release(before - now);
}

void Connection::deliver(Payload control, Payload payload) {
  std::size_t bytes = control.bytes().size() + payload.bytes().size();
  hub_.bytes_received += bytes;
  if (finishing_) return;
  Incoming incoming;
  try {
    std::array<Payload, 2> frames = {std::move(control), std::move(payload)};
    incoming = {decode(std::span(frames).first(frames[1].empty() ? 1 : 2)), bytes + kMessageBytes};
  } catch (const Error& error) {
    return hub_.count(kind_of_refusal(error));
  }
  has_spoken_ = true;
  if (is_stranger_ && setup_.kind == Kind::plain) become_known();
  hub_.charge(incoming.cost);
  std::unique_lock lock(mutex_);
  incoming_bytes_ += incoming.cost;
  incoming_.push_back(std::move(incoming));
  reading_paused_ =
      incoming_bytes_ >= hub_.limits().received_bytes || incoming_.size() >= hub_.limits().received_messages;
  announce_locked(lock);
}

void Connection::write() {
  for (std::size_t turn = 0; phase_ == Phase::open;) {
    std::array<iovec, kMostParts> parts;
    std::size_t count = next_parts(parts);
    if (count == 0 && !stream_.has_unsent()) break;
    Stream::Result result =
        count > 0 ? stream_.write(std::span(parts).first(count), thread_.scratch) : Stream::Result{stream_.flush(), 0};
    if (result.status == Stream::Status::wants_read || result.status == Stream::Status::wants_write) {
      return when_ready(result.status, &Connection::write);
    }
    if (result.status != Stream::Status::done) return end(End::closed);
    drop_written(result.bytes);
    if ((turn += result.bytes) >= kTurnBytes) return again(&Connection::write);
  }
  if (finishing_) written_out();
}

// The bytes to write next, without those of the first message that are already written. When there are none, writing
// ends, and whoever queues a message starts it again.
std::size_t Connection::next_parts(std::span<iovec> parts) {
  std::lock_guard lock(mutex_);
  std::size_t count = 0, skip = written_;
  auto add = [&](std::span<const std::byte> bytes) {
    std::size_t skipped = std::min(skip, bytes.size());
    skip -= skipped;
    bytes = bytes.subspan(skipped);
    if (!bytes.empty()) parts[count++] = {const_cast<std::byte*>(bytes.data()), bytes.size()};
  };
  for (const Outgoing& message : outgoing_) {
    if (count + 3 > parts.size()) break;
    add(message.head);
    add(message.frames.control.bytes());
    add(message.frames.payload.bytes());
  }
  is_writing_ = count > 0 || stream_.has_unsent();
  return count;
}

void Connection::drop_written(std::size_t bytes) {
  std::deque<Outgoing> sent;  // released without the lock
  std::unique_lock lock(mutex_);
  written_ += bytes;
  while (!outgoing_.empty() && written_ >= outgoing_.front().bytes()) {
    Outgoing& first = outgoing_.front();
    written_ -= first.bytes();
    outgoing_bytes_ -= first.bytes();
    sent.push_back(std::move(first));
    outgoing_.pop_front();
  }
  if (sent.empty()) return;
  first_since_ = Hub::Clock::now();
  say_writable_locked(lock);
  if (lock.owns_lock()) lock.unlock();
  give_back(sent);
}

// When there is room again after a message found none.
void Connection::say_writable_locked(std::unique_lock<std::mutex>& lock) {
  const Limits& limits = hub_.limits();
  bool has_room = outgoing_bytes_ <= limits.queued_bytes / 2 && outgoing_.size() <= limits.queued_messages / 2;
  if (!wants_writable_ || !has_room || is_closed_) return;
  wants_writable_ = false;
  writable_ = true;
  announce_locked(lock);
}

void Connection::give_back(const std::deque<Outgoing>& messages) {
  for (const Outgoing& message : messages) hub_.queued.give_back(message.frames);
  hub_.room_was_made();
}

// Messages are changed and taken by this thread alone, so that they can be copied from without the lock.
void Connection::copy_parts(const std::vector<const void*>& owners) {
  std::vector<Outgoing*> found;
  {
    std::lock_guard lock(mutex_);
    for (Outgoing& message : outgoing_) {
      if (std::ranges::count(owners, message.frames.payload.owner().get()) > 0) found.push_back(&message);
    }
  }
  for (Outgoing* message : found) {
    Frames before = message->frames, copied = {before.control, hub_.queued.copy_of(before.payload)};
    hub_.queued.take(copied, /*always=*/true);
    {
      std::lock_guard lock(mutex_);
      message->frames = std::move(copied);
    }
    hub_.queued.give_back(before);
  }
}

// Waits for the other end to read what is left and to close. If this end closed first while bytes of the peer are
// unread, the system would throw away what is still on its way.
void Connection::written_out() {
  if (phase_ == Phase::open && !std::exchange(said_all_, true)) stream_.end_writing();
}

void Connection::end(End why) {
  if (phase_ == Phase::ended) return;
  auto self = shared_from_this();  // the hub may hold the last other reference
  count_end(why);
  phase_ = Phase::ended;
  timer_.cancel();
  {
    std::lock_guard lock(mutex_);
    writes_at_once_ = false;
  }
  stream_ = Stream(-1);
  descriptor_.close();
  hub_.leave(id_);  // before its memory: it is not in the way any more
  reader_.clear();  // with what it holds: others may keep the connection until its last events are taken
  hub_.release(std::exchange(held_bytes_, 0));
  std::deque<Outgoing> unsent;
  std::unique_lock lock(mutex_);
  is_closed_ = true;
  why_ = why;
  unsent.swap(outgoing_);
  bool is_told = !setup_.is_server || has_spoken_;  // else the caller never heard of it
  ended_ = is_told;
  if (is_told) announce_locked(lock);
  if (lock.owns_lock()) lock.unlock();
  give_back(unsent);
}

}  // namespace pcp::net
