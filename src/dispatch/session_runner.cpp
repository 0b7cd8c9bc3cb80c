#include "dispatch/session_runner.h"

#include <algorithm>
#include <chrono>

#include "pcp/error.h"
#include "session/timeline.h"

namespace pcp::dispatch {
namespace {

constexpr std::size_t kAnswerBytes = 4 << 20;  // of a value in one message

}  // namespace

struct SessionRunner::Session final : session::Answers {
  Session(SessionRunner& runner, std::uint64_t id)
      : runner(runner), id(id), executor(runner.engine_, runner.cache_, *this, runner.options_) {}

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
      runner.post({answer, net::Payload(whole, piece)});
      answer.offset += piece.size();
    } while (answer.offset < bytes.size());
  }
  void failed(std::uint64_t request, const session::Failure& failure) override {
    net::Answer answer;
    answer.session = id;
    answer.request = request;
    answer.failed = true;
    answer.code = static_cast<std::uint8_t>(failure.code);
    answer.error = failure.message;
    runner.post({std::move(answer), {}});
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
  std::uint64_t id;
  std::uint64_t bytes_run = 0;
  std::chrono::steady_clock::duration time_run{0};
  session::Executor executor;
};

SessionRunner::SessionRunner(Engine& engine, int threads, const session::ExecutorOptions& options,
                             std::function<void()> wake)
    : engine_(engine), options_(options), wake_(std::move(wake)), cache_(engine, threads), thread_([this] {
        work();
      }) {}

SessionRunner::~SessionRunner() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void SessionRunner::add(std::uint64_t session, net::Payload stream) {
  {
    std::lock_guard lock(mutex_);
    std::deque<net::Payload>& waiting = streams_[session];
    if (waiting.empty()) turns_.push_back(session);
    waiting.push_back(std::move(stream));
  }
  changed_.notify_all();
}

void SessionRunner::end(std::uint64_t session) {
  {
    std::lock_guard lock(mutex_);
    ended_.push_back(session);
    if (session == 0) {
      streams_.clear();
      turns_.clear();
    } else if (streams_.erase(session) > 0) {
      std::erase(turns_, session);
    }
  }
  changed_.notify_all();
}

std::vector<SessionRunner::Outgoing> SessionRunner::take() {
  std::lock_guard lock(mutex_);
  return std::exchange(outgoing_, {});
}

void SessionRunner::post(Outgoing outgoing) {
  {
    std::lock_guard lock(mutex_);
    outgoing_.push_back(std::move(outgoing));
  }
  wake_();
}

void SessionRunner::work() {
  while (true) {
    std::uint64_t id = 0;
    net::Payload stream;
    std::vector<std::uint64_t> ended;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return ending_ || !turns_.empty() || !ended_.empty(); });
      if (ending_) return;
      ended.swap(ended_);
      if (ended.empty()) {
        id = turns_.front();
        turns_.pop_front();
        std::deque<net::Payload>& waiting = streams_[id];
        stream = std::move(waiting.front());
        waiting.pop_front();
        if (!waiting.empty()) turns_.push_back(id);
      }
    }
    for (std::uint64_t session : ended) {
      if (session == 0) sessions_.clear();
      sessions_.erase(session);
    }
    if (id == 0) continue;
    std::unique_ptr<Session>& session = sessions_[id];
    if (!session) session = std::make_unique<Session>(*this, id);
    if (!run(id, *session, stream)) sessions_.erase(id);
  }
}

// False: the session cannot go on.
bool SessionRunner::run(std::uint64_t id, Session& session, const net::Payload& stream) {
  try {
    session::Span span("streams", "stream");
    span.detail("session", id);
    span.detail("bytes", stream.bytes().size());
    auto start = std::chrono::steady_clock::now();
    session.executor.run(stream.bytes());
    session.time_run += std::chrono::steady_clock::now() - start;
    session.bytes_run += stream.bytes().size();
    post({net::InstructionsRun{id, session.bytes_run, session.numbers()}, {}});
    return true;
  } catch (const std::exception& error) {
    post({net::SessionOver{id, error.what()}, {}});
    return false;
  }
}

}  // namespace pcp::dispatch
