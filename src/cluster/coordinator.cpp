#include "cluster/coordinator.h"

#include <algorithm>

#include "cluster/fitted_status.h"
#include "net/wire.h"
#include "pcp/error.h"

namespace pcp::cluster {
namespace {

bool is_name(const std::string& name) {
  auto plain = [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_' || c == '.'; };
  return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, plain);
}

}  // namespace

Coordinator::Coordinator(const CoordinatorConfig& config, Network& network, JobHandler& job)
    : config_(config), network_(network), job_(job) {}

void Coordinator::receive(Time now, const net::Event& event) {
  const net::Body& body = event.message.body;
  if (auto* words = std::get_if<net::Hello>(&body)) return hello(now, event, *words);
  if (std::holds_alternative<net::StatusRequest>(body)) return answer_status(now, event.peer);
  if (std::holds_alternative<net::Stop>(body)) {
    std::string name = event.key_name.empty() ? "" : concat(" (", event.key_name, ")");
    if (event.admin) return job_.stop(now, event.principal + name);
    ++counters_["stop without the right to"];
    return refuse(event.peer, "this key may not stop the shepherd; on its machine: pcp keys allow KEY --admin", true);
  }
  auto found = ids_.find(event.peer);
  if (found == ids_.end()) {
    ++counters_["message before hello"];
    return refuse(event.peer, "say hello first", false);
  }
  members_.at(found->second).heard = now;
  members_.at(found->second).pauses = 0;
  const Member member = members_.at(found->second);  // a copy: it may be put out over what it says
  if (auto* bye = std::get_if<net::Bye>(&body)) {
    return remove(now, member.id, bye->reason.empty() ? "it left" : "it left: " + bye->reason,
                  /*for_good=*/true);
  }
  if (std::holds_alternative<net::Heartbeat>(body)) {
    if (!good_bye_.empty()) {
      network_.send(event.peer, {net::Bye{good_bye_}, {}});
      return;
    }
    network_.send(event.peer, {net::Heartbeat{}, {}});
  }
  try {
    job_.message(now, member, event.message);
  } catch (const Error& error) {
    if (error.code() != Code::invalid_argument) throw;
    ++counters_["message without sense"];
    job_.log(concat(member.id, " sent a ", net::name_of(body), " without sense: ", error.what()));
  }
  job_.tick(now);
}

void Coordinator::answer_status(Time now, net::PeerId peer) {
  std::string json = fitted_status(job_.status(now), net::kMaxPayloadBytes);
  if (json.empty()) return refuse(peer, "the status is too large for one message, even without its workers", false);
  network_.send(peer, {net::Status{}, net::Payload::of(std::move(json))});
}

void Coordinator::hello(Time now, const net::Event& event, const net::Hello& hello) {
  if (hello.protocol != net::kProtocolVersion) {
    ++counters_["other protocol"];
    return refuse(event.peer,
                  concat("the shepherd speaks protocol ", net::kProtocolVersion, ", this worker ", hello.protocol,
                         ": both need the same version of pcp"),
                  true);
  }
  if (!is_name(hello.name)) {
    ++counters_["bad name"];
    return refuse(event.peer, "a worker's name has 1 to 64 letters, digits, '-', '_' and '.'", true);
  }
  std::string id = hello.name + "@" + event.principal;
  bool has_key = event.principal != "local" && event.principal != "anyone";
  const std::string sender = has_key ? event.principal : id;
  if (job_.is_out(sender)) {
    ++counters_["hello of one put out"];
    return refuse(event.peer, "this worker was put out: too many of its updates were refused", true);
  }
  if (ids_.contains(event.peer)) remove(now, std::string(ids_.at(event.peer)), "it said hello again");
  if (auto found = members_.find(id); found != members_.end()) {
    bool same_process = found->second.hello.incarnation == hello.incarnation;
    bool silent = now - found->second.heard > 2 * config_.heartbeat_seconds;
    if (!same_process && !silent) {
      ++counters_["name in use"];
      return refuse(event.peer, concat("a worker named '", hello.name, "' is connected; --name gives another"), false);
    }
    remove(now, id, same_process ? "it connected again" : "another process took its place");
  }
  if (members_.size() >= config_.most_members) {
    ++counters_["too many members"];
    return refuse(event.peer,
                  concat("the shepherd has ", members_.size(), " workers, which is its limit (--most-workers)"), false);
  }
  const Member& member = members_[id] = {event.peer, id, event.key_name, sender, hello, now, 0};
  ids_[event.peer] = id;
  at_the_door_.erase(event.peer);
  auto heartbeat_ms = static_cast<std::uint64_t>(config_.heartbeat_seconds * 1e3);
  network_.send(event.peer, {net::Welcome{id, heartbeat_ms}, {}});
  job_.joined(now, member);
}

void Coordinator::disconnected(Time now, net::PeerId peer) {
  at_the_door_.erase(peer);
  if (auto found = ids_.find(peer); found != ids_.end()) {
    remove(now, std::string(found->second), "its connection was lost");
  }
}

void Coordinator::tick(Time now) {
  // When this process was stopped or busy for long, messages of that time are still unread. So a pause of our own does
  // not count as silence of the members.
  double paused = ticked_ ? now - *ticked_ : 0;
  ticked_ = now;
  if (paused > config_.heartbeat_seconds) {
    constexpr int kMostPauses = 3;  // where every turn is slow, the dead would live for ever
    for (auto& [id, member] : members_) {
      if (member.pauses++ < kMostPauses) member.heard += paused;
    }
  }
  std::vector<std::string> silent;
  for (const auto& [id, member] : members_) {
    if (now - member.heard > config_.timeout_seconds) silent.push_back(id);
  }
  for (const std::string& id : silent) {
    network_.drop(members_.at(id).peer);
    remove(now, id, "it was silent for too long");
  }
}

bool Coordinator::send(const std::string& member, const net::Message& message) {
  auto found = members_.find(member);
  return found != members_.end() && network_.send(found->second.peer, message);
}

void Coordinator::put_out(Time now, const std::string& id, const std::string& reason) {
  auto found = members_.find(id);
  if (found == members_.end()) return;
  refuse(found->second.peer, reason, true);
  remove(now, id, "it was put out: " + reason, /*for_good=*/true);
}

void Coordinator::send_home(const std::string& reason) {
  good_bye_ = reason;
  for (const auto& [id, member] : members_) network_.send(member.peer, {net::Bye{reason}, {}});
  for (net::PeerId peer : at_the_door_) network_.send(peer, {net::Bye{reason}, {}});
}

void Coordinator::refuse(net::PeerId peer, const std::string& reason, bool final) {
  if (final) {
    at_the_door_.erase(peer);
    network_.send(peer, {net::Refused{reason, final}, {}});
  } else if (at_the_door_.insert(peer); good_bye_.empty()) {
    network_.send(peer, {net::Refused{reason, final}, {}});
  } else {
    network_.send(peer, {net::Bye{good_bye_}, {}});
  }
}

void Coordinator::remove(Time now, const std::string& id, const std::string& why, bool for_good) {
  auto found = members_.find(id);
  if (found == members_.end()) return;
  Member member = std::move(found->second);
  members_.erase(found);
  ids_.erase(member.peer);
  job_.left(now, member, for_good, why);
}

}  // namespace pcp::cluster
