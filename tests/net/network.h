// Two ends on this machine, in a folder of their own.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "net/endpoint.h"

namespace pcp::net {

using std::chrono::milliseconds;

inline constexpr milliseconds kPatience{20'000};  // for what must come; a machine may be busy

class NetworkTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "pcp_net_XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    keys_.emplace(folder_ + "/keys");
  }
  void TearDown() override {
    for (pid_t child : children_) end(child);
    std::filesystem::remove_all(folder_);
  }

  // Keys take a tenth of a second each: made once for all tests.
  static const KeyPair& server_key() {
    static const KeyPair key = make_key_pair();
    return key;
  }
  static const KeyPair& worker_key() {
    static const KeyPair key = make_key_pair();
    return key;
  }

  void allow(const KeyPair& key, const std::string& role = "worker", const std::string& name = "somebody") {
    keys_->allow({key.public_key, role, name});
  }

  ServerOptions encrypted_server() const {
    ServerOptions options;
    options.port = 0;
    options.key = server_key();
    options.allowed_path = keys_->allowed_path();
    return options;
  }
  ServerOptions plain_server() const {
    ServerOptions options;
    options.port = 0;
    options.insecure = true;
    return options;
  }
  ServerOptions ipc_server() const {
    ServerOptions options;
    options.tcp = false;
    options.ipc_path = folder_ + "/sockets/s";
    return options;
  }

  ClientOptions encrypted_client(const Server& server) const { return encrypted_client(server.port()); }
  ClientOptions encrypted_client(int port) const {
    ClientOptions options;
    options.host = "127.0.0.1";
    options.port = port;
    options.key = worker_key();
    options.server_key = server_key().public_key;
    return options;
  }
  ClientOptions plain_client(int port) const {
    ClientOptions options;
    options.host = "127.0.0.1";
    options.port = port;
    options.insecure = true;
    return options;
  }
  ClientOptions ipc_client() const {
    ClientOptions options;
    options.ipc_path = folder_ + "/sockets/s";
    return options;
  }

  // A process of its own that runs `body` and ends; the test ends it where it does not.
  pid_t fork_child(const std::function<void()>& body) {
    pid_t child = ::fork();
    if (child == 0) {
      ::alarm(60);
      body();
      ::_exit(0);
    }
    children_.push_back(child);
    return child;
  }
  void end(pid_t child) {
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    std::erase(children_, child);
  }

  std::string folder_;
  std::optional<KeyFolder> keys_;
  std::vector<pid_t> children_;
};

// Polls until `done` or patience is over; says which.
template <class End>
bool poll_until(End& end, std::vector<Event>& events, const std::function<bool()>& done) {
  auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (!done()) {
    if (std::chrono::steady_clock::now() >= deadline) return false;
    for (Event& event : end.poll(milliseconds(20))) events.push_back(std::move(event));
  }
  return true;
}

// The next event of a kind; what comes before it is dropped.
template <class End>
std::optional<Event> next(End& end, Event::Kind kind, milliseconds patience = kPatience) {
  auto deadline = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < deadline) {
    for (Event& event : end.poll(milliseconds(20))) {
      if (event.kind == kind) return std::move(event);
    }
  }
  return std::nullopt;
}

inline bool connect(Client& client) { return next(client, Event::Kind::connected).has_value(); }

// A client that has said something, as the server sees it.
inline std::optional<Event> meet(Server& server, Client& client) {
  if (!connect(client) || !client.send({Hello{}, {}})) return std::nullopt;
  return next(server, Event::Kind::message);
}

}  // namespace pcp::net
