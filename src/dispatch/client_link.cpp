#include "dispatch/client_link.h"

#include <unistd.h>

#include <condition_variable>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <variant>

#include "base/random_number.h"
#include "cluster/session.h"
#include "cluster/worker_run.h"
#include "dispatch/dispatcher.h"
#include "pcp/error.h"
#include "session/executor.h"
#include "session/timeline.h"

namespace pcp::dispatch {
namespace {

constexpr std::chrono::milliseconds kIdleTurn{50};      // of the loop, where nothing wakes it
constexpr std::chrono::milliseconds kWaitingTurn{100};  // of a read, after which it may be interrupted
constexpr std::chrono::milliseconds kBusyTurn{1};       // of a program after which what it recorded leaves

net::Hello client_hello() {
  net::Hello hello;
  hello.version = PCP_VERSION;
  hello.name = concat(cluster::host_name(), "-", getpid(), "-", random_number() % 10'000);
  hello.incarnation = random_number();
  hello.role = net::Role::client;
  hello.wants = kSessionJob;
  return hello;
}

}  // namespace

struct ClientLink::State final : cluster::SessionHost, cluster::Task {
  explicit State(const ClientLinkOptions& options)
      : options(options), client(options.dispatcher), session(client_hello(), *this) {
    link = &session.add_task(kSessionJob, *this);
    thread = std::thread([this] { work(); });
  }
  ~State() override {
    {
      std::lock_guard lock(mutex);
      ending = true;
    }
    client.wake();
    thread.join();
  }

  // --- The thread.

  void work() {
    try {
      while (!ends()) turn();
      session.leave("the program has ended");
    } catch (const std::exception& error) {
      end(error.what());
    }
  }

  bool ends() {
    std::lock_guard lock(mutex);
    return ending;
  }

  void turn() {
    bool busy;
    {
      std::lock_guard lock(mutex);
      busy = sent != run || !outgoing.empty();
    }
    for (net::Event& event : client.poll(busy || was_busy ? kBusyTurn : kIdleTurn)) {
      double now = cluster::seconds_now();
      switch (event.kind) {
        case net::Event::Kind::connected:
          session.connected(now);
          break;
        case net::Event::Kind::disconnected:
          session.disconnected(now);
          if (was_welcome) end("the connection to the dispatcher is lost");
          break;
        case net::Event::Kind::message:
          session.receive(now, event.message);
          break;
        case net::Event::Kind::writable:
          break;  // tick() tries again
      }
    }
    was_busy = busy;
    session.tick(cluster::seconds_now());
    if (session.finished()) end(session.reason());
    if (!was_welcome && link->is_welcome()) {
      was_welcome = true;
      std::lock_guard lock(mutex);
      welcome = true;
      changed.notify_all();
    }
    {
      std::lock_guard lock(mutex);
      if (!client.connected() && !client.trouble().empty()) trouble = client.trouble();
    }
    std::lock_guard lock(idle_mutex);
    try {
      if (idle) idle();
    } catch (const Error&) {
      // The session is lost, which the next operation or read says.
    }
  }

  void end(const std::string& reason) {
    std::lock_guard lock(mutex);
    if (lost.empty()) lost = reason.empty() ? "the session is over" : reason;
    changed.notify_all();
  }

  // --- The task.

  std::string held_state() const override { return ""; }
  void gone(const std::string&) override {}
  void over(const std::string& reason) override { end(reason); }
  std::optional<net::Body> progress() const override { return std::nullopt; }

  void take(const net::Message& message) override {
    if (auto* answer = std::get_if<net::Answer>(&message.body)) return take(*answer, message.payload);
    if (auto* over = std::get_if<net::SessionOver>(&message.body)) return end(over->reason);
    if (auto* progress = std::get_if<net::InstructionsRun>(&message.body)) {
      std::lock_guard lock(mutex);
      run = progress->bytes;
      numbers = progress->numbers;
      changed.notify_all();
    }
  }

  void take(const net::Answer& answer, const net::Payload& payload) {
    std::lock_guard lock(mutex);
    auto& arriving = answers[answer.request];
    if (answer.failed) {
      arriving.failure = session::Failure{static_cast<Code>(answer.code), answer.error};
      arriving.whole = true;
    } else {
      if (answer.offset == 0) {
        TensorType type(static_cast<DType>(answer.dtype), Dims(answer.dims.begin(), answer.dims.end()));
        arriving.value = HostTensor(type);
      }
      std::span<std::byte> bytes = arriving.value.bytes();
      require(answer.offset == arriving.received && payload.bytes().size() <= bytes.size() - answer.offset,
              "[session] a piece of a value does not follow the one before");
      if (!payload.empty()) std::memcpy(bytes.data() + answer.offset, payload.bytes().data(), payload.bytes().size());
      arriving.received += payload.bytes().size();
      arriving.whole = arriving.received == bytes.size();
    }
    if (!arriving.whole) return;
    if (unwanted.erase(answer.request) > 0) {
      answers.erase(answer.request);
    } else {
      changed.notify_all();
    }
  }

