#include "cluster/shepherd.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/formatted.h"
#include "base/plural.h"
#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kTellAgainSeconds = 3;        // what a worker seems not to have received is sent again
constexpr double kReturnSeconds = 1;           // so long rounds wait for workers that held a lease before a restart
constexpr double kSweepSeconds = 0.05;         // between two calls of sweep()
constexpr double kNameSeconds = 30;            // then the log names whom the start waits for
constexpr std::uint64_t kKeepNormsEvery = 16;  // rounds
constexpr double kMissedSeconds = 30;          // who lost the connection may come back so long
constexpr double kPauseSeconds = 1;            // between two sweeps: this process was stopped or busy
constexpr const char* kFinished = "the training is finished";

double norm_of(std::span<const float> values) {
  double squares = 0;
  for (float value : values) squares += static_cast<double>(value) * value;
  return std::sqrt(squares);
}

RoundsConfig rounds_config(const ShepherdConfig& c) {
  return {c.rounds,   c.overlap, c.quorum, c.late_discount, c.tokens_per_batch, c.deadline, c.update_compression,
          c.aggregate};
}

UploadsConfig uploads_config(const ShepherdConfig& c, std::size_t parameters) {
  UploadsConfig config;
  config.memory_bytes = c.upload_bytes > 0 ? c.upload_bytes : 2 * parameters * sizeof(float);
  config.stall_seconds = std::max(config.stall_seconds, c.stall_seconds);
  return config;
}

}  // namespace

Shepherd::Shepherd(const ShepherdConfig& config, std::vector<std::int64_t> parameter_sizes, int fragments,
                   std::vector<float> parameters, std::vector<float> reference, Ledger& ledger, OuterOptimizer& outer,
                   ShepherdHost& host, Network& network, const CoordinatorConfig& coordinator)
    : config_(config),
      fragments_(cut_fragments(parameter_sizes, fragments)),
      parameters_(std::move(parameters)),
      data_(shelf_, config.data,
            [&host](std::int64_t batch, std::span<std::byte> bytes) { host.fill_batch(batch, bytes); }),
      reference_(config.reference, std::move(reference), fragments_,
                 static_cast<std::uint64_t>(ledger.rounds_complete()), shelf_),
      ledger_(ledger),
      lineage_(ledger),
      outer_(outer),
      host_(host),
      coordinator_(coordinator, network, *this),
      complete_(static_cast<std::uint64_t>(ledger.rounds_complete())),
      rounds_(rounds_config(config), fragments_, leases_),
      staffing_({config.steps, config.most_steps_factor, config.stall_seconds}, leases_, rounds_),
      uploads_(uploads_config(config, parameters_.size()),
               [this](const std::string& worker, const net::Fetch& fetch) {
                 coordinator_.send(worker, {fetch, {}});
               }),
      judge_({config.update_compression, config.screening, config.strikes, config.growth, config.most_norm}, fragments_,
             ledger) {
  std::uint64_t newest = complete_ + (config_.overlap ? 1 : 0);
  for (Lease& lease : ledger.outstanding()) {
    if (static_cast<std::uint64_t>(lease.round) > newest) {  // its round was undone by a crash
      ledger.give_back(lease.id);
      continue;
    }
    OpenLease open;
    open.lease = std::move(lease);
    open.fragment = static_cast<std::uint32_t>(open.round() % fragments_.size());
    open.recovered = true;
    leases_.add(std::move(open));
  }
  started_ = complete_ > 0 || !leases_.all().empty();
  drop_late_leases(0);
  finished_ = complete_ >= config_.rounds;
}

// --- Members.

void Shepherd::joined(Time now, const Member& member) {
  const net::Hello& hello = member.hello;
  bool returns = hello.run == config_.run;
  missed_.erase(member.id);
  staffing_.join(now, member.id).sender = member.sender;
  if (finished_) {
    coordinator_.send(member.id, {net::Bye{kFinished}, {}});
    return;
  }
  host_.happened(
      event::Joined{member.id, member.key_name, hello.engine, hello.target, hello.device, hello.gflops, returns});
  for (OpenLease* lease : leases_.of(member.id)) {
    if (returns) {
      if (lease->away()) lease->progress += now - *lease->away();  // it could not get on, nor did it
      leases_.set_away(*lease, std::nullopt);
    } else {
      drop_lease(lease->id(), "its worker started afresh");
    }
  }
  send_job(member, host_.job_for(member));
}

