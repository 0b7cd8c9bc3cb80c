// A server sends 1 MiB pieces to eight clients, each asking for the next while at most eight are on their way, as
// workers fetch a reference; beside it plain sockets that do nothing else. Prints bytes per second and the ratio, and
// the same of the processor time of both ends together, which other programs on the machine disturb less. With `times`
// the two alternate so often, and the best of each counts.
//   net_bench [MiB for each client] [times] [ipc|tcp|encrypted]
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "net/endpoint.h"
#include "pcp/error.h"

namespace {

using namespace pcp::net;
using std::chrono::milliseconds;

constexpr int kClients = 8;
constexpr std::uint64_t kPiece = 1 << 20, kWindow = 8;

struct Wire {
  std::string name;
  bool ipc = false, encrypted = false;
};

std::vector<pid_t> fork_clients(const std::function<void()>& body) {
  std::vector<pid_t> children;
  for (int i = 0; i < kClients; ++i) {
    pid_t child = ::fork();
    if (child == 0) {
      ::alarm(300);
      body();
      ::_exit(0);
    }
    children.push_back(child);
  }
  return children;
}

void await(const std::vector<pid_t>& children) {
  for (pid_t child : children) {
    int status = 0;
    ::waitpid(child, &status, 0);
    pcp::require(status == 0, "a client failed");
  }
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// --- Plain sockets: the same bytes, from one buffer, to whoever can take some.

int plain_socket(bool ipc) { return ::socket(ipc ? AF_UNIX : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0); }

struct Address {
  sockaddr_storage storage{};
  socklen_t size = 0;
};

Address address_of(bool ipc, const std::string& path, int port) {
  Address address;
  if (ipc) {
    auto* local = reinterpret_cast<sockaddr_un*>(&address.storage);
    local->sun_family = AF_UNIX;
    path.copy(local->sun_path, sizeof(local->sun_path) - 1);
    address.size = sizeof(*local);
  } else {
    auto* internet = reinterpret_cast<sockaddr_in*>(&address.storage);
    internet->sin_family = AF_INET;
    internet->sin_port = htons(static_cast<std::uint16_t>(port));
    internet->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.size = sizeof(*internet);
  }
  return address;
}

void read_plain(bool ipc, const std::string& path, int port, std::uint64_t bytes) {
  int connection = plain_socket(ipc);
  Address address = address_of(ipc, path, port);
  pcp::require(::connect(connection, reinterpret_cast<sockaddr*>(&address.storage), address.size) == 0, "connect");
  std::vector<char> buffer(kPiece);
  while (bytes > 0) {
    ssize_t count = ::recv(connection, buffer.data(), std::min<std::uint64_t>(bytes, buffer.size()), 0);
    pcp::require(count > 0, "recv");
    bytes -= static_cast<std::uint64_t>(count);
  }
  ::close(connection);
}

double plain_seconds(bool ipc, const std::string& path, std::uint64_t bytes) {
  int listener = plain_socket(ipc);
  Address address = address_of(ipc, path, 0);
  auto* name = reinterpret_cast<sockaddr*>(&address.storage);
  pcp::require(::bind(listener, name, address.size) == 0 && ::listen(listener, kClients) == 0, "listen");
  int port = 0;
  if (!ipc) {
    ::getsockname(listener, name, &address.size);
    port = ntohs(reinterpret_cast<sockaddr_in*>(&address.storage)->sin_port);
  }
  auto children = fork_clients([&] { read_plain(ipc, path, port, bytes); });
  std::vector<pollfd> items;
  for (int i = 0; i < kClients; ++i) {
    items.push_back({::accept(listener, nullptr, nullptr), POLLOUT, 0});
    ::fcntl(items.back().fd, F_SETFL, O_NONBLOCK);
  }
  std::vector<std::uint64_t> left(kClients, bytes);
  std::vector<char> piece(kPiece, 'p');
  auto start = std::chrono::steady_clock::now();
  while (std::accumulate(left.begin(), left.end(), std::uint64_t{0}) > 0) {
    ::poll(items.data(), items.size(), -1);
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!(items[i].revents & POLLOUT)) continue;
      ssize_t count = ::send(items[i].fd, piece.data(), std::min<std::uint64_t>(left[i], kPiece), MSG_NOSIGNAL);
      if (count > 0) left[i] -= static_cast<std::uint64_t>(count);
      if (left[i] == 0) items[i].fd = (::close(items[i].fd), -1);
    }
  }
  await(children);
  double seconds = seconds_since(start);
  ::close(listener);
  ::unlink(path.c_str());
  return seconds;
}

// --- The same through PCP.

