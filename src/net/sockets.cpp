#include "net/sockets.h"

#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include "net/ipc_path.h"
#include "net/lookup.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr rlim_t kMostDescriptors =
    65'536;  // more are of no use, and some programs close every possible descriptor when they start

// A descriptor that is closed unless it was released.
class NewSocket {
 public:
  explicit NewSocket(int family) : descriptor_(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)) {}
  ~NewSocket() {
    int error = errno;
    if (descriptor_ >= 0) ::close(descriptor_);
    errno = error;
  }
  NewSocket(const NewSocket&) = delete;
  NewSocket& operator=(const NewSocket&) = delete;

  int get() const { return descriptor_; }
  int give() { return std::exchange(descriptor_, -1); }

 private:
  int descriptor_;
};

void set_option(int descriptor, int level, int name, int value) {
  ::setsockopt(descriptor, level, name, &value, sizeof(value));
}

struct SocketAddress {
  sockaddr_storage storage{};
  socklen_t size = 0;
  const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&storage); }
};

// The socket address of a numeric address; size 0 when the text is none.
SocketAddress numeric_address(const std::string& text, int port) {
  addrinfo hints{}, *list = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  SocketAddress address;
  if (::getaddrinfo(text.c_str(), std::to_string(port).c_str(), &hints, &list) != 0) return address;
  std::memcpy(&address.storage, list->ai_addr, list->ai_addrlen);
  address.size = list->ai_addrlen;
  ::freeaddrinfo(list);
  return address;
}

// Addresses of the interface of that name.
std::vector<std::string> interface_addresses(const std::string& name) {
  std::vector<std::string> found;
  ifaddrs* list = nullptr;
  if (::getifaddrs(&list) != 0) return found;
  for (ifaddrs* one = list; one; one = one->ifa_next) {
    if (!one->ifa_addr || name != one->ifa_name) continue;
    int family = one->ifa_addr->sa_family;
    if (family != AF_INET && family != AF_INET6) continue;
    char text[NI_MAXHOST];
    socklen_t size = family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    if (::getnameinfo(one->ifa_addr, size, text, sizeof(text), nullptr, 0, NI_NUMERICHOST) == 0) found.push_back(text);
  }
  ::freeifaddrs(list);
  return found;
}

int listen_at(const std::string& text, int port) {
  SocketAddress address = numeric_address(text, port);
  NewSocket socket(address.storage.ss_family);
  if (socket.get() < 0) return -1;
  set_option(socket.get(), SOL_SOCKET, SO_REUSEADDR,
             1);  // a server that starts again need not wait for old connections
  if (address.storage.ss_family == AF_INET6) set_option(socket.get(), IPPROTO_IPV6, IPV6_V6ONLY, 0);
  if (::bind(socket.get(), address.get(), address.size) != 0 || ::listen(socket.get(), SOMAXCONN) != 0) return -1;
  return socket.give();
}

}  // namespace

int listen_on_tcp(const std::string& host, int port) {
  Addresses addresses;
  addresses.found = {"::", "0.0.0.0"};  // the first takes both kinds, where the machine has IPv6
  if (host != "*") {
    addresses.found = interface_addresses(host);
    if (addresses.found.empty()) addresses = look_up(host);
  }
  int error = 0;
  for (const std::string& address : addresses.found) {
    int descriptor = listen_at(address, port);
    if (descriptor >= 0) return descriptor;
    error = errno;
  }
  std::string why = addresses.found.empty() ? "there is no such host or interface (" + addresses.trouble + ")"
                    : error == EADDRINUSE   ? "another process does"
                                            : std::strerror(error);
  fail(error == EADDRINUSE ? Code::unavailable : Code::invalid_argument, "cannot listen on ", host, ":", port, ": ",
       why);
}

int listen_on_ipc(const std::string& path) {
  prepare_ipc_path(path);
  sockaddr_un address = ipc_address(path);
  NewSocket socket(AF_UNIX);
  mode_t before = ::umask(0177);  // the file is never open to others, not for a moment
  int status = ::bind(socket.get(), reinterpret_cast<sockaddr*>(&address), sizeof(address));
  int error = errno;
  ::umask(before);
  if (status != 0) fail(Code::invalid_argument, "cannot listen on '", path, "': ", std::strerror(error));
  if (::listen(socket.get(), SOMAXCONN) != 0) fail(Code::unavailable, "cannot listen on '", path, "'");
  return socket.give();
}

int port_of(int descriptor) {
  sockaddr_storage address{};
  socklen_t size = sizeof(address);
  ::getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6*>(&address)->sin6_port
                                             : reinterpret_cast<sockaddr_in*>(&address)->sin_port);
}

int connect_to_tcp(const std::string& text, int port) {
  SocketAddress address = numeric_address(text, port);
  NewSocket socket(address.storage.ss_family);
  if (socket.get() < 0) return -1;
  prepare_tcp(socket.get());
  if (::connect(socket.get(), address.get(), address.size) != 0 && errno != EINPROGRESS) return -1;
  return socket.give();
}

int connect_to_ipc(const std::string& path) {
  sockaddr_un address = ipc_address(path);
  NewSocket socket(AF_UNIX);
  if (socket.get() < 0) return -1;
  if (::connect(socket.get(), reinterpret_cast<sockaddr*>(&address), sizeof(address)) != 0) return -1;
  return socket.give();
}

void prepare_tcp(int descriptor) {
  set_option(descriptor, IPPROTO_TCP, TCP_NODELAY, 1);
  set_option(descriptor, SOL_SOCKET, SO_KEEPALIVE, 1);
  set_option(descriptor, IPPROTO_TCP, TCP_KEEPIDLE, 5);
  set_option(descriptor, IPPROTO_TCP, TCP_KEEPINTVL, 5);
  set_option(descriptor, IPPROTO_TCP, TCP_KEEPCNT, 3);
  set_option(descriptor, IPPROTO_TCP, TCP_USER_TIMEOUT, 30'000);  // milliseconds without an acknowledgement
}

std::size_t raise_descriptor_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  rlimit raised = limit;
  raised.rlim_cur = std::max(limit.rlim_cur, std::min(limit.rlim_max, kMostDescriptors));
  if (::setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  return static_cast<std::size_t>(std::min<rlim_t>(limit.rlim_cur, 1 << 30));
}

}  // namespace pcp::net
