#include "cluster/training_task.h"

#include <algorithm>
#include <utility>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kOfferAgainSeconds = 5;  // an offer without a verdict is sent again

std::string update_id(std::uint64_t lease) { return concat("update/", lease); }

bool is_of_reference(const std::string& blob) { return blob.starts_with("delta/") || blob.starts_with("reference/"); }

}  // namespace

TrainingTask::TrainingTask(Session& session, Computer& computer, bool has_data)
    : link_(session.add_task(kTrainingJob, *this)), computer_(computer), has_data_(has_data) {}

void TrainingTask::take(const net::Message& message) {
  std::visit(
      [&](const auto& body) {
        if constexpr (requires { take_body(body); }) take_body(body);
      },
      message.body);
}

// --- The job.

void TrainingTask::take_body(const net::Job& job) {
  // In another epoch a blob of the same name may hold other parameters, so what is being fetched is dropped.
  if (std::exchange(epoch_, job.epoch) != job.epoch) stop_syncing();
  if (job.run == run_ && (prepared_ || !job.artifact_follows)) {
    if (prepared_) say_ready();
    for (auto& [lease, offered] : offers_) {
      offered.said = link_.now();
      link_.send(offered.offer);
    }
    return;
  }
  if (job.artifact_follows) return link_.log("waiting for the shepherd to compile for this engine");
  forget_job();
  run_ = job.run;
  fetch_job(job);
}

void TrainingTask::fetch_job(const net::Job& job) {
  if (!job.blocks.empty()) blocks_ = std::make_unique<TokenBlocks>(job.blocks, parse_data_description(job.description));
  auto preparation = std::make_shared<Preparation>();
  auto missing = std::make_shared<int>(0);
  preparation->job = job;
  auto fetch = [&](const net::Blob& blob, std::vector<std::byte> Preparation::*part) {
    if (blob.id.empty()) return;
    ++*missing;
    link_.download(blob, [this, preparation, missing, part](std::vector<std::byte> bytes) {
      (*preparation).*part = std::move(bytes);
      if (--*missing == 0) computer_.prepare(std::move(*preparation));
    });
  };
  fetch(job.model, &Preparation::model);
  fetch(job.artifact, &Preparation::artifact);
  if (has_data_) fetch(job.tokenizer, &Preparation::tokenizer);
}

void TrainingTask::forget_job() {
  forget_work();
  link_.stop_downloads([](const std::string&) { return true; });
  known_deltas_.clear();
  fetched_deltas_.clear();
  blocks_.reset();
  uses_blocks_ = false;
  prepared_.reset();
  has_reference_ = syncing_ = false;
}

void TrainingTask::forget_work() {
  for (const LeasedWork& work : work_) {
    computer_.abandon(work.begin.lease);
    link_.stop_downloads([&](const std::string& blob) { return blob == work.begin.data.id; });
  }
  for (const auto& [lease, offered] : offers_) link_.shelf().remove(update_id(lease));
  work_.clear();
  offers_.clear();
}

void TrainingTask::prepared(const Prepared& prepared) {
  if (run_.empty()) return;  // the job is over
  prepared_ = prepared;
  say_ready();
}

void TrainingTask::say_ready() {
  link_.send(net::Ready{prepared_->steps_per_second, has_reference_, posted_, reference_epoch_, prepared_->data,
                        prepared_->workers});
}

// --- The parameters everyone has.

void TrainingTask::take_body(const net::Reference& plan) {
  if (!prepared_ || syncing_) return;
  goal_ = plan.deltas.empty() ? plan.version : plan.deltas.back().version;
  if (has_reference_ && posted_ >= goal_ && reference_epoch_ == epoch_) return say_synced();
  if (plan.anew) forget_reference();
  reference_epoch_ = epoch_;
  syncing_ = true;
  for (const net::Delta& delta : plan.deltas) fetch_delta(delta);
  auto is_past = [this, version = plan.version] { return has_reference_ && posted_ >= version; };
  if (plan.full.id.empty() || is_past()) return post_deltas();
  link_.download(plan.full, [this, is_past, version = plan.version](std::vector<std::byte> bytes) {
    if (!is_past()) {  // otherwise deltas were quicker, and this would go back to an older version
      computer_.set_reference(version, std::move(bytes));
      has_reference_ = true;
      posted_ = version;
    }
    post_deltas();
  });
}

