#include "dispatch/dispatcher.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "dispatch/session_status.h"
#include "pcp/error.h"
#include "session/timeline.h"

namespace pcp::dispatch {

using cluster::Member;
using cluster::Time;

Dispatcher::Dispatcher(const DispatcherConfig& config, cluster::Membership& membership,
                       std::function<void(const std::string&)> log)
    : JobHandler(kSessionJob, kSessionJob), config_(config), membership_(membership), log_(std::move(log)) {
  if (config_.instruction_log.empty()) return;
  instruction_log_ = std::make_unique<InstructionLog>(InstructionLogOptions{.path = config_.instruction_log});
}

// --- Members.

void Dispatcher::joined(Time, const Member& member) {
  if (member.hello.role == net::Role::worker) {
    workers_[member.id] = 0;
    hellos_[member.id] = member.hello;
    send(member.id, net::SessionOver{0, "the worker has joined anew"});  // what it kept of an earlier connection
    log_(concat(member.id, " joined: ", member.hello.engine, ", ", member.hello.device));
    for (auto& [id, session] : sessions_) {
      if (session.worker.empty()) place(id, session);
    }
    return;
  }
  if (sessions_.size() >= config_.most_sessions) {
    send(member.id,
         net::SessionOver{0, concat("the dispatcher has ", sessions_.size(), " sessions, which is its limit")});
    return;
  }
  std::uint64_t id = next_++;
  by_client_[member.id] = id;
  Session& session = sessions_[id];
  session.client = member.id;
  log_(concat("session ", id, " of ", member.id));
  place(id, session);
}

void Dispatcher::left(Time, const Member& member, bool, const std::string& why) {
  outboxes_.erase(member.id);
  if (auto client = by_client_.find(member.id); client != by_client_.end()) {
    std::uint64_t id = client->second;
    log_(concat("session ", id, " ended: ", why));
    if (instruction_log_) instruction_log_->ended(id, member.id, why);
    if (std::string worker = sessions_.at(id).worker; !worker.empty()) {
      --workers_[worker];
      send(worker, net::SessionOver{id, why});
    }
    sessions_.erase(id);
    by_client_.erase(client);
    return;
  }
  if (workers_.erase(member.id) == 0) return;
  hellos_.erase(member.id);
  log_(concat(member.id, " left: ", why));
  std::vector<std::uint64_t> lost;
  for (const auto& [id, session] : sessions_) {
    if (session.worker == member.id) lost.push_back(id);
  }
  for (std::uint64_t id : lost) {
    sessions_.at(id).worker.clear();
    end(id, concat("its worker ", member.id, " is lost (", why, ")"));
  }
}

// The worker with the fewest sessions.
void Dispatcher::place(std::uint64_t id, Session& session) {
  if (workers_.empty()) return;
  auto fewest = std::ranges::min_element(workers_, {}, [](const auto& entry) { return entry.second; });
  session.worker = fewest->first;
  ++fewest->second;
  for (net::Payload& stream : session.unplaced) send_stream(id, session, std::move(stream));
  session.unplaced.clear();
  session.unplaced_bytes = 0;
}

void Dispatcher::send_stream(std::uint64_t id, const Session& session, net::Payload stream) {
  if (instruction_log_) instruction_log_->sent(id, session.client, session.worker, stream);
  send(session.worker, net::Instructions{id}, std::move(stream));
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
        }
      },
      message.body);
}

void Dispatcher::take(const Member& member, const net::Instructions&, const net::Payload& stream) {
  auto client = by_client_.find(member.id);
  if (client == by_client_.end()) return;  // its session has ended, which it was told
  std::uint64_t id = client->second;
  Session& session = sessions_.at(id);
  session.instruction_bytes += stream.bytes().size();
  if (instruction_log_) instruction_log_->received(id, session.client, stream);
  if (!session.worker.empty()) return send_stream(id, session, stream);
  session.unplaced_bytes += stream.bytes().size();
  if (session.unplaced_bytes > config_.most_waiting_bytes) {
    return end(id, concat("there is no worker, and ", session.unplaced_bytes, " bytes of instructions wait for one"));
  }
  session.unplaced.push_back(stream);
}

