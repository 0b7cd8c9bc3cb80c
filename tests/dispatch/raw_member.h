// A member that says what it wants, and not what a good one would say.
#pragma once

#include <unistd.h>

#include <deque>
#include <string>
#include <utility>

#include "base/random_number.h"
#include "dispatch/dispatcher.h"
#include "net/endpoint.h"
#include "pcp/error.h"

namespace pcp::dispatch {

class RawMember {
 public:
  RawMember(const net::ClientOptions& dispatcher, net::Role role, std::string name) : client_(dispatcher) {
    hello_.name = std::move(name);
    hello_.role = role;
    hello_.wants = role == net::Role::client ? kSessionJob : "";
    hello_.incarnation = random_number();
    while (!client_.connected()) client_.poll(std::chrono::milliseconds(5));
    client_.send({hello_, {}});
    wait_for<net::Welcome>();
  }

  bool send(net::Body body, net::Payload payload = {}) {
    return client_.send({std::move(body), std::move(payload), kSessionJob});
  }
  void heartbeat() { client_.send({net::Heartbeat{}, {}}); }
  // The next message of this kind; others are dropped.
  template <typename Body>
  Body wait_for() {
    while (true) {
      while (!heard_.empty()) {
        net::Message message = std::move(heard_.front());
        heard_.pop_front();
        if (auto* body = std::get_if<Body>(&message.body)) return std::move(*body);
      }
      poll();
    }
  }
  // Until what it sent has been heard there: a message is answered after all before it.
  void settle() {
    client_.send({net::Heartbeat{}, {}});
    wait_for<net::Heartbeat>();
  }
  void poll() {
    for (net::Event& event : client_.poll(std::chrono::milliseconds(5))) {
      if (event.kind == net::Event::Kind::message) heard_.push_back(std::move(event.message));
      if (event.kind == net::Event::Kind::disconnected) fail(Code::unavailable, "disconnected");
    }
  }

 private:
  net::Hello hello_;
  net::Client client_;
  std::deque<net::Message> heard_;
};

}  // namespace pcp::dispatch
