// A worker's part in tensor sessions.
#pragma once

#include <deque>
#include <map>

#include "cluster/session.h"
#include "dispatch/session_runner.h"
#include "dispatch/transfers.h"

namespace pcp::dispatch {

struct SessionTaskOptions {
  session::ExecutorOptions executor;
  TransferOptions transfers;
};

class SessionTask final : public cluster::Task {
 public:
  SessionTask(cluster::Session&, Engine&, int threads, const SessionTaskOptions&, std::function<void()> wake);
  ~SessionTask() override { runner_.stop(); }  // it uses the transfers, which call it

  std::string held_state() const override { return ""; }
  void take(const net::Message&) override;
  void gone(const std::string&) override {}
  void over(const std::string&) override { end(0); }
  void disconnected() override { end(0); }  // the next dispatcher knows nothing of them
  void tick(cluster::Time) override;
  std::optional<net::Body> progress() const override { return std::nullopt; }

 private:
  // What the connection, or the client of the session, could not take yet.
  struct Outbox {
    std::deque<SessionRunner::Outgoing> waiting;
    std::uint64_t sent = 0, taken = 0;  // bytes of answers
    std::uint32_t workers = 0;          // that the session has had
    bool is_open = false;               // the session has begun, and has not ended
  };
  void take(const net::SessionWorkers&);
  void end(std::uint64_t session);
  bool send(Outbox&);

  SessionRunner runner_;
  Transfers transfers_;
  cluster::JobLink& link_;
  std::map<std::uint64_t, Outbox> outboxes_;
};

}  // namespace pcp::dispatch