void Shepherd::send_job(const Member& member, net::Job job) {
  job.epoch = lineage_.epoch();
  coordinator_.send(member.id, {std::move(job), {}});
}

void Shepherd::jobs_changed(Time) {
  for (const auto& [id, member] : coordinator_.members()) {
    if (!staffing_.find(id)->ready) send_job(member, host_.job_for(member));
  }
}

void Shepherd::left(Time now, const Member& member, bool for_good, const std::string& why) {
  staffing_.leave(member.id);
  uploads_.remove_of(member.id);
  std::erase_if(missed_, [&](const auto& entry) { return now - entry.second >= kMissedSeconds; });
  if (!for_good && !finished_) missed_[member.id] = now;
  for (OpenLease* lease : leases_.of(member.id)) {
    leases_.set_away(*lease, now);
    lease->offered = false;
    if (for_good) drop_lease(lease->id(), why);
  }
  if (!finished_) host_.happened(event::Left{member.id, why, for_good});
}

bool Shepherd::misses_somebody(Time now) const {
  return std::ranges::any_of(missed_, [&](const auto& entry) { return now - entry.second < kMissedSeconds; });
}

void Shepherd::message(Time now, const Member& member, const net::Message& message) {
  Participant* participant = staffing_.find(member.id);
  if (!participant) return;
  std::visit(
      [&](const auto& body) {
        if constexpr (requires { take(now, member, *participant, body); }) {
          take(now, member, *participant, body);
        } else if constexpr (requires { take(now, member, body, message.payload); }) {
          take(now, member, body, message.payload);
        }
      },
      message.body);
}

// Fetching a piece of data or parameters is progress of a lease. It counts only for as many pieces as the worker can
// need: one that fetches the same pieces again and again makes no progress.
void Shepherd::take(Time now, const Member& member, Participant&, const net::Fetch& fetch) {
  coordinator_.send(member.id, shelf_.answer(fetch));
  std::uint64_t all = parameters_.size() * sizeof(float) / kPieceBytes;
  for (OpenLease* lease : leases_.of(member.id)) {
    std::uint64_t data = static_cast<std::uint64_t>(lease->lease.size()) * config_.data.bytes_per_batch / kPieceBytes;
    constexpr std::uint64_t kOthers = 16;
    if (!lease->offered && lease->fetches++ < all + 2 * data + kOthers) lease->progress = now;
  }
}

void Shepherd::take(Time now, const Member& member, const net::Piece& piece, const net::Payload& payload) {
  std::optional<net::Offer> offer;
  try {
    if (uploads_.take(now, member.id, piece, payload.bytes(), offer) != Uploads::Piece::gone) return;
  } catch (const Error& error) {
    if (!offer) throw;
    uploads_.remove(offer->lease);
    return refuse(now, member.id, *offer, {"size", error.what()});
  }
  leases_.find(offer->lease)->offered = false;
}

void Shepherd::take(Time now, const Member& member, Participant& participant, const net::Ready& ready) {
  bool was_ready = std::exchange(participant.ready, true);
  auto batches_to_come = (config_.rounds - complete_) * static_cast<std::uint64_t>(config_.steps);
  participant.numbers_suffice = data_.numbers_suffice(ready, batches_to_come);
  if (ready.steps_per_second > 0 && !participant.measured) participant.steps_per_second = ready.steps_per_second;
  participant.version.reset();
  if (ready.has_reference) participant.version = known_version(member, participant, ready.epoch, ready.version);
  bring_up_to_date(member.id, participant);
  // Sends the leases again that it got before its connection or the shepherd ended. If it has their updates, it answers
  // with the offers.
  for (OpenLease* lease : leases_.of(member.id)) {
    bool again = !was_ready || now - lease->sent >= kTellAgainSeconds;
    if (!lease->offered && again) send_begin(now, *lease);
  }
  staffing_.look_at(member.id);
}

