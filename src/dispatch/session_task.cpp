#include "dispatch/session_task.h"

#include <algorithm>

#include "dispatch/dispatcher.h"
#include "pcp/error.h"

namespace pcp::dispatch {
namespace {

// Answers that are on their way to a client: of all its workers together, and of one at least.
constexpr std::uint64_t kWindowBytes = std::uint64_t{64} << 20, kLeastWindowBytes = std::uint64_t{4} << 20;

}  // namespace

SessionTask::SessionTask(cluster::Session& session, Engine& engine, int threads, const SessionTaskOptions& options,
                         std::function<void()> wake)
    : runner_(engine, threads, options.executor, std::move(wake)),
      transfers_(options.transfers, options.executor.most_bytes,
                 {.arrived = [this](std::uint64_t id) { runner_.go_on(id); },
                  .failed = [this](std::uint64_t id, const std::string& why) { runner_.fail(id, why); },
                  .dropped =
                      [this](const std::string& kind) {
                        link_.log(concat("dropped what was sent to this worker: ", kind, "; it is told once"));
                      }}),
      link_(session.add_task(kSessionJob, *this)) {}

void SessionTask::take(const net::Message& message) {
  if (auto* instructions = std::get_if<net::Instructions>(&message.body)) {
    runner_.add(instructions->session, message.payload);
  } else if (auto* taken = std::get_if<net::AnswersTaken>(&message.body)) {
    if (auto outbox = outboxes_.find(taken->session); outbox != outboxes_.end()) outbox->second.taken = taken->bytes;
  } else if (auto* workers = std::get_if<net::SessionWorkers>(&message.body)) {
    take(*workers);
  } else if (auto* lost = std::get_if<net::WorkerLost>(&message.body)) {
    transfers_.lose(lost->session, lost->worker, lost->why);
  } else if (auto* over = std::get_if<net::SessionOver>(&message.body)) {
    end(over->session);
    if (over->session == 0) outboxes_[0].waiting.push_back({0, transfers_.listening(), {}});
  }
}

void SessionTask::take(const net::SessionWorkers& message) {
  runner_.set_share(message.share);
  runner_.begin(message.session, transfers_.add(message));
  Outbox& outbox = outboxes_[message.session];
  outbox.workers += static_cast<std::uint32_t>(message.workers.size());
  if (std::exchange(outbox.is_open, true)) return;
  outbox.waiting.push_back({message.session, net::InstructionsRun{message.session, 0, 0, {}}, {}});
}

void SessionTask::end(std::uint64_t session) {
  runner_.end(session);
  transfers_.end(session);
  if (session == 0) {
    runner_.take();
    outboxes_.clear();
  } else {
    outboxes_.erase(session);
  }
}

void SessionTask::tick(cluster::Time) {
  for (SessionRunner::Outgoing& outgoing : runner_.take()) {
    auto outbox = outboxes_.find(outgoing.session);
    if (outbox == outboxes_.end()) continue;  // it has ended
    if (std::holds_alternative<net::SessionOver>(outgoing.body)) {
      transfers_.end(outgoing.session);
      outbox->second.waiting.clear();
      outbox->second.is_open = false;
    }
    outbox->second.waiting.push_back(std::move(outgoing));
  }
  for (auto outbox = outboxes_.begin(); outbox != outboxes_.end();) {
    if (!send(outbox->second)) return;
    bool is_done = outbox->second.waiting.empty() && !outbox->second.is_open;
    outbox = is_done ? outboxes_.erase(outbox) : std::next(outbox);
  }
}

// False: the connection takes no more.
bool SessionTask::send(Outbox& outbox) {
  std::uint64_t window = std::max(kLeastWindowBytes, kWindowBytes / std::max(1u, outbox.workers));
  while (!outbox.waiting.empty()) {
    SessionRunner::Outgoing& next = outbox.waiting.front();
    bool is_answer = std::holds_alternative<net::Answer>(next.body);
    if (is_answer && outbox.sent >= outbox.taken + window) return true;  // the client has enough to take
    try {
      if (!link_.send(next.body, next.payload)) return false;
    } catch (const Error& error) {  // instructions of no client of ours have made what no message can carry
      runner_.fail(next.session, error.what());
      outbox.waiting.clear();
      return true;
    }
    std::size_t size = next.payload.bytes().size();
    std::uint64_t session = next.session;
    outbox.waiting.pop_front();
    if (!is_answer) continue;
    outbox.sent += size;
    runner_.answered(session, size);
  }
  return true;
}

}  // namespace pcp::dispatch
