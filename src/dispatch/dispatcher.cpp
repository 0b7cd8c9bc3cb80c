#include "dispatch/dispatcher.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "dispatch/session_status.h"
#include "net/keys.h"
#include "pcp/error.h"
#include "session/timeline.h"

namespace pcp::dispatch {

using cluster::Member;
using cluster::Time;

namespace {

constexpr std::uint64_t kMessageBytes = 256;  // what a message takes in memory beside its payload

}  // namespace

Dispatcher::Dispatcher(const DispatcherConfig& config, cluster::Membership& membership,
                       std::function<void(const std::string&)> log)
    : JobHandler(kSessionJob, kSessionJob), config_(config), membership_(membership), log_(std::move(log)) {
  if (config_.instruction_log.empty()) return;
  instruction_log_ = std::make_unique<InstructionLog>(InstructionLogOptions{.path = config_.instruction_log});
}

// --- Members.

void Dispatcher::joined(Time, const Member& member) {
  if (member.hello.role == net::Role::client) return begin(member);
  // What it kept of an earlier connection is over. It answers with where it listens, and then it gets work.
  send(member.id, net::SessionOver{0, "the worker has joined anew"});
}

void Dispatcher::take(const Member& member, const net::Listening& at) {
  if (member.hello.role != net::Role::worker || workers_.contains(member.id)) {
    ++dropped_["listening of somebody else"];
    return;
  }
  Worker& worker = workers_[member.id];
  worker.order = next_worker_++;
  worker.at = at;
  worker.hello = member.hello;
  if (net::is_key(member.sender)) worker.at.key = member.sender;  // it has proven that one
  log_(concat(member.id, " joined: ", member.hello.engine, ", ", member.hello.device));
  for (auto& [id, session] : sessions_) add_worker(id, session, member.id);
}

void Dispatcher::left(Time, const Member& member, bool, const std::string& why) {
  outboxes_.erase(member.id);
  overfull_.erase(member.id);
  if (auto client = by_client_.find(member.id); client != by_client_.end()) {
    return end(client->second, why, /*client_is_here=*/false);
  }
  if (workers_.erase(member.id) == 0) return;
  log_(concat(member.id, " left: ", why));
  lose(member.id, why);
}

// --- Sessions and their workers.

// Its first worker is the one that is first in the fewest sessions, so that programs which use one are spread. The
// others follow in the order in which they joined.
void Dispatcher::begin(const Member& client) {
  if (sessions_.size() >= config_.most_sessions) {
    send(client.id,
         net::SessionOver{0, concat("the dispatcher has ", sessions_.size(), " sessions, which is its limit")});
    return;
  }
  std::uint64_t id = next_session_++;
  by_client_[client.id] = id;
  Session& session = sessions_[id];
  session.client = client.id;
  session.secret = net::make_key_pair().secret_key;
  log_(concat("session ", id, " of ", client.id));
  if (workers_.empty()) {
    net::SessionWorkers nobody;
    nobody.lineage = config_.lineage;
    return send(client.id, std::move(nobody));
  }
  std::vector<std::pair<std::uint64_t, std::string>> in_order;
  for (const auto& [member, worker] : workers_) in_order.emplace_back(worker.order, member);
  std::ranges::sort(in_order);
  auto sessions = [&](const auto& one) { return workers_.at(one.second).sessions; };
  auto first = std::ranges::min_element(in_order, {}, sessions);
  std::rotate(in_order.begin(), first, first + 1);
  for (const auto& [order, member] : in_order) add_worker(id, session, member);
}

void Dispatcher::add_worker(std::uint64_t id, Session& session, const std::string& member) {
  auto number = static_cast<std::uint32_t>(session.places.size());
  session.places.emplace_back().member = member;
  net::SessionWorkers whole{id, number, session.secret, {}, config_.session_share, false};
  net::SessionWorker newest = describe(session, number, /*with_address=*/true);
  for (std::uint32_t i = 0; i < number; ++i) {
    const Place& other = session.places[i];
    whole.workers.push_back(describe(session, i, other.lost.empty()));
    if (!other.lost.empty()) continue;
    send(other.member, net::SessionWorkers{id, i, session.secret, {newest}, config_.session_share, false});
  }
  whole.workers.push_back(std::move(newest));
  send(member, std::move(whole));
  for (std::uint32_t i = 0; i < number; ++i) {
    if (const std::string& lost = session.places[i].lost; !lost.empty()) send(member, net::WorkerLost{id, i, lost});
  }
  if (number > 0) return;
  ++workers_.at(member).sessions;
  for (net::Payload& stream : session.unplaced) {
    session.places[0].received += stream.bytes().size();
    send_stream(id, session, 0, std::move(stream));
  }
  session.unplaced.clear();
  session.unplaced_bytes = 0;
}

net::SessionWorker Dispatcher::describe(const Session& session, std::size_t place, bool with_address) const {
  const std::string& member = session.places[place].member;
  net::SessionWorker worker{static_cast<std::uint32_t>(place), member, {}};
  if (with_address) worker.at = workers_.at(member).at;
  return worker;
}

// A worker that does not know the session yet would refuse the transfers of others. So the client hears of workers in
// the order of their numbers, when all there are have answered.
void Dispatcher::tell_client(Session& session) {
  auto settled = [](const Place& place) { return place.answered || !place.lost.empty(); };
  if (!std::ranges::all_of(session.places, settled) || session.told == session.places.size()) return;
  net::SessionWorkers message;
  message.lineage = config_.lineage;
  std::size_t first = std::exchange(session.told, session.places.size());
  for (std::size_t i = first; i < session.told; ++i) message.workers.push_back(describe(session, i, false));
  send(session.client, std::move(message));
  for (std::size_t i = first; i < session.told; ++i) {
    const std::string& lost = session.places[i].lost;
    if (!lost.empty()) send(session.client, net::WorkerLost{0, static_cast<std::uint32_t>(i), lost});
  }
}

void Dispatcher::lose(const std::string& worker, const std::string& why) {
  for (auto& [id, session] : sessions_) {
    for (std::uint32_t number = 0; number < session.places.size(); ++number) {
      Place& place = session.places[number];
      if (place.member != worker || !place.lost.empty()) continue;
      place.lost = concat("worker ", number, " (", worker, ") is lost: ", why);
      for (const Place& other : session.places) {
        if (other.lost.empty()) send(other.member, net::WorkerLost{id, number, place.lost});
      }
      if (number < session.told) send(session.client, net::WorkerLost{0, number, place.lost});
      tell_client(session);
    }
  }
}

void Dispatcher::end(std::uint64_t id, const std::string& reason, bool client_is_here) {
  Session session = std::move(sessions_.extract(id).mapped());
  by_client_.erase(session.client);
  log_(concat("session ", id, " ended: ", reason.substr(0, reason.find('\n'))));
  if (instruction_log_) instruction_log_->ended(id, session.client, reason);
  for (std::size_t i = 0; i < session.places.size(); ++i) {
    const Place& place = session.places[i];
    if (!place.lost.empty()) continue;
    if (i == 0) --workers_.at(place.member).sessions;
    send(place.member, net::SessionOver{id, reason});
  }
  if (!client_is_here) return;
  if (auto outbox = outboxes_.find(session.client); outbox != outboxes_.end()) outbox->second = {};
  send(session.client, net::SessionOver{0, reason});
}

void Dispatcher::send_stream(std::uint64_t id, const Session& session, std::uint32_t number, net::Payload stream) {
  const std::string& member = session.places[number].member;
  if (instruction_log_) instruction_log_->sent(id, session.client, member, stream);
  send(member, net::Instructions{id, number}, std::move(stream));
}

// --- Messages.

void Dispatcher::message(Time, const Member& member, const net::Message& message) {
  session::Span span("messages", net::name_of(message.body));
  span.detail("from", member.id);
  span.detail("bytes", message.payload.bytes().size());
  std::visit(
      [&](const auto& body) {
        if constexpr (requires { take(member, body, message.payload); }) {
          take(member, body, message.payload);
        } else if constexpr (requires { take(member, body); }) {
          take(member, body);
        } else {
          ++dropped_[concat("message of another kind: ", net::name_of(body))];
        }
      },
      message.body);
}

Dispatcher::Session* Dispatcher::session_of(const Member& client) {
  auto found = by_client_.find(client.id);
  return found == by_client_.end() ? nullptr : &sessions_.at(found->second);
}

// A session in which this worker takes part, and under which number. A number of a session that was forged finds
// nothing.
Dispatcher::Session* Dispatcher::find(const Member& worker, std::uint64_t id, std::uint32_t& number) {
  if (auto found = sessions_.find(id); found != sessions_.end()) {
    std::vector<Place>& places = found->second.places;
    for (number = 0; number < places.size(); ++number) {
      if (places[number].member == worker.id && places[number].lost.empty()) return &found->second;
    }
  }
  ++dropped_["message of no session of the worker"];
  return nullptr;
}

void Dispatcher::take(const Member& member, const net::Instructions& instructions, const net::Payload& stream) {
  Session* session = session_of(member);
  if (!session) {  // it has ended, which the client was told
    ++dropped_["instructions of no session"];
    return;
  }
  std::uint64_t id = by_client_.at(member.id), size = stream.bytes().size();
  std::uint32_t number = instructions.worker;
  if (instruction_log_) instruction_log_->received(id, number, session->client, stream);
  if (number == 0 && session->places.empty()) {
    session->unplaced_bytes += size;
    session->unplaced.push_back(stream);
    if (session->unplaced_bytes <= config_.most_waiting_bytes) return;
    return end(id, concat("there is no worker, and ", session->unplaced_bytes, " bytes of instructions wait for one"));
  }
  if (number >= session->places.size()) {
    ++dropped_["instructions for a worker that is not there"];
    return;
  }
  Place& place = session->places[number];
  if (!place.lost.empty()) return;
  place.received += size;
  if (std::uint64_t ahead = place.received - place.run; ahead > config_.most_waiting_bytes) {
    return end(id, concat("worker ", number, " has ", ahead, " bytes of instructions to run, at most ",
                          config_.most_waiting_bytes, " may wait"));
  }
  send_stream(id, *session, number, stream);
}

void Dispatcher::take(const Member& member, const net::Answer& answer, const net::Payload& bytes) {
  std::uint32_t number = 0;
  Session* session = find(member, answer.session, number);
  if (!session) return;
  session->value_bytes += bytes.bytes().size();
  if (instruction_log_) instruction_log_->answered(session->client, member.id, answer, bytes.bytes().size());
  net::Answer passed = answer;
  passed.worker = number;
  send(session->client, std::move(passed), bytes);
}

void Dispatcher::take(const Member& member, const net::InstructionsRun& progress) {
  std::uint32_t number = 0;
  Session* session = find(member, progress.session, number);
  if (!session) return;
  Place& place = session->places[number];
  if (progress.bytes > place.received || progress.bytes < place.run) {
    ++dropped_["progress that cannot be"];
    return;
  }
  place.run = progress.bytes;
  place.numbers = progress.numbers;
  if (place.answered) {
    if (instruction_log_) instruction_log_->run(progress.session, session->client, member.id, progress.bytes);
    return send(session->client, net::InstructionsRun{0, number, progress.bytes, progress.numbers});
  }
  place.answered = true;
  tell_client(*session);
}

void Dispatcher::take(const Member& member, const net::AnswersTaken& taken) {
  Session* session = session_of(member);
  if (!session || taken.worker >= session->places.size()) {
    ++dropped_["answers taken of a worker that is not there"];
    return;
  }
  const Place& place = session->places[taken.worker];
  if (place.lost.empty()) {
    send(place.member, net::AnswersTaken{by_client_.at(member.id), taken.worker, taken.bytes});
  }
}

void Dispatcher::take(const Member& member, const net::SessionOver& over) {
  std::uint32_t number = 0;
  if (find(member, over.session, number)) end(over.session, over.reason);
}

// --- Sending.

// It may be called while sessions are gone through, so an outbox that is too full is seen to later.
void Dispatcher::send(const std::string& member, net::Body body, net::Payload payload) {
  auto found = outboxes_.find(member);
  if (found == outboxes_.end() && membership_.send(*this, member, body, payload)) return;
  if (!membership_.members().contains(member)) return;
  Outbox& outbox = outboxes_[member];
  outbox.bytes += payload.bytes().size() + kMessageBytes;
  outbox.waiting.push_back({std::move(body), std::move(payload)});
  bool is_worker = workers_.contains(member);
  std::uint64_t most = is_worker ? config_.most_worker_bytes : config_.most_waiting_bytes;
  if (outbox.bytes <= most) return;
  overfull_[member] =
      concat(is_worker ? "the worker does not read its instructions: " : "the client does not read its answers: ",
             outbox.bytes, " bytes wait for it, at most ", most, " may");
}

void Dispatcher::writable(Time, const Member& member) {
  auto found = outboxes_.find(member.id);
  if (found == outboxes_.end()) return;
  Outbox& outbox = found->second;
  while (!outbox.waiting.empty()) {
    const Waiting& first = outbox.waiting.front();
    if (!membership_.send(*this, member.id, first.body, first.payload)) return;
    outbox.bytes -= first.payload.bytes().size() + kMessageBytes;
    outbox.waiting.pop_front();
  }
  outboxes_.erase(found);
}

void Dispatcher::tick(Time now) {
  for (const auto& [member, why] : std::exchange(overfull_, {})) {
    if (auto client = by_client_.find(member); client != by_client_.end()) {
      end(client->second, why);
    } else {
      membership_.put_out(now, *this, member, why);
    }
  }
}

std::string Dispatcher::status(Time) {
  using Json = nlohmann::ordered_json;
  Json status;
  status["kind"] = kSessionJob;
  status["state"] = stopped_ ? "stopped" : workers_.empty() ? "waiting for workers" : "serving";
  status["sessions"] = Json::array();
  for (const auto& [id, session] : sessions_) {
    std::uint64_t instruction_bytes = session.unplaced_bytes, waiting = session.unplaced_bytes;
    net::SessionNumbers numbers;
    Json workers = Json::array();
    for (const Place& place : session.places) {
      instruction_bytes += place.received;
      waiting += place.received - place.run;
      if (place.lost.empty()) numbers = sum(numbers, place.numbers);
      workers.push_back(place.lost.empty() ? place.member : place.lost);
    }
    status["sessions"].push_back(session_status(id, session.client, workers, numbers));
    status["sessions"].back().update(
        {{"instruction_bytes", instruction_bytes}, {"waiting_bytes", waiting}, {"value_bytes", session.value_bytes}});
  }
  status["workers"] = Json::array();
  for (const auto& [id, worker] : workers_) {
    net::SessionNumbers all;
    for (const auto& [number, session] : sessions_) {
      for (const Place& place : session.places) {
        if (place.member == id && place.lost.empty()) all = sum(all, place.numbers);
      }
    }
    auto outbox = outboxes_.find(id);
    status["workers"].push_back(
        worker_status(id, worker.hello, worker.sessions, all, outbox == outboxes_.end() ? 0 : outbox->second.bytes));
  }
  if (!dropped_.empty()) status["dropped"] = dropped_;
  return status.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void Dispatcher::stop(Time, const std::string& who) {
  log_("stopped by " + who);
  stopped_ = true;
  membership_.over(*this, "the dispatcher was stopped");
}

}  // namespace pcp::dispatch