void Shepherd::take(Time, const Member& member, Participant& participant, const net::Synced& synced) {
  participant.version = known_version(member, participant, synced.epoch, synced.version);
  bring_up_to_date(member.id, participant);
  staffing_.look_at(member.id);
}

// Returns nothing where the worker's parameters are not of this run's past: the run was rolled back, or the worker
// comes from a copy of it.
std::optional<std::uint64_t> Shepherd::known_version(const Member& member, Participant& participant,
                                                     std::uint64_t epoch, std::uint64_t version) {
  participant.foreign = !lineage_.holds(epoch, version) || version > reference_.version();
  if (!participant.foreign) return version;
  host_.log(concat(member.id, " has parameters after ", version, " rounds that this run did not make (it was rolled ",
                   "back or copied): they are replaced"));
  return std::nullopt;
}

// Tells a worker how to get from what it has to the newest version. This waits while that version is being saved,
// because a crash could still undo it.
void Shepherd::bring_up_to_date(const std::string& id, const Participant& participant) {
  if (closing_ || (participant.version && *participant.version == reference_.version())) return;
  net::Reference plan = reference_.plan(participant.version);
  plan.anew = participant.foreign;
  coordinator_.send(id, {std::move(plan), {}});
}

// Compares where the worker stands with what it was told, and repeats what was lost on the way.
void Shepherd::take(Time now, const Member& member, Participant& participant, const net::Heartbeat& heartbeat) {
  if (!participant.ready) return say_job_again(now, member, participant);
  OpenLease* running = leases_.find(heartbeat.lease);
  if (running && running->worker() == member.id && heartbeat.steps_done > running->steps_done) {
    running->steps_done = std::min(heartbeat.steps_done, static_cast<std::uint64_t>(running->lease.size()));
    if (running->steps_done == heartbeat.steps_done) running->progress = now;
  }
  std::optional<std::uint64_t> has;
  if (heartbeat.synced && lineage_.holds(heartbeat.epoch, heartbeat.version)) has = heartbeat.version;
  bool idle = !heartbeat.computing && !heartbeat.offering;
  if (!idle || has == complete_ || has != participant.reported) participant.behind.reset();
  participant.reported = has;
  if (has == complete_) participant.version = has;
  if (!idle) return;
  staffing_.look_at(member.id);
  if (has != complete_ && !participant.behind) participant.behind = now;
  if (participant.behind && now - *participant.behind >= kTellAgainSeconds) {
    participant.behind = now;
    participant.version = has;
    bring_up_to_date(member.id, participant);
  }
  for (OpenLease* lease : leases_.of(member.id)) {
    if (!lease->offered && now - lease->sent >= kTellAgainSeconds) send_begin(now, *lease);
  }
}

void Shepherd::say_job_again(Time now, const Member& member, Participant& participant) {
  if (now - participant.told < kTellAgainSeconds) return;
  participant.told = now;
  net::Job job = host_.job_for(member);
  if (!job.artifact_follows) send_job(member, std::move(job));
}

// --- Offers.

void Shepherd::take(Time now, const Member& member, Participant& participant, const net::Offer& offer) {
  OpenLease* lease = leases_.find(offer.lease);
  if (!lease) {
    auto holds = [&](const auto& round) { return std::ranges::find(round.leases, offer.lease) != round.leases.end(); };
    bool replayed =
        rounds_.holds(offer.lease) || std::ranges::any_of(uncommitted_, holds) || ledger_.was_trained(offer.lease);
    ++judged_[replayed ? "replayed" : "unknown lease"];
    staffing_.was_only_slow(participant, offer.lease);
    return verdict(member.id, offer.round, offer.lease, net::Judgement::late_dropped,
                   replayed ? "it was counted before" : "its batches were given to others");
  }
  if (lease->worker() != member.id) {
    return refuse(now, member.id, offer, {"forged", "the lease belongs to another worker"});
  }
  if (lease->offered) return;
  if (Finding finding = judge_.offered(offer, *lease); !finding.fit()) return refuse(now, member.id, offer, finding);
  if (lease->round() < complete_ && (!config_.merge_late || fragments_.size() > 1)) {
    ++judged_["late, dropped"];
    verdict(member.id, offer.round, offer.lease, net::Judgement::late_dropped,
            concat("round ", lease->round(), " is closed"));
    return drop_lease(offer.lease, "its update was late");
  }
  lease->offered = true;
  if (auto steps = static_cast<std::uint64_t>(lease->lease.size()); lease->steps_done < steps) {
    lease->steps_done = steps;  // all are done: that is progress once
    lease->progress = now;
  }
  staffing_.observed(now, participant, *lease);
  staffing_.look_at(member.id);
  uploads_.add(now, member.id, offer);
}

