#include "cluster/membership.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/plural.h"
#include "cluster/fitted_status.h"
#include "net/wire.h"
#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kSilenceSeconds = 0.05;  // between two looks for silent members

bool is_name(const std::string& name) {
  auto plain = [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_' || c == '.'; };
  return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, plain);
}

bool is_last_word(const net::Body& body) {
  return std::holds_alternative<net::Refused>(body) || std::holds_alternative<net::Bye>(body);
}

std::string why_it_left(const net::Body& body) {
  if (auto* refused = std::get_if<net::Refused>(&body)) return "it declined: " + refused->reason;
  const std::string& reason = std::get<net::Bye>(body).reason;
  return reason.empty() ? "it left" : "it left: " + reason;
}

}  // namespace

std::string Member::held(const std::string& job) const {
  auto found = std::ranges::find(hello.held, job, &net::HeldState::job);
  return found == hello.held.end() ? "" : found->state;
}

// --- Jobs.

void Membership::add(Time now, JobHandler& job) {
  require(!find(job.id()) && !job.id().empty(), "[membership] there is a job '", job.id(), "' already");
  require(good_bye_.empty(), "[membership] everybody was sent home");
  jobs_.push_back(&job);
  std::vector<std::string> workers;
  for (const auto& [id, member] : members_) {
    bool fits = member.hello.role == net::Role::worker && job.takes(net::Role::worker);
    if (fits && job.why_out(member.sender).empty()) workers.push_back(id);
  }
  for (const std::string& id : workers) enter(now, id, job);
}

JobHandler* Membership::find(const std::string& job) const {
  auto found = std::ranges::find(jobs_, job, &JobHandler::id);
  return found == jobs_.end() ? nullptr : *found;
}

void Membership::over(const JobHandler& job, const std::string& reason) {
  over_[job.id()] = reason;
  auto goes_on = [this](const JobHandler* other) { return !over_.contains(other->id()); };
  if (std::ranges::any_of(jobs_, goes_on)) {
    for (const auto& [id, member] : members_) {
      if (member.jobs.contains(job.id())) network_.send(member.peer, {net::Bye{reason}, {}, job.id()});
    }
    return;
  }
  good_bye_ = reason;
  for (const auto& [id, member] : members_) network_.send(member.peer, {net::Bye{reason}, {}});
  for (net::PeerId peer : at_the_door_) network_.send(peer, {net::Bye{reason}, {}});
}

void Membership::stop(Time now, const std::string& who) {
  for (JobHandler* job : jobs_) {
    if (!over_.contains(job->id())) job->stop(now, who);
  }
}

void Membership::asked_to_stop(Time now, const net::Event& event) {
  if (event.admin)
    return stop(now, event.principal + (event.key_name.empty() ? "" : concat(" (", event.key_name, ")")));
  ++counters_["stop without the right to"];
  refuse(event.peer, "this key may not stop the shepherd; on its machine: pcp keys allow KEY --admin", true);
}

// --- Messages.

void Membership::hear(Time now, const net::Event& event) {
  if (event.kind == net::Event::Kind::message) receive(now, event);
  if (event.kind == net::Event::Kind::disconnected) disconnected(now, event.peer);
  if (event.kind == net::Event::Kind::writable) writable(now, event.peer);
}

void Membership::receive(Time now, const net::Event& event) {
  const net::Body& body = event.message.body;
  if (auto* words = std::get_if<net::Hello>(&body)) return hello(now, event, *words);
  if (std::holds_alternative<net::StatusRequest>(body)) return asked_.push_back(event.peer);
  if (std::holds_alternative<net::Stop>(body)) return asked_to_stop(now, event);
  auto found = ids_.find(event.peer);
  if (found == ids_.end()) {
    ++counters_["message before hello"];
    return refuse(event.peer, "say hello first", false);
  }
  members_.at(found->second).heard = now;
  const Member member = members_.at(found->second);  // a copy: it may be put out over what it says
  if (!event.message.job.empty()) return to_job(now, member, event.message);
  if (std::holds_alternative<net::Bye>(body)) return remove(now, member.id, why_it_left(body), /*for_good=*/true);
  if (!std::holds_alternative<net::Heartbeat>(body)) {
    ++counters_["message of no job"];
  } else if (good_bye_.empty()) {
    network_.send(event.peer, {net::Heartbeat{}, {}});
  } else {
    network_.send(event.peer, {net::Bye{good_bye_}, {}});
  }
}

