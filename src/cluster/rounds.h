// The rounds that are open, and when the first of them is to be closed: all that are waited for have delivered, or the
// deadline has passed and a quorum has.
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
  double loss = 0, norm = 0;         // norm: of the mean
  double seconds = 0;                // since the round before, without those in which there was nobody to train
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
  bool overlap = false;        // the next round is open, too
  double quorum = 0.5;         // of those who began a round: enough when the deadline has passed
  double late_discount = 0.5;  // of an update's weight, for every round it is late
  std::int64_t tokens_per_batch = 1;
  DeadlineConfig deadline;
  Compression compression = Compression::f32;  // of updates
  AggregateConfig aggregate;
};

class Rounds {
 public:
  Rounds(const RoundsConfig&, const std::vector<Fragment>&, const OpenLeases&);

  void open(Time, std::uint64_t complete);  // as many as may be open after so many complete ones
  bool any() const { return !open_.empty(); }
  OpenRound& front() { return open_.front(); }
  const OpenRound& front() const { return open_.front(); }
  std::deque<OpenRound>& all() { return open_; }
  const std::deque<OpenRound>& all() const { return open_; }
  bool holds(std::uint64_t lease) const;  // its update is merged

  // An update that was found fit. Rounds it is late by, 0 when it is not. Throws data_loss as Aggregate::add does.
  std::uint64_t merge(Time, const OpenLease&, const net::Offer&, std::span<const std::byte> bytes,
                      std::uint64_t complete);
  bool is_due(Time) const;  // the first one is to be closed
  // Before a newcomer would hold the round up: while it is young, or nobody is left to wait for.
  bool may_grow(Time, const OpenRound&) const;
  OpenRound take_front(Time);
  std::optional<double> deadline_seconds() const { return deadline_.seconds(); }

 private:
  RoundsConfig config_;
  const std::vector<Fragment>& fragments_;
  const OpenLeases& leases_;
  std::deque<OpenRound> open_;
  Deadline deadline_;
};

}  // namespace pcp::cluster
