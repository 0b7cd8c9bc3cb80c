#include "cluster/session.h"

#include <algorithm>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kHelloAgainSeconds = 2;  // hello is repeated without a welcome, and after a refusal that is not final

}  // namespace

void Session::connected(Time now) {
  now_ = now;
  connected_ = true;
  say_hello();
}

void Session::say_hello() {
  say_hello_at_ = now_ + kHelloAgainSeconds;
  last_heartbeat_ = now_;
  hello_.run = task_->held_job();
  host_.send({hello_, {}});
}

void Session::disconnected(Time) {
  connected_ = welcome_ = false;
  downloads_.ask_again();
}

void Session::receive(Time now, const net::Message& message) {
  now_ = now;
  if (finished_) return;
  std::visit(
      [&](const auto& body) {
        if constexpr (requires { take(body, message.payload); }) {
          take(body, message.payload);
        } else if constexpr (requires { take(body); }) {
          take(body);
        } else {
          task_->take(message);
        }
      },
      message.body);
}

void Session::take(const net::Welcome& welcome) {
  welcome_ = true;
  last_refusal_.clear();
  heartbeat_seconds_ = std::max(0.01, static_cast<double>(welcome.heartbeat_ms) * 1e-3);
  host_.log("joined as " + welcome.worker);
}

void Session::take(const net::Refused& refusal) {
  welcome_ = false;
  if (refusal.final) {
    finished_ = refused_ = true;
    reason_ = refusal.reason;
    return;
  }
  if (refusal.reason != last_refusal_) host_.log("the shepherd says: " + refusal.reason);
  last_refusal_ = refusal.reason;
  say_hello_at_ = now_ + kHelloAgainSeconds;
}

void Session::take(const net::Bye& bye) {
  finished_ = true;
  reason_ = bye.reason;
}

void Session::download(const net::Blob& blob, Downloads::Done done) {
  downloads_.add(blob, std::move(done));
  fetch();
}

void Session::fetch() {
  for (net::Fetch& fetch : downloads_.wanted(now_)) host_.send({std::move(fetch), {}});
}

void Session::take(const net::Piece& piece, const net::Payload& payload) {
  switch (downloads_.take(now_, piece, payload.bytes())) {
    case Downloads::Arrival::gone:
      task_->gone(piece.blob);
      break;
    case Downloads::Arrival::damaged:
      host_.log(concat("'", piece.blob, "' arrived damaged: fetching it again"));
      break;
    case Downloads::Arrival::part:
    case Downloads::Arrival::whole:
    case Downloads::Arrival::unknown:
      break;
  }
  fetch();
}

void Session::tick(Time now) {
  now_ = now;
  if (!connected_ || finished_) return;
  if (!welcome_) {
    if (now >= say_hello_at_) say_hello();
    return;
  }
  fetch();
  task_->tick(now);
  if (now - last_heartbeat_ < heartbeat_seconds_) return;
  last_heartbeat_ = now;
  host_.send({task_->heartbeat(), {}});
}

void Session::leave(const std::string& reason) {
  if (connected_) host_.send({net::Bye{reason}, {}});
}

}  // namespace pcp::cluster
