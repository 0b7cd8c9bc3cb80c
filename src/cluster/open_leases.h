// The leases that are out: a worker trains their batches, or its update is on its way. They are indexed by id, by
// worker and by round, so that no message costs more with many workers than with few.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cluster/network.h"
#include "rounds/ledger.h"

namespace pcp::cluster {

struct OpenLease {
  Lease lease;
  std::uint32_t fragment = 0;
  std::uint32_t workers = 1;  // that share its batches (Participant::workers)
  Time begun = 0, sent = 0;
  bool recovered = false;  // granted before the shepherd was started again, and read from the ledger
  bool unsent = false;     // its worker did not read, or has foreign parameters
  bool offered = false;
  // Its update is here whole. The lease now depends on nobody: it neither expires nor is dropped when its worker
  // leaves.
  bool arrived = false;
  Time progress = 0;             // when the worker last got on with it; without progress a lease expires
  std::uint64_t steps_done = 0;  // as its worker reported
  std::uint64_t fetches = 0;     // pieces that its worker fetched; up to a limit they count as progress, too

  std::uint64_t round() const { return static_cast<std::uint64_t>(lease.round); }
  std::uint64_t id() const { return lease.id; }
  const std::string& worker() const { return lease.worker; }
  const std::optional<Time>& away() const { return away_; }  // since when its worker is not connected

 private:
  friend class OpenLeases;
  std::optional<Time> away_;
};

class OpenLeases {
 public:
  OpenLease& add(OpenLease);
  OpenLease* find(std::uint64_t id);
  std::optional<OpenLease> remove(std::uint64_t id);
  void set_away(OpenLease&, std::optional<Time> since);

  std::vector<OpenLease*> of(const std::string& worker);
  std::vector<const OpenLease*> of(const std::string& worker) const;
  int held(std::uint64_t round) const;   // of this round, by workers that are connected
  int count(std::uint64_t round) const;  // of this round, by anybody
  const std::map<std::uint64_t, OpenLease>& all() const { return leases_; }
  std::map<std::uint64_t, OpenLease>& all() { return leases_; }

 private:
  struct Count {
    int all = 0, away = 0;
  };
  std::map<std::uint64_t, OpenLease> leases_;
  std::map<std::string, std::set<std::uint64_t>> by_worker_;
  std::map<std::uint64_t, Count> by_round_;
};

}  // namespace pcp::cluster
