#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <set>

#include "net/allow_list.h"
#include "net/endpoint.h"
#include "net/gate.h"
#include "net/ipc_path.h"
#include "net/listener.h"
#include "net/lookup.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr std::chrono::milliseconds kRightsInterval{250};  // for peers that say nothing
constexpr std::size_t kRemembered = 4096;                  // connections that ended: what comes late is not a new peer

// What a message's connection carries, 0 when it does not.
ConnectionId connection_of(const zmq::message_t& frame) {
  const char* text = ::zmq_msg_gets(frame.handle(), kConnectionProperty);
  ConnectionId id = 0;
  if (text) std::from_chars(text, text + std::strlen(text), id);
  return id;
}

// A ROUTER's own ids are a zero and a number. Nobody else may choose one.
bool is_given(const zmq::message_t& routing_id) { return routing_id.size() == 5 && *routing_id.data<char>() == 0; }

std::string bound_port(zmq::socket_t& socket) {
  std::string address = socket.get(zmq::sockopt::last_endpoint);
  return address.substr(address.rfind(':') + 1);
}

// ZeroMQ takes addresses and names of interfaces; names of hosts are looked up.
void bind(zmq::socket_t& socket, const std::string& host, int port) {
  std::vector<std::string> hosts = {host};
  std::string why;
  int error = 0;
  for (std::size_t i = 0; i < hosts.size(); ++i) {
    std::string address = tcp_address(hosts[i], port == 0 ? "*" : std::to_string(port));
    if (::zmq_bind(socket.handle(), address.c_str()) == 0) return;
    error = errno;
    why = error == EADDRINUSE ? "another process does" : ::zmq_strerror(error);
    if (i > 0 || error == EADDRINUSE) continue;
    Addresses addresses = look_up(host);
    if (addresses.found.empty()) why = "there is no such host or interface (" + addresses.trouble + ")";
    for (std::string& found : addresses.found) {
      if (found != host) hosts.push_back(std::move(found));
    }
  }
  fail(error == EADDRINUSE ? Code::unavailable : Code::invalid_argument, "cannot listen on ", host, ":", port, ": ",
       why);
}

}  // namespace

struct Server::State {
  struct Peer {
    enum class State { open, ending, forgotten } state = State::open;
    Listener* listener = nullptr;
    std::string routing_id;
    int descriptor = -1;
    std::string principal, key_name;
    bool admin = false;
    Clock::time_point since;  // ending or forgotten
  };

  // With more than one thread of ZeroMQ's the report that a connection ended could overtake the one that it began.
  zmq::context_t context{1};
  std::unique_ptr<AllowList> allowed;
  std::unique_ptr<Gate> gate;
  std::vector<std::unique_ptr<Listener>> listeners;
  Listener* encrypted = nullptr;
  Listener::Counters counters;
  Waker waker;
  std::string ipc_path;  // where it listens; empty: nowhere
  int port = 0;
  std::map<PeerId, Peer> peers;
  std::set<PeerId> leaving;  // ending or forgotten
  std::set<PeerId> gone;
  std::uint64_t generation = 0;  // of the allow-list the peers were checked against
  std::uint64_t bytes_sent = 0, bytes_received = 0;

  ~State() {
    if (!ipc_path.empty()) ::unlink(ipc_path.c_str());  // ZeroMQ leaves it
    listeners.clear();
    context.shutdown();
    gate.reset();
  }

  void open(const ServerOptions&);
  void listen_tcp(const ServerOptions&);
  void listen_ipc(const std::string& path);

  void collect(std::vector<Event>&);
  void check_rights(std::vector<Event>&);
  bool may_stay(Peer&);  // and what it is called and may do
  void mark_ended(Listener&);
  bool read_messages(Listener&, std::vector<Event>&);
  void take(Listener&, Received, std::vector<Event>&);
  Peer* find_or_meet(Listener&, const Received&, PeerId, std::vector<Event>&);
  void finish(Listener&, bool drained, std::vector<Event>&);
  void leave(PeerId, Peer&, Peer::State);
  bool send(Peer&, PeerId, const Message&);
  Event about(PeerId id, const Peer& peer, Event::Kind kind) const {
    return {kind, id, peer.principal, peer.key_name, peer.admin, {}};
  }
};

void Server::State::open(const ServerOptions& options) {
  require(options.tcp || !options.ipc_path.empty(), "a server needs a port or a path to listen on");
  if (options.tcp && !options.insecure) allowed = std::make_unique<AllowList>(options.allowed_path);
  gate = std::make_unique<Gate>(context, allowed.get());
  if (!options.ipc_path.empty()) listen_ipc(options.ipc_path);
  if (options.tcp) listen_tcp(options);
}

