#include "dispatch/client_link.h"

#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <variant>
#include <vector>

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
constexpr std::uint64_t kSayTakenBytes = 1 << 20;       // of answers, between two messages that say so

net::Hello client_hello() {
  net::Hello hello;
  hello.version = PCP_VERSION;
  hello.name = concat(cluster::host_name(), "-", getpid(), "-", random_number() % 10'000);
  hello.incarnation = random_number();
  hello.role = net::Role::client;
  hello.wants = kSessionJob;
  return hello;
}

net::ClientOptions polling(net::ClientOptions options) {
  options.polls_local = true;
  return options;
}

}  // namespace

struct ClientLink::State final : cluster::SessionHost, cluster::Task {
  explicit State(const ClientLinkOptions& options)
      : options(options), client(polling(options.dispatcher)), session(client_hello(), *this) {
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
      busy = !outgoing.empty() || std::ranges::any_of(workers, &Worker::is_behind);
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
    was_welcome = was_welcome || link->is_welcome();
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
    if (auto* over = std::get_if<net::SessionOver>(&message.body)) return end(over->reason);
    std::lock_guard lock(mutex);
    if (auto* answer = std::get_if<net::Answer>(&message.body)) {
      take(*answer, message.payload);
    } else if (auto* progress = std::get_if<net::InstructionsRun>(&message.body)) {
      if (progress->worker < workers.size()) {
        workers[progress->worker].run = progress->bytes;
        workers[progress->worker].numbers = progress->numbers;
      }
    } else if (auto* more = std::get_if<net::SessionWorkers>(&message.body)) {
      for (const net::SessionWorker& worker : more->workers) {
        require(worker.worker == known, "[session] worker ", worker.worker, " does not follow worker ", known);
        ++known;
        if (known > workers.size()) workers.emplace_back();
      }
      exists = true;
      lineage = more->lineage;
    } else if (auto* loss = std::get_if<net::WorkerLost>(&message.body)) {
      if (loss->worker < workers.size()) workers[loss->worker].lost = loss->why;
    } else {
      return;
    }
    changed.notify_all();
  }

  void take(const net::Answer& answer, const net::Payload& payload) {
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
    if (answer.worker < workers.size()) workers[answer.worker].taken += payload.bytes().size();
    if (arriving.whole && unwanted.erase(answer.request) > 0) answers.erase(answer.request);
  }

  void tick(cluster::Time) override {
    std::unique_lock lock(mutex);
    for (session::WorkerId id = 0; id < workers.size(); ++id) {
      Worker& worker = workers[id];
      if (worker.taken - worker.said_taken < kSayTakenBytes) continue;
      if (link->send(net::AnswersTaken{0, id, worker.taken})) worker.said_taken = worker.taken;
    }
    while (!outgoing.empty()) {
      Outgoing next = outgoing.front();
      lock.unlock();
      if (!link->send(net::Instructions{0, next.worker}, next.stream)) return;
      lock.lock();
      outgoing.pop_front();
    }
  }

  bool send(const net::Message& message) override { return client.send(message); }
  void log(const std::string&) override {}

  struct Outgoing {
    session::WorkerId worker = 0;
    net::Payload stream;
  };
  struct Worker {
    std::uint64_t sent = 0, run = 0;          // bytes of instructions
    std::uint64_t taken = 0, said_taken = 0;  // bytes of answers
    std::string lost;
    net::SessionNumbers numbers;  // when it had run them
    bool is_behind() const { return lost.empty() && sent != run; }
  };
  bool has_room(const Worker& worker) const {
    return !worker.lost.empty() || worker.sent - worker.run < options.most_ahead_bytes;
  }

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
  std::deque<Outgoing> outgoing;
  std::vector<Worker> workers{1};  // the first may be still to come
  session::WorkerId known = 0;     // how many of them the dispatcher has told of
  bool exists = false;             // the session
  bool lineage = false;            // as the dispatcher says
  std::map<std::uint64_t, Arriving> answers;
  std::set<std::uint64_t> unwanted;  // answers that nobody waits for any more
  std::string lost, trouble;
  bool ending = false;
  std::mutex idle_mutex;  // held while idle runs
  std::function<void()> idle;
  std::thread thread;
};

