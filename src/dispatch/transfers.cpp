#include "dispatch/transfers.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/random_number.h"
#include "net/ipc_path.h"
#include "net/local_socket.h"
#include "pcp/error.h"

namespace pcp::dispatch {
namespace {

constexpr std::chrono::milliseconds kListenTurn{200};
constexpr const char* kSocketPrefix = "transfer-";

// This boot of this machine, and the user: processes with the same may share a socket.
std::string machine() {
  std::string boot;
  std::ifstream("/proc/sys/kernel/random/boot_id") >> boot;
  return boot.empty() ? "" : concat(boot, "-", getuid());
}

// Sockets of workers that were killed stay behind.
void remove_dead_sockets() {
  std::error_code ignored;
  std::filesystem::path folder = std::filesystem::path(net::local_socket("any")).parent_path();
  for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
    std::string name = entry.path().filename();
    if (!name.starts_with(kSocketPrefix)) continue;
    pid_t process = std::atoi(name.c_str() + std::string_view(kSocketPrefix).size());
    bool is_dead = process > 0 && kill(process, 0) != 0 && errno == ESRCH;
    if (is_dead && !net::ipc_trouble(entry.path()).empty()) std::filesystem::remove(entry.path(), ignored);
  }
}

}  // namespace

Transfers::Transfers(TransferOptions options, std::uint64_t most_bytes, TransferEvents events)
    : options_(std::move(options)), most_bytes_(most_bytes), events_(std::move(events)) {}

Transfers::~Transfers() {
  end(0);
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  if (server_) {
    server_->wake();
    thread_.join();
  }
}

// --- Listening.