void Server::State::listen_tcp(const ServerOptions& options) {
  auto listener = std::make_unique<Listener>(context, options.insecure ? kAnyoneDomain : kEncryptedDomain, counters);
  if (!options.insecure) {
    require(is_key(options.key.public_key) && is_key(options.key.secret_key), "a server on tcp needs a key");
    listener->socket().set(zmq::sockopt::curve_server, true);
    listener->socket().set(zmq::sockopt::curve_secretkey, options.key.secret_key);
    encrypted = listener.get();
  }
  bind(listener->socket(), options.host, options.port);
  port = std::stoi(bound_port(listener->socket()));
  listeners.push_back(std::move(listener));
}

void Server::State::listen_ipc(const std::string& path) {
  prepare_ipc_path(path);
  auto listener = std::make_unique<Listener>(context, kLocalDomain, counters);
  mode_t before = ::umask(0177);  // the file is never open to others, not for a moment
  int status = ::zmq_bind(listener->socket().handle(), ("ipc://" + path).c_str());
  int error = errno;
  ::umask(before);
  if (status != 0) fail(Code::invalid_argument, "cannot listen on '", path, "': ", ::zmq_strerror(error));
  ipc_path = path;
  listeners.push_back(std::move(listener));
}

void Server::State::collect(std::vector<Event>& events) {
  check_rights(events);
  for (auto& listener : listeners) {
    listener->read_reports();
    mark_ended(*listener);
    bool drained = read_messages(*listener, events);
    mark_ended(*listener);
    finish(*listener, drained, events);
  }
}

// A key that was taken off the list loses its connections at once, not only the next one.
void Server::State::check_rights(std::vector<Event>& events) {
  if (!allowed) return;
  std::uint64_t now = allowed->refresh();
  if (now == generation) return;
  generation = now;
  for (auto& [id, peer] : peers) {
    if (peer.state != Peer::State::open || may_stay(peer)) continue;
    ++counters["revoked key"];
    send(peer, id, {Refused{"its key is no longer allowed", true}, {}});
    events.push_back(about(id, peer, Event::Kind::disconnected));
    leave(id, peer, Peer::State::forgotten);
  }
}

bool Server::State::may_stay(Peer& peer) {
  if (peer.listener != encrypted) {
    peer.admin = peer.principal == "local";
    return true;
  }
  auto entry = allowed->find(peer.principal);
  if (!entry) return false;
  peer.admin = entry->role == "admin";
  peer.key_name = entry->name;
  return true;
}

void Server::State::mark_ended(Listener& listener) {
  while (PeerId id = listener.take_ended()) {
    auto found = peers.find(id);
    if (found == peers.end()) continue;
    if (found->second.state == Peer::State::open) leave(id, found->second, Peer::State::ending);
    if (found->second.state != Peer::State::forgotten) continue;
    leaving.erase(id);
    peers.erase(found);
  }
}

void Server::State::leave(PeerId id, Peer& peer, Peer::State state) {
  peer.state = state;
  peer.since = Clock::now();
  leaving.insert(id);
  gone.insert(id);
  if (gone.size() > kRemembered) gone.erase(gone.begin());
}

// Whether all there is has been read.
bool Server::State::read_messages(Listener& listener, std::vector<Event>& events) {
  for (std::size_t i = 0; i < kEventsPerPoll; ++i) {
    Received received = receive(listener.socket());
    if (received.count == 0) return true;
    take(listener, std::move(received), events);
  }
  return false;
}

void Server::State::take(Listener& listener, Received received, std::vector<Event>& events) {
  for (const zmq::message_t& part : received.parts) bytes_received += part.size();
  if (received.count < 2 || !is_given(received.parts[0])) {
    ++counters["chose its own address"];
    return;
  }
  PeerId id = connection_of(received.parts[1]);
  std::vector<Payload> frames;
  Message message;
  try {
    if (received.count > 3) fail(Code::data_loss, "too many frames");
    for (std::size_t i = 1; i < received.parts.size(); ++i) {
      zmq::message_t part;
      part.copy(received.parts[i]);  // shares the bytes
      frames.push_back(payload_of(std::move(part)));
    }
    message = decode(frames);
  } catch (const Error& error) {
    ++counters[error.code() == Code::resource_exhausted ? "too large"
               : error.code() == Code::invalid_argument ? "fields without sense"
                                                        : "not a message"];
    return;
  }
  Peer* peer = find_or_meet(listener, received, id, events);
  if (!peer) return;
  Event event = about(id, *peer, Event::Kind::message);
  event.message = std::move(message);
  events.push_back(std::move(event));
}