// Updates that arrive while a round is being saved wait: they count for the next round, which is opened afterwards.
void Shepherd::judge_whole(Time now) {
  while (!closing_) {
    std::optional<Upload> upload = uploads_.take_whole(now);
    if (!upload) return;
    judge(now, std::move(*upload));
  }
}

void Shepherd::judge(Time now, Upload upload) {
  const OpenLease& lease = *leases_.find(upload.offer.lease);
  std::vector<std::byte> bytes = upload.fetching->take_bytes();
  Finding finding = judge_.received(upload.offer, lease, staffing_.find(upload.worker)->sender, bytes);
  if (!finding.fit()) return refuse(now, upload.worker, upload.offer, finding);
  merge(now, upload, bytes);
}

void Shepherd::merge(Time now, const Upload& upload, std::span<const std::byte> bytes) {
  const net::Offer& offer = upload.offer;
  OpenLease lease = *leases_.remove(offer.lease);
  data_.remove(offer.lease);
  std::uint64_t late = rounds_.merge(now, lease, offer, bytes, complete_);
  Participant& participant = *staffing_.find(upload.worker);
  ++participant.merged;
  participant.stalls = 0;
  participant.loss = offer.loss;
  staffing_.look_at(upload.worker);
  host_.happened(event::Uploaded{upload.worker, lease.round(), late, offer.loss});
  ++judged_[late > 0 ? "late, merged" : "merged"];
  verdict(upload.worker, offer.round, offer.lease, late > 0 ? net::Judgement::late_merged : net::Judgement::accepted,
          "");
}

void Shepherd::refuse(Time now, const std::string& worker, const net::Offer& offer, const Finding& finding) {
  ++judged_["refused"];
  Participant& participant = *staffing_.find(worker);
  ++participant.refused;
  host_.happened(event::Refused{worker, offer.round, finding.kind, finding.reason});
  verdict(worker, offer.round, offer.lease, net::Judgement::rejected, finding.reason);
  const OpenLease* lease = leases_.find(offer.lease);
  if (lease && lease->worker() == worker) drop_lease(offer.lease, "its update was refused");
  staffing_.look_at(worker);
  if (!judge_.refused(participant.sender, finding)) return;
  std::string sender = participant.sender;
  std::vector<std::string> out;  // all workers of this sender
  for (const auto& [id, other] : staffing_.all()) {
    if (other.sender == sender) out.push_back(id);
  }
  for (const std::string& id : out) coordinator_.put_out(now, id, "too many of its updates were refused");
}

void Shepherd::verdict(const std::string& worker, std::uint64_t round, std::uint64_t lease, net::Judgement judgement,
                       const std::string& reason) {
  coordinator_.send(worker, {net::Verdict{round, lease, judgement, reason}, {}});
}

void Shepherd::drop_lease(std::uint64_t id, const std::string& why) {
  std::optional<OpenLease> lease = leases_.remove(id);
  if (!lease) return;
  data_.remove(id);
  uploads_.remove(id);
  ledger_.give_back(id);
  if (leases_.held(lease->round()) == 0) staffing_.look_at_all();  // the round is deserted: anybody may begin it
  staffing_.look_at(lease->worker());
  std::int64_t size = lease->lease.size();
  host_.log(concat("round ", lease->round(), ": ", size, " ", plural(size, "batch", "batches"), " of ", lease->worker(),
                   " go to others: ", why));
}

