// Who trains, and how much: what is known of each worker as a participant, how many steps it gets so that all are done
// at about the same time, and who has nothing to do.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cluster/open_leases.h"
#include "cluster/rounds.h"

namespace pcp::cluster {

struct StaffingConfig {
  std::int64_t steps = 1;        // of a worker of middle speed in a round
  double most_steps_factor = 4;  // a fast worker gets at most this many times `steps`; 1: everybody gets `steps`
  double stall_seconds = 10;     // a lease without progress expires after so long, later where a step takes long
};

struct Participant {
  std::string sender;            // whose norms and strikes its updates count for
  Time joined = 0, told = 0;     // told: what its job is
  bool ready = false;            // its step is compiled
  bool numbers_suffice = false;  // of batches: it makes them itself
  double steps_per_second = 0;   // its own claim until it has delivered
  bool measured = false;         // by the time from lease to offer
  Time last_offer = 0;
  std::optional<std::uint64_t> version;   // of the parameters it has, or was told how to get
  std::optional<std::uint64_t> reported;  // by its last heartbeat
  bool foreign = false;                   // it has parameters that are not of this run
  std::optional<Time> behind;             // since when it has been idle with the same old version
  int stalls = 0;                         // leases in a row that expired for want of progress
  Time rests_until = 0;                   // before that it gets a lease only where nobody else trains
  std::uint64_t stalled_lease = 0;        // the last that expired without an offer
  bool named = false;                     // it was said that the start waits for it
  std::uint64_t merged = 0, refused = 0;
  std::optional<double> loss;  // of its last update
};

class Staffing {
 public:
  Staffing(const StaffingConfig& config, const OpenLeases& leases, const Rounds& rounds)
      : config_(config), leases_(leases), rounds_(rounds) {}

  Participant& join(Time, const std::string& id);
  void leave(const std::string& id);
  Participant* find(const std::string& id);
  const std::map<std::string, Participant>& all() const { return participants_; }
  std::map<std::string, Participant>& all() { return participants_; }
  bool can_train() const;  // somebody has parameters and a step

  // It may have nothing to do now; nothing is lost when that is said too often.
  void look_at(const std::string& id) { idle_.insert(id); }
  void look_at_all();
  // Of those looked at, who may begin this round.
  std::vector<std::string> candidates(Time, const OpenRound&, std::uint64_t complete) const;
  void looked() { idle_.clear(); }

  std::int64_t steps_for(const Participant&) const;
  void observed(Time, Participant&, const OpenLease&);  // an offer was made
  // It is slower than was thought: fewer steps next time, or it would be late for ever.
  void was_late(Time, Participant&, const OpenLease&);

  double stall_seconds(const Participant&) const;
  void stalled(Time, Participant&, const OpenLease&);  // its lease has expired
  // It offers an update for a lease that is gone. After a first stall it need not rest then.
  void was_only_slow(Participant&, std::uint64_t lease);

 private:
  bool may_begin(const std::string& id, const Participant&, const OpenRound&, std::uint64_t complete) const;
  void slow_down(Time, Participant&, const OpenLease&, double steps);

  StaffingConfig config_;
  const OpenLeases& leases_;
  const Rounds& rounds_;
  std::map<std::string, Participant> participants_;
  std::set<std::string> idle_;
  std::map<std::string, Participant> gone_;  // who had stalled and may come back: nobody is forgiven for a new hello
  mutable std::optional<double> middle_;     // speed; forgotten when one changes
};

}  // namespace pcp::cluster
