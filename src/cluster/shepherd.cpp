#include "cluster/shepherd.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/plural.h"
#include "pcp/error.h"
#include "rounds/pace.h"

namespace pcp::cluster {
namespace {

constexpr double kTellAgainSeconds = 3;  // what a worker does not seem to have heard
constexpr const char* kFinished = "the training is finished";
constexpr double kMostLoss = 1e20;  // beyond it no training comes back, and a mean weighted by tokens may not be finite
constexpr double kReturnSeconds = 1;  // workers of the time before a restart are waited for so long

std::string fixed(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof(text), "%.*f", digits, value);
  return text;
}

double norm_of(std::span<const float> values) {
  double squares = 0;
  for (float value : values) squares += static_cast<double>(value) * value;
  return std::sqrt(squares);
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
      screening_(config.screening),
      norms_(fragments_.size(), Screening(config.screening)),
      deadline_(config.deadline) {
  std::uint64_t newest = complete_ + (config_.overlap ? 1 : 0);
  for (Lease& lease : ledger.outstanding()) {
    if (static_cast<std::uint64_t>(lease.round) > newest) {  // of a round that a crash has undone
      ledger.give_back(lease.id);
      continue;
    }
    Task task;
    task.lease = std::move(lease);
    task.fragment = static_cast<std::uint32_t>(task.round() % fragments_.size());
    task.recovered = true;
    tasks_[task.lease.id] = std::move(task);
  }
  started_ = complete_ > 0 || !tasks_.empty();
  drop_late_tasks(0);
  finished_ = complete_ >= config_.rounds;
}

// --- Members.

void Shepherd::joined(Time now, const Member& member) {
  const net::Hello& hello = member.hello;
  bool returns = hello.run == config_.run;
  missed_.erase(member.id);
  workers_[member.id] = {};
  workers_[member.id].told = now;
  if (finished_) {
    coordinator_.send(member.id, {net::Bye{kFinished}, {}});
    return;
  }
  host_.log(concat(member.id, returns ? " is back: " : " joined: ", hello.engine, " (", hello.target, "), ",
                   hello.device, ", ", fixed(hello.gflops, 0), " GFLOP/s",
                   member.key_name.empty() ? "" : concat(", key of ", member.key_name)));
  std::vector<std::uint64_t> lost;
  for (auto& [id, task] : tasks_) {
    if (task.lease.worker != member.id) continue;
    if (returns) {
      task.away.reset();
    } else {
      lost.push_back(id);
    }
  }
  for (std::uint64_t id : lost) drop_task(id, "its worker started afresh");
  send_job(member);
}

void Shepherd::send_job(const Member& member) {
  net::Job job = host_.job_for(member.hello);
  job.epoch = lineage_.epoch();
  coordinator_.send(member.id, {std::move(job), {}});
}

void Shepherd::jobs_changed(Time) {
  for (const auto& [id, member] : coordinator_.members()) {
    if (!workers_.at(id).ready) send_job(member);
  }
}

void Shepherd::left(Time now, const Member& member, bool for_good, const std::string& why) {
  workers_.erase(member.id);
  std::erase_if(uploads_, [&](const Upload& upload) { return upload.worker == member.id; });
  if (!for_good && !finished_) missed_[member.id] = now;
  std::vector<std::uint64_t> dropped;
  for (auto& [id, task] : tasks_) {
    if (task.lease.worker != member.id) continue;
    task.away = now;
    task.offered = false;
    if (for_good) dropped.push_back(id);
  }
  for (std::uint64_t id : dropped) drop_task(id, why);
  if (!finished_) host_.log(concat(member.id, " is gone: ", why));
}

bool Shepherd::misses_somebody(Time now) const {
  constexpr double kLongAgo = 30;
  return std::ranges::any_of(missed_, [&](const auto& entry) { return now - entry.second < kLongAgo; });
}

void Shepherd::message(Time now, const Member& member, const net::Message& message) {
  auto found = workers_.find(member.id);
  if (found == workers_.end()) return;
  Worker& worker = found->second;
  if (auto* fetch = std::get_if<net::Fetch>(&message.body)) {
    coordinator_.send(member.id, shelf_.answer(*fetch));
  } else if (auto* piece = std::get_if<net::Piece>(&message.body)) {
    auto upload = std::ranges::find_if(uploads_, [&](const Upload& u) {
      return u.worker == member.id && u.fetching && u.offer.update.id == piece->blob;
    });
    if (upload == uploads_.end()) return;
    try {
      upload->fetching->take(now, *piece, message.payload.bytes());
    } catch (const Error& error) {
      Upload broken = std::move(*upload);
      uploads_.erase(upload);
      return refuse(now, member.id, broken.offer, "size", error.what());
    }
    if (upload->fetching->gone()) {
      tasks_.at(upload->offer.lease).offered = false;
      uploads_.erase(upload);
    }
  } else if (auto* ready = std::get_if<net::Ready>(&message.body)) {
    worker.ready = true;
    auto batches_to_come = (config_.rounds - complete_) * static_cast<std::uint64_t>(config_.steps);
    worker.numbers_suffice = data_.numbers_suffice(*ready, batches_to_come);
    if (ready->steps_per_second > 0) worker.steps_per_second = ready->steps_per_second;
    worker.version.reset();
    if (ready->has_reference) worker.version = known_version(member, ready->epoch, ready->version);
    bring_up_to_date(member.id, worker);
    // What it was given before the connection or the shepherd ended: where it still has it, it says so.
    for (auto& [id, task] : tasks_) {
      if (task.lease.worker == member.id && !task.offered) send_begin(now, task);
    }
  } else if (auto* synced = std::get_if<net::Synced>(&message.body)) {
    worker.version = known_version(member, synced->epoch, synced->version);
    bring_up_to_date(member.id, worker);
  } else if (auto* offer = std::get_if<net::Offer>(&message.body)) {
    take_offer(now, member, *offer);
  } else if (auto* heartbeat = std::get_if<net::Heartbeat>(&message.body)) {
    heard(now, member, *heartbeat);
  }
  tick(now);
}

// Nothing where these parameters are not of this run's past: it was rolled back, or the worker comes from a copy of it.
std::optional<std::uint64_t> Shepherd::known_version(const Member& member, std::uint64_t epoch, std::uint64_t version) {
  bool& foreign = workers_.at(member.id).foreign;
  foreign = !lineage_.holds(epoch, version) || version > reference_.version();
  if (!foreign) return version;
  host_.log(concat(member.id, " has parameters after ", version, " rounds that this run did not make (it was rolled ",
                   "back or copied): they are replaced"));
  return std::nullopt;
}

// Tells a worker how to get from what it has to the newest version. Not while that is being saved: it may not last.
void Shepherd::bring_up_to_date(const std::string& id, const Worker& worker) {
  if (closing_ || (worker.version && *worker.version == reference_.version())) return;
  net::Reference plan = reference_.plan(worker.version);
  plan.anew = worker.foreign;
  coordinator_.send(id, {std::move(plan), {}});
}

// Whatever was lost on the way is said again.
void Shepherd::heard(Time now, const Member& member, const net::Heartbeat& heartbeat) {
  Worker& worker = workers_.at(member.id);
  if (!worker.ready) return say_job_again(now, member, worker);
  std::optional<std::uint64_t> has;
  if (heartbeat.synced && lineage_.holds(heartbeat.epoch, heartbeat.version)) has = heartbeat.version;
  bool idle = !heartbeat.computing && !heartbeat.offering;
  if (!idle || has == complete_ || has != worker.reported) worker.behind.reset();
  worker.reported = has;
  if (has == complete_) worker.version = has;
  if (!idle) return;
  if (has != complete_ && !worker.behind) worker.behind = now;
  if (worker.behind && now - *worker.behind >= kTellAgainSeconds) {
    worker.behind = now;
    worker.version = has;
    bring_up_to_date(member.id, worker);
  }
  for (auto& [id, task] : tasks_) {
    bool unheard = task.lease.worker == member.id && !task.offered && now - task.sent >= kTellAgainSeconds;
    if (unheard) send_begin(now, task);
  }
}

void Shepherd::say_job_again(Time now, const Member& member, Worker& worker) {
  if (now - worker.told < kTellAgainSeconds) return;
  worker.told = now;
  if (!host_.job_for(member.hello).artifact_follows) send_job(member);
}

// --- Offers.

void Shepherd::take_offer(Time now, const Member& member, const net::Offer& offer) {
  auto found = tasks_.find(offer.lease);
  if (found == tasks_.end()) {
    auto holds = [&](const auto& round) { return std::ranges::find(round.leases, offer.lease) != round.leases.end(); };
    bool replayed = std::ranges::any_of(rounds_, holds) || std::ranges::any_of(uncommitted_, holds) ||
                    ledger_.was_trained(offer.lease);
    ++judged_[replayed ? "replayed" : "unknown lease"];
    return verdict(member.id, offer, net::Judgement::late_dropped,
                   replayed ? "it was counted before" : "its batches were given to others");
  }
  Task& task = found->second;
  if (task.lease.worker != member.id) {
    return refuse(now, member.id, offer, "forged", "the lease belongs to another worker");
  }
  if (task.offered) return;
  const Fragment& fragment = fragments_[task.fragment];
  std::uint64_t bytes = compressed_bytes(config_.update_compression, fragment.size());
  bool fits = offer.round == task.round() && offer.fragment == task.fragment && offer.update.bytes == bytes &&
              offer.steps == static_cast<std::uint64_t>(task.lease.size());
  if (!fits) {
    return refuse(now, member.id, offer, "size",
                  concat("expected ", bytes, " bytes for ", task.lease.size(), " steps of round ", task.round(),
                         ", got ", offer.update.bytes, " for ", offer.steps, " of ", offer.round));
  }
  if (!std::isfinite(offer.loss)) return refuse(now, member.id, offer, "not finite", "its loss is not finite");
  if (std::abs(offer.loss) > kMostLoss) {
    return refuse(now, member.id, offer, "loss", concat("its loss is ", offer.loss, ", past ", kMostLoss));
  }
  if (task.round() < complete_ && (!config_.merge_late || fragments_.size() > 1)) {
    ++judged_["late, dropped"];
    verdict(member.id, offer, net::Judgement::late_dropped, concat("round ", task.round(), " is closed"));
    return drop_task(offer.lease, "its update was late");
  }
  task.offered = true;
  uploads_.push_back({member.id, offer, nullptr});
  start_uploads(now);
}

// As many at once as together take no more memory than the parameters.
void Shepherd::start_uploads(Time now) {
  std::uint64_t most = parameters_.size() * sizeof(float), active = 0;
  for (Upload& upload : uploads_) {
    if (upload.fetching) {
      active += upload.offer.update.bytes;
    } else if (active == 0 || active + upload.offer.update.bytes <= most) {
      upload.fetching = std::make_unique<Fetching>(upload.offer.update);
      active += upload.offer.update.bytes;
    } else {
      continue;
    }
    for (net::Fetch& wanted : upload.fetching->wanted(now)) coordinator_.send(upload.worker, {std::move(wanted), {}});
  }
}

// Not while a round is being saved: what comes then counts for the next, which is open first.
void Shepherd::judge_complete(Time now) {
  while (!closing_) {
    auto whole = std::ranges::find_if(uploads_, [](const Upload& u) { return u.fetching && u.fetching->complete(); });
    if (whole == uploads_.end()) return;
    Upload upload = std::move(*whole);
    uploads_.erase(whole);
    judge(now, std::move(upload));
  }
}

void Shepherd::judge(Time now, Upload upload) {
  const net::Offer& offer = upload.offer;
  const Task& task = tasks_.at(offer.lease);
  const Fragment& fragment = fragments_[task.fragment];
  if (!upload.fetching->matches()) {
    return refuse(now, upload.worker, offer, "checksum", "its bytes do not have the checksum that was offered");
  }
  std::vector<std::byte> bytes = upload.fetching->take_bytes();
  double norm = std::sqrt(decompressed_squares(config_.update_compression, bytes, fragment.size()));
  if (!std::isfinite(norm)) return refuse(now, upload.worker, offer, "not finite", "it holds NaN or infinity");
  double per_step = norm / config_.growth(task.round(), task.lease.size());
  std::string reason = norms_[task.fragment].judge_norm(per_step);
  if (!reason.empty()) return refuse(now, upload.worker, offer, "norm", reason);
  norms_[task.fragment].accepted(per_step);
  merge(now, upload, bytes);
}

void Shepherd::merge(Time now, const Upload& upload, std::span<const std::byte> bytes) {
  const net::Offer& offer = upload.offer;
  auto node = tasks_.extract(offer.lease);
  const Task& task = node.mapped();
  data_.remove(offer.lease);
  std::uint64_t late = task.round() < complete_ ? complete_ - task.round() : 0;
  auto target = std::ranges::find(rounds_, late > 0 ? complete_ : task.round(), &Round::index);
  Round& round = *target;
  auto tokens = static_cast<double>(task.lease.size() * config_.tokens_per_batch);
  round.mean.add(config_.update_compression, bytes,
                 tokens * std::pow(config_.late_discount, static_cast<double>(late)));
  round.leases.push_back(offer.lease);
  round.summary.tokens += task.lease.size() * config_.tokens_per_batch;
  round.summary.workers.push_back(upload.worker);
  ++(late > 0 ? round.summary.late : round.summary.updates);
  if (late == 0) round.done.insert(upload.worker);
  round.weighted_loss += offer.loss * tokens;
  if (!task.recovered && late == 0) deadline_.observe(now - task.begun);
  Worker& worker = workers_.at(upload.worker);
  ++worker.merged;
  worker.loss = offer.loss;
  if (offer.seconds > 0) {
    constexpr double kNew = 0.3;  // one round says little: a machine may have been busy
    double speed = static_cast<double>(offer.steps) / offer.seconds;
    worker.steps_per_second = worker.steps_per_second > 0 ? (1 - kNew) * worker.steps_per_second + kNew * speed : speed;
  }
  ++judged_[late > 0 ? "late, merged" : "merged"];
  verdict(upload.worker, offer, late > 0 ? net::Judgement::late_merged : net::Judgement::accepted, "");
}

void Shepherd::refuse(Time now, const std::string& worker, const net::Offer& offer, const std::string& kind,
                      const std::string& reason) {
  ++judged_["refused"];
  ++workers_.at(worker).refused;
  host_.log(concat("round ", offer.round, ": the update of ", worker, " is refused: ", reason));
  verdict(worker, offer, net::Judgement::rejected, reason);
  auto found = tasks_.find(offer.lease);
  if (found != tasks_.end() && found->second.lease.worker == worker) drop_task(offer.lease, "its update was refused");
  if (screening_.refused(worker, kind)) coordinator_.put_out(now, worker, "too many of its updates were refused");
}

void Shepherd::verdict(const std::string& worker, const net::Offer& offer, net::Judgement judgement,
                       const std::string& reason) {
  coordinator_.send(worker, {net::Verdict{offer.round, offer.lease, judgement, reason}, {}});
}

void Shepherd::drop_task(std::uint64_t lease, const std::string& why) {
  auto node = tasks_.extract(lease);
  if (node.empty()) return;
  data_.remove(lease);
  std::erase_if(uploads_, [&](const Upload& upload) { return upload.offer.lease == lease; });
  ledger_.give_back(lease);
  const Lease& dropped = node.mapped().lease;
  host_.log(concat("round ", dropped.round, ": ", dropped.size(), " ", plural(dropped.size(), "batch", "batches"),
                   " of ", dropped.worker, " go to others: ", why));
}

// --- Rounds.

void Shepherd::tick(Time now) {
  if (finished_) return;
  drop_lost_tasks(now);
  open_rounds(now);
  count_waiting(now);
  judge_complete(now);
  start_uploads(now);
  if (!closing_) {
    for (Round& round : rounds_) staff(now, round);
  }
  close_when_due(now);
}

void Shepherd::drop_lost_tasks(Time now) {
  std::vector<std::uint64_t> lost;
  for (auto& [id, task] : tasks_) {
    bool unseen = task.recovered && !task.away && !workers_.contains(task.lease.worker);
    if (unseen) task.away = now;
    if (task.away && now - *task.away > config_.away_seconds) lost.push_back(id);
  }
  for (std::uint64_t id : lost) drop_task(id, "its worker did not come back");
}

// Before the first round, and whenever all are gone: time that says nothing about how fast the training is.
void Shepherd::count_waiting(Time now) {
  if (!closed_) closed_ = counted_ = now;
  if (nobody_here_) waited_ += now - counted_;
  counted_ = now;
  auto can_train = [](const auto& entry) { return entry.second.ready && entry.second.version; };
  nobody_here_ = !started_ || std::ranges::none_of(workers_, can_train);
}

void Shepherd::open_rounds(Time now) {
  if (closing_) return;
  if (!started_) {
    auto here = [&](const auto& entry) { return entry.second.ready && entry.second.version == complete_; };
    if (std::ranges::count_if(workers_, here) < config_.workers) return;
    started_ = true;
  }
  std::size_t most = config_.overlap ? 2 : 1;
  while (rounds_.size() < most && complete_ + rounds_.size() < config_.rounds) {
    std::uint64_t index = complete_ + rounds_.size();
    auto fragment = static_cast<std::uint32_t>(index % fragments_.size());
    Round round{index, fragment, now, 0, UpdateMean(fragments_[fragment].size()), {}, {}, {}, 0};
    round.summary.round = index;
    for (const auto& [id, task] : tasks_) round.begun += task.round() == index;
    rounds_.push_back(std::move(round));
  }
}

// A worker may begin when it has the newest parameters and nothing to do, or, one round ahead, when its offer for the
// round in front has been made.
bool Shepherd::may_begin(const std::string& id, const Worker& worker, const Round& round) const {
  if (!worker.ready || worker.version != complete_) return false;
  bool ahead = round.index > complete_, has_offered = false;
  for (const auto& [lease, task] : tasks_) {
    if (task.lease.worker != id) continue;
    if (!task.offered || task.round() >= round.index) return false;
    has_offered = has_offered || task.round() == complete_;
  }
  if (round.done.contains(id)) return false;
  return !ahead || has_offered || rounds_.front().done.contains(id);
}

void Shepherd::staff(Time now, Round& round) {
  std::vector<std::string> workers;
  for (const auto& [id, worker] : workers_) {
    if (may_begin(id, worker, round)) workers.push_back(id);
  }
  if (workers.empty()) return;
  // A newcomer in the middle of a round would hold it up, unless it has nothing and nobody is left to wait for.
  std::optional<double> typical = deadline_.typical();
  bool young = round.begun == 0 || (typical && now - round.opened < *typical / 2);
  bool ahead = round.index > complete_;
  bool deserted = round.summary.updates == 0 && waiting_for(now, round.index) == 0;
  if (young || ahead || deserted) begin(now, round, workers);
}

void Shepherd::begin(Time now, Round& round, const std::vector<std::string>& workers) {
  std::vector<double> speeds;
  for (const auto& [id, worker] : workers_) speeds.push_back(worker.steps_per_second);
  bool equal = config_.most_steps_factor <= 1;
  std::vector<std::int64_t> all_steps = equal ? std::vector<std::int64_t>(speeds.size(), config_.steps)
                                              : steps_for(speeds, config_.steps, config_.most_steps_factor);
  std::vector<Ledger::Request> requests;
  std::size_t index = 0;
  for (const auto& [id, worker] : workers_) {
    std::int64_t steps = all_steps[index++];
    bool chosen = std::ranges::find(workers, id) != workers.end();
    if (chosen) requests.push_back({id, static_cast<std::int64_t>(round.index), steps});
  }
  for (Lease& lease : ledger_.grant(requests)) {
    if (lease.size() == 0) continue;
    Task task;
    task.fragment = round.fragment;
    task.lease = std::move(lease);
    task.begun = now;
    ++round.begun;
    Task& kept = tasks_[task.lease.id] = std::move(task);
    send_begin(now, kept);
  }
}

void Shepherd::send_begin(Time now, Task& task) {
  net::Begin begin;
  begin.round = task.round();
  begin.fragment = task.fragment;
  begin.steps = static_cast<std::uint64_t>(task.lease.size());
  begin.lease = task.lease.id;
  for (const BatchRange& range : task.lease.batches) {
    begin.batches.push_back({static_cast<std::uint64_t>(range.begin), static_cast<std::uint64_t>(range.end)});
  }
  auto worker = workers_.find(task.lease.worker);
  bool numbers_suffice = worker != workers_.end() && worker->second.numbers_suffice;
  if (!numbers_suffice) begin.data = data_.put(task.lease);
  begin.schedule_from = static_cast<double>(config_.position(task.round()));
  begin.schedule_to = begin.schedule_from + static_cast<double>(config_.steps);
  task.sent = now;
  coordinator_.send(task.lease.worker, {std::move(begin), {}});
}

int Shepherd::waiting_for(Time now, std::uint64_t round) const {
  auto is_waited_for = [&](const auto& entry) {
    const Task& task = entry.second;
    if (task.round() != round) return false;
    return !task.away || (task.recovered && now - *task.away < kReturnSeconds);
  };
  return static_cast<int>(std::ranges::count_if(tasks_, is_waited_for));
}

void Shepherd::close_when_due(Time now) {
  if (closing_ || rounds_.empty()) return;
  const Round& round = rounds_.front();
  if (round.mean.updates() == 0) return;
  int waiting = waiting_for(now, round.index);
  std::optional<double> deadline = deadline_.seconds();
  bool due = deadline && now - round.opened > *deadline;
  bool enough =
      round.summary.updates > 0 && round.summary.updates >= config_.quorum * (round.summary.updates + waiting);
  if (waiting == 0 || (due && enough)) close(now);
}

void Shepherd::close(Time now) {
  Round& round = rounds_.front();
  const Fragment& fragment = fragments_[round.fragment];
  std::span<float> parameters = std::span(parameters_).subspan(fragment.begin, fragment.size());
  RoundSummary& summary = round.summary;
  summary.missing = waiting_for(now, round.index);
  summary.loss = round.weighted_loss / static_cast<double>(summary.tokens);
  count_waiting(now);
  summary.seconds = now - *std::exchange(closed_, now) - std::exchange(waited_, 0);
  std::vector<float> mean = round.mean.take();
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
  Round round = std::move(rounds_.front());
  rounds_.pop_front();
  if (!rounds_.empty()) rounds_.front().opened = now;
  uncommitted_.push_back({static_cast<std::int64_t>(round.index), round.leases, config_.position(round.index + 1)});
  uncommitted_tokens_ += round.summary.tokens;
  if (on_disk) commit();
  std::uint64_t before = complete_;
  complete_ = round.index + 1;
  for (auto& [id, worker] : workers_) {
    if (!worker.ready) continue;
    if (worker.version == before) {
      coordinator_.send(id, {net::Outcome{delta}, {}});
      worker.version = complete_;
    } else {
      bring_up_to_date(id, worker);
    }
  }
  drop_late_tasks(now);
  host_.round_complete(now, round.summary);
  if (complete_ >= config_.rounds) {
    finished_ = true;
    coordinator_.send_home(kFinished);
    return;
  }
  tick(now);
}

// Those whose update would not be taken any more.
void Shepherd::drop_late_tasks(Time now) {
  std::vector<std::uint64_t> dropped;
  std::uint64_t most = config_.merge_late && fragments_.size() == 1 ? static_cast<std::uint64_t>(config_.most_late) : 0;
  for (const auto& [id, task] : tasks_) {
    if (task.round() + most < complete_) dropped.push_back(id);
  }
  for (std::uint64_t id : dropped) {
    const Task& task = tasks_.at(id);
    net::Offer offer;
    offer.round = task.round();
    offer.lease = id;
    verdict(task.lease.worker, offer, net::Judgement::late_dropped, concat("round ", offer.round, " is closed"));
    auto worker = workers_.find(task.lease.worker);
    // It is slower than was thought: fewer steps next time, or it would be late for ever.
    if (worker != workers_.end() && !task.offered && !task.recovered) {
      double most = static_cast<double>(task.lease.size()) / (now - task.begun),
             &speed = worker->second.steps_per_second;
      speed = speed > 0 ? std::min(speed, most) : most;
    }
    drop_task(id, "its update is late");
  }
}

void Shepherd::stop(Time, const std::string& who) {
  host_.log("stopped by " + who);
  finished_ = stopped_ = true;
  coordinator_.send_home("the shepherd was stopped");
}

std::string_view Shepherd::state_of(const std::string& id, const Worker& worker) const {
  if (!worker.ready) return "preparing";
  bool trains = false, sends = false;
  for (const auto& [lease, task] : tasks_) {
    if (task.lease.worker == id) (task.offered ? sends : trains) = true;
  }
  if (trains) return "training";
  if (worker.version != complete_) return "fetching parameters";
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
  if (!rounds_.empty()) {
    status["round_seconds"] = now - rounds_.front().opened;
    status["updates_merged"] = rounds_.front().summary.updates;
    status["updates_waited_for"] = waiting_for(now, rounds_.front().index);
  }
  if (auto deadline = deadline_.seconds()) status["deadline_seconds"] = *deadline;
  status["workers"] = nlohmann::ordered_json::array();
  for (const auto& [id, member] : coordinator_.members()) {
    const Worker& worker = workers_.at(id);
    nlohmann::ordered_json entry;
    entry["id"] = id;
    entry["name"] = member.hello.name;
    if (!member.key_name.empty()) entry["key_name"] = member.key_name;
    entry["engine"] = member.hello.engine;
    entry["target"] = member.hello.target;
    entry["device"] = member.hello.device;
    entry["state"] = state_of(id, worker);
    entry["steps_per_second"] = worker.steps_per_second;
    entry["updates"] = worker.merged;
    entry["refused"] = worker.refused;
    entry["loss"] = worker.loss ? nlohmann::ordered_json(*worker.loss) : nlohmann::ordered_json();
    entry["silent_seconds"] = now - member.heard;
    status["workers"].push_back(std::move(entry));
  }
  status["updates"] = judged_;
  status["refused"] = screening_.counts();
  ShepherdHost::Traffic traffic = host_.traffic();
  for (const auto& [kind, count] : coordinator_.counters()) traffic.dropped[kind] += count;
  status["dropped_messages"] = traffic.dropped;
  status["bytes_sent"] = traffic.bytes_sent;
  status["bytes_received"] = traffic.bytes_received;
  return status.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace pcp::cluster
