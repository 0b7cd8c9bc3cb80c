// Membership: who is here, under which identity, and whether it is alive. What members do is up to the jobs: training
// is one, remote tensor sessions will be another. All jobs share the same members, and a message goes to the job that
// its envelope names (net::Message::job).
//
// A new kind of job is a JobHandler here and, at the workers, a Task (session.h) of the same id. Its messages are
// bodies of net/message.h. It speaks to members through Membership::send, which writes its id on the envelope, and
// ends itself with Membership::over.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cluster/network.h"

namespace pcp::cluster {

struct Member {
  net::PeerId peer = 0;
  std::string id;        // "name@principal": the first part is the member's claim, the second is proven by its key
  std::string key_name;  // what the allow-list calls its key; empty where it has none
  std::string sender;    // who answers for what it sends: its key, or its id where it joined without a key
  net::Hello hello;
  Time heard = 0;
  std::set<std::string> jobs;  // in which it takes part

  // The state of this job that it has kept; empty: none.
  std::string held(const std::string& job) const;
};

class JobHandler {
 public:
  // `id` is on the envelope of every message of this job. Clients ask for jobs by `kind`.
  JobHandler(std::string id, std::string kind) : id_(std::move(id)), kind_(std::move(kind)) {}
  virtual ~JobHandler() = default;
  const std::string& id() const { return id_; }
  const std::string& kind() const { return kind_; }

  // Whether members of this role take part: workers without being asked, clients where they want this kind.
  virtual bool takes(net::Role) const = 0;
  // Why members of this sender may not take part; empty: they may.
  virtual std::string why_out(const std::string& sender) const = 0;
  virtual void joined(Time, const Member&) = 0;
  // `for_good`: it said good-bye, declined, or was put out. Otherwise it may come back and go on with its work.
  virtual void left(Time, const Member&, bool for_good, const std::string& why) = 0;
  // Throws invalid_argument where the message makes no sense: it is counted and has no other effect.
  virtual void message(Time, const Member&, const net::Message&) = 0;
  // There is room again for what Membership::send could not send to this member.
  virtual void writable(Time, const Member&) = 0;
  virtual void tick(Time) = 0;           // what follows from what was said; after every message, and from time to time
  virtual std::string status(Time) = 0;  // JSON
  virtual void stop(Time, const std::string& who) = 0;  // must call Membership::over
  virtual void log(const std::string& line) = 0;
  // Whether somebody uses it now: a shepherd whose own job is over stays until nobody does.
  virtual bool in_use() const { return false; }

 private:
  std::string id_, kind_;
};

struct MembershipConfig {
  double heartbeat_seconds = 1;
  double timeout_seconds = 10;  // a silent member is taken for dead
  std::size_t most_members = 4096;
};

class Membership {
 public:
  Membership(const MembershipConfig& config, Network& network) : config_(config), network_(network) {}

  // Offers the job to all workers that are here. It must live as long as this membership is used.
  void add(Time, JobHandler&);

  void hear(Time, const net::Event&);  // any event of a server: one of the following
  void receive(Time, const net::Event&);
  void disconnected(Time, net::PeerId);
  void writable(Time, net::PeerId);
  void tick(Time);                          // once in every turn of the loop
  void stop(Time, const std::string& who);  // all jobs

  // False: the member is gone or does not read. In the second case JobHandler::writable says when it can take more.
  bool send(const JobHandler&, const std::string& member, net::Body, net::Payload = {});
  // It may not come back to this job; where it has no other, it is refused for good.
  void put_out(Time, const JobHandler&, const std::string& member, const std::string& reason);
  // The job is over: its members are told so, and go on with their other jobs. When it was the last job, everybody is
  // sent home, also those that were refused for now and ask again. Whoever sends a message later is told again: the
  // first good-bye may have been lost, and then the worker would look for this shepherd for ever.
  void over(const JobHandler&, const std::string& reason);

  bool anybody_here() const { return !members_.empty() || !at_the_door_.empty(); }
  const std::map<std::string, Member>& members() const { return members_; }
  // Messages that made no sense, by kind.
  const std::map<std::string, std::uint64_t>& counters() const { return counters_; }

 private:
  JobHandler* find(const std::string& job) const;
  void asked_to_stop(Time, const net::Event&);
  void hello(Time, const net::Event&, const net::Hello&);
  std::string choose(const Member&, std::vector<JobHandler*>& jobs);
  void enter(Time, const std::string& id, JobHandler&);
  void leave(Time, const Member&, JobHandler&, const std::string& why);
  void to_job(Time, const Member&, const net::Message&);
  void handle(Time, const Member&, JobHandler&, const net::Message&);
  std::string status(Time);
  void answer_status(Time);
  void drop_silent(Time);
  void refuse(net::PeerId, const std::string& reason, bool final);
  void remove(Time, const std::string& id, const std::string& why, bool for_good = false);

  MembershipConfig config_;
  Network& network_;
  std::vector<JobHandler*> jobs_;            // in the order in which they were added
  std::map<std::string, std::string> over_;  // jobs that are over: their last words, by id
  std::map<std::string, Member> members_;
  std::map<net::PeerId, std::string> ids_;
  std::set<net::PeerId> at_the_door_;  // refused, but not for good
  std::vector<net::PeerId> asked_;     // for the status; answered at the end of the turn
  std::string good_bye_;               // since the last job is over
  std::map<std::string, std::uint64_t> counters_;
  Time next_look_ = 0;  // for silent members
};

}  // namespace pcp::cluster
