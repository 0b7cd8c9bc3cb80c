// The dispatcher of tensor sessions: a job over the members of a cluster. Each client has a session of its own, with
// its own numbers of tensors and routines, so that it can neither name, see nor block what is another's. A session
// lives on one worker. Instructions and values pass through unread.
//
// A session ends with its client's connection, and its tensors are freed. When its worker is lost, it ends too, and the
// client is told why; other sessions go on.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>

#include "cluster/membership.h"
#include "dispatch/instruction_log.h"

namespace pcp::dispatch {

inline constexpr const char* kSessionJob = "session";  // the job's id and its kind

struct DispatcherConfig {
  std::size_t most_sessions = 1024;
  std::uint64_t most_waiting_bytes = std::uint64_t{256} << 20;  // of instructions that a worker has not taken
  std::string instruction_log;                                  // a file; empty: streams stay unread
};

class Dispatcher final : public cluster::JobHandler {
 public:
  Dispatcher(const DispatcherConfig&, cluster::Membership&, std::function<void(const std::string&)> log);

  std::size_t sessions() const { return sessions_.size(); }
  bool stopped() const { return stopped_; }

  bool takes(net::Role) const override { return true; }
  std::string why_out(const std::string&) const override { return ""; }
  void joined(cluster::Time, const cluster::Member&) override;
  void left(cluster::Time, const cluster::Member&, bool for_good, const std::string& why) override;
  void message(cluster::Time, const cluster::Member&, const net::Message&) override;
  void writable(cluster::Time, const cluster::Member&) override;
  void tick(cluster::Time) override {}
  std::string status(cluster::Time) override;
  void stop(cluster::Time, const std::string& who) override;
  void log(const std::string& line) override { log_(line); }

 private:
  struct Waiting {
    net::Body body;
    net::Payload payload;
  };
  // What could not be sent to a member yet, in order.
  struct Outbox {
    std::deque<Waiting> waiting;
    std::uint64_t bytes = 0;
  };
  struct Session {
    std::string client, worker;         // worker: empty while there is none
    std::deque<net::Payload> unplaced;  // instructions that came before there was a worker
    std::uint64_t unplaced_bytes = 0;
    std::uint64_t instruction_bytes = 0, value_bytes = 0, bytes_run = 0;
    net::SessionNumbers numbers;  // as its worker said last
  };

  void take(const cluster::Member&, const net::Instructions&, const net::Payload&);
  void take(const cluster::Member&, const net::Answer&, const net::Payload&);
  void take(const cluster::Member&, const net::InstructionsRun&);
  void take(const cluster::Member&, const net::SessionOver&);
  Session* on_worker(const cluster::Member&, std::uint64_t session);

  void place(std::uint64_t id, Session&);
  void send_stream(std::uint64_t id, const Session&, net::Payload);
  void send(const std::string& member, net::Body, net::Payload = {});
  void end(std::uint64_t id, const std::string& reason);

  DispatcherConfig config_;
  cluster::Membership& membership_;
  std::function<void(const std::string&)> log_;
  std::map<std::uint64_t, Session> sessions_;
  std::map<std::string, std::uint64_t> by_client_;
  std::map<std::string, std::size_t> workers_;  // how many sessions each has
  std::map<std::string, Outbox> outboxes_;
  std::map<std::string, net::Hello> hellos_;  // of workers
  std::unique_ptr<InstructionLog> instruction_log_;
  std::uint64_t next_ = 1;
  bool stopped_ = false;
};

}  // namespace pcp::dispatch
