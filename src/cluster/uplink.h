// A session's connection to its shepherd: it hands events of the network to the session and says what is wrong while
// there is no connection.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "cluster/session.h"
#include "net/endpoint.h"

namespace pcp::cluster {

class Uplink final : public SessionHost {
 public:
  using Log = std::function<void(const std::string&)>;

  // `connected` may be empty. `give_up_seconds`: so long without a connection is too long; 0: never.
  Uplink(net::Client& client, Log log, std::function<void()> connected, double give_up_seconds);

  // Waits for events, at most so long, and hands them on. Throws unavailable when it gives up.
  void turn(Session&, std::chrono::milliseconds timeout);

  bool send(const net::Message& message) override { return client_.send(message); }
  void log(const std::string& line) override { log_(line); }

 private:
  void hear(Session&, const net::Event&);
  void watch();

  net::Client& client_;
  Log log_;
  std::function<void()> connected_;
  double give_up_seconds_;
  Time lost_;
  std::string trouble_;
};

}  // namespace pcp::cluster
