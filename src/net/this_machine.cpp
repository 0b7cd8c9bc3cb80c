#include "net/this_machine.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <string_view>

#include "net/lookup.h"

namespace pcp::net {
namespace {

bool is_own_name(const std::string& host) {
  char name[256] = "";
  if (gethostname(name, sizeof(name) - 1) != 0 || !*name) return false;
  std::string_view full = name;
  std::string first(full.substr(0, full.find('.')));
  return strcasecmp(host.c_str(), name) == 0 || strcasecmp(host.c_str(), first.c_str()) == 0;
}

// The bytes of a numeric address, 4 or 16. An IPv4 address mapped into IPv6 gives 4.
std::optional<std::string> address_bytes(const std::string& host) {
  in_addr four{};
  in6_addr six{};
  if (inet_pton(AF_INET, host.c_str(), &four) == 1) return std::string(reinterpret_cast<char*>(&four), 4);
  if (inet_pton(AF_INET6, host.substr(0, host.find('%')).c_str(), &six) != 1) return std::nullopt;
  const char* bytes = reinterpret_cast<const char*>(&six);
  return IN6_IS_ADDR_V4MAPPED(&six) ? std::string(bytes + 12, 4) : std::string(bytes, 16);
}

bool is_of_an_interface(const std::string& bytes) {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return false;
  bool found = false;
  for (ifaddrs* one = list; one && !found; one = one->ifa_next) {
    if (!one->ifa_addr) continue;
    const void* address = nullptr;
    if (one->ifa_addr->sa_family == AF_INET && bytes.size() == 4) {
      address = &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
    } else if (one->ifa_addr->sa_family == AF_INET6 && bytes.size() == 16) {
      address = &reinterpret_cast<const sockaddr_in6*>(one->ifa_addr)->sin6_addr;
    }
    found = address && std::memcmp(address, bytes.data(), bytes.size()) == 0;
  }
  freeifaddrs(list);
  return found;
}

// Nothing when a connection is accepted, else why not.
std::string connection_trouble(const sockaddr* address, socklen_t size) {
  int descriptor = ::socket(address->sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return std::strerror(errno);
  constexpr int kMilliseconds = 1000;
  int error = ::connect(descriptor, address, size) == 0 ? 0 : errno;
  if (error == EINPROGRESS) {
    pollfd wait{descriptor, POLLOUT, 0};
    socklen_t length = sizeof(error);
    bool answered = ::poll(&wait, 1, kMilliseconds) == 1;
    if (!answered || ::getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length) != 0) error = ETIMEDOUT;
  }
  ::close(descriptor);
  if (error == ECONNREFUSED) return "the connection was refused";
  if (error == ETIMEDOUT) return "no answer for a second";
  return error == 0 ? "" : std::strerror(error);
}

}  // namespace

bool is_loopback(const std::string& host) {
  if (strcasecmp(host.c_str(), "localhost") == 0) return true;
  auto bytes = address_bytes(host);
  if (!bytes) return false;
  return bytes->size() == 4 ? (*bytes)[0] == 127 : std::memcmp(bytes->data(), &in6addr_loopback, 16) == 0;
}

bool is_this_machine(const std::string& host) {
  if (is_loopback(host) || is_own_name(host)) return true;
  auto bytes = address_bytes(host);
  return bytes && is_of_an_interface(*bytes);
}

std::string reachable_address() {
  char text[INET_ADDRSTRLEN] = "";
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) == 0) {
    for (ifaddrs* one = list; one && !*text; one = one->ifa_next) {
      if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_LOOPBACK)) continue;
      inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr, text, sizeof(text));
    }
    freeifaddrs(list);
  }
  if (*text) return text;
  char name[256] = "";
  return gethostname(name, sizeof(name) - 1) == 0 && *name ? name : "localhost";
}

std::string port_trouble(const std::string& host, int port) {
  Addresses addresses = look_up(host);
  if (addresses.found.empty()) return "there is no such host (" + addresses.trouble + ")";
  std::string trouble;
  for (const std::string& found : addresses.found) {
    sockaddr_in four{};
    sockaddr_in6 six{};
    four.sin_family = AF_INET;
    six.sin6_family = AF_INET6;
    four.sin_port = six.sin6_port = htons(static_cast<std::uint16_t>(port));
    if (inet_pton(AF_INET, found.c_str(), &four.sin_addr) == 1) {
      trouble = connection_trouble(reinterpret_cast<const sockaddr*>(&four), sizeof(four));
    } else if (inet_pton(AF_INET6, found.c_str(), &six.sin6_addr) == 1) {
      trouble = connection_trouble(reinterpret_cast<const sockaddr*>(&six), sizeof(six));
    } else {
      trouble = "its address is of no known kind";
    }
    if (trouble.empty()) return {};
  }
  return trouble;
}

}  // namespace pcp::net
