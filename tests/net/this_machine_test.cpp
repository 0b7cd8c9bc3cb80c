#include "net/this_machine.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>
#include <vector>

namespace pcp::net {
namespace {

std::vector<std::string> addresses_of_interfaces() {
  std::vector<std::string> all;
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return all;
  for (ifaddrs* one = list; one; one = one->ifa_next) {
    char text[INET6_ADDRSTRLEN] = "";
    if (!one->ifa_addr) continue;
    if (one->ifa_addr->sa_family == AF_INET) {
      inet_ntop(AF_INET, &reinterpret_cast<sockaddr_in*>(one->ifa_addr)->sin_addr, text, sizeof(text));
    } else if (one->ifa_addr->sa_family == AF_INET6) {
      inet_ntop(AF_INET6, &reinterpret_cast<sockaddr_in6*>(one->ifa_addr)->sin6_addr, text, sizeof(text));
    }
    if (*text) all.emplace_back(text);
  }
  freeifaddrs(list);
  return all;
}

TEST(ThisMachine, LoopbackIsWhatDoesNotLeaveIt) {
  for (const char* host : {"localhost", "LOCALHOST", "127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(is_loopback(host)) << host;
  }
  for (const char* host : {"", "*", "0.0.0.0", "::", "10.0.0.1", "128.0.0.1", "example.org", "localhost.example.org"}) {
    EXPECT_FALSE(is_loopback(host)) << host;
  }
  EXPECT_TRUE(is_this_machine(reachable_address())) << reachable_address();
}

TEST(ThisMachine, IsKnownByItsNamesAndAddresses) {
  char name[256] = "";
  ASSERT_EQ(gethostname(name, sizeof(name) - 1), 0);
  for (std::string host : {"localhost", "LocalHost", "127.0.0.1", "127.255.3.4", "::1", "::ffff:127.0.0.1",
                           static_cast<const char*>(name)}) {
    EXPECT_TRUE(is_this_machine(host)) << host;
  }
  std::vector<std::string> addresses = addresses_of_interfaces();
  ASSERT_FALSE(addresses.empty());
  for (const std::string& address : addresses) EXPECT_TRUE(is_this_machine(address)) << address;
}

TEST(ThisMachine, IsNoOther) {
  // Addresses for documents, which no interface has.
  for (std::string host : {"192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1", "example.org", "no-such-host.invalid",
                           "128.0.0.1", "127.0.0.1.example.org", ""}) {
    EXPECT_FALSE(is_this_machine(host)) << host;
  }
}

TEST(ThisMachine, APortIsOpenWhileSomebodyListens) {
  int listener = ::socket(AF_INET, SOCK_STREAM, 0);
  ASSERT_GE(listener, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  ASSERT_EQ(::bind(listener, reinterpret_cast<sockaddr*>(&address), size), 0);
  ASSERT_EQ(::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size), 0);
  int port = ntohs(address.sin_port);
  EXPECT_FALSE(is_port_open("127.0.0.1", port));  // bound, and nobody listens
  ASSERT_EQ(::listen(listener, 8), 0);
  EXPECT_TRUE(is_port_open("127.0.0.1", port));
  EXPECT_TRUE(is_port_open("localhost", port));
  ::close(listener);
  EXPECT_FALSE(is_port_open("no-such-host.invalid", port));
}

}  // namespace
}  // namespace pcp::net
