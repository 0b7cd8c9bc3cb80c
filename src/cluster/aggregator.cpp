#include "cluster/aggregator.h"

#include <algorithm>

#include "base/random_number.h"
#include "pcp/error.h"
#include "rounds/pace.h"

namespace pcp::cluster {
namespace {

constexpr std::uint64_t kNoEnd = std::uint64_t{1} << 40;  // rounds: the parent knows how many there are
constexpr std::int64_t kShareUnits = 1000;                // weight of a worker of middle speed in a share-out

ShepherdConfig inner_config(ShepherdConfig config) {
  config.rounds = kNoEnd;
  config.steps = kShareUnits;
  config.overlap = false;  // the parent gives one lease at a time
  config.several_leases = true;
  config.merge_late = true;  // whether a lease is late is for the parent to say
  return config;
}

std::vector<BatchRange> ranges_of(const net::Begin& begin) {
  std::vector<BatchRange> ranges;
  std::uint64_t count = 0;
  for (const net::Range& range : begin.batches) {
    require(range.begin <= range.end, "[aggregator] lease ", begin.lease, " has a range that ends before it begins");
    ranges.push_back({static_cast<std::int64_t>(range.begin), static_cast<std::int64_t>(range.end)});
    count += range.end - range.begin;
  }
  require(count == begin.steps && count > 0, "[aggregator] lease ", begin.lease, " names ", count, " batches for ",
          begin.steps, " steps");
  return ranges;
}

}  // namespace

Aggregator::Aggregator(const AggregatorConfig& config, std::vector<std::int64_t> parameter_sizes, int fragments,
                       std::size_t values, Ledger& notes, AggregatorHost& host, Membership& membership)
    : Shepherd(inner_config(config.shepherd), std::move(parameter_sizes), fragments, {}, std::vector<float>(values),
               notes, *this, host, membership),
      above_(host),
      parent_(config.parent) {
  started_ = true;
}

// --- Parameters.

// In an epoch versions only grow: a worker that was away may have any version up to the newest, and is believed to have
// the same one as everybody. Where the parent goes back, another epoch begins.
void Aggregator::set_reference(Time now, std::uint64_t version, std::vector<float> values) {
  bool back = has_reference_ && version <= complete_;
  reference_.adopt(version, std::move(values));
  complete_ = version;
  has_reference_ = true;
  if (back) return begin_anew(now);
  for (const auto& [id, participant] : staffing_.all()) {
    if (participant.ready) bring_up_to_date(id, participant);
  }
}

void Aggregator::begin_anew(Time) {
  lineage_ = Lineage(ledger_);
  for (auto& [id, participant] : staffing_.all()) participant.version.reset();
  for (const auto& [id, participant] : staffing_.all()) {
    const Member& member = membership_.members().at(id);
    send_job(member, host_.job_for(member));
  }
}

void Aggregator::apply(Time, const net::Delta& delta, std::vector<std::byte> bytes) {
  net::Delta kept = reference_.adopt(delta, std::move(bytes));
  complete_ = kept.version;
  tell_outcome(kept);
}

// --- The parent's lease.

void Aggregator::open(Time now, const net::Begin& begin) {
  require(!open_, "[aggregator] two leases at a time");
  require(begin.fragment == begin.round % fragments_.size(), "[aggregator] round ", begin.round, " has the fragment ",
          begin.round % fragments_.size(), ", not ", begin.fragment);
  open_.emplace();
  open_->batches.put(ranges_of(begin));
  open_->begin = begin;
  rounds_.open(now, begin.round);
  std::vector<std::string> workers;
  for (const auto& [id, participant] : staffing_.all()) {
    if (participant.is_at(complete_)) absent_.erase(id);
    if (participant.ready && now >= participant.rests_until && !absent_.contains(id)) workers.push_back(id);
  }
  share_out_batches(workers);
  staffing_.look_at_all();
  tick(now);
}

void Aggregator::give_up(Time now, const std::string& why) {
  if (!open_) return;
  std::vector<std::uint64_t> ids;
  for (const auto& [id, lease] : leases_.all()) ids.push_back(id);
  for (std::uint64_t id : ids) {
    OpenLease lease = *end_lease(id);
    verdict(lease.worker(), lease.round(), id, net::Judgement::late_dropped, why);
  }
  rounds_.take_front(now);
  open_.reset();
}

void Aggregator::give_back(std::uint64_t, const std::vector<BatchRange>& batches) { open_->batches.put(batches); }

std::pair<double, double> Aggregator::schedule_of(std::uint64_t) const {
  return {open_->begin.schedule_from, open_->begin.schedule_to};
}

std::uint64_t Aggregator::steps_done() const {
  if (!open_) return 0;
  std::uint64_t merged = open_->begin.steps - static_cast<std::uint64_t>(open_->left()), trained = 0;
  for (const auto& [id, lease] : leases_.all()) {
    merged -= static_cast<std::uint64_t>(lease.lease.size());
    trained += lease.steps_done;
  }
  return merged + trained / 2;
}

// --- Sharing out.

std::int64_t Aggregator::Open::left() const {
  std::int64_t sum = batches.left();
  for (const auto& [worker, share] : shares) {
    for (const BatchRange& range : share) sum += range.size();
  }
  return sum;
}

// Each share is of certain batches, whoever begins first: the same workers train the same batches every time.
void Aggregator::share_out_batches(const std::vector<std::string>& workers) {
  for (const auto& [worker, share] : std::exchange(open_->shares, {})) open_->batches.put(share);
  std::vector<std::int64_t> weights;
  for (const std::string& id : workers) weights.push_back(staffing_.steps_for(*staffing_.find(id)));
  if (std::ranges::all_of(weights, [](std::int64_t weight) { return weight == 0; })) return;
  std::vector<std::int64_t> sizes = pcp::share_out(open_->batches.left(), weights);
  for (std::size_t i = 0; i < workers.size(); ++i) {
    if (sizes[i] > 0) open_->shares[workers[i]] = open_->batches.take(sizes[i]);
  }
}

std::vector<std::string> Aggregator::idle_workers(Time now) {
  staffing_.look_at_all();
  return staffing_.candidates(now, rounds_.front(), complete_);
}

// Everybody begins with the share that was meant for it. What is left when nobody trains any more (of those who left,
// or did not get so far as to begin) is shared out among all who have nothing to do.
void Aggregator::staff(Time now) {
  if (!open_) return;
  if (open_->left() > 0) {
    lease_shares(now, staffing_.candidates(now, rounds_.front(), complete_));
    if (open_->left() > 0 && !waits_for_workers(now)) share_out_again(now);
  }
  staffing_.looked();
}

void Aggregator::share_out_again(Time now) {
  std::vector<std::string> idle = idle_workers(now);
  if (idle.empty()) return;
  for (const auto& [worker, share] : open_->shares) absent_.insert(worker);
  share_out_batches(idle);
  rounds_.front().opened = now;  // the deadline is that of one lease
  lease_shares(now, idle);
}

// Whether somebody trains, or may soon begin with its share: it fetches the parameters. Those who do not get so far
// must not hold up the others for long.
bool Aggregator::waits_for_workers(Time now) {
  if (somebody_trains()) {
    open_->quiet.reset();
    return true;
  }
  for (auto share = open_->shares.begin(); share != open_->shares.end();) {
    bool gone = !staffing_.find(share->first);
    if (gone) open_->batches.put(share->second);
    share = gone ? open_->shares.erase(share) : std::next(share);
  }
  if (open_->shares.empty()) return false;
  if (!open_->quiet) open_->quiet = now;
  return now - *open_->quiet < config_.stall_seconds / 2;
}

void Aggregator::lease_shares(Time now, const std::vector<std::string>& idle) {
  OpenRound& round = rounds_.front();
  for (const std::string& worker : idle) {
    auto share = open_->shares.extract(worker);
    if (share.empty()) continue;
    std::uint64_t id = 0;
    while (id == 0 || leases_.find(id)) id = random_number();
    hand_out(now, round, {id, worker, static_cast<std::int64_t>(round.index), std::move(share.mapped())});
  }
}

bool Aggregator::somebody_trains() const {
  return std::ranges::any_of(leases_.all(),
                             [](const auto& entry) { return !entry.second.offered && !entry.second.away(); });
}

// When the deadline has passed and a quorum has delivered, or only those are missing who lost their connection, others
// do their batches: they have nothing else to do.
void Aggregator::recall_slow_leases(Time now) {
  if (!open_ || !rounds_.is_due(now) || leases_.all().empty() || idle_workers(now).empty()) return;
  std::vector<std::uint64_t> slow;
  for (const auto& [id, lease] : leases_.all()) {
    if (!lease.offered) slow.push_back(id);
  }
  for (std::uint64_t id : slow) {
    const OpenLease& lease = *leases_.find(id);
    bool away = lease.away().has_value();
    if (Participant* participant = staffing_.find(lease.worker())) staffing_.was_late(now, *participant, lease);
    verdict(lease.worker(), lease.round(), id, net::Judgement::late_dropped, "others train its batches");
    drop_lease(id, away ? Cause::away : Cause::late,
               away ? "it lost its connection" : "it takes far longer than the others");
  }
}

void Aggregator::close_when_whole(Time now) {
  if (!open_ || open_->left() > 0 || !leases_.all().empty()) return;
  OpenRound round = rounds_.take_front(now);
  open_.reset();
  tokens_ += round.summary.tokens;
  double loss = round.weighted_loss / static_cast<double>(round.summary.tokens);
  above_.aggregated(now, round.aggregate->take(), loss);
}

// --- Time and people.

void Aggregator::tick(Time now) {
  snapshot_.reset();
  if (finished_) return;
  if (now >= next_sweep_) {
    sweep(now);
    recall_slow_leases(now);
  }
  measure_whole(now);
  judge_measured(now);
  staff(now);
  close_when_whole(now);
}

Aggregator::Crowd Aggregator::crowd() const {
  Crowd crowd;
  for (const auto& [id, participant] : staffing_.all()) {
    if (!participant.ready) continue;
    crowd.workers += participant.workers;
    crowd.steps_per_second += participant.steps_per_second;
  }
  return crowd;
}

void Aggregator::send_home(const std::string& reason) {
  finished_ = true;
  snapshot_.reset();
  membership_.over(*this, reason);
}

void Aggregator::stop(Time, const std::string& who) {
  host_.happened(event::Stopped{who});
  stopped_ = true;
  send_home("the shepherd was stopped");
}

Snapshot Aggregator::make_snapshot(Time now) const {
  Snapshot made = Shepherd::make_snapshot(now);
  made.parent = parent_;
  made.tokens = tokens_;
  if (!finished_) {
    made.state = crowd().workers == 0 ? "waiting for workers"
                 : !has_reference_    ? "waiting for parameters"
                 : open_.has_value()  ? "training"
                                      : "waiting for a lease";
  }
  return made;
}

}  // namespace pcp::cluster