void Membership::to_job(Time now, const Member& member, const net::Message& message) {
  JobHandler* job = find(message.job);
  bool takes_part = member.jobs.contains(message.job);
  if (takes_part && is_last_word(message.body)) return leave(now, member, *job, why_it_left(message.body));
  if (is_last_word(message.body)) return;
  if (auto ended = over_.find(message.job); ended != over_.end()) {
    if (good_bye_.empty()) network_.send(member.peer, {net::Bye{ended->second}, {}, message.job});
    return;
  }
  if (takes_part) return handle(now, member, *job, message);
  ++counters_["message of another's job"];
  std::string why = job ? concat("this member has no part in the job '", message.job, "'")
                        : concat("there is no job '", message.job, "' here");
  network_.send(member.peer, {net::Refused{why, true}, {}, message.job});
}

void Membership::handle(Time now, const Member& member, JobHandler& job, const net::Message& message) {
  try {
    job.message(now, member, message);
  } catch (const Error& error) {
    if (error.code() != Code::invalid_argument) throw;
    ++counters_["message without sense"];
    job.log(concat(member.id, " sent a ", net::name_of(message.body), " without sense: ", error.what()));
  }
  job.tick(now);
}

void Membership::writable(Time now, net::PeerId peer) {
  auto found = ids_.find(peer);
  if (found == ids_.end()) return;
  const Member member = members_.at(found->second);
  for (JobHandler* job : jobs_) {
    if (member.jobs.contains(job->id()) && !over_.contains(job->id())) job->writable(now, member);
  }
}

bool Membership::send(const JobHandler& job, const std::string& id, net::Body body, net::Payload payload) {
  auto found = members_.find(id);
  if (found == members_.end() || !found->second.jobs.contains(job.id())) return false;
  return network_.send(found->second.peer, {std::move(body), std::move(payload), job.id()});
}

// The job that was added first is what this shepherd was started for: its status is the answer, with that of the others
// in "jobs", by id.
std::string Membership::status(Time now) {
  if (jobs_.empty()) return "{}";
  std::string first = jobs_.front()->status(now);
  if (jobs_.size() == 1) return first;
  auto all = nlohmann::ordered_json::parse(first);
  for (JobHandler* job : std::span(jobs_).subspan(1)) {
    all["jobs"][job->id()] = nlohmann::ordered_json::parse(job->status(now));
  }
  return all.dump();
}

void Membership::answer_status(Time now) {
  if (asked_.empty()) return;
  std::string json = fitted_status(status(now), net::kMaxPayloadBytes);
  net::Message answer{net::Status{}, net::Payload::of(std::move(json))};
  for (net::PeerId peer : std::exchange(asked_, {})) {
    if (answer.payload.empty()) {
      refuse(peer, "the status is too large for one message, even without its workers", false);
    } else {
      network_.send(peer, answer);
    }
  }
}

// --- Members.

void Membership::hello(Time now, const net::Event& event, const net::Hello& hello) {
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
  Member member{event.peer, id, event.key_name, has_key ? event.principal : id, hello, now, {}};
  std::vector<JobHandler*> jobs;
  if (std::string why = choose(member, jobs); !why.empty()) return refuse(event.peer, why, true);
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
                  concat("the shepherd has ", members_.size(), " ", plural(std::ssize(members_), "worker"),
                         ", which is its limit (--most-workers)"),
                  false);
  }
  members_[id] = std::move(member);
  ids_[event.peer] = id;
  at_the_door_.erase(event.peer);
  auto heartbeat_ms = static_cast<std::uint64_t>(config_.heartbeat_seconds * 1e3);
  network_.send(event.peer, {net::Welcome{id, heartbeat_ms}, {}});
  if (!good_bye_.empty()) network_.send(event.peer, {net::Bye{good_bye_}, {}});
  for (JobHandler* job : jobs) enter(now, id, *job);
}

