#include "net/gate.h"

#include <array>
#include <csignal>

namespace pcp::net {
namespace {

// A request of ZAP 1.0: version, request id, domain, address, routing id, mechanism, then the credentials.
enum Part { kVersion, kRequest, kDomain, kAddress, kRouting, kMechanism, kCredentials };

std::vector<std::string> receive_request(zmq::socket_t& socket) {
  std::vector<std::string> parts;
  bool more = true;
  while (more) {
    zmq::message_t part;
    if (!socket.recv(part)) return {};
    parts.push_back(part.to_string());
    more = part.more();
  }
  return parts;
}

std::string z85(const std::string& key) {
  std::array<char, 41> text{};
  if (key.size() != 32) return "";
  ::zmq_z85_encode(text.data(), reinterpret_cast<const std::uint8_t*>(key.data()), key.size());
  return text.data();
}

// A property as ZMTP writes it: length and name, length in four bytes and value.
std::string property(const std::string& name, const std::string& value) {
  return std::string(1, static_cast<char>(name.size())) + name + std::string(3, '\0') +
         std::string(1, static_cast<char>(value.size())) + value;
}

}  // namespace

Gate::Gate(zmq::context_t& context, AllowList* allowed) : allowed_(allowed), socket_(context, zmq::socket_type::rep) {
  socket_.set(zmq::sockopt::linger, 0);
  socket_.bind("inproc://zeromq.zap.01");
  sigset_t all, before;  // signals are for the program's own threads
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  thread_ = std::thread([this] { serve(); });
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

Gate::~Gate() { thread_.join(); }

void Gate::serve() {
  try {
    for (;;) {
      auto request = receive_request(socket_);
      Answer answer = judge(request);
      std::string id = request.size() > kRequest ? request[kRequest] : "";
      std::string properties = property(kConnectionProperty, std::to_string(++connections_));
      std::array<std::string, 6> parts = {"1.0", id, answer.status, answer.text, answer.principal, properties};
      for (std::size_t i = 0; i < parts.size(); ++i) {
        socket_.send(zmq::buffer(parts[i]), i + 1 < parts.size() ? zmq::send_flags::sndmore : zmq::send_flags::none);
      }
    }
  } catch (const zmq::error_t&) {  // the context was shut down
    socket_.close();
  }
}

Gate::Answer Gate::judge(const std::vector<std::string>& request) {
  if (request.size() <= kMechanism) return {"500", "malformed request", ""};
  if (request[kDomain] == kLocalDomain && request[kMechanism] == "NULL") return {"200", "OK", "local"};
  if (request[kDomain] == kAnyoneDomain && request[kMechanism] == "NULL") return {"200", "OK", "anyone"};
  if (request[kDomain] == kEncryptedDomain && request[kMechanism] == "CURVE" && request.size() > kCredentials) {
    std::string key = z85(request[kCredentials]);
    if (allowed_ && allowed_->find(key)) return {"200", "OK", key};
  }
  ++unknown_keys_;
  return {"400", "this key is not allowed", ""};
}

}  // namespace pcp::net