void TrainingTask::take_body(const net::Outcome& outcome) {
  if (!prepared_) return;
  reference_epoch_ = epoch_;  // an outcome is sent only to workers that have the version before it
  if (outcome.delta.blob.id.empty()) {
    has_reference_ = false;
    return say_ready();
  }
  fetch_delta(outcome.delta);
}

void TrainingTask::fetch_delta(const net::Delta& delta) {
  bool had = (has_reference_ && delta.version <= posted_) || known_deltas_.contains(delta.version);
  if (had) return;
  known_deltas_[delta.version] = delta;
  link_.download(delta.blob, [this, version = delta.version](std::vector<std::byte> bytes) {
    fetched_deltas_[version] = std::move(bytes);
    post_deltas();
  });
}

// Hands on the deltas that continue what the computer has.
void TrainingTask::post_deltas() {
  if (!has_reference_) return;
  for (auto next = fetched_deltas_.begin(); next != fetched_deltas_.end(); next = fetched_deltas_.begin()) {
    if (next->first > posted_ + 1) break;
    if (next->first == posted_ + 1) {
      computer_.apply(known_deltas_.at(next->first), std::move(next->second));
      ++posted_;
    }
    known_deltas_.erase(next->first);
    fetched_deltas_.erase(next);
  }
  if (syncing_ && posted_ >= goal_) {
    syncing_ = false;
    say_synced();
  }
  start_work();
}

void TrainingTask::say_synced() { link_.send(net::Synced{posted_, reference_epoch_}); }

// The parameters are of an epoch that is not of the run's past: versions of the same numbers are others there.
void TrainingTask::forget_reference() {
  has_reference_ = false;
  stop_syncing();
  forget_work();
}

void TrainingTask::stop_syncing() {
  syncing_ = false;
  known_deltas_.clear();
  fetched_deltas_.clear();
  link_.stop_downloads(is_of_reference);
}

// --- Work.

TrainingTask::LeasedWork* TrainingTask::find_work(std::uint64_t lease) {
  auto found = std::ranges::find_if(work_, [&](const LeasedWork& work) { return work.begin.lease == lease; });
  return found == work_.end() ? nullptr : &*found;
}

void TrainingTask::take_body(const net::Begin& begin) {
  if (!prepared_) return;
  if (auto offered = offers_.find(begin.lease); offered != offers_.end()) {
    link_.send(offered->second.offer);
    return;
  }
  if (find_work(begin.lease)) return;
  work_.push_back({begin, {}, false});
  fetch_data(work_.back());
}

// The data of a lease comes with it, from the computer's own file, or from blocks that are kept.
void TrainingTask::fetch_data(LeasedWork& work) {
  if (!work.begin.data.id.empty()) {
    return link_.download(work.begin.data, [this, lease = work.begin.lease](std::vector<std::byte> bytes) {
      if (LeasedWork* waiting = find_work(lease)) waiting->data = std::move(bytes);
      start_work();
    });
  }
  if (prepared_->data.empty()) return fetch_blocks(work.begin);
  work.data.emplace();
  start_work();
}

void TrainingTask::fetch_blocks(const net::Begin& begin) {
  require(blocks_ != nullptr, "lease ", begin.lease, " came without data, and this worker has none");
  if (!std::exchange(uses_blocks_, true)) link_.log("fetches the data once, in blocks");
  for (std::size_t block : blocks_->missing(begin.batches)) {
    link_.download(blocks_->blob(block), [this, block](std::vector<std::byte> bytes) {
      blocks_->put(block, std::move(bytes));
      take_blocks();
    });
  }
  take_blocks();
}