// --- Rounds.

void Shepherd::tick(Time now) {
  if (finished_) return;
  if (now >= next_sweep_) sweep(now);
  start_when_all_are_here(now);
  judge_whole(now);
  if (!closing_) staff(now);
  if (!closing_ && rounds_.is_due(now)) close(now);
}

void Shepherd::start_when_all_are_here(Time now) {
  if (closing_) return;
  if (!started_) {
    auto here = [&](const auto& entry) { return entry.second.is_at(complete_); };
    if (std::ranges::count_if(staffing_.all(), here) < config_.workers) return;
    started_ = true;
    staffing_.look_at_all();
  }
  rounds_.open(now, complete_);
}

void Shepherd::staff(Time now) {
  for (OpenRound& round : rounds_.all()) {
    std::vector<std::string> workers = staffing_.candidates(now, round, complete_);
    if (!workers.empty()) begin(now, round, workers);
  }
  staffing_.looked();
}

void Shepherd::begin(Time now, OpenRound& round, const std::vector<std::string>& workers) {
  std::vector<Ledger::Request> requests;
  for (const std::string& id : workers) {
    requests.push_back({id, static_cast<std::int64_t>(round.index), staffing_.steps_for(*staffing_.find(id))});
  }
  for (Lease& lease : ledger_.grant(requests)) {
    if (lease.size() == 0) continue;
    OpenLease open;
    open.fragment = round.fragment;
    open.lease = std::move(lease);
    open.begun = open.progress = now;
    ++round.begun;
    OpenLease& kept = leases_.add(std::move(open));
    host_.happened(event::Begun{kept.worker(), round.index, kept.lease.size()});
    send_begin(now, kept);
  }
}

void Shepherd::send_begin(Time now, OpenLease& lease) {
  net::Begin begin;
  begin.round = lease.round();
  begin.fragment = lease.fragment;
  begin.steps = static_cast<std::uint64_t>(lease.lease.size());
  begin.lease = lease.id();
  for (const BatchRange& range : lease.lease.batches) {
    begin.batches.push_back({static_cast<std::uint64_t>(range.begin), static_cast<std::uint64_t>(range.end)});
  }
  Participant* participant = staffing_.find(lease.worker());
  if (!participant || !participant->numbers_suffice) begin.data = data_.put(lease.lease);
  begin.schedule_from = static_cast<double>(config_.position(lease.round()));
  begin.schedule_to = begin.schedule_from + static_cast<double>(config_.steps);
  lease.sent = now;
  coordinator_.send(lease.worker(), {std::move(begin), {}});
}

void Shepherd::close(Time now) {
  OpenRound& round = rounds_.front();
  const Fragment& fragment = fragments_[round.fragment];
  std::span<float> parameters = std::span(parameters_).subspan(fragment.begin, fragment.size());
  RoundSummary& summary = round.summary;
  summary.missing = leases_.held(round.index);
  summary.loss = round.weighted_loss / static_cast<double>(summary.tokens);
  count_waiting(now);
  summary.seconds = now - *std::exchange(closed_, now) - std::exchange(waited_, 0);
  std::vector<float> mean = round.aggregate->take();
  summary.norm = norm_of(mean);
  outer_.apply(fragment, parameters, mean, round.index);
  closing_ = reference_.advance(round.fragment, parameters);
  if (!host_.saves(reference_.version())) return finish_round(now, /*on_disk=*/false);
  host_.save(reference_.version(), summary);
}

void Shepherd::saved(Time now) {
  require(closing_.has_value(), "[shepherd] nothing is being saved");
  finish_round(now, /*on_disk=*/true);
}

void Shepherd::commit() {
  ledger_.commit(uncommitted_);
  uncommitted_.clear();
  uncommitted_tokens_ = 0;
}

