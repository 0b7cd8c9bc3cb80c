#include <algorithm>
#include <cerrno>
#include <cstring>
#include <random>

#include "base/splitmix64.h"
#include "net/connection.h"
#include "net/endpoint.h"
#include "net/ipc_path.h"
#include "net/lookup.h"
#include "net/sockets.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

using std::chrono::milliseconds;

using Clock = std::chrono::steady_clock;

constexpr milliseconds kFirstPause{50}, kLongestPause{5000};
constexpr milliseconds kSteady{
    1000};  // a connection that lasted so long counts as good: pauses begin from the shortest again
constexpr milliseconds kAttemptTimeout{15'000};  // for a whole attempt, with handshake and key check

std::string reason_of(int error) {
  if (error == ECONNREFUSED) return "the connection was refused";
  if (error == 0 || error == ETIMEDOUT) return "no answer";
  return std::strerror(error);
}

}  // namespace

struct Client::State {
  enum class Phase { pausing, looking_up, connecting, connected };

  explicit State(const ClientOptions&);
  ~State();

  std::string place() const {
    return options.ipc_path.empty() ? concat(options.host, ":", options.port) : "'" + options.ipc_path + "'";
  }

  void enter(Phase next) {
    phase = next;
    since = Clock::now();
  }

  void advance();
  void connect(int descriptor);
  void connect_next();
  void failed(const std::string& why);
  void take_pause();
  void collect(std::vector<Event>&);
  void ended(std::vector<Event>&);
  std::string why_not() const;
  Clock::time_point next_timer() const;

  ClientOptions options;
  std::shared_ptr<IoThreads> threads;
  std::unique_ptr<TlsContext> tls;
  std::shared_ptr<Hub> hub;  // shared with a lookup that outlives the client
  // Messages that are queued in a connection when it ends are dropped; they are not sent on the next one.
  ConnectionPtr link;
  std::unique_ptr<Lookup> lookup;
  std::vector<std::string> addresses;  // still to be tried before the next pause
  Phase phase = Phase::pausing;
  Clock::time_point since, pause_until;  // of the phase; of a pause
  milliseconds pause = kFirstPause;
  std::uint64_t random = std::random_device{}() * 0x100000001ull;
  std::string trouble;
  bool is_key_unknown = false;
};

Client::State::State(const ClientOptions& given) : options(given) {
  bool polled = options.polls_local && !options.ipc_path.empty();
  threads = polled ? IoThreads::without_thread() : std::make_shared<IoThreads>(1);
  hub = std::make_shared<Hub>(Limits(), polled ? threads : nullptr);
  if (!options.ipc_path.empty() || options.insecure) return;
  require(is_key(options.key.public_key) && is_key(options.key.secret_key), "a client on tcp needs a key");
  require(is_key(options.server_key), "a client on tcp needs the shepherd's key, as pcp keys show prints it there");
  tls = std::make_unique<TlsContext>(options.key, options.server_key);
}

Client::State::~State() {
  if (link) link->finish();
  hub->wait_until_empty(Clock::now() + kLastWords);
  threads->stop();
  while (hub->next()) {  // a lookup may outlive this client and must not keep its connections
  }
}

void Client::State::advance() {
  Clock::time_point now = Clock::now();
  if (phase == Phase::pausing && now >= pause_until) {
    if (!options.ipc_path.empty()) {
      connect(connect_to_ipc(options.ipc_path));
    } else {
      lookup = std::make_unique<Lookup>(options.host, [hub = hub] { hub->wake(); });
      enter(Phase::looking_up);
    }
  }
  if (phase == Phase::looking_up && lookup->ready()) {
    auto [found, why] = lookup->addresses();
    lookup.reset();
    addresses = std::move(found);
    if (addresses.empty()) return failed(concat("cannot reach ", place(), ": there is no such host (", why, ")"));
    connect_next();
  }
  if (phase == Phase::connecting && now - since >= kAttemptTimeout) {
    failed(concat("cannot reach ", place(), ": no answer within ", kAttemptTimeout.count() / 1000, " s"));
  }
}

void Client::State::connect_next() {
  std::string address = addresses.front();
  addresses.erase(addresses.begin());
  connect(connect_to_tcp(address, options.port));
}

void Client::State::connect(int descriptor) {
  enter(Phase::connecting);
  if (descriptor < 0) {
    std::string why = options.ipc_path.empty() ? reason_of(errno) : ipc_trouble(options.ipc_path);
    return failed(concat("cannot reach ", place(), ": ", why.empty() ? "it does not take connections" : why));
  }
  using Kind = Connection::Kind;
  Kind kind = tls ? Kind::encrypted : options.ipc_path.empty() ? Kind::plain : Kind::local;
  link = std::make_shared<Connection>(threads->at(0), *hub, Connection::Setup{kind, false, tls.get(), {}}, descriptor);
  link->start(/*stranger=*/false);
}

