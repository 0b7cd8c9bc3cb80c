#include "cluster/session.h"

#include <algorithm>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kHelloAgainSeconds = 2;  // hello is repeated without a welcome, and after a refusal that is not final

// Nothing where it is no last word.
const std::string* last_word(const net::Body& body) {
  if (auto* refused = std::get_if<net::Refused>(&body)) return &refused->reason;
  if (auto* bye = std::get_if<net::Bye>(&body)) return &bye->reason;
  return nullptr;
}

}  // namespace

// --- The session.

JobLink& Session::add_task(const std::string& job, Task& task) {
  auto [link, is_new] = links_.emplace(job, std::make_unique<JobLink>(*this, job, task));
  require(is_new, "[session] there is a task for '", job, "' already");
  return *link->second;
}

void Session::connected(Time now) {
  now_ = now;
  connected_ = true;
  say_hello();
}

void Session::say_hello() {
  say_hello_at_ = now_ + kHelloAgainSeconds;
  last_heartbeat_ = now_;
  hello_.held.clear();
  for (const auto& [job, link] : links_) {
    if (std::string state = link->task_.held_state(); !state.empty()) hello_.held.push_back({job, state});
  }
  host_.send({hello_, {}});
}

void Session::disconnected(Time) {
  connected_ = welcome_ = false;
  for (auto& [job, link] : links_) {
    link->downloads_.ask_again();
    link->task_.disconnected();
  }
}

void Session::receive(Time now, const net::Message& message) {
  now_ = now;
  if (finished_) return;
  if (!message.job.empty()) return to_task(message);
  std::visit(
      [&](const auto& body) {
        if constexpr (requires { take(body); }) take(body);
      },
      message.body);
}

void Session::take(const net::Welcome& welcome) {
  welcome_ = true;
  last_refusal_.clear();
  heartbeat_seconds_ = std::max(0.01, static_cast<double>(welcome.heartbeat_ms) * 1e-3);
  for (auto& [job, link] : links_) link->over_ = false;
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

void Session::to_task(const net::Message& message) {
  if (auto found = links_.find(message.job); found != links_.end()) return found->second->receive(message);
  if (last_word(message.body)) return;
  host_.send({net::Refused{concat("this member cannot take part in '", message.job, "'"), true}, {}, message.job});
}

void Session::tick(Time now) {
  now_ = now;
  if (!connected_ || finished_) return;
  if (!welcome_) {
    if (now >= say_hello_at_) say_hello();
    return;
  }
  for (auto& [job, link] : links_) link->tick(now);
  if (now - last_heartbeat_ < heartbeat_seconds_) return;
  last_heartbeat_ = now;
  host_.send({net::Heartbeat{}, {}});
  for (auto& [job, link] : links_) link->say_progress();
}

void Session::leave(const std::string& reason) {
  if (connected_) host_.send({net::Bye{reason}, {}});
}

// --- A task's part.

bool JobLink::send(net::Body body, net::Payload payload) {
  return session_.host_.send({std::move(body), std::move(payload), job_});
}

void JobLink::log(const std::string& line) { session_.host_.log(line); }

bool JobLink::is_welcome() const { return session_.welcome_; }

Time JobLink::now() const { return session_.now_; }

void JobLink::receive(const net::Message& message) {
  if (const std::string* reason = last_word(message.body)) {
    over_ = true;
    task_.over(*reason);
  } else if (auto* fetch = std::get_if<net::Fetch>(&message.body)) {
    net::Message answer = shelf_.answer(*fetch);
    answer.job = job_;
    session_.host_.send(answer);
  } else if (auto* piece = std::get_if<net::Piece>(&message.body)) {
    take(*piece, message.payload);
  } else {
    over_ = false;
    task_.take(message);
  }
}

void JobLink::download(const net::Blob& blob, Downloads::Done done) {
  downloads_.add(blob, std::move(done));
  fetch();
}

void JobLink::fetch() {
  for (net::Fetch& fetch : downloads_.wanted(now())) send(std::move(fetch));
}

void JobLink::take(const net::Piece& piece, const net::Payload& payload) {
  switch (downloads_.take(now(), piece, payload)) {
    case Downloads::Arrival::gone:
      task_.gone(piece.blob);
      break;
    case Downloads::Arrival::damaged:
      log(concat("'", piece.blob, "' arrived damaged: fetching it again"));
      break;
    case Downloads::Arrival::part:
    case Downloads::Arrival::whole:
    case Downloads::Arrival::unknown:
      break;
  }
  fetch();
}

void JobLink::tick(Time now) {
  if (over_) return;
  fetch();
  task_.tick(now);
}

void JobLink::say_progress() {
  if (over_) return;
  if (std::optional<net::Body> progress = task_.progress()) send(std::move(*progress));
}

}  // namespace pcp::cluster
