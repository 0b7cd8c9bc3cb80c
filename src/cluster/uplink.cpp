#include "cluster/uplink.h"

#include "pcp/error.h"

namespace pcp::cluster {

Uplink::Uplink(net::Client& client, Log log, std::function<void()> connected, double give_up_seconds)
    : client_(client),
      log_(std::move(log)),
      connected_(std::move(connected)),
      give_up_seconds_(give_up_seconds),
      lost_(seconds_now()) {}

void Uplink::turn(Session& session, std::chrono::milliseconds timeout) {
  for (const net::Event& event : client_.poll(timeout)) hear(session, event);
  watch();
}

void Uplink::hear(Session& session, const net::Event& event) {
  Time now = seconds_now();
  switch (event.kind) {
    case net::Event::Kind::connected:
      if (connected_) connected_();
      session.connected(now);
      break;
    case net::Event::Kind::disconnected:
      session.disconnected(now);
      lost_ = now;
      if (!session.finished()) log_("the connection to the shepherd is lost; trying again");
      break;
    case net::Event::Kind::message:
      session.receive(now, event.message);
      break;
    case net::Event::Kind::writable:
      break;  // nothing to do: heartbeats make the shepherd repeat what was lost
  }
}

void Uplink::watch() {
  if (client_.connected()) return trouble_.clear();
  if (client_.trouble() != trouble_) {
    trouble_ = client_.trouble();
    if (!trouble_.empty()) log_(trouble_);
  }
  bool give_up = give_up_seconds_ > 0 && seconds_now() - lost_ > give_up_seconds_;
  if (give_up) fail(Code::unavailable, trouble_.empty() ? "there is no shepherd" : trouble_, "; giving up");
}

}  // namespace pcp::cluster
