// The dispatcher of tensor sessions: a job over the members of a cluster. Each client has a session of its own, with
// its own numbers of tensors and routines, so that it can neither name, see nor block what is another's. A session has
// all workers. The client says what each of them computes; instructions and values pass through unread, and what
// workers send to each other does not come here.
//
// A session ends with its client's connection, and its tensors are freed. When one of its workers is lost, the client
// and the other workers are told why, and the session goes on. A worker that joins gets the next number in every
// session; so does one that comes back, because what it kept of earlier connections is dropped.
//
// Nobody can make the memory here grow without bound: instructions that were not run and values that were not taken
// are counted, and past a limit the session ends that they belong to.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "cluster/membership.h"
#include "dispatch/instruction_log.h"

namespace pcp::dispatch {

inline constexpr const char* kSessionJob = "session";  // the job's id and its kind

struct DispatcherConfig {
  std::size_t most_sessions = 1024;
  // Of one session: instructions that one of its workers has not run, and values that its client has not taken.
  std::uint64_t most_waiting_bytes = std::uint64_t{256} << 20;
  // For one worker, of all sessions: past it the worker is taken for lost, because it does not read.
  std::uint64_t most_worker_bytes = std::uint64_t{2} << 30;
  double session_share = 1;     // of a worker's time, for all its sessions
  bool lineage = false;         // clients compute the tensors of a lost worker again
  std::string instruction_log;  // a file; empty: streams stay unread
};

class Dispatcher final : public cluster::JobHandler {
 public:
  Dispatcher(const DispatcherConfig&, cluster::Membership&, std::function<void(const std::string&)> log);

  std::size_t sessions() const { return sessions_.size(); }
  bool stopped() const { return stopped_; }
  // Messages that were dropped, by kind.
  const std::map<std::string, std::uint64_t>& dropped() const { return dropped_; }

  bool takes(net::Role) const override { return true; }
  std::string why_out(const std::string&) const override { return ""; }
  void joined(cluster::Time, const cluster::Member&) override;
  void left(cluster::Time, const cluster::Member&, bool for_good, const std::string& why) override;
  void message(cluster::Time, const cluster::Member&, const net::Message&) override;
  void writable(cluster::Time, const cluster::Member&) override;
  void tick(cluster::Time) override;
  std::string status(cluster::Time) override;
  void stop(cluster::Time, const std::string& who) override;
  void log(const std::string& line) override { log_(line); }
  bool in_use() const override { return !sessions_.empty(); }

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
  struct Worker {
    std::uint64_t order = 0;   // in which they joined
    std::size_t sessions = 0;  // of which it is the first worker
    net::Listening at;
    net::Hello hello;
  };
  struct Place {  // a worker of a session
    std::string member;
    bool answered = false;                // it knows the session
    std::string lost;                     // why
    std::uint64_t received = 0, run = 0;  // bytes of instructions
    net::SessionNumbers numbers;          // as it said last
  };
  struct Session {
    std::string client, secret;
    std::vector<Place> places;
    std::size_t told = 0;               // of how many the client has heard
    std::deque<net::Payload> unplaced;  // instructions for the first worker, which came before there was one
    std::uint64_t unplaced_bytes = 0, value_bytes = 0;
  };

  void take(const cluster::Member&, const net::Listening&);
  void take(const cluster::Member&, const net::Instructions&, const net::Payload&);
  void take(const cluster::Member&, const net::Answer&, const net::Payload&);
  void take(const cluster::Member&, const net::InstructionsRun&);
  void take(const cluster::Member&, const net::AnswersTaken&);
  void take(const cluster::Member&, const net::SessionOver&);

  void begin(const cluster::Member& client);
  void add_worker(std::uint64_t id, Session&, const std::string& member);
  net::SessionWorker describe(const Session&, std::size_t place, bool with_address) const;
  void tell_client(Session&);
  void lose(const std::string& worker, const std::string& why);
  Session* session_of(const cluster::Member& client);
  Session* find(const cluster::Member& worker, std::uint64_t session, std::uint32_t& place);
  void send_stream(std::uint64_t id, const Session&, std::uint32_t worker, net::Payload);
  void send(const std::string& member, net::Body, net::Payload = {});
  void end(std::uint64_t id, const std::string& reason, bool client_is_here = true);

  DispatcherConfig config_;
  cluster::Membership& membership_;
  std::function<void(const std::string&)> log_;
  std::map<std::uint64_t, Session> sessions_;
  std::map<std::string, std::uint64_t> by_client_;
  std::map<std::string, Worker> workers_;
  std::map<std::string, Outbox> outboxes_;
  std::map<std::string, std::string> overfull_;  // members whose outbox is past its limit: what to say
  std::map<std::string, std::uint64_t> dropped_;
  std::uint64_t next_session_ = 1, next_worker_ = 0;
  std::unique_ptr<InstructionLog> instruction_log_;
  bool stopped_ = false;
};

}  // namespace pcp::dispatch
