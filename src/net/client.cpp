#include <algorithm>
#include <random>

#include "base/splitmix64.h"
#include "net/endpoint.h"
#include "net/ipc_path.h"
#include "net/lookup.h"
#include "net/socket.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFirstPause{50}, kLongestPause{5000};
constexpr milliseconds kSteady{1000};            // a connection that held so long was a good one
constexpr milliseconds kConnectTimeout{5000};    // of tcp
constexpr milliseconds kAttemptTimeout{15'000};  // of everything: handshake and key check, too

}  // namespace

struct Client::State {
  // One socket for one connection: what waits in it when the connection ends goes with it and never reaches the next.
  struct Link {
    Link(zmq::context_t& context, const ClientOptions& options) : socket(context, zmq::socket_type::dealer) {
      set_limits(socket);
      socket.set(zmq::sockopt::linger, 0);
      socket.set(zmq::sockopt::connect_timeout, static_cast<int>(kConnectTimeout.count()));
      socket.set(zmq::sockopt::reconnect_ivl, 24 * 3600 * 1000);  // never: we do it with a new socket
      if (options.ipc_path.empty() && !options.insecure) {
        socket.set(zmq::sockopt::curve_publickey, options.key.public_key);
        socket.set(zmq::sockopt::curve_secretkey, options.key.secret_key);
        socket.set(zmq::sockopt::curve_serverkey, options.server_key);
      }
      monitor = std::make_unique<Monitor>(context, socket);
    }

    zmq::socket_t socket;
    std::unique_ptr<Monitor> monitor;  // gone before the socket
  };

  explicit State(const ClientOptions& given) : options(given) {}

  ClientOptions options;
  zmq::context_t context;
  std::shared_ptr<Waker> waker = std::make_shared<Waker>();
  std::unique_ptr<Link> link;
  std::unique_ptr<Lookup> lookup;
  std::vector<std::string> addresses;  // still to be tried before the next pause
  enum class Phase { pausing, looking_up, connecting, connected, ending } phase = Phase::pausing;
  Clock::time_point since, pause_until;  // of the phase; of a pause
  milliseconds pause = kFirstPause;
  std::uint64_t random = std::random_device{}() * 0x100000001ull;
  std::string trouble;
  std::uint64_t bytes_sent = 0, bytes_received = 0, dropped = 0;

  std::string place() const {
    return options.ipc_path.empty() ? concat(options.host, ":", options.port) : "'" + options.ipc_path + "'";
  }

  void enter(Phase next) {
    phase = next;
    since = Clock::now();
  }

  void advance();
  void connect(const std::string& address);
  void connect_next();
  void failed(const std::string& why);
  void take_pause();
  void read_reports(std::vector<Event>&);
  void on_report(const Monitor::Report&, std::vector<Event>&);
  void read_messages(std::vector<Event>&);
  std::string no_connection() const;
  std::string no_handshake(const Monitor::Report&) const;
  Clock::time_point next_timer() const;
};