void Shepherd::finish_round(Time now, bool on_disk) {
  net::Delta delta = *std::exchange(closing_, std::nullopt);
  OpenRound round = rounds_.take_front(now);
  uncommitted_.push_back({static_cast<std::int64_t>(round.index), round.leases, config_.position(round.index + 1)});
  uncommitted_tokens_ += round.summary.tokens;
  if (on_disk) commit();
  std::uint64_t before = complete_;
  complete_ = round.index + 1;
  if (complete_ % kKeepNormsEvery == 1) judge_.keep();
  for (auto& [id, participant] : staffing_.all()) {
    if (!participant.ready) continue;
    if (participant.version == before) {
      coordinator_.send(id, {net::Outcome{delta}, {}});
      participant.version = complete_;
    } else {
      bring_up_to_date(id, participant);
    }
  }
  staffing_.look_at_all();
  drop_late_leases(now);
  host_.round_complete(now, round.summary);
  if (complete_ >= config_.rounds) {
    finished_ = true;
    coordinator_.send_home(kFinished);
    return;
  }
  tick(now);
}

void Shepherd::stop(Time, const std::string& who) {
  host_.log("stopped by " + who);
  finished_ = stopped_ = true;
  coordinator_.send_home("the shepherd was stopped");
}

// --- Time.

void Shepherd::sweep(Time now) {
  next_sweep_ = now + kSweepSeconds;
  double paused = swept_ ? now - *swept_ : 0;
  swept_ = now;
  if (paused > kPauseSeconds) {
    forgive_pause(paused);
  } else {
    drop_lost_leases(now);
    expire_leases(now);
  }
  count_waiting(now);
  name_who_is_waited_for(now);
  staffing_.look_at_all();
}

// What workers said meanwhile is still unread: it was this process that did not get on.
void Shepherd::forgive_pause(double seconds) {
  for (auto& [id, lease] : leases_.all()) {
    lease.progress += seconds;
    if (lease.away()) leases_.set_away(lease, *lease.away() + seconds);
  }
  uploads_.paused(seconds);
}

void Shepherd::drop_lost_leases(Time now) {
  std::vector<std::uint64_t> lost;
  for (auto& [id, lease] : leases_.all()) {
    if (lease.recovered && lease.progress == 0) lease.progress = now;  // from the first look on
    bool unseen = lease.recovered && !lease.away() && !staffing_.find(lease.worker());
    if (unseen && now - lease.progress >= kReturnSeconds) leases_.set_away(lease, lease.progress);
    if (lease.away() && now - *lease.away() > config_.away_seconds) lost.push_back(id);
  }
  for (std::uint64_t id : lost) drop_lease(id, "its worker did not come back");
}

// Progress is life: when a worker's step hangs or the bytes of its update do not come, its lease expires although its
// heartbeats go on.
void Shepherd::expire_leases(Time now) {
  for (const Upload& upload : uploads_.sweep(now)) {
    expire(now, *leases_.find(upload.offer.lease),
           formatted("no byte of its update came for %.0f s", now - upload.progress));
  }
  std::vector<std::uint64_t> stalled;
  for (const auto& [id, lease] : leases_.all()) {
    const Participant* participant = staffing_.find(lease.worker());
    if (lease.away() || lease.offered || !participant) continue;
    if (now - lease.progress > staffing_.stall_seconds(*participant)) stalled.push_back(id);
  }
  for (std::uint64_t id : stalled) {
    OpenLease& lease = *leases_.find(id);
    expire(now, lease, formatted("it made no step for %.0f s", now - lease.progress));
  }
}

void Shepherd::expire(Time now, OpenLease& lease, const std::string& why) {
  std::string worker = lease.worker();
  staffing_.stalled(now, *staffing_.find(worker), lease);
  ++judged_["expired"];
  verdict(worker, lease.round(), lease.id(), net::Judgement::late_dropped, why);
  drop_lease(lease.id(), why);
}