// An attempt at one address failed. The next address is tried at once; after the last one there is a pause.
void Client::State::failed(const std::string& why) {
  trouble = why;
  if (link) link->end_from_outside(Connection::End::cut);
  link.reset();
  if (!addresses.empty()) {
    connect_next();
  } else {
    take_pause();
  }
}

// A random time from half the pause to all of it, so that clients which lost the same server do not come back together.
void Client::State::take_pause() {
  random = splitmix64(random);
  auto jittered = std::chrono::duration<double, std::milli>(pause) * (0.5 + 0.5 * unit_interval(random));
  pause_until = Clock::now() + std::chrono::duration_cast<Clock::duration>(jittered);
  pause = std::min(2 * pause, kLongestPause);
  enter(Phase::pausing);
}

std::string Client::State::why_not() const {
  using End = Connection::End;
  switch (link->why_ended()) {
    case End::unreachable:
      return concat("cannot reach ", place(), ": ", reason_of(link->connect_error()));
    case End::unknown_key:
      return concat("the shepherd at ", place(), " does not know our key; there: pcp keys allow '",
                    options.key.public_key, "' --name NAME");
    case End::wrong_key:
      return concat(place(), " does not answer to the key ", options.server_key,
                    ": the shepherd has another one (pcp keys show prints it there)");
    case End::not_the_same:
      return tls ? concat("the shepherd at ", place(), " is not encrypted; connect with --insecure")
                 : concat("the shepherd at ", place(), " is encrypted; connect without --insecure");
    case End::silent:
      return concat("cannot reach ", place(), ": no answer in time");
    default:
      return concat(place(), " does not answer as a shepherd does");
  }
}

void Client::State::collect(std::vector<Event>& events) {
  while (events.size() < kEventsPerPoll) {
    ConnectionPtr announced = hub->next();
    if (!announced) return;
    Connection::Taken taken = announced->take(kEventsPerPoll);
    if (announced != link) continue;
    if (taken.opened) {
      enter(Phase::connected);
      trouble.clear();
      addresses.clear();
      events.push_back({Event::Kind::connected, 0, "", "", false, {}});
    }
    for (Message& message : taken.messages) {
      events.push_back({Event::Kind::message, 0, "", "", false, std::move(message)});
    }
    if (taken.writable) events.push_back({Event::Kind::writable, 0, "", "", false, {}});
    if (taken.ended) ended(events);
  }
}

void Client::State::ended(std::vector<Event>& events) {
  is_key_unknown = link->why_ended() == Connection::End::unknown_key;
  if (phase != Phase::connected) return failed(why_not());
  if (Clock::now() - since >= kSteady) pause = kFirstPause;
  events.push_back({Event::Kind::disconnected, 0, "", "", false, {}});
  failed(concat("the connection to ", place(), " was lost"));
}

Clock::time_point Client::State::next_timer() const {
  if (phase == Phase::pausing) return pause_until;
  if (phase == Phase::connecting) return since + kAttemptTimeout;
  return Clock::time_point::max();
}

Client::Client(const ClientOptions& options) : state_(std::make_unique<State>(options)) {}
Client::~Client() = default;

std::vector<Event> Client::poll(milliseconds timeout) {
  State& state = *state_;
  Clock::time_point deadline = Clock::now() + timeout;
  std::vector<Event> events;
  for (;;) {
    bool woken = state.hub->take_wake();
    state.hub->move_bytes();
    state.advance();
    state.hub->look_after_queues();
    state.collect(events);
    if (!events.empty() || woken || Clock::now() >= deadline) return events;
    state.hub->wait(std::min(deadline, state.next_timer()));
  }
}

bool Client::send(const Message& message) {
  if (!connected()) return false;
  Frames frames = encode(message);
  if (state_->link->send(frames) != Connection::Sent::yes) return false;
  state_->hub->bytes_sent += frames.control.bytes().size() + frames.payload.bytes().size();
  return true;
}

void Client::wake() { state_->hub->wake(); }
bool Client::connected() const { return state_->phase == State::Phase::connected; }
std::string Client::trouble() const { return state_->trouble; }
bool Client::is_key_unknown() const { return state_->is_key_unknown; }
std::uint64_t Client::bytes_sent() const { return state_->hub->bytes_sent; }
std::uint64_t Client::bytes_received() const { return state_->hub->bytes_received; }

std::uint64_t Client::dropped() const {
  std::uint64_t sum = 0;
  for (const auto& [kind, count] : state_->hub->counters()) sum += count;
  return sum;
}

}  // namespace pcp::net
