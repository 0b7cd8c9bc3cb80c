#include "dispatch/session_runner.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "base/utf8.h"
#include "pcp/error.h"
#include "session/timeline.h"

namespace pcp::dispatch {
namespace {

constexpr std::size_t kAnswerBytes = 4 << 20;  // of a value in one message
// What a session may have made and not sent, before it waits.
constexpr std::size_t kMostUnsentBytes = std::size_t{64} << 20;

}  // namespace

struct SessionRunner::Session final : session::Answers {
  Session(SessionRunner& runner, std::uint64_t id, const Queue& queue)
      : runner(runner),
        id(id),
        serial(queue.serial),
        peers(queue.peers),
        executor(runner.engine_, runner.cache_, *this, runner.options_, peers.get()) {}

  void value(std::uint64_t request, HostTensor tensor) override {
    auto whole = std::make_shared<const HostTensor>(std::move(tensor));
    net::Answer answer;
    answer.session = id;
    answer.request = request;
    answer.dtype = static_cast<std::uint8_t>(whole->type().dtype);
    answer.dims.assign(whole->type().dims.begin(), whole->type().dims.end());
    std::span<const std::byte> bytes = whole->bytes();
    do {
      auto piece = bytes.subspan(answer.offset, std::min(kAnswerBytes, bytes.size() - answer.offset));
      runner.post(*this, {id, answer, net::Payload(whole, piece)});
      answer.offset += piece.size();
    } while (answer.offset < bytes.size());
  }
  void failed(std::uint64_t request, const session::Failure& failure) override {
    net::Answer answer;
    answer.session = id;
    answer.request = request;
    answer.failed = true;
    answer.code = static_cast<std::uint8_t>(failure.code);
    answer.error = printable(failure.message, kMostErrorBytes);
    runner.post(*this, {id, std::move(answer), {}});
  }

  net::SessionNumbers numbers() const {
    const session::ExecutorStats& stats = executor.stats();
    auto time = std::chrono::duration_cast<std::chrono::microseconds>(time_run);
    return {executor.tensors(),
            executor.bytes(),
            stats.calls,
            stats.calls_together,
            stats.segments,
            stats.not_compiled,
            static_cast<std::uint64_t>(time.count())};
  }