// Puts the jobs in which this one takes part into `jobs`. Returns why it may not come at all; empty: it may.
std::string Membership::choose(const Member& member, std::vector<JobHandler*>& jobs) {
  const net::Hello& hello = member.hello;
  bool is_client = hello.role == net::Role::client;
  std::string why = is_client ? concat("there is no job of kind '", hello.wants, "' for clients here") : "";
  for (JobHandler* job : jobs_) {
    bool wanted = job->takes(hello.role) && (!is_client || job->kind() == hello.wants);
    if (!wanted || over_.contains(job->id())) continue;
    if (std::string out = job->why_out(member.sender); !out.empty()) {
      why = out;
    } else {
      jobs.push_back(job);
    }
  }
  if (!jobs.empty() || why.empty() || !good_bye_.empty()) return "";
  ++counters_[is_client ? "client of no job" : "hello of one put out"];
  return why;
}

void Membership::enter(Time now, const std::string& id, JobHandler& job) {
  auto found = members_.find(id);
  if (found == members_.end()) return;
  found->second.jobs.insert(job.id());
  job.joined(now, Member(found->second));
}

void Membership::leave(Time now, const Member& member, JobHandler& job, const std::string& why) {
  members_.at(member.id).jobs.erase(job.id());
  job.left(now, member, /*for_good=*/true, why);
}

void Membership::disconnected(Time now, net::PeerId peer) {
  at_the_door_.erase(peer);
  if (auto found = ids_.find(peer); found != ids_.end()) {
    remove(now, std::string(found->second), "its connection was lost");
  }
}

void Membership::put_out(Time now, const JobHandler& job, const std::string& id, const std::string& reason) {
  auto found = members_.find(id);
  if (found == members_.end() || !found->second.jobs.contains(job.id())) return;
  std::string why = "it was put out: " + reason;
  auto another = [&](const std::string& other) { return other != job.id() && !over_.contains(other); };
  if (std::ranges::any_of(found->second.jobs, another)) {
    network_.send(found->second.peer, {net::Refused{reason, true}, {}, job.id()});
    return leave(now, Member(found->second), *find(job.id()), why);
  }
  refuse(found->second.peer, reason, true);
  remove(now, id, why, /*for_good=*/true);
}

void Membership::refuse(net::PeerId peer, const std::string& reason, bool final) {
  if (final) {
    at_the_door_.erase(peer);
    network_.send(peer, {net::Refused{reason, final}, {}});
  } else if (at_the_door_.insert(peer); good_bye_.empty()) {
    network_.send(peer, {net::Refused{reason, final}, {}});
  } else {
    network_.send(peer, {net::Bye{good_bye_}, {}});
  }
}

void Membership::remove(Time now, const std::string& id, const std::string& why, bool for_good) {
  auto found = members_.find(id);
  if (found == members_.end()) return;
  Member member = std::move(found->second);
  members_.erase(found);
  ids_.erase(member.peer);
  for (const std::string& job : member.jobs) find(job)->left(now, member, for_good, why);
}

// --- Time.

void Membership::tick(Time now) {
  if (now >= next_look_) drop_silent(now);
  for (JobHandler* job : jobs_) {
    if (!over_.contains(job->id())) job->tick(now);
  }
  answer_status(now);
}

void Membership::drop_silent(Time now) {
  next_look_ = now + kSilenceSeconds;
  std::vector<std::string> silent;
  for (const auto& [id, member] : members_) {
    if (now - member.heard > config_.timeout_seconds) silent.push_back(id);
  }
  for (const std::string& id : silent) {
    network_.drop(members_.at(id).peer);
    remove(now, id, "it was silent for too long");
  }
}

}  // namespace pcp::cluster