void Client::State::advance() {
  Clock::time_point now = Clock::now();
  if (phase == Phase::pausing && now >= pause_until) {
    if (!options.ipc_path.empty()) {
      connect("ipc://" + options.ipc_path);
    } else {
      lookup = std::make_unique<Lookup>(options.host, waker);
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
  connect(tcp_address(address, std::to_string(options.port)));
}

void Client::State::connect(const std::string& address) {
  link = std::make_unique<Link>(context, options);
  enter(Phase::connecting);
  try {
    link->socket.connect(address);
  } catch (const zmq::error_t& error) {
    failed(concat("cannot reach ", place(), ": ", error.what()));
  }
}

// Of one address: the next one follows at once, after the last one a pause.
void Client::State::failed(const std::string& why) {
  trouble = why;
  link.reset();
  if (!addresses.empty()) {
    connect_next();
  } else {
    take_pause();
  }
}

// From half the pause to all of it, so that those who lost the same server do not come back together.
void Client::State::take_pause() {
  random = splitmix64(random);
  auto jittered = std::chrono::duration<double, std::milli>(pause) * (0.5 + 0.5 * unit_interval(random));
  pause_until = Clock::now() + std::chrono::duration_cast<Clock::duration>(jittered);
  pause = std::min(2 * pause, kLongestPause);
  enter(Phase::pausing);
}

std::string Client::State::no_connection() const {
  if (!options.ipc_path.empty()) {
    std::string why = ipc_trouble(options.ipc_path);
    return concat("cannot reach ", place(), why.empty() ? "" : ": ", why);
  }
  bool quick = Clock::now() - since < kConnectTimeout;
  return concat("cannot reach ", place(), ": ", quick ? "the connection was refused" : "no answer");
}

std::string Client::State::no_handshake(const Monitor::Report& report) const {
  if (report.event == ZMQ_EVENT_HANDSHAKE_FAILED_AUTH) {
    return concat("the shepherd at ", place(), " does not know our key; there: pcp keys allow '",
                  options.key.public_key, "'", " --name NAME");
  }
  if (!options.ipc_path.empty()) return concat(place(), " does not answer as a shepherd does");
  // Which of the two ends finds out first, and so what this one sees, is a matter of luck.
  if (options.insecure) {
    return concat(place(), " is encrypted, or no shepherd listens there; if it is one, connect without --insecure");
  }
  return concat(place(), " does not answer to the key ", options.server_key,
                ": the shepherd has another one (pcp keys show prints it there), or it is not encrypted, then connect",
                " with --insecure");
}

void Client::State::read_reports(std::vector<Event>& events) {
  while (link) {
    auto report = link->monitor->next();
    if (!report) return;
    on_report(*report, events);
  }
}

void Client::State::on_report(const Monitor::Report& report, std::vector<Event>& events) {
  switch (report.event) {
    case ZMQ_EVENT_HANDSHAKE_SUCCEEDED:
      enter(Phase::connected);
      link->socket.set(zmq::sockopt::linger, static_cast<int>(kLastWords.count()));
      trouble.clear();
      addresses.clear();
      events.push_back({Event::Kind::connected, 0, "", "", false, {}});
      break;
    case ZMQ_EVENT_HANDSHAKE_FAILED_AUTH:
    case ZMQ_EVENT_HANDSHAKE_FAILED_PROTOCOL:
    case ZMQ_EVENT_HANDSHAKE_FAILED_NO_DETAIL:
      failed(no_handshake(report));
      break;
    case ZMQ_EVENT_DISCONNECTED:
      if (phase == Phase::connecting) return failed(no_handshake(report));
      if (Clock::now() - since >= kSteady) pause = kFirstPause;
      enter(Phase::ending);
      break;
    case ZMQ_EVENT_CLOSED:
    case ZMQ_EVENT_CONNECT_RETRIED:
      if (phase == Phase::connecting) failed(no_connection());
      break;
    default:
      break;
  }
}

// What came before a connection ended is still delivered.
void Client::State::read_messages(std::vector<Event>& events) {
  if (phase != Phase::connected && phase != Phase::ending) return;
  for (std::size_t i = 0; i < kEventsPerPoll; ++i) {
    Received received = receive(link->socket);
    if (received.count == 0) {
      if (phase != Phase::ending) return;
      events.push_back({Event::Kind::disconnected, 0, "", "", false, {}});
      return failed(concat("the connection to ", place(), " was lost"));
    }
    std::vector<Payload> frames;
    for (zmq::message_t& part : received.parts) {
      bytes_received += part.size();
      frames.push_back(payload_of(std::move(part)));
    }
    try {
      events.push_back({Event::Kind::message, 0, "", "", false, decode(frames)});
    } catch (const Error&) {
      ++dropped;
    }
  }
}

Clock::time_point Client::State::next_timer() const {
  if (phase == Phase::pausing) return pause_until;
  if (phase == Phase::connecting) return since + kAttemptTimeout;
  return Clock::time_point::max();
}

Client::Client(const ClientOptions& options) : state_(std::make_unique<State>(options)) {
  if (options.ipc_path.empty() && !options.insecure) {
    require(is_key(options.key.public_key) && is_key(options.key.secret_key), "a client on tcp needs a key");
    require(is_key(options.server_key), "a client on tcp needs the shepherd's key, as pcp keys show prints it there");
  }
}
Client::~Client() = default;

std::vector<Event> Client::poll(milliseconds timeout) {
  State& state = *state_;
  Clock::time_point deadline = Clock::now() + timeout;
  std::vector<Event> events;
  for (;;) {
    bool woken = state.waker->take();
    state.advance();
    state.read_reports(events);
    state.read_messages(events);
    if (!events.empty() || woken || Clock::now() >= deadline) return events;
    std::vector<zmq::socket_t*> sockets;
    if (state.link) sockets = {&state.link->socket, &state.link->monitor->socket()};
    wait(sockets, *state.waker, std::min(deadline, state.next_timer()));
  }
}

bool Client::send(const Message& message) {
  if (!connected()) return false;
  Frames frames = encode(message);
  if (!net::send(state_->link->socket, {}, frames)) return false;
  state_->bytes_sent += frames.control.bytes().size() + frames.payload.bytes().size();
  return true;
}

void Client::wake() { state_->waker->wake(); }
bool Client::connected() const { return state_->phase == State::Phase::connected; }
std::string Client::trouble() const { return state_->trouble; }
std::uint64_t Client::bytes_sent() const { return state_->bytes_sent; }
std::uint64_t Client::bytes_received() const { return state_->bytes_received; }
std::uint64_t Client::dropped() const { return state_->dropped; }

}  // namespace pcp::net