ClientLink::ClientLink(const ClientLinkOptions& options) : state_(std::make_unique<State>(options)) {
  std::unique_lock lock(state_->mutex);
  auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(options.connect_seconds);
  auto ready = [&] { return state_->exists && state_->known >= options.least_workers; };
  while (!ready() && state_->lost.empty() && std::chrono::steady_clock::now() < end) {
    state_->changed.wait_for(lock, kIdleTurn);
    if (options.give_up && options.give_up()) break;
  }
  if (ready() && state_->lost.empty()) return;
  std::string why = !state_->lost.empty() ? state_->lost : state_->trouble.empty() ? "no answer" : state_->trouble;
  bool exists = state_->exists && state_->lost.empty();
  session::WorkerId known = state_->known;
  lock.unlock();
  if (exists) {
    fail(Code::unavailable, "[gt] ", known, " of ", options.least_workers, " workers have joined within ",
         options.connect_seconds, " s");
  }
  fail(Code::unavailable, "[gt] the dispatcher cannot be reached: ", why);
}

ClientLink::~ClientLink() = default;

session::WorkerId ClientLink::workers() const {
  std::lock_guard lock(state_->mutex);
  return static_cast<session::WorkerId>(state_->workers.size());
}

std::string ClientLink::why_lost(session::WorkerId worker) const {
  std::lock_guard lock(state_->mutex);
  return state_->workers.at(worker).lost;
}

bool ClientLink::wants_lineage() const {
  std::lock_guard lock(state_->mutex);
  return state_->lineage;
}

void ClientLink::send(session::WorkerId id, std::vector<std::byte> stream) {
  session::Span span("program", "sends a stream");
  span.detail("bytes", stream.size());
  auto kept = std::make_shared<const std::vector<std::byte>>(std::move(stream));
  {
    std::unique_lock lock(state_->mutex);
    auto& workers = state_->workers;  // it may grow while this waits
    require(id < workers.size(), "[gt] there is no worker ", id, ", the session has ", workers.size());
    state_->changed.wait(lock, [&] { return !state_->lost.empty() || state_->has_room(workers[id]); });
    if (!state_->lost.empty()) fail(Code::unavailable, "[gt] ", state_->lost);
    if (!workers[id].lost.empty()) return;
    workers[id].sent += kept->size();
    state_->outgoing.push_back({id, net::Payload(kept, std::span(*kept))});
  }
  state_->client.wake();
}

HostTensor ClientLink::wait(session::WorkerId id, std::uint64_t request) {
  session::Span span("program", "waits for a value");
  span.detail("request", request);
  std::unique_lock lock(state_->mutex);
  require(id < state_->workers.size(), "[gt] there is no worker ", id);
  auto why_lost = [&]() -> const std::string& {
    return state_->lost.empty() ? state_->workers[id].lost : state_->lost;
  };
  auto whole = [&] {
    auto found = state_->answers.find(request);
    return found != state_->answers.end() && found->second.whole;
  };
  while (!state_->changed.wait_for(lock, kWaitingTurn, [&] { return whole() || !why_lost().empty(); })) {
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
  if (!whole()) {
    state_->answers.erase(request);
    fail(Code::unavailable, "[gt] ", why_lost());
  }
  State::Arriving answer = std::move(state_->answers.extract(request).mapped());
  lock.unlock();
  if (answer.failure) throw Error(answer.failure->code, answer.failure->message);
  return std::move(answer.value);
}

std::vector<std::optional<net::SessionNumbers>> ClientLink::worker_numbers() {
  std::unique_lock lock(state_->mutex);
  auto all_run = [&] {
    return std::ranges::all_of(state_->workers,
                               [](const auto& worker) { return worker.run == worker.sent || !worker.lost.empty(); });
  };
  while (!state_->changed.wait_for(lock, kWaitingTurn, [&] { return all_run() || !state_->lost.empty(); })) {
    lock.unlock();
    session::while_waiting();
    lock.lock();
  }
  if (!state_->lost.empty()) fail(Code::unavailable, "[gt] ", state_->lost);
  std::vector<std::optional<net::SessionNumbers>> numbers;
  for (const auto& worker : state_->workers) {
    numbers.push_back(worker.lost.empty() ? std::optional(worker.numbers) : std::nullopt);
  }
  return numbers;
}

bool ClientLink::has_room() const {
  std::lock_guard lock(state_->mutex);
  return std::ranges::all_of(state_->workers, [this](const auto& worker) { return state_->has_room(worker); });
}

void ClientLink::set_idle(std::function<void()> idle) {
  {
    std::lock_guard lock(state_->idle_mutex);
    state_->idle = std::move(idle);
  }
  state_->client.wake();
}

}  // namespace pcp::dispatch