  SessionRunner& runner;
  std::uint64_t id, serial;
  std::shared_ptr<SessionPeers> peers;
  std::uint64_t bytes_run = 0;
  bool waits = false;  // in the middle of a stream
  std::chrono::steady_clock::duration time_run{0};
  session::Executor executor;
};

SessionRunner::SessionRunner(Engine& engine, int threads, const session::ExecutorOptions& options,
                             std::function<void()> wake)
    : engine_(engine), options_(options), wake_(std::move(wake)), cache_(engine, threads), thread_([this] {
        work();
      }) {}

SessionRunner::~SessionRunner() { stop(); }

void SessionRunner::stop() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

// --- What other threads say.

void SessionRunner::begin(std::uint64_t session, std::shared_ptr<SessionPeers> peers) {
  std::lock_guard lock(mutex_);
  auto [queue, is_new] = queues_.try_emplace(session);
  if (!is_new) return;
  queue->second.serial = next_serial_++;
  queue->second.peers = std::move(peers);
}

void SessionRunner::add(std::uint64_t session, net::Payload stream) {
  {
    std::lock_guard lock(mutex_);
    auto queue = queues_.find(session);
    if (queue == queues_.end()) return;
    queue->second.streams.push_back(std::move(stream));
    if (queue->second.at != At::idle) return;
    put_in_turn(session, queue->second);
  }
  changed_.notify_all();
}

void SessionRunner::go_on(std::uint64_t session) {
  {
    std::lock_guard lock(mutex_);
    auto queue = queues_.find(session);
    if (queue == queues_.end()) return;
    queue->second.woken = true;
    if (queue->second.at != At::aside) return;
    put_in_turn(session, queue->second);
  }
  changed_.notify_all();
}

void SessionRunner::answered(std::uint64_t session, std::size_t size) {
  {
    std::lock_guard lock(mutex_);
    auto queue = queues_.find(session);
    if (queue == queues_.end()) return;
    queue->second.answer_bytes -= std::min(size, queue->second.answer_bytes);
  }
  go_on(session);
}

void SessionRunner::fail(std::uint64_t session, const std::string& why) {
  {
    std::lock_guard lock(mutex_);
    if (!queues_.contains(session)) return;
    outgoing_.push_back({session, net::SessionOver{session, printable(why, kMostErrorBytes)}, {}});
  }
  end(session);
  wake_();
}

void SessionRunner::end(std::uint64_t session) {
  {
    std::lock_guard lock(mutex_);
    if (session == 0) {
      queues_.clear();
      turns_.clear();
    } else {
      queues_.erase(session);
      std::erase(turns_, session);
    }
    some_ended_ = true;
  }
  changed_.notify_all();
}

void SessionRunner::set_share(double share) {
  std::lock_guard lock(mutex_);
  share_ = share;
}

std::vector<SessionRunner::Outgoing> SessionRunner::take() {
  std::lock_guard lock(mutex_);
  return std::exchange(outgoing_, {});
}

// --- The thread.

void SessionRunner::put_in_turn(std::uint64_t id, Queue& queue) {
  queue.at = At::in_turn;
  turns_.push_back(id);
}

// Unless something has come while it ran.
void SessionRunner::put_aside(std::uint64_t id, Queue& queue) {
  queue.at = At::aside;
  if (queue.woken) put_in_turn(id, queue);
}

bool SessionRunner::has_room(const Queue& queue) const {
  return queue.answer_bytes <= kMostUnsentBytes && queue.peers->unsent() <= kMostUnsentBytes;
}

void SessionRunner::post(const Session& session, Outgoing outgoing) {
  {
    std::lock_guard lock(mutex_);
    auto queue = queues_.find(session.id);
    if (queue == queues_.end() || queue->second.serial != session.serial) return;  // it has ended
    if (std::holds_alternative<net::Answer>(outgoing.body))
      queue->second.answer_bytes += outgoing.payload.bytes().size();
    outgoing_.push_back(std::move(outgoing));
  }
  wake_();
}

// The tensors of a session are freed by this thread, which alone uses them.
void SessionRunner::forget_ended() {
  std::set<std::uint64_t> here;
  {
    std::lock_guard lock(mutex_);
    if (!std::exchange(some_ended_, false)) return;
    for (const auto& [id, queue] : queues_) here.insert(queue.serial);
  }
  std::erase_if(sessions_, [&](const auto& session) { return !here.contains(session.first); });
}

void SessionRunner::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return ending_ || !turns_.empty() || some_ended_; });
    if (ending_) return;
    if (some_ended_) {
      lock.unlock();
      forget_ended();
      lock.lock();
      continue;
    }
    std::uint64_t id = turns_.front();
    turns_.pop_front();
    Queue& queue = queues_.at(id);
    queue.woken = false;
    if (!has_room(queue)) {
      put_aside(id, queue);
      continue;
    }
    queue.at = At::running;
    net::Payload stream = queue.streams.front();
    std::unique_ptr<Session>& session = sessions_[queue.serial];
    if (!session) session = std::make_unique<Session>(*this, id, queue);
    std::uint64_t serial = queue.serial;

    lock.unlock();
    auto start = std::chrono::steady_clock::now();
    Ended ended = run(*session, stream);
    auto worked = std::chrono::steady_clock::now() - start;
    lock.lock();

    auto now = queues_.find(id);
    bool is_here = now != queues_.end() && now->second.serial == serial;
    if (is_here && ended == Ended::failed) {
      queues_.erase(now);
      some_ended_ = true;
    } else if (is_here && ended == Ended::waiting) {
      put_aside(id, now->second);
    } else if (is_here) {
      now->second.streams.pop_front();
      now->second.at = At::idle;
      if (!now->second.streams.empty()) put_in_turn(id, now->second);
    }
    rest(lock, worked);
  }
}

// Leaves the rest of the time to other work of this machine, such as training.
void SessionRunner::rest(std::unique_lock<std::mutex>& lock, std::chrono::steady_clock::duration worked) {
  if (share_ >= 1) return;
  auto pause = std::chrono::duration_cast<std::chrono::nanoseconds>(worked * ((1 - share_) / share_));
  changed_.wait_for(lock, pause, [&] { return ending_; });
}

SessionRunner::Ended SessionRunner::run(Session& session, const net::Payload& stream) {
  try {
    session::Span span("streams", "stream");
    span.detail("session", session.id);
    span.detail("bytes", stream.bytes().size());
    auto start = std::chrono::steady_clock::now();
    bool whole = session.waits ? session.executor.go_on() : session.executor.run(stream.bytes());
    session.time_run += std::chrono::steady_clock::now() - start;
    session.waits = !whole;
    if (!whole) return Ended::waiting;
    session.bytes_run += stream.bytes().size();
    post(session, {session.id, net::InstructionsRun{session.id, 0, session.bytes_run, session.numbers()}, {}});
    return Ended::whole;
  } catch (const std::exception& error) {
    post(session, {session.id, net::SessionOver{session.id, printable(error.what(), kMostErrorBytes)}, {}});
    return Ended::failed;
  }
}

}  // namespace pcp::dispatch
