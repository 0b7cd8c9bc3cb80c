#include "cluster/open_leases.h"

#include <utility>

namespace pcp::cluster {

OpenLease& OpenLeases::add(OpenLease lease) {
  by_worker_[lease.worker()].insert(lease.id());
  ++by_round_[lease.round()].all;
  std::uint64_t id = lease.id();
  return leases_[id] = std::move(lease);
}

OpenLease* OpenLeases::find(std::uint64_t id) {
  auto found = leases_.find(id);
  return found == leases_.end() ? nullptr : &found->second;
}

std::optional<OpenLease> OpenLeases::remove(std::uint64_t id) {
  auto node = leases_.extract(id);
  if (node.empty()) return std::nullopt;
  OpenLease lease = std::move(node.mapped());
  auto worker = by_worker_.find(lease.worker());
  worker->second.erase(id);
  if (worker->second.empty()) by_worker_.erase(worker);
  auto round = by_round_.find(lease.round());
  --round->second.all;
  if (lease.away_) --round->second.away;
  if (round->second.all == 0) by_round_.erase(round);
  return lease;
}

void OpenLeases::set_away(OpenLease& lease, std::optional<Time> since) {
  by_round_.at(lease.round()).away += since.has_value() - lease.away_.has_value();
  lease.away_ = since;
}

std::vector<OpenLease*> OpenLeases::of(const std::string& worker) {
  std::vector<OpenLease*> found;
  auto ids = by_worker_.find(worker);
  if (ids == by_worker_.end()) return found;
  for (std::uint64_t id : ids->second) found.push_back(&leases_.at(id));
  return found;
}

std::vector<const OpenLease*> OpenLeases::of(const std::string& worker) const {
  auto found = const_cast<OpenLeases*>(this)->of(worker);
  return {found.begin(), found.end()};
}

int OpenLeases::held(std::uint64_t round) const {
  auto found = by_round_.find(round);
  return found == by_round_.end() ? 0 : found->second.all - found->second.away;
}

int OpenLeases::count(std::uint64_t round) const {
  auto found = by_round_.find(round);
  return found == by_round_.end() ? 0 : found->second.all;
}

}  // namespace pcp::cluster
