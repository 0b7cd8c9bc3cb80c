#include "net/listener.h"

#include <sys/socket.h>

#include <string_view>
#include <utility>

#include "net/gate.h"

namespace pcp::net {
namespace {

constexpr const char* kSilent = "ended without a message";

const char* handshake_failure(std::int32_t reason) {
  switch (reason) {
    case ZMQ_PROTOCOL_ERROR_ZMTP_MECHANISM_MISMATCH:
      return "not encrypted as asked";
    case ZMQ_PROTOCOL_ERROR_ZMTP_CRYPTOGRAPHIC:
      return "wrong server key";
    default:
      return "malformed handshake";
  }
}

}  // namespace

Listener::Listener(zmq::context_t& context, const char* domain, Counters& counters)
    : socket_(context, zmq::socket_type::router),
      local_(domain == std::string_view(kLocalDomain)),
      counters_(counters) {
  set_limits(socket_);
  socket_.set(zmq::sockopt::router_mandatory, true);
  socket_.set(zmq::sockopt::router_handover, false);
  socket_.set(zmq::sockopt::zap_domain, domain);
  monitor_ = std::make_unique<Monitor>(context, socket_);
}

void Listener::read_reports() {
  while (auto report = monitor_->next()) {
    switch (report->event) {
      case ZMQ_EVENT_ACCEPTED:
        open_.insert(report->value);
        break;
      case ZMQ_EVENT_DISCONNECTED:
        ended(report->value);
        break;
      case ZMQ_EVENT_HANDSHAKE_FAILED_PROTOCOL:
        ++counters_[handshake_failure(report->value)];
        ++failed_handshakes_;
        break;
      case ZMQ_EVENT_HANDSHAKE_FAILED_NO_DETAIL:
        if (!local_) ++counters_["handshake broken off"];  // a worker looks whether anybody listens before it connects
        ++failed_handshakes_;
        break;
      case ZMQ_EVENT_HANDSHAKE_FAILED_AUTH:
        ++failed_handshakes_;
        break;  // the Gate counts these
      case ZMQ_EVENT_ACCEPT_FAILED:
        ++counters_["no room for a connection"];
        break;
      default:
        break;
    }
  }
}

void Listener::ended(int descriptor) {
  open_.erase(descriptor);
  auto found = attached_.find(descriptor);
  if (found != attached_.end()) {
    ended_.insert(found->second);
    attached_.erase(found);
  } else if (failed_handshakes_ > 0) {
    --failed_handshakes_;
  } else {  // bytes that are no ZMTP at all, a frame past the limit, or somebody who only looked
    ++silent_ends_;
    ++counters_[kSilent];
  }
}

bool Listener::attach(ConnectionId connection, int descriptor) {
  read_reports();  // all that happened before the message came
  auto [place, is_new] = attached_.try_emplace(descriptor, connection);
  bool open = open_.contains(descriptor);
  if (!is_new && place->second < connection) {  // the one before has ended; the report will be about this one
    ended_.insert(std::exchange(place->second, connection));
    explain_silent_end();
  } else if (!is_new) {
    open = false;
  } else if (!open) {
    attached_.erase(place);
  }
  if (!open) explain_silent_end();
  return open;
}

// One that was counted had a message on its way after all.
void Listener::explain_silent_end() {
  if (silent_ends_ == 0) return;
  --silent_ends_;
  --counters_[kSilent];
}

ConnectionId Listener::take_ended() {
  if (ended_.empty()) return 0;
  return ended_.extract(ended_.begin()).value();
}

bool Listener::cut(ConnectionId connection, int descriptor) {
  read_reports();
  auto found = attached_.find(descriptor);
  if (found == attached_.end() || found->second != connection) return false;
  ::shutdown(descriptor, SHUT_RDWR);
  return true;
}

}  // namespace pcp::net
