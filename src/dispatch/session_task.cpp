#include "dispatch/session_task.h"

#include "dispatch/dispatcher.h"

namespace pcp::dispatch {

SessionTask::SessionTask(cluster::Session& session, Engine& engine, int threads,
                         const session::ExecutorOptions& options, std::function<void()> wake)
    : runner_(engine, threads, options, std::move(wake)), link_(session.add_task(kSessionJob, *this)) {}

void SessionTask::take(const net::Message& message) {
  if (auto* instructions = std::get_if<net::Instructions>(&message.body)) {
    runner_.add(instructions->session, message.payload);
  } else if (auto* over = std::get_if<net::SessionOver>(&message.body)) {
    runner_.end(over->session);
  }
}

void SessionTask::tick(cluster::Time) {
  for (SessionRunner::Outgoing& outgoing : runner_.take()) waiting_.push_back(std::move(outgoing));
  while (!waiting_.empty() && link_.send(waiting_.front().body, waiting_.front().payload)) waiting_.pop_front();
}

}  // namespace pcp::dispatch