  void tick(cluster::Time) override {
    while (true) {
      net::Payload next;
      {
        std::lock_guard lock(mutex);
        if (outgoing.empty()) return;
        next = outgoing.front();
      }
      if (!link->send(net::Instructions{0}, next)) return;
      std::lock_guard lock(mutex);
      outgoing.pop_front();
    }
  }

  bool send(const net::Message& message) override { return client.send(message); }
  void log(const std::string&) override {}

  struct Arriving {
    HostTensor value;
    std::uint64_t received = 0;
    std::optional<session::Failure> failure;
    bool whole = false;
  };

  ClientLinkOptions options;
  net::Client client;
  cluster::Session session;
  cluster::JobLink* link = nullptr;
  bool was_welcome = false, was_busy = false;  // of the thread alone

  std::mutex mutex;
  std::condition_variable changed;
  std::deque<net::Payload> outgoing;
  std::uint64_t sent = 0, run = 0;  // bytes of instructions
  net::SessionNumbers numbers;      // of the worker, when it had run them
  std::map<std::uint64_t, Arriving> answers;
  std::set<std::uint64_t> unwanted;  // answers that nobody waits for any more
  std::string lost, trouble;
  bool welcome = false, ending = false;
  std::mutex idle_mutex;  // held while idle runs
  std::function<void()> idle;
  std::thread thread;
};

ClientLink::ClientLink(const ClientLinkOptions& options) : state_(std::make_unique<State>(options)) {
  std::unique_lock lock(state_->mutex);
  auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(options.connect_seconds);
  while (!state_->welcome && state_->lost.empty() && std::chrono::steady_clock::now() < end) {
    state_->changed.wait_for(lock, kIdleTurn);
    if (options.give_up && options.give_up()) break;
  }
  if (state_->welcome && state_->lost.empty()) return;
  std::string why = !state_->lost.empty() ? state_->lost : state_->trouble.empty() ? "no answer" : state_->trouble;
  lock.unlock();
  fail(Code::unavailable, "[gt] the dispatcher cannot be reached: ", why);
}

ClientLink::~ClientLink() = default;

void ClientLink::send(std::vector<std::byte> stream) {
  session::Span span("program", "sends a stream");
  span.detail("bytes", stream.size());
  auto kept = std::make_shared<const std::vector<std::byte>>(std::move(stream));
  {
    std::unique_lock lock(state_->mutex);
    state_->changed.wait(
        lock, [&] { return !state_->lost.empty() || state_->sent - state_->run < state_->options.most_ahead_bytes; });
    if (!state_->lost.empty()) fail(Code::unavailable, "[gt] ", state_->lost);
    state_->sent += kept->size();
    state_->outgoing.emplace_back(kept, std::span(*kept));
  }
  state_->client.wake();
}

HostTensor ClientLink::wait(std::uint64_t request) {
  session::Span span("program", "waits for a value");
  span.detail("request", request);
  std::unique_lock lock(state_->mutex);
  auto whole = [&] {
    auto found = state_->answers.find(request);
    return found != state_->answers.end() && found->second.whole;
  };
  while (!state_->changed.wait_for(lock, kWaitingTurn, [&] { return whole() || !state_->lost.empty(); })) {
    lock.unlock();
    try {
      session::while_waiting();
    } catch (...) {
      lock.lock();
      state_->unwanted.insert(request);
      if (whole()) {
        state_->answers.erase(request);
        state_->unwanted.erase(request);
      }
      throw;
    }
    lock.lock();
  }
  if (!whole()) fail(Code::unavailable, "[gt] ", state_->lost);
  State::Arriving answer = std::move(state_->answers.extract(request).mapped());
  lock.unlock();
  if (answer.failure) throw Error(answer.failure->code, answer.failure->message);
  return std::move(answer.value);
}

net::SessionNumbers ClientLink::worker_numbers() {
  std::unique_lock lock(state_->mutex);
  while (!state_->changed.wait_for(lock, kWaitingTurn,
                                   [&] { return state_->run == state_->sent || !state_->lost.empty(); })) {
    lock.unlock();
    session::while_waiting();
    lock.lock();
  }
  if (!state_->lost.empty()) fail(Code::unavailable, "[gt] ", state_->lost);
  return state_->numbers;
}

bool ClientLink::has_room() const {
  std::lock_guard lock(state_->mutex);
  return state_->sent - state_->run < state_->options.most_ahead_bytes;
}

void ClientLink::set_idle(std::function<void()> idle) {
  {
    std::lock_guard lock(state_->idle_mutex);
    state_->idle = std::move(idle);
  }
  state_->client.wake();
}

}  // namespace pcp::dispatch