// Drops the leases of rounds that are closed for so long that an update would no longer be merged.
void Shepherd::drop_late_leases(Time now) {
  std::vector<std::uint64_t> late;
  std::uint64_t most = config_.merge_late && fragments_.size() == 1 ? static_cast<std::uint64_t>(config_.most_late) : 0;
  for (const auto& [id, lease] : leases_.all()) {
    if (lease.round() + most < complete_) late.push_back(id);
  }
  for (std::uint64_t id : late) {
    const OpenLease& lease = *leases_.find(id);
    verdict(lease.worker(), lease.round(), id, net::Judgement::late_dropped,
            concat("round ", lease.round(), " is closed"));
    if (Participant* participant = staffing_.find(lease.worker())) staffing_.was_late(now, *participant, lease);
    drop_lease(id, "its update is late");
  }
}

void Shepherd::name_who_is_waited_for(Time now) {
  if (started_ || std::ssize(staffing_.all()) < config_.workers) return;
  for (auto& [id, participant] : staffing_.all()) {
    if (participant.is_at(complete_) || participant.named || now - participant.joined < kNameSeconds) continue;
    participant.named = true;
    host_.log(formatted("the start waits for %s: %s for %.0f s", id.c_str(),
                        std::string(state_of(now, id, participant)).c_str(), now - participant.joined));
  }
}

// Sums up the time before the first round and that in which nobody could train. It is left out of a round's seconds,
// because it says nothing about the speed of the training.
void Shepherd::count_waiting(Time now) {
  if (!closed_) closed_ = counted_ = now;
  if (nobody_here_) waited_ += now - counted_;
  counted_ = now;
  nobody_here_ = !started_ || !staffing_.can_train();
}

// --- For people.

std::string_view Shepherd::state_of(Time now, const std::string& id, const Participant& participant) const {
  if (!participant.ready) return "preparing";
  bool trains = false, sends = false, stands = now < participant.rests_until;
  for (const OpenLease* lease : leases_.of(id)) {
    (lease->offered ? sends : trains) = true;
    stands = stands || (participant.stalls > 0 && !lease->offered && lease->steps_done == 0);
  }
  if (stands) return "stalled";
  if (trains) return "training";
  if (participant.version != complete_) return "fetching parameters";
  return sends ? "sending its update" : "waiting";
}

std::string Shepherd::status(Time now) const {
  nlohmann::ordered_json status;
  status["run"] = config_.run;
  status["state"] = finished_ ? "finished" : !started_ ? "waiting for workers" : closing_ ? "saving" : "training";
  status["round"] = complete_;
  status["rounds"] = config_.rounds;
  status["workers_wanted"] = config_.workers;
  status["tokens"] = ledger_.trained() * config_.tokens_per_batch + uncommitted_tokens_;
  status["parameters"] = parameters_.size();
  if (rounds_.any()) {
    status["round_seconds"] = now - rounds_.front().opened;
    status["updates_merged"] = rounds_.front().summary.updates;
    status["updates_waited_for"] = leases_.held(rounds_.front().index);
  }
  if (auto deadline = rounds_.deadline_seconds()) status["deadline_seconds"] = *deadline;
  status["workers"] = nlohmann::ordered_json::array();
  for (const auto& [id, member] : coordinator_.members()) {
    const Participant& participant = staffing_.all().at(id);
    nlohmann::ordered_json entry;
    entry["id"] = id;
    entry["name"] = member.hello.name;
    if (!member.key_name.empty()) entry["key_name"] = member.key_name;
    entry["engine"] = member.hello.engine;
    entry["target"] = member.hello.target;
    entry["device"] = member.hello.device;
    entry["state"] = state_of(now, id, participant);
    entry["steps_per_second"] = participant.steps_per_second;
    entry["updates"] = participant.merged;
    entry["refused"] = participant.refused;
    entry["loss"] = participant.loss ? nlohmann::ordered_json(*participant.loss) : nlohmann::ordered_json();
    entry["silent_seconds"] = now - member.heard;
    status["workers"].push_back(std::move(entry));
  }
  status["updates"] = judged_;
  status["refused"] = judge_.refusals();
  ShepherdHost::Traffic traffic = host_.traffic();
  for (const auto& [kind, count] : coordinator_.counters()) traffic.dropped[kind] += count;
  status["dropped_messages"] = traffic.dropped;
  status["bytes_sent"] = traffic.bytes_sent;
  status["bytes_received"] = traffic.bytes_received;
  return status.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace pcp::cluster
