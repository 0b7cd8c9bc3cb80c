#include "cluster/shepherd.h"

#include <algorithm>
#include <tuple>

#include "base/formatted.h"
#include "base/release_memory.h"
#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kTellAgainSeconds = 3;        // what a worker seems not to have received is sent again
constexpr double kReturnSeconds = 1;           // so long rounds wait for workers that held a lease before a restart
constexpr double kSweepSeconds = 0.05;         // between two calls of sweep()
constexpr double kNameSeconds = 30;            // then the log names whom the start waits for
constexpr std::uint64_t kKeepNormsEvery = 16;  // rounds
constexpr double kMissedSeconds = 30;          // who lost the connection may come back so long
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
                   ShepherdHost& host, Membership& membership)
    : JobHandler(kTrainingJob, kTrainingJob),
      config_(config),
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
      membership_(membership),
      complete_(static_cast<std::uint64_t>(ledger.rounds_complete())),
      rounds_(rounds_config(config), fragments_, leases_),
      staffing_({config.steps, config.most_steps_factor, config.stall_seconds, config.several_leases}, leases_,
                rounds_),
      uploads_(uploads_config(config, reference_.values().size()),
               [this](const std::string& worker, const net::Fetch& fetch) { send(worker, fetch); }),
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

void Shepherd::start(Time now) {
  membership_.add(now, *this);
  if (finished_) membership_.over(*this, kFinished);
}

// --- Members.

std::string Shepherd::why_out(const std::string& sender) const {
  return judge_.is_out(sender) ? "this worker was put out: too many of its updates were refused" : "";
}

void Shepherd::joined(Time now, const Member& member) {
  snapshot_.reset();
  const net::Hello& hello = member.hello;
  bool returns = member.held(id()) == config_.run;
  missed_.erase(member.id);
  staffing_.join(now, member.id).sender = member.sender;
  host_.happened(
      event::Joined{member.id, member.key_name, hello.engine, hello.target, hello.device, hello.gflops, returns});
  for (OpenLease* lease : leases_.of(member.id)) {
    if (lease->arrived) continue;
    if (returns) {
      if (lease->away()) lease->progress += now - *lease->away();  // it could not get on, nor did it
      leases_.set_away(*lease, std::nullopt);
    } else {
      drop_lease(lease->id(), Cause::left, "its worker started afresh");
    }
  }
  send_job(member, host_.job_for(member));
}

void Shepherd::send_job(const Member& member, net::Job job) {
  job.epoch = lineage_.epoch();
  send(member.id, std::move(job));
}

void Shepherd::jobs_changed(Time) {
  for (const auto& [id, participant] : staffing_.all()) {
    const Member& member = membership_.members().at(id);
    if (!participant.ready) send_job(member, host_.job_for(member));
  }
}

void Shepherd::left(Time now, const Member& member, bool for_good, const std::string& why) {
  snapshot_.reset();
  staffing_.leave(member.id);
  uploads_.remove_of(member.id);
  std::erase_if(missed_, [&](const auto& entry) { return now - entry.second >= kMissedSeconds; });
  if (!for_good && !finished_) missed_[member.id] = now;
  for (OpenLease* lease : leases_.of(member.id)) {
    if (lease->arrived) continue;
    leases_.set_away(*lease, now);
    lease->offered = false;
    if (for_good) drop_lease(lease->id(), Cause::left, why);
  }
  if (!finished_) host_.happened(event::Left{member.id, why, for_good});
}

bool Shepherd::misses_somebody(Time now) const {
  return std::ranges::any_of(missed_, [&](const auto& entry) { return now - entry.second < kMissedSeconds; });
}

