// The open rounds. The first of them is to be closed when all workers that are waited for have delivered, or when the
// deadline has passed and a quorum has delivered.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cluster/network.h"
#include "cluster/open_leases.h"
#include "rounds/aggregate.h"
#include "rounds/deadline.h"
#include "rounds/fragments.h"

namespace pcp::cluster {

struct RoundSummary {
  std::uint64_t round = 0;
  int updates = 0, late = 0, missing = 0;
  double loss = 0, norm = 0;         // norm: of the aggregate
  double seconds = 0;                // since the round before was closed, without the time in which nobody could train
  std::int64_t tokens = 0;           // of this round
  std::vector<std::string> workers;  // whose updates it holds
};

struct OpenRound {
  std::uint64_t index = 0;
  std::uint32_t fragment = 0;
  Time opened = 0;
  int begun = 0;  // leases that were granted
  std::unique_ptr<Aggregate> aggregate;
  std::vector<std::uint64_t> leases;  // merged
  std::set<std::string> done;         // workers whose update of this round is merged
  RoundSummary summary;
  double weighted_loss = 0;
};

struct RoundsConfig {
  std::uint64_t rounds = 1;
  bool overlap = false;        // the round after the first is open, too
  double quorum = 0.5;         // part of the workers that is enough when the deadline has passed
  double late_discount = 0.5;  // factor on an update's weight for every round it is late
  std::int64_t tokens_per_batch = 1;
  DeadlineConfig deadline;
  Compression compression = Compression::f32;  // of updates
  AggregateConfig aggregate;
};

class Rounds {
 public:
  Rounds(const RoundsConfig&, const std::vector<Fragment>&, const OpenLeases&);

  void open(Time, std::uint64_t complete);  // opens what may be open when so many rounds are complete
  bool any() const { return !open_.empty(); }
  OpenRound& front() { return open_.front(); }
  const OpenRound& front() const { return open_.front(); }
  std::deque<OpenRound>& all() { return open_; }
  const std::deque<OpenRound>& all() const { return open_; }
  bool holds(std::uint64_t lease) const;  // its update is merged

  // Where the update of a lease belongs that was found fit.
  struct Place {
    std::uint64_t late = 0;  // rounds
    double weight = 0;
    Aggregate* aggregate = nullptr;  // lives until its round is taken
  };
  Place place_of(const OpenLease&, std::uint64_t complete);
  // The update is in the aggregate of its place.
  void merged(Time, const OpenLease&, const net::Offer&, std::uint64_t complete);
  bool is_due(Time) const;  // the first one is to be closed
  // Whether a newcomer may still begin the round: while it is young, so that the others need not wait for the newcomer,
  // when it has neither an update nor a connected worker that holds a lease, or when it is not the first in line.
  bool may_grow(Time, const OpenRound&) const;
  OpenRound take_front(Time);
  std::optional<double> deadline_seconds() const { return deadline_.seconds(); }

 private:
  static std::uint64_t rounds_late(const OpenLease&, std::uint64_t complete);
  OpenRound& round_of(const OpenLease&, std::uint64_t complete);
  std::int64_t tokens_of(const OpenLease& lease) const { return lease.lease.size() * config_.tokens_per_batch; }

  RoundsConfig config_;
  const std::vector<Fragment>& fragments_;
  const OpenLeases& leases_;
  std::deque<OpenRound> open_;
  Deadline deadline_;
};

}  // namespace pcp::cluster