Server::State::Peer* Server::State::find_or_meet(Listener& listener, const Received& received, PeerId id,
                                                 std::vector<Event>& events) {
  auto found = peers.find(id);
  if (found == peers.end() && id != 0 && !gone.contains(id)) {
    const zmq::message_t& frame = received.parts[1];
    const char* principal = ::zmq_msg_gets(frame.handle(), kPrincipalProperty);
    Peer peer;
    peer.listener = &listener;
    peer.routing_id = received.parts[0].to_string();
    peer.principal = principal ? principal : "";
    peer.descriptor = ::zmq_msg_get(frame.handle(), ZMQ_SRCFD);
    bool open = listener.attach(id, peer.descriptor);
    bool allowed_in = may_stay(peer);
    found = peers.emplace(id, std::move(peer)).first;
    if (!allowed_in) {
      ++counters["revoked key"];
      leave(id, found->second, Peer::State::forgotten);
    } else {
      events.push_back(about(id, found->second, Event::Kind::connected));
      if (!open) leave(id, found->second, Peer::State::ending);
    }
  }
  if (found == peers.end() || found->second.state == Peer::State::forgotten) {
    ++counters["from a peer that was put out"];
    return nullptr;
  }
  return &found->second;
}

// An ending peer is reported once its last messages have been; a forgotten one is cut off once its own last words had
// time to go out.
void Server::State::finish(Listener& listener, bool drained, std::vector<Event>& events) {
  Clock::time_point now = Clock::now();
  for (auto next = leaving.begin(); next != leaving.end();) {
    auto here = next++;
    auto found = peers.find(*here);
    Peer& peer = found->second;
    if (peer.listener != &listener) continue;
    bool over = now - peer.since >= kLastWords;
    bool ended = peer.state == Peer::State::ending && (drained || over);
    if (ended) events.push_back(about(found->first, peer, Event::Kind::disconnected));
    if (peer.state == Peer::State::forgotten && over) ended = !listener.cut(found->first, peer.descriptor);
    if (!ended) continue;
    peers.erase(found);
    leaving.erase(here);
  }
}

bool Server::State::send(Peer& peer, PeerId id, const Message& message) {
  if (peer.state != Peer::State::open) return false;
  Frames frames = encode(message);
  errno = 0;
  if (net::send(peer.listener->socket(), peer.routing_id, frames)) {
    bytes_sent += frames.control.bytes().size() + frames.payload.bytes().size();
    return true;
  }
  if (errno == EHOSTUNREACH) {
    leave(id, peer, Peer::State::ending);
  } else {
    ++counters["queue full"];
  }
  return false;
}

Server::Server(const ServerOptions& options) : state_(std::make_unique<State>()) { state_->open(options); }
Server::~Server() = default;

int Server::port() const { return state_->port; }

std::vector<Event> Server::poll(std::chrono::milliseconds timeout) {
  Clock::time_point deadline = Clock::now() + timeout;
  std::vector<zmq::socket_t*> sockets;
  for (auto& listener : state_->listeners) {
    sockets.push_back(&listener->socket());
    sockets.push_back(&listener->reports());
  }
  std::vector<Event> events;
  for (;;) {
    bool woken = state_->waker.take();
    state_->collect(events);
    Clock::time_point now = Clock::now();
    if (!events.empty() || woken || now >= deadline) return events;
    Clock::time_point until = deadline;
    if (!state_->leaving.empty() || (state_->allowed && !state_->peers.empty())) {
      until = std::min(until, now + kRightsInterval);
    }
    wait(sockets, state_->waker, until);
  }
}

bool Server::send(PeerId id, const Message& message) {
  auto found = state_->peers.find(id);
  return found != state_->peers.end() && state_->send(found->second, id, message);
}

void Server::disconnect(PeerId id) {
  auto found = state_->peers.find(id);
  if (found != state_->peers.end()) state_->leave(id, found->second, State::Peer::State::forgotten);
}

void Server::wake() { state_->waker.wake(); }

std::map<std::string, std::uint64_t> Server::counters() const {
  auto counters = state_->counters;
  if (state_->gate->unknown_keys() > 0) counters["unknown key"] = state_->gate->unknown_keys();
  if (state_->allowed && state_->allowed->unreadable() > 0) {
    counters["allow-list unreadable"] = state_->allowed->unreadable();
  }
  std::erase_if(counters, [](const auto& counter) { return counter.second == 0; });
  return counters;
}

std::uint64_t Server::bytes_sent() const { return state_->bytes_sent; }
std::uint64_t Server::bytes_received() const { return state_->bytes_received; }

}  // namespace pcp::net