Dispatcher::Session* Dispatcher::on_worker(const Member& member, std::uint64_t id) {
  auto found = sessions_.find(id);
  return found != sessions_.end() && found->second.worker == member.id ? &found->second : nullptr;
}

void Dispatcher::take(const Member& member, const net::Answer& answer, const net::Payload& bytes) {
  Session* session = on_worker(member, answer.session);
  if (!session) return;
  session->value_bytes += bytes.bytes().size();
  if (instruction_log_) instruction_log_->answered(session->client, member.id, answer, bytes.bytes().size());
  send(session->client, answer, bytes);
}

void Dispatcher::take(const Member& member, const net::InstructionsRun& progress) {
  Session* session = on_worker(member, progress.session);
  if (!session) return;
  session->bytes_run = progress.bytes;
  session->numbers = progress.numbers;
  if (instruction_log_) instruction_log_->run(progress.session, session->client, member.id, progress.bytes);
  send(session->client, progress);
}

void Dispatcher::take(const Member& member, const net::SessionOver& over) {
  if (on_worker(member, over.session)) end(over.session, over.reason);
}

// --- Sending.

void Dispatcher::send(const std::string& member, net::Body body, net::Payload payload) {
  auto found = outboxes_.find(member);
  if (found == outboxes_.end() && membership_.send(*this, member, body, payload)) return;
  Outbox& outbox = outboxes_[member];
  outbox.bytes += payload.bytes().size();
  outbox.waiting.push_back({std::move(body), std::move(payload)});
}

void Dispatcher::writable(Time, const Member& member) {
  auto found = outboxes_.find(member.id);
  if (found == outboxes_.end()) return;
  Outbox& outbox = found->second;
  while (!outbox.waiting.empty()) {
    const Waiting& first = outbox.waiting.front();
    if (!membership_.send(*this, member.id, first.body, first.payload)) return;
    outbox.bytes -= first.payload.bytes().size();
    outbox.waiting.pop_front();
  }
  outboxes_.erase(found);
}

void Dispatcher::end(std::uint64_t id, const std::string& reason) {
  Session session = std::move(sessions_.extract(id).mapped());
  by_client_.erase(session.client);
  log_(concat("session ", id, " ended: ", reason));
  if (instruction_log_) instruction_log_->ended(id, session.client, reason);
  if (!session.worker.empty()) {
    --workers_[session.worker];
    send(session.worker, net::SessionOver{id, reason});
  }
  send(session.client, net::SessionOver{0, reason});
}

std::string Dispatcher::status(Time) {
  nlohmann::ordered_json status;
  status["kind"] = kSessionJob;
  status["state"] = stopped_ ? "stopped" : workers_.empty() ? "waiting for workers" : "serving";
  status["sessions"] = nlohmann::ordered_json::array();
  for (const auto& [id, session] : sessions_) {
    status["sessions"].push_back(session_status(id, session.client, session.worker, session.numbers));
    status["sessions"].back().update({{"instruction_bytes", session.instruction_bytes},
                                      {"waiting_bytes", session.instruction_bytes - session.bytes_run},
                                      {"value_bytes", session.value_bytes}});
  }
  status["workers"] = nlohmann::ordered_json::array();
  for (const auto& [worker, sessions] : workers_) {
    net::SessionNumbers all;
    for (const auto& [id, session] : sessions_) {
      if (session.worker == worker) all = sum(all, session.numbers);
    }
    auto outbox = outboxes_.find(worker);
    status["workers"].push_back(
        worker_status(worker, hellos_[worker], sessions, all, outbox == outboxes_.end() ? 0 : outbox->second.bytes));
  }
  return status.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void Dispatcher::stop(Time, const std::string& who) {
  log_("stopped by " + who);
  stopped_ = true;
  membership_.over(*this, "the dispatcher was stopped");
}

}  // namespace pcp::dispatch
