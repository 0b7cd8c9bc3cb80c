// A worker's part in tensor sessions.
#pragma once

#include "cluster/session.h"
#include "dispatch/session_runner.h"

namespace pcp::dispatch {

class SessionTask final : public cluster::Task {
 public:
  SessionTask(cluster::Session&, Engine&, int threads, const session::ExecutorOptions&, std::function<void()> wake);

  std::string held_state() const override { return ""; }
  void take(const net::Message&) override;
  void gone(const std::string&) override {}
  void over(const std::string&) override { runner_.end(0); }
  void tick(cluster::Time) override;
  std::optional<net::Body> progress() const override { return std::nullopt; }

 private:
  SessionRunner runner_;
  cluster::JobLink& link_;
  std::deque<SessionRunner::Outgoing> waiting_;  // what the connection could not take yet
};

}  // namespace pcp::dispatch
