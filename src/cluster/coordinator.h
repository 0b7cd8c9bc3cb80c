// Membership: who is connected, who is alive, who may join. What the members do is up to a job: training is one, remote
// tensor sessions will be another.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "cluster/network.h"

namespace pcp::cluster {

struct Member {
  net::PeerId peer = 0;
  std::string id;        // "name@principal": the first part is the worker's claim, the second is proven by its key
  std::string key_name;  // what the allow-list calls its key; empty where it has none
  std::string sender;    // who answers for its updates: its key, or its id where it joined without a key
  net::Hello hello;
  Time heard = 0;
  int pauses = 0;  // of this process since then, which did not count as silence
};

class JobHandler {
 public:
  virtual ~JobHandler() = default;
  virtual void joined(Time, const Member&) = 0;
  // `for_good`: it said good-bye or was put out. Otherwise it may come back and go on with its work.
  virtual void left(Time, const Member&, bool for_good, const std::string& why) = 0;
  // Throws invalid_argument where the message makes no sense.
  virtual void message(Time, const Member&, const net::Message&) = 0;
  virtual void tick(Time) = 0;  // what follows from what was said; after every message, and from time to time
  virtual std::string status(Time) const = 0;  // JSON
  virtual void stop(Time, const std::string& who) = 0;
  virtual bool is_out(const std::string& sender) const = 0;  // it was put out and may not join
  virtual void log(const std::string& line) = 0;
};

struct CoordinatorConfig {
  double heartbeat_seconds = 1;
  double timeout_seconds = 10;  // a silent member is taken for dead
  std::size_t most_members = 4096;
};

class Coordinator {
 public:
  Coordinator(const CoordinatorConfig&, Network&, JobHandler&);

  void receive(Time, const net::Event&);
  void disconnected(Time, net::PeerId);
  void tick(Time);

  bool send(const std::string& member, const net::Message&);
  void put_out(Time, const std::string& member, const std::string& reason);  // it may not come back
  // Tells everybody that the work is over, also those that were refused for now and ask again. Whoever sends a message
  // later is told again: the first good-bye may have been lost, and then the worker would look for this shepherd for
  // ever.
  void send_home(const std::string& reason);
  bool anybody_here() const { return !members_.empty() || !at_the_door_.empty(); }
  const std::map<std::string, Member>& members() const { return members_; }
  // Messages that made no sense, by kind.
  const std::map<std::string, std::uint64_t>& counters() const { return counters_; }

 private:
  void hello(Time, const net::Event&, const net::Hello&);
  void answer_status(Time, net::PeerId);
  void refuse(net::PeerId, const std::string& reason, bool final);
  void remove(Time, const std::string& id, const std::string& why, bool for_good = false);

  CoordinatorConfig config_;
  Network& network_;
  JobHandler& job_;
  std::map<std::string, Member> members_;
  std::map<net::PeerId, std::string> ids_;
  std::set<net::PeerId> at_the_door_;  // refused, but not for good
  std::string good_bye_;               // since send_home
  std::map<std::string, std::uint64_t> counters_;
  std::optional<Time> ticked_;
};

}  // namespace pcp::cluster
