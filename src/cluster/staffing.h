// Who trains, and how much. This keeps what is known of each worker as a participant, decides who gets a lease, and how
// many steps it has, so that all workers are done at about the same time.
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
  bool again = false;            // a worker may have several leases in a round, one after the other
};

struct Participant {
  std::string sender;            // its norms and strikes are counted for this sender (Member::sender)
  Time joined = 0, told = 0;     // told: when its job was last sent again
  bool ready = false;            // its step is compiled
  bool numbers_suffice = false;  // it makes the batches itself from their numbers
  std::uint32_t workers = 1;     // that train for it: a shepherd with a parent may have many, or none at present
  double steps_per_second = 0;   // of them together: what it claims, until a lease was measured
  bool measured = false;         // from lease to offer, by the shepherd's clock
  Time last_offer = 0;
  std::optional<std::uint64_t> version;   // of the reference that it has or was told how to get
  std::optional<std::uint64_t> reported;  // the version in its last progress
  bool foreign = false;                   // it has parameters that are not of this run
  std::optional<Time> behind;             // since when it has been idle with the same old version
  int stalls = 0;                         // leases in a row that expired without progress
  Time rests_until = 0;                   // before that it gets a lease only where nobody else trains
  std::uint64_t stalled_lease = 0;        // the last lease that expired before it was offered
  bool missed_words = false;              // something could not be sent to it: it does not read
  std::vector<net::Fetch> unanswered;     // what it asked for then
  bool named = false;                     // the log has said that the start waits for it
  std::uint64_t merged = 0, refused = 0;
  std::optional<double> loss;  // of its last update

  bool is_at(std::uint64_t wanted) const { return ready && version == wanted; }
  double steps_per_second_of_one() const { return workers > 1 ? steps_per_second / workers : steps_per_second; }
};

class Staffing {
 public:
  Staffing(const StaffingConfig& config, const OpenLeases& leases, const Rounds& rounds)
      : config_(config), leases_(leases), rounds_(rounds) {}

  Participant& join(Time, const std::string& id);
  void ready(Participant&, double steps_per_second, std::uint32_t workers);
  void leave(const std::string& id);
  Participant* find(const std::string& id);
  const std::map<std::string, Participant>& all() const { return participants_; }
  std::map<std::string, Participant>& all() { return participants_; }
  bool can_train() const;  // somebody has parameters and a compiled step

  // Marks a worker that may have nothing to do. Marking one that is busy costs a look and does no harm.
  void look_at(const std::string& id) { idle_.insert(id); }
  void look_at_all();
  // Those of the marked workers that may begin this round.
  std::vector<std::string> candidates(Time, const OpenRound&, std::uint64_t complete) const;
  void looked() { idle_.clear(); }  // all marked workers were considered

  std::int64_t steps_for(const Participant&) const;
  void observed(Time, Participant&, const OpenLease&);  // an offer was made
  // Its update did not come in time, so it is slower than was thought. It gets fewer steps next time: otherwise it
  // would be late for ever.
  void was_late(Time, Participant&, const OpenLease&);

  double stall_seconds(const Participant&) const;
  void stalled(Time, Participant&, const OpenLease&);  // its lease has expired: it rests
  // It offers the update of a lease that has expired: it was slow and did not hang. After a first expiry it need not
  // rest any longer.
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
