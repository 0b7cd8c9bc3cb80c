// The two ends of the network: a Server, to which many connect, and a Client, which connects to one. Threads of their
// own move and encrypt the bytes. Messages are decoded and checked before the caller sees them; a message that cannot
// be decoded is counted and dropped.
//
// An endpoint may be used by one thread only, except for wake().
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "net/keys.h"
#include "net/limits.h"
#include "net/message.h"

namespace pcp::net {

// The number of a connection, which no other connection ever gets.
using PeerId = std::uint64_t;

struct Event {
  // writable: there is room again for what send refused because the peer had too much to read.
  enum class Kind { message, connected, disconnected, writable } kind = Kind::message;
  PeerId peer = 0;        // 0 on a Client
  std::string principal;  // the public key of the peer; "local" for ipc, "anyone" without keys
  std::string key_name;   // what the allow-list calls that key; empty where there is none
  bool admin = false;     // may stop the shepherd
  Message message;
};

struct ServerOptions {
  std::string host = "127.0.0.1";  // interface to listen on
  int port = 8080;                 // 0: any free one
  std::string ipc_path;            // a socket for this machine, readable by this user alone; empty: none
  bool tcp = true;
  bool insecure = false;     // plain tcp, anyone may come
  KeyPair key;               // of this node, where not insecure
  std::string allowed_path;  // the allow-list, read again when it changes
  // Asked instead of an allow-list, by any thread: whether a public key may connect.
  std::function<bool(const std::string& key)> allows;
  std::function<void(const std::string&)> log;  // what people should know; called by poll(). None: nobody is told
  Limits limits;
  // The thread that polls moves the bytes of local connections itself: an answer comes sooner, since no thread wakes
  // another, but large messages are read by that one thread, and only while it polls.
  bool polls_local = false;
};

class Server {
 public:
  explicit Server(const ServerOptions&);  // throws unavailable when the port is taken
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  int port() const;
  // Waits for an event, for wake() or until `timeout` has passed. Returns the events that there are; peers take turns.
  std::vector<Event> poll(std::chrono::milliseconds timeout);
  // Returns false when the peer is gone, or when its queue is full because it does not read what it was sent. In the
  // second case a writable event says when there is room again.
  bool send(PeerId, const Message&);
  void disconnect(PeerId);  // ends the connection; what the peer has still sent is dropped
  void wake();              // from any thread
  // Things that were refused or dropped, by kind: "unknown key", "not a message", "too large"...
  std::map<std::string, std::uint64_t> counters() const;
  std::uint64_t bytes_sent() const;
  std::uint64_t bytes_received() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

struct ClientOptions {
  std::string host;
  int port = 8080;
  std::string ipc_path;  // instead of host and port
  bool insecure = false;
  KeyPair key;               // of this node
  std::string server_key;    // public key of the shepherd, Z85
  bool polls_local = false;  // as of a server; for ipc_path
};

// Connects, and connects again whenever the connection is lost. Pauses between attempts grow, and have a random part so
// that clients which lost the same server do not come back in the same moment.
class Client {
 public:
  explicit Client(const ClientOptions&);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  std::vector<Event> poll(std::chrono::milliseconds timeout);
  bool send(const Message&);
  void wake();  // from any thread
  bool connected() const;
  // Why the last attempt failed, in words a person can use; empty when connected.
  std::string trouble() const;
  bool is_key_unknown() const;  // the reason was that the server does not know this client's key
  std::uint64_t bytes_sent() const;
  std::uint64_t bytes_received() const;
  std::uint64_t dropped() const;  // messages that could not be decoded

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace pcp::net
