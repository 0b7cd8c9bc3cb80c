#include "cluster/staffing.h"

#include <algorithm>
#include <cmath>

#include "rounds/pace.h"

namespace pcp::cluster {
namespace {

constexpr double kStepsOfStall = 5;            // steps that a worker may be silent for, by its own speed
constexpr double kMostStallFactor = 60;        // whatever speed it claims
constexpr int kMostDoublings = 8;              // of the rest after a stall
constexpr std::size_t kMostRemembered = 4096;  // of those who are gone

}  // namespace

Participant& Staffing::join(Time now, const std::string& id) {
  middle_.reset();
  Participant& participant = participants_[id] = {};
  if (auto before = gone_.find(id); before != gone_.end()) {
    participant.stalls = before->second.stalls;
    participant.rests_until = before->second.rests_until;
    gone_.erase(before);
  }
  participant.joined = participant.told = now;
  return participant;
}

// Where the number of workers behind it has changed, what was measured with the old number is converted.
void Staffing::ready(Participant& participant, double steps_per_second, std::uint32_t workers) {
  middle_.reset();
  participant.ready = true;
  if (participant.measured && workers > 0) {
    participant.steps_per_second = participant.steps_per_second_of_one() * workers;
  } else if (steps_per_second > 0) {
    participant.steps_per_second = steps_per_second;
  }
  participant.workers = workers;
}

void Staffing::leave(const std::string& id) {
  middle_.reset();
  idle_.erase(id);
  auto node = participants_.extract(id);
  if (node.empty() || node.mapped().stalls == 0) return;
  if (gone_.size() >= kMostRemembered) gone_.erase(gone_.begin());
  gone_.insert(std::move(node));
}

Participant* Staffing::find(const std::string& id) {
  auto found = participants_.find(id);
  return found == participants_.end() ? nullptr : &found->second;
}

bool Staffing::can_train() const {
  return std::ranges::any_of(participants_, [](const auto& entry) {
    return entry.second.ready && entry.second.workers > 0 && entry.second.version;
  });
}

void Staffing::look_at_all() {
  for (const auto& [id, participant] : participants_) idle_.insert(id);
}

// A worker may begin a round when it has the newest parameters and nothing to do. It may begin the round after the
// first when it has made its offer for the first.
bool Staffing::may_begin(const std::string& id, const Participant& participant, const OpenRound& round,
                         std::uint64_t complete) const {
  if (!participant.is_at(complete) || participant.workers == 0) return false;
  std::uint64_t front = rounds_.front().index;
  bool ahead = round.index > front, has_offered = false;
  for (const OpenLease* lease : leases_.of(id)) {
    if (!lease->offered || lease->round() >= round.index) return false;
    has_offered = has_offered || lease->round() == front;
  }
  if (!config_.again && round.done.contains(id)) return false;
  return !ahead || has_offered || rounds_.front().done.contains(id);
}

std::vector<std::string> Staffing::candidates(Time now, const OpenRound& round, std::uint64_t complete) const {
  std::vector<std::string> rested, resting;
  for (const std::string& id : idle_) {
    auto found = participants_.find(id);
    if (found == participants_.end() || !may_begin(id, found->second, round, complete)) continue;
    (now < found->second.rests_until ? resting : rested).push_back(id);
  }
  // Where nobody else trains, a worker whose leases expired can hold up nobody.
  bool alone = rested.empty() && leases_.held(round.index) == 0 && round.summary.updates == 0;
  return alone ? resting : rested;
}

std::int64_t Staffing::steps_for(const Participant& participant) const {
  if (config_.most_steps_factor <= 1) return config_.steps * participant.workers;
  if (!middle_) {
    std::vector<double> speeds;
    for (const auto& [id, other] : participants_) speeds.push_back(other.steps_per_second_of_one());
    middle_ = middle_speed(speeds);
  }
  double speed = participant.steps_per_second_of_one();
  return pcp::steps_for(speed, *middle_, config_.steps, config_.most_steps_factor) * participant.workers;
}

// Measures the speed from the lease to the offer, or from the offer before where the worker still trained another lease
// when it got this one. What the worker claims is not used: a high claim would leave the others with few steps.
void Staffing::observed(Time now, Participant& participant, const OpenLease& lease) {
  double seconds = now - std::max(lease.begun, participant.last_offer);
  participant.last_offer = now;
  if (lease.recovered || seconds <= 0) return;
  constexpr double kNew =
      0.3;  // weight of the newest measurement: a single one says little, the machine may have been busy
  double speed = static_cast<double>(lease.lease.size()) / seconds;
  participant.steps_per_second =
      participant.measured ? (1 - kNew) * participant.steps_per_second + kNew * speed : speed;
  participant.measured = true;
  middle_.reset();
}

void Staffing::slow_down(Time now, Participant& participant, const OpenLease& lease, double steps) {
  if (lease.recovered || now <= lease.begun) return;
  double most = steps / (now - lease.begun);
  double& speed = participant.steps_per_second;
  speed = speed > 0 ? std::min(speed, most) : most;
  middle_.reset();
}

void Staffing::was_late(Time now, Participant& participant, const OpenLease& lease) {
  if (!lease.offered) slow_down(now, participant, lease, static_cast<double>(lease.lease.size()));
}

double Staffing::stall_seconds(const Participant& participant) const {
  double least = config_.stall_seconds;
  double speed = participant.steps_per_second_of_one();
  if (speed <= 0) return least;
  return std::clamp(kStepsOfStall / speed, least, kMostStallFactor * least);
}

// After each expiry in a row the worker rests twice as long: a hung worker must not hold up one round after another.
void Staffing::stalled(Time now, Participant& participant, const OpenLease& lease) {
  constexpr double kHalf = 0.5;  // it may have been in the middle of a step
  double limit = stall_seconds(participant);
  participant.rests_until = now + limit * std::pow(2, std::min(participant.stalls, kMostDoublings));
  ++participant.stalls;
  participant.stalled_lease = lease.offered ? 0 : lease.id();
  slow_down(now, participant, lease, static_cast<double>(lease.steps_done) + kHalf);
}

void Staffing::was_only_slow(Participant& participant, std::uint64_t lease) {
  if (lease == participant.stalled_lease && participant.stalls == 1) participant.rests_until = 0;
}

}  // namespace pcp::cluster
