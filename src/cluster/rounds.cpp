#include "cluster/rounds.h"

#include <algorithm>
#include <cmath>

namespace pcp::cluster {

Rounds::Rounds(const RoundsConfig& config, const std::vector<Fragment>& fragments, const OpenLeases& leases)
    : config_(config), fragments_(fragments), leases_(leases), deadline_(config.deadline) {}

void Rounds::open(Time now, std::uint64_t complete) {
  std::size_t most = config_.overlap ? 2 : 1;
  while (open_.size() < most && complete + open_.size() < config_.rounds) {
    OpenRound round;
    round.index = round.summary.round = complete + open_.size();
    round.fragment = static_cast<std::uint32_t>(round.index % fragments_.size());
    round.opened = now;
    round.begun = leases_.count(round.index);
    round.aggregate = make_aggregate(config_.aggregate, fragments_[round.fragment].size());
    open_.push_back(std::move(round));
  }
}

bool Rounds::holds(std::uint64_t lease) const {
  return std::ranges::any_of(
      open_, [&](const auto& round) { return std::ranges::find(round.leases, lease) != round.leases.end(); });
}

std::uint64_t Rounds::rounds_late(const OpenLease& lease, std::uint64_t complete) {
  return lease.round() < complete ? complete - lease.round() : 0;
}

OpenRound& Rounds::round_of(const OpenLease& lease, std::uint64_t complete) {
  return *std::ranges::find(open_, std::max(lease.round(), complete), &OpenRound::index);
}

Rounds::Place Rounds::place_of(const OpenLease& lease, std::uint64_t complete) {
  std::uint64_t late = rounds_late(lease, complete);
  double discount = std::pow(config_.late_discount, static_cast<double>(late));
  return {late, static_cast<double>(tokens_of(lease)) * discount, round_of(lease, complete).aggregate.get()};
}

void Rounds::merged(Time now, const OpenLease& lease, const net::Offer& offer, std::uint64_t complete) {
  bool late = rounds_late(lease, complete) > 0;
  OpenRound& round = round_of(lease, complete);
  round.leases.push_back(lease.id());
  round.summary.tokens += tokens_of(lease);
  round.summary.workers.push_back(lease.worker());
  ++(late ? round.summary.late : round.summary.updates);
  if (!late) round.done.insert(lease.worker());
  round.weighted_loss += offer.loss * static_cast<double>(tokens_of(lease));
  if (!lease.recovered && !late) deadline_.observe(now - lease.begun);
}

bool Rounds::is_due(Time now) const {
  if (open_.empty() || open_.front().leases.empty()) return false;
  const OpenRound& round = open_.front();
  int waited_for = leases_.held(round.index);
  if (waited_for == 0) return true;
  std::optional<double> deadline = deadline_.seconds();
  int updates = round.summary.updates;
  bool enough = updates > 0 && updates >= config_.quorum * (updates + waited_for);
  return enough && deadline && now - round.opened > *deadline;
}

bool Rounds::may_grow(Time now, const OpenRound& round) const {
  std::optional<double> typical = deadline_.typical();
  bool young = round.begun == 0 || (typical && now - round.opened < *typical / 2);
  bool ahead = &round != &open_.front();
  bool deserted = round.summary.updates == 0 && leases_.held(round.index) == 0;
  return young || ahead || deserted;
}

OpenRound Rounds::take_front(Time now) {
  OpenRound round = std::move(open_.front());
  open_.pop_front();
  if (!open_.empty()) open_.front().opened = now;
  return round;
}

}  // namespace pcp::cluster