void TrainingTask::take_blocks() {
  for (LeasedWork& work : work_) {
    if (!work.needs_blocks() || !blocks_->missing(work.begin.batches).empty()) continue;
    work.data = blocks_->packed(work.begin.batches);
  }
  start_work();
}

void TrainingTask::start_work() {
  for (LeasedWork& work : work_) {
    if (work.running || !work.data || !has_reference_) continue;
    std::uint64_t needed = work.begin.round - (prepared_->overlap && work.begin.round > 0 ? 1 : 0);
    if (posted_ < needed) continue;
    work.running = true;
    computer_.run(work.begin, std::move(*work.data));
  }
}

void TrainingTask::computed(Time now, Update update) {
  LeasedWork* done = find_work(update.lease);
  if (!done) return;
  net::Begin begin = done->begin;
  std::erase_if(work_, [&](const LeasedWork& work) { return work.begin.lease == begin.lease; });
  auto bytes = std::make_shared<std::vector<std::byte>>(std::move(update.bytes));
  std::span<const std::byte> view = *bytes;
  net::Offer offer;
  offer.round = begin.round;
  offer.lease = begin.lease;
  offer.fragment = begin.fragment;
  offer.update = link_.shelf().put(update_id(begin.lease), {std::move(bytes), view});
  offer.steps = begin.steps;
  offer.loss = update.loss;
  offer.seconds = update.seconds;
  offers_[begin.lease] = {offer, now};
  if (link_.is_welcome()) link_.send(offer);
}

void TrainingTask::take_body(const net::Verdict& verdict) {
  if (offers_.erase(verdict.lease) > 0) link_.shelf().remove(update_id(verdict.lease));
  if (LeasedWork* dropped = find_work(verdict.lease)) {
    computer_.abandon(verdict.lease);
    link_.stop_downloads([&](const std::string& blob) { return blob == dropped->begin.data.id; });
    std::erase_if(work_, [&](const LeasedWork& work) { return work.begin.lease == verdict.lease; });
  }
  if (verdict.judgement == net::Judgement::accepted) return;
  std::string_view what = verdict.judgement == net::Judgement::rejected       ? "was refused"
                          : verdict.judgement == net::Judgement::late_dropped ? "is not needed"
                                                                              : "came late and was merged";
  link_.log(
      concat("the update of round ", verdict.round, " ", what, verdict.reason.empty() ? "" : ": ", verdict.reason));
}

// The shepherd no longer has the blob. Where the lease or the job it belongs to is still wanted, the shepherd sends
// that again. For parameters the worker asks for another way to the newest version.
void TrainingTask::gone(const std::string& blob) {
  bool block = blob.starts_with("tokens/");
  std::erase_if(work_,
                [&](const LeasedWork& work) { return block ? work.needs_blocks() : work.begin.data.id == blob; });
  if (!prepared_) run_.clear();
  if (!is_of_reference(blob)) return;
  stop_syncing();
  say_ready();
}

void TrainingTask::over(const std::string& reason) {
  if (!run_.empty()) link_.log("training is over: " + reason);
  forget_job();
  run_.clear();
}

// --- Time.

// Work that waits for parameters does not make a worker busy: the shepherd repeats lost messages only to idle workers.
bool TrainingTask::is_busy() const {
  bool running = std::ranges::any_of(work_, &LeasedWork::running);
  return running || link_.downloads() || syncing_ || version_ != posted_;
}

void TrainingTask::tick(Time now) {
  for (auto& [lease, offered] : offers_) {
    if (now - offered.said < kOfferAgainSeconds) continue;
    offered.said = now;
    link_.send(offered.offer);
  }
}

std::optional<net::Body> TrainingTask::progress() const {
  net::Progress progress;
  progress.version = posted_;
  progress.epoch = reference_epoch_;
  if (!work_.empty()) {
    progress.lease = work_.front().begin.lease;
    progress.steps_done = computer_.steps_done(progress.lease);
  }
  progress.synced = has_reference_;
  progress.computing = is_busy();
  progress.offering = !offers_.empty();
  return progress;
}

}  // namespace pcp::cluster