void Shepherd::message(Time now, const Member& member, const net::Message& message) {
  snapshot_.reset();
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

bool Shepherd::send(const std::string& worker, net::Body body, net::Payload payload) {
  bool sent = membership_.send(*this, worker, std::move(body), std::move(payload));
  if (!sent) {
    if (Participant* participant = staffing_.find(worker)) participant->missed_words = true;
  }
  return sent;
}

void Shepherd::answer(const std::string& worker, Participant& participant, const net::Fetch& fetch) {
  net::Message piece = shelf_.answer(fetch);
  if (send(worker, std::move(piece.body), std::move(piece.payload))) return;
  if (participant.unanswered.size() < kWindow) participant.unanswered.push_back(fetch);
}

// Sends what could not be sent while the worker did not read.
void Shepherd::writable(Time now, const Member& member) {
  Participant* participant = staffing_.find(member.id);
  if (!participant || !std::exchange(participant->missed_words, false)) return;
  for (const net::Fetch& fetch : std::exchange(participant->unanswered, {})) answer(member.id, *participant, fetch);
  if (!participant->ready) return send_job(member, host_.job_for(member));
  bring_up_to_date(member.id, *participant);
  send_unsent(now, member.id);
}

// Fetching a piece of data or parameters is progress of a lease. It counts only for as many pieces as the worker can
// need: one that fetches the same pieces again and again makes no progress.
void Shepherd::take(Time now, const Member& member, Participant& participant, const net::Fetch& fetch) {
  answer(member.id, participant, fetch);
  std::uint64_t all = reference_.values().size_bytes() / kPieceBytes;
  for (OpenLease* lease : leases_.of(member.id)) {
    std::uint64_t data = static_cast<std::uint64_t>(lease->lease.size()) * config_.data.bytes_per_batch / kPieceBytes;
    constexpr std::uint64_t kOthers = 16;
    if (!lease->offered && lease->fetches++ < all + 2 * data + kOthers) lease->progress = now;
  }
}

void Shepherd::take(Time now, const Member& member, const net::Piece& piece, const net::Payload& payload) {
  std::optional<net::Offer> offer;
  try {
    if (uploads_.take(now, member.id, piece, payload, offer) != Uploads::Piece::gone) return;
  } catch (const Error& error) {
    if (!offer) throw;
    uploads_.remove(offer->lease);
    return refuse(now, member.id, member.sender, *offer, {"size", error.what()});
  }
  leases_.find(offer->lease)->offered = false;
}

void Shepherd::take(Time now, const Member& member, Participant& participant, const net::Ready& ready) {
  bool was_ready = participant.ready;
  staffing_.ready(participant, ready.steps_per_second, std::min(ready.workers, config_.most_behind));
  auto batches_to_come = (config_.rounds - complete_) * static_cast<std::uint64_t>(config_.steps) * participant.workers;
  participant.numbers_suffice = data_.numbers_suffice(ready, batches_to_come);
  participant.version.reset();
  if (ready.has_reference) participant.version = known_version(member, participant, ready.epoch, ready.version);
  bring_up_to_date(member.id, participant);
  // Sends the leases again that it got before its connection or the shepherd ended. If it has their updates, it answers
  // with the offers.
  for (OpenLease* lease : leases_.of(member.id)) {
    if (participant.workers == 0 && !lease->offered) {
      drop_lease(lease->id(), Cause::left, "nobody trains for it at present");
      continue;
    }
    bool again = !was_ready || now - lease->sent >= kTellAgainSeconds;
    if (!lease->offered && again) send_begin(now, *lease);
  }
  staffing_.look_at(member.id);
}

void Shepherd::take(Time now, const Member& member, Participant& participant, const net::Synced& synced) {
  participant.version = known_version(member, participant, synced.epoch, synced.version);
  bring_up_to_date(member.id, participant);
  send_unsent(now, member.id);
  staffing_.look_at(member.id);
}

// Returns nothing where the worker's parameters are not of this run's past: the run was rolled back, or the worker
// comes from a copy of it.
std::optional<std::uint64_t> Shepherd::known_version(const Member& member, Participant& participant,
                                                     std::uint64_t epoch, std::uint64_t version) {
  participant.foreign = !lineage_.holds(epoch, version) || version > reference_.version();
  if (!participant.foreign) return version;
  host_.happened(event::Replaced{member.id, version});
  return std::nullopt;
}

// Tells a worker how to get from what it has to the newest version. This waits while a round is being closed: its
// version does not exist yet or, until it is saved, a crash could still undo it.
void Shepherd::bring_up_to_date(const std::string& id, const Participant& participant) {
  if (!may_hand_out_reference() || participant.version == reference_.version()) return;
  if (reference_.needs_snapshot(participant.version)) return wait_for_snapshot(id);
  net::Reference plan = reference_.plan(participant.version);
  plan.anew = participant.foreign;
  send(id, std::move(plan));
}

// One snapshot serves all that wait for it. Where a round is being closed when it is there, they are told of the newest
// version after that.
void Shepherd::wait_for_snapshot(const std::string& id) {
  bool is_made = !wait_for_snapshot_.empty();
  wait_for_snapshot_.insert(id);
  if (is_made) return;
  auto snapshot = std::make_shared<Reference::Snapshot>();
  compute(
      Lane::parameters, [this, snapshot] { *snapshot = reference_.snapshot(); },
      [this, snapshot](Time) {
        reference_.publish(std::move(*snapshot));
        free_forgotten();
        for (const std::string& worker : std::exchange(wait_for_snapshot_, {})) {
          Participant* participant = staffing_.find(worker);
          if (participant && participant->ready) bring_up_to_date(worker, *participant);
        }
      });
}

// To give many bytes back to the system takes long.
void Shepherd::free_forgotten() {
  auto blobs = std::make_shared<std::vector<BlobShelf::Read>>(reference_.take_forgotten());
  if (!blobs->empty())
    compute(
        Lane::parameters, [blobs] { blobs->clear(); }, [](Time) {});
}

// Compares where the worker stands with what it was told, and repeats what was lost on the way.
void Shepherd::take(Time now, const Member& member, Participant& participant, const net::Progress& progress) {
  if (!participant.ready) return say_job_again(now, member, participant);
  OpenLease* running = leases_.find(progress.lease);
  if (running && running->worker() == member.id && progress.steps_done > running->steps_done) {
    running->steps_done = std::min(progress.steps_done, static_cast<std::uint64_t>(running->lease.size()));
    if (running->steps_done == progress.steps_done) running->progress = now;
  }
  std::optional<std::uint64_t> has;
  if (progress.synced && lineage_.holds(progress.epoch, progress.version)) has = progress.version;
  bool idle = !progress.computing && !progress.offering;
  if (!idle || has == complete_ || has != participant.reported) participant.behind.reset();
  participant.reported = has;
  if (has == complete_) {
    participant.version = has;
    participant.foreign = false;
  }
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
    return refuse(now, member.id, member.sender, offer, {"forged", "the lease belongs to another worker"});
  }
  if (lease->offered) return;
  if (Finding finding = judge_.offered(offer, *lease); !finding.fit())
    return refuse(now, member.id, member.sender, offer, finding);
  if (lease->round() < front_round() && (!config_.merge_late || fragments_.size() > 1)) {
    ++judged_["late, dropped"];
    verdict(member.id, offer.round, offer.lease, net::Judgement::late_dropped,
            concat("round ", lease->round(), " is closed"));
    return drop_lease(offer.lease, Cause::late, "its update was late");
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

// --- Updates that are here.

void Shepherd::compute(Lane lane, Work work, Then then) {
  ++computing_;
  host_.compute(lane, std::move(work), [this, then = std::move(then)](Time now) {
    --computing_;
    then(now);
  });
}

void Shepherd::measure_whole(Time now) {
  while (std::optional<Upload> upload = uploads_.take_whole(now)) {
    leases_.find(upload->offer.lease)->arrived = true;
    auto update = std::make_shared<Arrived>(Arrived{
        upload->worker, staffing_.find(upload->worker)->sender, upload->offer, std::move(upload->fetching), {}, {}});
    arrived_[update->offer.lease] = update;
    compute(
        Lane::parameters, [this, update] { measure(*update); }, [this, update](Time) { measured_.push_back(update); });
  }
}

void Shepherd::measure(Arrived& update) const {
  update.measured.intact = update.fetching->matches();
  update.bytes = update.fetching->take_bytes();
  update.fetching.reset();
  if (update.measured.intact) update.measured.norm = judge_.norm_of(update.offer.fragment, update.bytes);
}

// Updates that arrive while a round is being closed wait: they count for the next round, which is opened afterwards.
void Shepherd::judge_measured(Time now) {
  while (!closing_ && !measured_.empty()) {
    std::shared_ptr<Arrived> update = std::move(measured_.front());
    measured_.pop_front();
    judge(now, std::move(update));
  }
}

void Shepherd::judge(Time now, std::shared_ptr<Arrived> update) {
  std::uint64_t id = update->offer.lease;
  const OpenLease* lease = leases_.find(id);
  if (lease && judge_.is_out(update->sender)) {
    drop_lease(id, Cause::left, "its sender was put out");
    lease = nullptr;
  }
  if (!lease) return discard(now, std::move(update));
  if (Finding finding = judge_.received(*lease, update->sender, update->measured); !finding.fit()) {
    refuse(now, update->worker, update->sender, update->offer, finding);
    return discard(now, std::move(update));
  }
  merge(now, std::move(update));
}

void Shepherd::merge(Time, std::shared_ptr<Arrived> update) {
  Rounds::Place place = rounds_.place_of(*leases_.find(update->offer.lease), front_round());
  compute(
      Lane::parameters,
      [this, update, place] {
        place.aggregate->add(config_.update_compression, update->bytes, place.weight);
        release_memory(update->bytes);
      },
      [this, update](Time now) { merged(now, *update); });
}

// `complete_` is as it was when the update was placed, because no round is closed in between.
void Shepherd::merged(Time now, const Arrived& update) {
  const net::Offer& offer = update.offer;
  std::optional<OpenLease> lease = leases_.remove(offer.lease);
  arrived_.erase(offer.lease);
  uploads_.release(now, offer);
  data_.remove(offer.lease);
  if (!lease) return;  // its round was given up meanwhile
  std::uint64_t late = rounds_.place_of(*lease, front_round()).late;
  rounds_.merged(now, *lease, offer, front_round());
  if (Participant* participant = staffing_.find(update.worker)) {
    ++participant->merged;
    participant->stalls = 0;
    participant->loss = offer.loss;
    staffing_.look_at(update.worker);
  }
  host_.happened(event::Uploaded{update.worker, lease->round(), late, offer.loss, offer.lease});
  ++judged_[late > 0 ? "late, merged" : "merged"];
  verdict(update.worker, offer.round, offer.lease, late > 0 ? net::Judgement::late_merged : net::Judgement::accepted,
          "");
}

// Its memory is free again when its bytes are.
void Shepherd::discard(Time, std::shared_ptr<Arrived> update) {
  compute(
      Lane::parameters, [update] { release_memory(update->bytes); },
      [this, update](Time now) {
        arrived_.erase(update->offer.lease);
        uploads_.release(now, update->offer);
      });
}

// Whether an update has arrived that is to be merged into the round in front.
bool Shepherd::waits_for_arrived() const {
  return std::ranges::any_of(arrived_, [&](const auto& entry) { return entry.second->offer.round <= complete_; });
}

void Shepherd::refuse(Time now, const std::string& worker, const std::string& sender, const net::Offer& offer,
                      const Finding& finding) {
  ++judged_["refused"];
  if (Participant* participant = staffing_.find(worker)) ++participant->refused;
  host_.happened(event::Refused{worker, offer.round, finding.kind, finding.reason});
  verdict(worker, offer.round, offer.lease, net::Judgement::rejected, finding.reason);
  const OpenLease* lease = leases_.find(offer.lease);
  if (lease && lease->worker() == worker) drop_lease(offer.lease, Cause::refused, "its update was refused");
  staffing_.look_at(worker);
  if (!judge_.refused(sender, finding)) return;
  std::vector<std::string> out;  // all workers of this sender
  for (const auto& [id, other] : staffing_.all()) {
    if (other.sender == sender) out.push_back(id);
  }
  for (const std::string& id : out) membership_.put_out(now, *this, id, "too many of its updates were refused");
}

void Shepherd::verdict(const std::string& worker, std::uint64_t round, std::uint64_t lease, net::Judgement judgement,
                       const std::string& reason) {
  send(worker, net::Verdict{round, lease, judgement, reason});
}

void Shepherd::drop_lease(std::uint64_t id, Cause cause, const std::string& why) {
  std::optional<OpenLease> lease = end_lease(id);
  if (!lease) return;
  give_back(id, lease->lease.batches);
  if (leases_.held(lease->round()) == 0) staffing_.look_at_all();  // the round is deserted: anybody may begin it
  host_.happened(event::Expired{lease->worker(), lease->round(), lease->lease.size(), cause, why});
}

std::optional<OpenLease> Shepherd::end_lease(std::uint64_t id) {
  std::optional<OpenLease> lease = leases_.remove(id);
  if (!lease) return lease;
  data_.remove(id);
  uploads_.remove(id);
  staffing_.look_at(lease->worker());
  return lease;
}

void Shepherd::give_back(std::uint64_t lease, const std::vector<BatchRange>&) { ledger_.give_back(lease); }

// --- Rounds.

void Shepherd::tick(Time now) {
  snapshot_.reset();
  if (finished_) return;
  if (now >= next_sweep_) sweep(now);
  start_when_all_are_here(now);
  measure_whole(now);
  judge_measured(now);
  if (!closing_) staff(now);
  if (!closing_ && rounds_.is_due(now) && !waits_for_arrived()) close(now);
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
    if (!rounds_.may_grow(now, round)) continue;
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
    if (lease.size() > 0) hand_out(now, round, std::move(lease));
  }
}

void Shepherd::hand_out(Time now, OpenRound& round, Lease lease) {
  OpenLease open;
  open.fragment = round.fragment;
  open.workers = staffing_.find(lease.worker)->workers;
  open.lease = std::move(lease);
  open.begun = open.progress = now;
  ++round.begun;
  OpenLease& kept = leases_.add(std::move(open));
  host_.happened(event::Begun{kept.worker(), round.index, kept.lease.size()});
  send_begin(now, kept);
}

std::pair<double, double> Shepherd::schedule_of(std::uint64_t round) const {
  auto from = static_cast<double>(config_.position(round));
  return {from, from + static_cast<double>(config_.steps)};
}

void Shepherd::send_unsent(Time now, const std::string& worker) {
  for (OpenLease* lease : leases_.of(worker)) {
    if (!lease->offered && lease->unsent) send_begin(now, *lease);
  }
}

void Shepherd::send_begin(Time now, OpenLease& lease) {
  Participant* participant = staffing_.find(lease.worker());
  if (participant && participant->foreign) {  // it would train from parameters that are about to be replaced
    lease.unsent = true;
    return;
  }
  lease.sent = now;
  if (nobody_here_) count_waiting(now);  // a short round may be over before the next sweep
  if (participant && participant->numbers_suffice) return send_begin(lease, {});
  auto data = std::make_shared<net::Blob>();
  compute(
      Lane::data, [this, data, lease = lease.lease] { *data = data_.describe(lease); },
      [this, data, id = lease.id()](Time) {
        OpenLease* open = leases_.find(id);
        if (!open || open->offered) return;
        data_.put(open->lease, *data);
        send_begin(*open, *data);
      });
}

void Shepherd::send_begin(OpenLease& lease, const net::Blob& data) {
  net::Begin begin;
  begin.round = lease.round();
  begin.fragment = lease.fragment;
  begin.steps = static_cast<std::uint64_t>(lease.lease.size());
  begin.lease = lease.id();
  for (const BatchRange& range : lease.lease.batches) {
    begin.batches.push_back({static_cast<std::uint64_t>(range.begin), static_cast<std::uint64_t>(range.end)});
  }
  begin.data = data;
  std::tie(begin.schedule_from, begin.schedule_to) = schedule_of(lease.round());
  lease.unsent = !send(lease.worker(), std::move(begin));
}

void Shepherd::close(Time now) {
  OpenRound& round = rounds_.front();
  RoundSummary& summary = round.summary;
  summary.missing = leases_.held(round.index);
  summary.loss = round.weighted_loss / static_cast<double>(summary.tokens);
  count_waiting(now);
  summary.seconds = *counted_ - *std::exchange(closed_, counted_) - std::exchange(waited_, 0);
  closing_ = true;
  struct Result {
    double norm = 0;
    Reference::Move move;
  };
  auto result = std::make_shared<Result>();
  compute(
      Lane::parameters,
      [this, result, &aggregate = *round.aggregate, index = round.index, number = round.fragment] {
        const Fragment& fragment = fragments_[number];
        std::span<float> parameters = std::span(parameters_).subspan(fragment.begin, fragment.size());
        LargeVector<float> mean(aggregate.take());
        result->norm = norm_of(mean.values);
        outer_.apply(fragment, parameters, mean.values, index);
        result->move = reference_.move(number, parameters);
      },
      [this, result](Time then) { closed(then, std::move(result->move), result->norm); });
}

void Shepherd::closed(Time now, Reference::Move move, double norm) {
  RoundSummary& summary = rounds_.front().summary;
  summary.norm = norm;
  outcome_ = reference_.publish(std::move(move));
  free_forgotten();
  if (!host_.saves(reference_.version())) return finish_round(now, /*on_disk=*/false);
  host_.save(reference_.version(), summary);
}

void Shepherd::saved(Time now) {
  require(outcome_.has_value(), "[shepherd] nothing is being saved");
  finish_round(now, /*on_disk=*/true);
}

std::span<const float> Shepherd::parameters() const {
  require(!closing_ || outcome_, "[shepherd] the parameters are being changed");
  return parameters_;
}

const Reference& Shepherd::reference() const {
  require(!closing_ || outcome_, "[shepherd] the reference is being changed");
  return reference_;
}

void Shepherd::commit() {
  ledger_.commit(uncommitted_);
  uncommitted_.clear();
  uncommitted_tokens_ = 0;
}

void Shepherd::finish_round(Time now, bool on_disk) {
  snapshot_.reset();
  net::Delta delta = *std::exchange(outcome_, std::nullopt);
  closing_ = false;
  OpenRound round = rounds_.take_front(now);
  uncommitted_.push_back({static_cast<std::int64_t>(round.index), round.leases, config_.position(round.index + 1)});
  uncommitted_tokens_ += round.summary.tokens;
  if (on_disk) commit();
  complete_ = round.index + 1;
  if (complete_ % kKeepNormsEvery == 1) judge_.keep();
  tell_outcome(delta);
  drop_late_leases(now);
  host_.round_complete(now, round.summary);
  if (complete_ >= config_.rounds) {
    finished_ = true;
    membership_.over(*this, kFinished);
    return;
  }
  tick(now);
}

// Tells everybody that there is a new version. Whoever has the one before needs the delta alone.
void Shepherd::tell_outcome(const net::Delta& delta) {
  for (auto& [id, participant] : staffing_.all()) {
    if (!participant.ready) continue;
    if (participant.version == complete_ - 1) {
      if (send(id, net::Outcome{delta})) participant.version = complete_;
    } else {
      bring_up_to_date(id, participant);
    }
  }
  staffing_.look_at_all();
}

void Shepherd::stop(Time, const std::string& who) {
  snapshot_.reset();
  host_.happened(event::Stopped{who});
  finished_ = stopped_ = true;
  membership_.over(*this, "the shepherd was stopped");
}

// --- Time.

void Shepherd::sweep(Time now) {
  next_sweep_ = now + kSweepSeconds;
  drop_lost_leases(now);
  expire_leases(now);
  count_waiting(now);
  name_who_is_waited_for(now);
  staffing_.look_at_all();
}

void Shepherd::drop_lost_leases(Time now) {
  std::vector<std::uint64_t> lost;
  for (auto& [id, lease] : leases_.all()) {
    if (lease.arrived) continue;
    if (lease.recovered && lease.progress == 0) lease.progress = now;  // from the first look on
    bool unseen = lease.recovered && !lease.away() && !staffing_.find(lease.worker());
    if (unseen && now - lease.progress >= kReturnSeconds) leases_.set_away(lease, lease.progress);
    if (lease.away() && now - *lease.away() > config_.away_seconds) lost.push_back(id);
  }
  for (std::uint64_t id : lost) drop_lease(id, Cause::away, "its worker did not come back");
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
  drop_lease(lease.id(), Cause::stalled, why);
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
    drop_lease(id, Cause::late, "its update is late");
  }
}

void Shepherd::name_who_is_waited_for(Time now) {
  if (started_ || std::ssize(staffing_.all()) < config_.workers) return;
  for (auto& [id, participant] : staffing_.all()) {
    if (participant.is_at(complete_) || participant.named || now - participant.joined < kNameSeconds) continue;
    participant.named = true;
    host_.happened(event::Awaited{id, std::string(state_of(now, id, participant)), now - participant.joined});
  }
}

// Sums up the time before the first round and that in which nobody could train. It is left out of a round's seconds,
// because it says nothing about the speed of the training. Time that the loop's clock left out counts: it was not
// spent otherwise.
void Shepherd::count_waiting(Time now) {
  Time real = now + host_.left_out();
  if (!closed_) closed_ = counted_ = real;
  if (nobody_here_) waited_ += real - *counted_;
  counted_ = real;
  nobody_here_ = !started_ || !staffing_.can_train();
}

}  // namespace pcp::cluster
