#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "net/acceptor.h"
#include "net/allow_list.h"
#include "net/endpoint.h"
#include "net/sockets.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kRightsInterval{250};  // how often the rights of silent peers are checked
constexpr std::size_t kMessagesInTurn = 16;                // of one peer, before the next peer gets its turn

// Strangers leave at least half of the descriptors to those who are known.
Limits fitted(Limits limits, std::size_t most_descriptors) {
  limits.strangers = std::clamp<std::size_t>(most_descriptors / 2, 1, std::max<std::size_t>(limits.strangers, 1));
  return limits;
}

std::size_t descriptors_for_connections(const Limits& limits) {
  std::size_t all = raise_descriptor_limit();
  return all - std::min(limits.spare_descriptors, all / 2);
}

}  // namespace

struct Server::State {
  struct Peer {
    ConnectionPtr connection;
    std::string principal, key_name;
    bool admin = false;
    bool is_guest = false;  // it came with an invitation; the caller is not told of it
    bool is_forgotten = false;
  };

  State(const Limits& limits, bool polls_local)
      : most_descriptors(descriptors_for_connections(limits)),
        hub(fitted(limits, most_descriptors), polls_local ? IoThreads::without_thread() : nullptr) {}
  ~State();

  void open(const ServerOptions&);
  void listen(const Connection::Setup&, int descriptor);
  void collect(std::vector<Event>&);
  void take(const ConnectionPtr&, std::vector<Event>&);
  void check_rights(std::vector<Event>&);
  void welcome_guest(Peer&, const Message&);
  bool may_stay(Peer&);  // also updates its name and rights
  Peer* find_or_meet(const ConnectionPtr&, std::vector<Event>&);
  bool send(Peer&, const Message&);
  void forget(Peer&);
  Event about(const Peer& peer, Event::Kind kind) const {
    return {kind, peer.connection->id(), peer.principal, peer.key_name, peer.admin, {}};
  }

  const std::size_t most_descriptors;
  IoThreads threads{IoThreads::for_server()};
  std::function<void(const std::string&)> log;
  std::function<bool(const std::string&)> allows;  // instead of the list
  std::unique_ptr<AllowList> allowed;
  std::optional<KeyFolder> keys;  // whose list that is
  std::unique_ptr<TlsContext> tls;
  Hub hub;
  std::vector<std::shared_ptr<Acceptor>> acceptors;
  std::string ipc_path;  // where it listens; empty: nowhere
  int port = 0;
  std::map<PeerId, Peer> peers;
  std::uint64_t generation = 0;  // of the allow-list the peers were checked against
};

void Server::State::open(const ServerOptions& options) {
  require(options.tcp || !options.ipc_path.empty(), "a server needs a port or a path to listen on");
  log = options.log;
  using Kind = Connection::Kind;
  if (!options.ipc_path.empty()) {
    listen({Kind::local, true, nullptr, {}}, listen_on_ipc(options.ipc_path));
    ipc_path = options.ipc_path;
  }
  if (!options.tcp) return;
  if (!options.insecure) {
    require(is_key(options.key.public_key) && is_key(options.key.secret_key), "a server on tcp needs a key");
    allows = options.allows;
    if (!allows) allowed = std::make_unique<AllowList>(options.allowed_path);
    tls = std::make_unique<TlsContext>(options.key, "");
  }
  keys.emplace(std::filesystem::path(options.allowed_path).parent_path().string());
  auto right_of = [this](const std::string& key) {
    if (allows) return allows(key) ? Connection::Right::member : Connection::Right::none;
    auto entry = allowed->find(key);
    if (!entry) return Connection::Right::none;
    return entry->is_invitation() ? Connection::Right::guest : Connection::Right::member;
  };
  int listening = listen_on_tcp(options.host, options.port);
  port = port_of(listening);
  listen({options.insecure ? Kind::plain : Kind::encrypted, true, tls.get(), right_of}, listening);
}

void Server::State::listen(const Connection::Setup& setup, int descriptor) {
  IoThreads& moving = hub.polled && setup.kind == Connection::Kind::local ? *hub.polled : threads;
  acceptors.push_back(std::make_shared<Acceptor>(moving, hub, setup, descriptor, most_descriptors));
  acceptors.back()->start();
}

Server::State::~State() {
  if (!ipc_path.empty()) ::unlink(ipc_path.c_str());
  for (auto& acceptor : acceptors) acceptor->stop();
  for (const ConnectionPtr& connection : hub.connections()) connection->finish();
  hub.wait_until_empty(Clock::now() + kLastWords);
  threads.stop();
}

void Server::State::collect(std::vector<Event>& events) {
  for (std::size_t i = 0; i < kEventsPerPoll && events.size() < kEventsPerPoll; ++i) {
    ConnectionPtr connection = hub.next();
    if (!connection) return;
    take(connection, events);
  }
}

void Server::State::take(const ConnectionPtr& connection, std::vector<Event>& events) {
  Connection::Taken taken = connection->take(kMessagesInTurn);
  Peer* peer = find_or_meet(connection, events);
  for (Message& message : taken.messages) {
    if (!peer || peer->is_forgotten) {
      hub.count("from a peer that was put out");
      continue;
    }
    if (peer->is_guest || std::holds_alternative<Join>(message.body)) {
      welcome_guest(*peer, message);
      continue;
    }
    events.push_back(about(*peer, Event::Kind::message));
    events.back().message = std::move(message);
  }
  if (!peer) return;
  if (taken.writable && !peer->is_forgotten && !peer->is_guest) events.push_back(about(*peer, Event::Kind::writable));
  if (!taken.ended) return;
  if (!peer->is_forgotten && !peer->is_guest) events.push_back(about(*peer, Event::Kind::disconnected));
  peers.erase(connection->id());
}