net::Listening Transfers::listening() {
  if (server_) return listening_;
  remove_dead_sockets();
  net::ServerOptions server;
  listening_.machine = options_.only_tcp ? "" : machine();
  listening_.socket = concat(kSocketPrefix, getpid(), "-", random_number() % 1'000'000'000);
  server.ipc_path = net::local_socket(listening_.socket);
  server.tcp = !options_.host.empty();
  server.host = options_.interface;
  server.port = options_.port;
  server.insecure = options_.insecure;
  server.key = options_.key;
  server.allows = [this](const std::string& key) {
    std::lock_guard lock(mutex_);
    return std::ranges::any_of(sessions_, [&](const auto& session) { return session.second->has_key(key); });
  };
  server_.emplace(server);
  if (server.tcp) {
    listening_.host = options_.host;
    listening_.port = static_cast<std::uint32_t>(server_->port());
    listening_.key = options_.insecure ? "" : options_.key.public_key;
  }
  thread_ = std::thread([this] { listen(); });
  return listening_;
}

void Transfers::listen() {
  while (true) {
    for (const net::Event& event : server_->poll(kListenTurn)) {
      if (event.kind == net::Event::Kind::message) hear(event);
    }
    close_unused();
    std::lock_guard lock(mutex_);
    if (ending_) return;
  }
}

void Transfers::hear(const net::Event& event) {
  auto* transfer = std::get_if<net::Transfer>(&event.message.body);
  std::shared_ptr<SessionPeers> peers = transfer ? find(transfer->session) : nullptr;
  if (!peers || !peers->is_from_here(*transfer, event.principal)) {
    std::string kind = !transfer ? "not a transfer" : !peers ? "a transfer of no session" : "a transfer of a stranger";
    if (++dropped_[kind] == 1) events_.dropped(kind);
    return;
  }
  try {
    if (peers->arrive(*transfer, event.message.payload)) events_.arrived(transfer->session);
  } catch (const std::exception& error) {
    events_.failed(transfer->session, error.what());
  }
}

// --- Sessions.

std::shared_ptr<SessionPeers> Transfers::find(std::uint64_t session) const {
  std::lock_guard lock(mutex_);
  auto found = sessions_.find(session);
  return found == sessions_.end() ? nullptr : found->second;
}

std::shared_ptr<SessionPeers> Transfers::add(const net::SessionWorkers& message) {
  std::lock_guard lock(mutex_);
  std::shared_ptr<SessionPeers>& peers = sessions_[message.session];
  if (!peers) {
    auto send_to = [this, id = message.session](const net::SessionWorker& to, net::Transfer transfer,
                                                SessionPeers::Value value) {
      send(id, to, std::move(transfer), std::move(value));
    };
    peers = std::make_shared<SessionPeers>(message.session, message.worker, message.secret, most_bytes_, send_to);
  }
  for (const net::SessionWorker& worker : message.workers) peers->add(worker);
  return peers;
}

void Transfers::lose(std::uint64_t session, session::WorkerId worker, const std::string& why) {
  auto peers = find(session);
  if (!peers) return;
  peers->lose(worker, why);
  events_.arrived(session);
  net::Listening place = peers->place_of(worker);
  std::lock_guard lock(mutex_);
  for (auto line = lines_.begin(); line != lines_.end();) {
    auto here = line++;
    if (here->to == place && here->line->drop(session)) closing_.splice(closing_.end(), lines_, here);
  }
}

void Transfers::end(std::uint64_t session) {
  std::lock_guard lock(mutex_);
  std::vector<std::uint64_t> ended;
  for (const auto& [id, peers] : sessions_) {
    if (session == 0 || id == session) ended.push_back(id);
  }
  for (std::uint64_t id : ended) {
    sessions_.erase(id);
    for (auto line = lines_.begin(); line != lines_.end();) {
      auto here = line++;
      if (here->line->drop(id)) closing_.splice(closing_.end(), lines_, here);
    }
  }
  for (Line& line : closing_) line.line->close();
}

// A line takes a moment to end, for which nobody waits but this.
void Transfers::close_unused() {
  std::list<Line> closed;
  std::lock_guard lock(mutex_);
  for (auto line = closing_.begin(); line != closing_.end();) {
    auto here = line++;
    here->line->close();
    if (here->line->is_closed()) closed.splice(closed.end(), closing_, here);
  }
}

// --- Sending.

void Transfers::send(std::uint64_t session, const net::SessionWorker& to, net::Transfer transfer,
                     SessionPeers::Value value) {
  std::lock_guard lock(mutex_);
  if (!sessions_.contains(session)) return;  // it has ended a moment ago
  line_to(to).add(to.worker, std::move(transfer), std::move(value));
}

TransferLine& Transfers::line_to(const net::SessionWorker& to) {
  for (Line& line : lines_) {
    if (line.to == to.at && !line.line->is_broken()) return *line.line;
  }
  TransferLineEvents events;
  events.sent = [this](std::uint64_t session, session::WorkerId worker, std::uint64_t bytes) {
    sent(session, worker, bytes);
  };
  events.failed = [this, name = to.name](std::uint64_t session, const std::string& why) {
    events_.failed(session, concat("values cannot be sent to the worker ", name, ": ", why));
  };
  lines_.push_back({to.at, std::make_unique<TransferLine>(way_to(to), std::move(events))});
  return *lines_.back().line;
}

net::ClientOptions Transfers::way_to(const net::SessionWorker& worker) const {
  const net::Listening& to = worker.at;
  net::ClientOptions options;
  if (!to.socket.empty() && !to.machine.empty() && to.machine == listening_.machine) {
    if (std::string path = net::local_socket(to.socket); net::is_own_socket(path)) {
      options.ipc_path = path;
      return options;
    }
  }
  if (to.host.empty()) {
    fail(Code::unavailable, "[session] worker ", worker.worker, " (", worker.name,
         ") listens for others on its own machine alone: pcp worker --transfer-host ADDRESS makes it reachable");
  }
  options.host = to.host;
  options.port = static_cast<int>(to.port);
  options.insecure = to.key.empty();
  if (options.insecure) return options;
  if (options_.key.public_key.empty()) {
    fail(Code::unavailable, "[session] the worker that sends to worker ", worker.worker, " (", worker.name,
         ") has no key of its own: pcp worker --transfer-host ADDRESS gives it one");
  }
  options.key = options_.key;
  options.server_key = to.key;
  return options;
}

void Transfers::sent(std::uint64_t session, session::WorkerId to, std::uint64_t bytes) {
  auto peers = find(session);
  if (!peers) return;
  peers->sent(to, bytes);
  events_.arrived(session);
}

}  // namespace pcp::dispatch