void read_pieces(const ClientOptions& options, std::uint64_t pieces) {
  Client client(options);
  std::uint64_t asked = 0, received = 0;
  auto ask = [&] {
    if (asked < pieces && client.send({Fetch{"blob", asked * kPiece, kPiece}, {}})) ++asked;
  };
  while (received < pieces) {
    for (const Event& event : client.poll(milliseconds(1000))) {
      if (event.kind == Event::Kind::connected) {
        for (std::uint64_t i = 0; i < kWindow; ++i) ask();
      } else if (event.kind == Event::Kind::message) {
        pcp::require(event.message.payload.bytes().size() == kPiece, "piece");
        ++received;
        ask();
      } else {
        pcp::fail(pcp::Code::unavailable, "lost");
      }
    }
  }
}

struct Keys {
  KeyPair server = make_key_pair(), client = make_key_pair();
};

double pcp_seconds(const Wire& wire, const Keys& pairs, const std::string& folder, std::uint64_t bytes) {
  KeyFolder keys(folder + "/keys");
  keys.allow({pairs.client.public_key, "worker", "client"});
  ClientOptions reader;
  reader.host = "127.0.0.1";
  reader.insecure = !wire.encrypted;
  reader.key = pairs.client;
  reader.server_key = pairs.server.public_key;
  if (wire.ipc) reader.ipc_path = folder + "/pcp";

  int ports[2];  // the port travels by a pipe: clients are forked before the server has threads
  pcp::require(::pipe(ports) == 0, "pipe");
  auto children = fork_clients([&] {
    pcp::require(::read(ports[0], &reader.port, sizeof(reader.port)) == sizeof(reader.port), "port");
    read_pieces(reader, bytes / kPiece);
  });
  ServerOptions options;
  options.port = 0;
  options.tcp = !wire.ipc;
  options.ipc_path = reader.ipc_path;
  options.insecure = !wire.encrypted;
  options.key = pairs.server;
  options.allowed_path = keys.allowed_path();
  Server server(options);
  int port = server.port();
  for (int i = 0; i < kClients; ++i) pcp::require(::write(ports[1], &port, sizeof(port)) == sizeof(port), "port");
  Payload piece = Payload::of(std::string(kPiece, 'p'));
  std::chrono::steady_clock::time_point start;
  int left = kClients;
  bool begun = false;
  while (left > 0) {
    for (const Event& event : server.poll(milliseconds(1000))) {
      if (event.kind == Event::Kind::disconnected) --left;
      auto* fetch = std::get_if<Fetch>(&event.message.body);
      if (event.kind != Event::Kind::message || !fetch) continue;
      if (!begun) start = std::chrono::steady_clock::now();
      begun = true;
      pcp::require(server.send(event.peer, {Piece{fetch->blob, fetch->offset}, piece}), "queue full");
    }
  }
  await(children);
  ::close(ports[0]);
  ::close(ports[1]);
  return seconds_since(start);
}

// Of this process and of its children that have ended.
double processor_seconds() {
  double sum = 0;
  for (int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used{};
    ::getrusage(who, &used);
    for (const timeval& time : {used.ru_utime, used.ru_stime}) {
      sum += static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    }
  }
  return sum;
}

struct Cost {
  double seconds = 1e9, processor_seconds = 1e9;
};
void measure(const std::function<double()>& run, Cost& best) {
  double before = processor_seconds();
  best.seconds = std::min(best.seconds, run());
  best.processor_seconds = std::min(best.processor_seconds, processor_seconds() - before);
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t bytes = (argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 256) << 20;
  int times = argc > 2 ? std::atoi(argv[2]) : 1;
  std::string only = argc > 3 ? argv[3] : "";
  std::string folder = (std::filesystem::temp_directory_path() / "pcp_net_bench_XXXXXX").string();
  if (!::mkdtemp(folder.data())) return 1;
  double gigabytes = static_cast<double>(bytes) * kClients / 1e9;
  std::printf("%-16s %12s %12s %7s %14s %12s %7s\n", "to 8 clients", "sockets GB/s", "pcp GB/s", "ratio",
              "sockets cpu/GB", "pcp cpu/GB", "ratio");
  const Keys keys;  // made before anything is measured
  for (const Wire& wire : {Wire{"ipc", true, false}, {"tcp", false, false}, {"tcp, encrypted", false, true}}) {
    if (!wire.name.ends_with(only)) continue;
    Cost plain, ours;
    for (int i = 0; i < times; ++i) {
      measure([&] { return plain_seconds(wire.ipc, folder + "/plain", bytes); }, plain);
      measure([&] { return pcp_seconds(wire, keys, folder, bytes); }, ours);
    }
    std::printf("%-16s %12.2f %12.2f %7.2f %14.2f %12.2f %7.2f\n", wire.name.c_str(), gigabytes / plain.seconds,
                gigabytes / ours.seconds, plain.seconds / ours.seconds, plain.processor_seconds / gigabytes,
                ours.processor_seconds / gigabytes, plain.processor_seconds / ours.processor_seconds);
    std::fflush(stdout);
  }
  std::filesystem::remove_all(folder);
}