// The peer of a connection, made when its first message comes. Null: it may no longer be here.
Server::State::Peer* Server::State::find_or_meet(const ConnectionPtr& connection, std::vector<Event>& events) {
  auto [found, is_new] = peers.try_emplace(connection->id());
  Peer& peer = found->second;
  if (!is_new) return &peer;
  peer.connection = connection;
  bool has_key = connection->kind() == Connection::Kind::encrypted;
  peer.principal = has_key                                         ? connection->peer_key()
                   : connection->kind() == Connection::Kind::local ? "local"
                                                                   : "anyone";
  if (may_stay(peer)) {
    if (!peer.is_guest) events.push_back(about(peer, Event::Kind::connected));
  } else {
    hub.count("revoked key");
    forget(peer);
  }
  return &peer;
}

// A key that was taken off the list loses the connections that it has, at once.
void Server::State::check_rights(std::vector<Event>& events) {
  if (!allowed) return;
  std::uint64_t now = allowed->refresh();
  for (const std::string& notice : allowed->take_notices()) {
    if (log) log(notice);
  }
  if (now == generation) return;
  generation = now;
  for (auto& [id, peer] : peers) {
    if (peer.is_forgotten || may_stay(peer)) continue;
    hub.count("revoked key");
    send(peer, {Refused{"its key is no longer allowed", true}, {}});
    if (!peer.is_guest) events.push_back(about(peer, Event::Kind::disconnected));
    forget(peer);
  }
}

// A guest may join with one key. Then its connection ends.
void Server::State::welcome_guest(Peer& peer, const Message& message) {
  auto* join = std::get_if<Join>(&message.body);
  try {
    if (!peer.is_guest) fail(Code::invalid_argument, "only who comes with an invitation can join by it");
    if (!join) fail(Code::invalid_argument, "an invitation lets a key join and nothing else");
    send(peer, {Joined{keys->admit(peer.principal, join->key, join->name)}, {}});
  } catch (const Error& error) {
    hub.count("invitation refused");
    send(peer, {Refused{error.what(), true}, {}});
  }
  if (peer.is_guest) forget(peer);
}

bool Server::State::may_stay(Peer& peer) {
  if (peer.connection->kind() != Connection::Kind::encrypted) {
    peer.admin = peer.connection->kind() == Connection::Kind::local;
    return true;
  }
  if (allows) return allows(peer.principal);
  auto entry = allowed->find(peer.principal);
  if (!entry) return false;
  peer.admin = entry->role == "admin";
  peer.is_guest = entry->is_invitation();
  peer.key_name = entry->name;
  return true;
}

bool Server::State::send(Peer& peer, const Message& message) {
  if (peer.is_forgotten) return false;
  Frames frames = encode(message);
  Connection::Sent sent = peer.connection->send(frames);
  if (sent == Connection::Sent::full) hub.count("queue full");
  if (sent != Connection::Sent::yes) return false;
  hub.bytes_sent += frames.control.bytes().size() + frames.payload.bytes().size();
  return true;
}

// Messages that are queued for the peer are still sent before the connection ends.
void Server::State::forget(Peer& peer) {
  peer.is_forgotten = true;
  peer.connection->end_after(kLastWords);
}

// When opening fails at any point, what was opened before is closed in order.
Server::Server(const ServerOptions& options) : state_(std::make_unique<State>(options.limits, options.polls_local)) {
  state_->open(options);
}
Server::~Server() = default;

int Server::port() const { return state_->port; }

std::vector<Event> Server::poll(std::chrono::milliseconds timeout) {
  State& state = *state_;
  Clock::time_point deadline = Clock::now() + timeout;
  std::vector<Event> events;
  for (;;) {
    bool woken = state.hub.take_wake();
    state.hub.move_bytes();
    state.check_rights(events);
    state.hub.look_after_queues();
    state.collect(events);
    Clock::time_point now = Clock::now();
    if (!events.empty() || woken || now >= deadline) return events;
    bool watches_rights = state.allowed && !state.peers.empty();
    state.hub.wait(watches_rights ? std::min(deadline, now + kRightsInterval) : deadline);
  }
}

bool Server::send(PeerId id, const Message& message) {
  auto found = state_->peers.find(id);
  return found != state_->peers.end() && state_->send(found->second, message);
}

void Server::disconnect(PeerId id) {
  auto found = state_->peers.find(id);
  if (found != state_->peers.end()) state_->forget(found->second);
}

void Server::wake() { state_->hub.wake(); }

std::map<std::string, std::uint64_t> Server::counters() const {
  auto counters = state_->hub.counters();
  if (state_->allowed && state_->allowed->unreadable() > 0) {
    counters["allow-list unreadable"] = state_->allowed->unreadable();
  }
  return counters;
}

std::uint64_t Server::bytes_sent() const { return state_->hub.bytes_sent; }
std::uint64_t Server::bytes_received() const { return state_->hub.bytes_received; }

}  // namespace pcp::net
