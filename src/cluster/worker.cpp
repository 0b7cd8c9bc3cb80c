#include "cluster/worker.h"

#include <algorithm>
#include <utility>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kOfferAgainSeconds = 5;  // an offer nobody has answered
constexpr double kHelloAgainSeconds = 2;  // without a welcome, or after a refusal that may pass

std::string update_id(std::uint64_t lease) { return concat("update/", lease); }

bool is_of_reference(const std::string& blob) { return blob.starts_with("delta/") || blob.starts_with("reference/"); }

}  // namespace

Worker::Worker(net::Hello hello, WorkerHost& host, Computer& computer, bool has_data)
    : hello_(std::move(hello)), host_(host), computer_(computer), has_data_(has_data) {}

void Worker::connected(Time now) {
  now_ = now;
  connected_ = true;
  say_hello();
}

void Worker::say_hello() {
  say_hello_at_ = now_ + kHelloAgainSeconds;
  last_heartbeat_ = now_;
  hello_.run = prepared_ ? run_ : "";
  host_.send({hello_, {}});
}

void Worker::disconnected(Time) {
  connected_ = welcome_ = false;
  for (auto& download : downloads_) download->fetching.ask_again();
}

void Worker::receive(Time now, const net::Message& message) {
  now_ = now;
  if (finished_) return;
  std::visit(
      [&](const auto& body) {
        if constexpr (requires { take(body, message.payload); }) {
          take(body, message.payload);
        } else if constexpr (requires { take(body); }) {
          take(body);
        }
      },
      message.body);
  if (auto* fetch = std::get_if<net::Fetch>(&message.body)) host_.send(shelf_.answer(*fetch));
  if (auto* bye = std::get_if<net::Bye>(&message.body)) {
    finished_ = true;
    reason_ = bye->reason;
  }
}

void Worker::take(const net::Welcome& welcome) {
  welcome_ = true;
  last_refusal_.clear();
  heartbeat_seconds_ = std::max(0.01, static_cast<double>(welcome.heartbeat_ms) * 1e-3);
  host_.log("joined as " + welcome.worker);
}

void Worker::take(const net::Refused& refusal) {
  welcome_ = false;
  if (refusal.final) {
    finished_ = refused_ = true;
    reason_ = refusal.reason;
    return;
  }
  if (refusal.reason != last_refusal_) host_.log("the shepherd says: " + refusal.reason);
  last_refusal_ = refusal.reason;
  say_hello_at_ = now_ + kHelloAgainSeconds;
}

void Worker::take(const net::Job& job) {
  // Parameters that are being fetched may have the same name in this life of the shepherd and be others.
  if (std::exchange(epoch_, job.epoch) != job.epoch) stop_syncing();
  if (job.run == run_ && (prepared_ || !job.artifact_follows)) {
    if (prepared_) say_ready();
    for (auto& [lease, offered] : offers_) {
      offered.said = now_;
      host_.send({offered.offer, {}});
    }
    return;
  }
  if (job.artifact_follows) return host_.log("waiting for the shepherd to compile for this engine");
  forget_job();
  run_ = job.run;
  if (!job.blocks.empty()) blocks_ = std::make_unique<TokenBlocks>(job.blocks, parse_data_description(job.description));
  auto preparation = std::make_shared<Preparation>();
  auto missing = std::make_shared<int>(0);
  preparation->job = job;
  auto fetch = [&](const net::Blob& blob, std::vector<std::byte> Preparation::*part) {
    if (blob.id.empty()) return;
    ++*missing;
    download(blob, [this, preparation, missing, part](std::vector<std::byte> bytes) {
      (*preparation).*part = std::move(bytes);
      if (--*missing == 0) computer_.prepare(std::move(*preparation));
    });
  };
  fetch(job.model, &Preparation::model);
  fetch(job.artifact, &Preparation::artifact);
  if (has_data_) fetch(job.tokenizer, &Preparation::tokenizer);
}

void Worker::forget_job() {
  forget_work();
  downloads_.clear();
  known_deltas_.clear();
  fetched_deltas_.clear();
  blocks_.reset();
  uses_blocks_ = false;
  prepared_.reset();
  has_reference_ = syncing_ = false;
}

void Worker::forget_work() {
  for (const Task& task : tasks_) {
    computer_.abandon(task.begin.lease);
    std::erase_if(downloads_, [&](const auto& d) { return d->fetching.blob().id == task.begin.data.id; });
  }
  for (const auto& [lease, offered] : offers_) shelf_.remove(update_id(lease));
  tasks_.clear();
  offers_.clear();
}

void Worker::prepared(const Prepared& prepared) {
  prepared_ = prepared;
  hello_.run = run_;
  say_ready();
}

void Worker::say_ready() {
  host_.send({net::Ready{prepared_->steps_per_second, has_reference_, posted_, reference_epoch_, prepared_->data}, {}});
}

// --- The parameters everyone has.

void Worker::take(const net::Reference& plan) {
  if (!prepared_ || syncing_) return;
  goal_ = plan.deltas.empty() ? plan.version : plan.deltas.back().version;
  if (has_reference_ && posted_ >= goal_ && reference_epoch_ == epoch_) return say_synced();
  if (plan.anew) forget_reference();
  reference_epoch_ = epoch_;
  syncing_ = true;
  for (const net::Delta& delta : plan.deltas) fetch_delta(delta);
  auto is_past = [this, version = plan.version] { return has_reference_ && posted_ >= version; };
  if (plan.full.id.empty() || is_past()) return post_deltas();
  download(plan.full, [this, is_past, version = plan.version](std::vector<std::byte> bytes) {
    if (!is_past()) {  // else differences were quicker, and this would lead back
      computer_.set_reference(version, std::move(bytes));
      has_reference_ = true;
      posted_ = version;
    }
    post_deltas();
  });
}

void Worker::take(const net::Outcome& outcome) {
  if (!prepared_) return;
  reference_epoch_ = epoch_;  // only who has the version before is told
  if (outcome.delta.blob.id.empty()) {
    has_reference_ = false;
    return say_ready();
  }
  fetch_delta(outcome.delta);
}

void Worker::fetch_delta(const net::Delta& delta) {
  bool had = (has_reference_ && delta.version <= posted_) || known_deltas_.contains(delta.version);
  if (had) return;
  known_deltas_[delta.version] = delta;
  download(delta.blob, [this, version = delta.version](std::vector<std::byte> bytes) {
    fetched_deltas_[version] = std::move(bytes);
    post_deltas();
  });
}

// Hands on the deltas that continue what the computer has.
void Worker::post_deltas() {
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
  start_tasks();
}

void Worker::say_synced() { host_.send({net::Synced{posted_, reference_epoch_}, {}}); }

// Parameters of a life of the shepherd that it does not know any more: its versions are others, of the same numbers.
void Worker::forget_reference() {
  has_reference_ = false;
  stop_syncing();
  forget_work();
}

void Worker::stop_syncing() {
  syncing_ = false;
  known_deltas_.clear();
  fetched_deltas_.clear();
  std::erase_if(downloads_, [](const auto& d) { return is_of_reference(d->fetching.blob().id); });
}

// --- Work.

void Worker::take(const net::Begin& begin) {
  if (!prepared_) return;
  if (auto offered = offers_.find(begin.lease); offered != offers_.end()) {
    host_.send({offered->second.offer, {}});
    return;
  }
  auto known = [&](const Task& task) { return task.begin.lease == begin.lease; };
  if (std::ranges::any_of(tasks_, known)) return;
  tasks_.push_back({begin, {}, false});
  fetch_data(begin);
}

// With the lease, of the computer's own file, or of blocks that are kept.
void Worker::fetch_data(const net::Begin& begin) {
  if (!begin.data.id.empty()) {
    return download(begin.data, [this, lease = begin.lease](std::vector<std::byte> bytes) {
      for (Task& task : tasks_) {
        if (task.begin.lease == lease) task.data = std::move(bytes);
      }
      start_tasks();
    });
  }
  if (!prepared_->data.empty()) {
    tasks_.back().data.emplace();
    return start_tasks();
  }
  require(blocks_ != nullptr, "lease ", begin.lease, " came without data, and this worker has none");
  if (!std::exchange(uses_blocks_, true)) host_.log("fetches the data once, in blocks");
  for (std::size_t block : blocks_->missing(begin.batches)) {
    download(blocks_->blob(block), [this, block](std::vector<std::byte> bytes) {
      blocks_->put(block, std::move(bytes));
      take_blocks();
    });
  }
  take_blocks();
}

void Worker::take_blocks() {
  for (Task& task : tasks_) {
    bool waits = !task.data && task.begin.data.id.empty();
    if (waits && blocks_->missing(task.begin.batches).empty()) task.data = blocks_->packed(task.begin.batches);
  }
  start_tasks();
}

void Worker::start_tasks() {
  for (Task& task : tasks_) {
    if (task.running || !task.data || !has_reference_) continue;
    std::uint64_t needed = task.begin.round - (prepared_->overlap && task.begin.round > 0 ? 1 : 0);
    if (posted_ < needed) continue;
    task.running = true;
    computer_.run(task.begin, std::move(*task.data));
  }
}

void Worker::computed(Time now, Update update) {
  now_ = now;
  auto done = std::ranges::find_if(tasks_, [&](const Task& task) { return task.begin.lease == update.lease; });
  if (done == tasks_.end()) return;
  net::Begin begin = done->begin;
  tasks_.erase(done);
  auto bytes = std::make_shared<std::vector<std::byte>>(std::move(update.bytes));
  std::span<const std::byte> view = *bytes;
  net::Offer offer;
  offer.round = begin.round;
  offer.lease = begin.lease;
  offer.fragment = begin.fragment;
  offer.update = shelf_.put(update_id(begin.lease), {std::move(bytes), view});
  offer.steps = begin.steps;
  offer.loss = update.loss;
  offer.seconds = update.seconds;
  offers_[begin.lease] = {offer, now};
  if (welcome_) host_.send({offer, {}});
}

void Worker::take(const net::Verdict& verdict) {
  if (offers_.erase(verdict.lease) > 0) shelf_.remove(update_id(verdict.lease));
  bool dropped = std::erase_if(tasks_, [&](const Task& task) { return task.begin.lease == verdict.lease; }) > 0;
  if (dropped) {
    computer_.abandon(verdict.lease);
    std::erase_if(downloads_, [&](const auto& d) { return d->fetching.blob().id == concat("data/", verdict.lease); });
  }
  if (verdict.judgement == net::Judgement::accepted) return;
  std::string_view what = verdict.judgement == net::Judgement::rejected       ? "was refused"
                          : verdict.judgement == net::Judgement::late_dropped ? "is not needed"
                                                                              : "came late and was merged";
  host_.log(
      concat("the update of round ", verdict.round, " ", what, verdict.reason.empty() ? "" : ": ", verdict.reason));
}

// --- Downloads.

void Worker::download(const net::Blob& blob, std::function<void(std::vector<std::byte>)> done) {
  auto same = [&](const auto& other) { return other->fetching.blob().id == blob.id; };
  if (std::ranges::any_of(downloads_, same)) return;
  downloads_.push_back(std::make_unique<Download>(Download{Fetching(blob), std::move(done)}));
  for (net::Fetch& fetch : downloads_.back()->fetching.wanted(now_)) host_.send({std::move(fetch), {}});
}

void Worker::take(const net::Piece& piece, const net::Payload& payload) {
  auto found = std::ranges::find_if(downloads_, [&](const auto& d) { return d->fetching.blob().id == piece.blob; });
  if (found == downloads_.end()) return;
  Fetching& fetching = (*found)->fetching;
  fetching.take(now_, piece, payload.bytes());
  for (net::Fetch& fetch : fetching.wanted(now_)) host_.send({std::move(fetch), {}});
  if (!fetching.complete() && !fetching.gone()) return;
  std::unique_ptr<Download> whole = std::move(*found);
  downloads_.erase(found);
  if (fetching.gone()) {
    // The shepherd has moved on. Data of a lease or a job it will say again or not; for parameters another way is asked
    // for.
    bool block = piece.blob.starts_with("tokens/");
    std::erase_if(tasks_, [&](const Task& task) {
      return task.begin.data.id == piece.blob || (block && !task.data && task.begin.data.id.empty());
    });
    if (!prepared_) run_.clear();
    if (!is_of_reference(piece.blob)) return;
    stop_syncing();
    return say_ready();
  }
  if (!whole->fetching.matches()) {
    host_.log(concat("'", piece.blob, "' arrived damaged: fetching it again"));
    return download(whole->fetching.blob(), std::move(whole->done));
  }
  whole->done(whole->fetching.take_bytes());
}

// --- Time.

// A task that has its data and waits for parameters nobody sends is no reason to be left alone.
bool Worker::is_busy() const {
  bool running = std::ranges::any_of(tasks_, &Task::running);
  return running || !downloads_.empty() || syncing_ || version_ != posted_;
}

void Worker::tick(Time now) {
  now_ = now;
  if (!connected_ || finished_) return;
  if (!welcome_) {
    if (now >= say_hello_at_) say_hello();
    return;
  }
  for (auto& download : downloads_) {
    for (net::Fetch& fetch : download->fetching.wanted(now_)) host_.send({std::move(fetch), {}});
  }
  for (auto& [lease, offered] : offers_) {
    if (now - offered.said < kOfferAgainSeconds) continue;
    offered.said = now;
    host_.send({offered.offer, {}});
  }
  if (now - last_heartbeat_ < heartbeat_seconds_) return;
  last_heartbeat_ = now;
  net::Heartbeat heartbeat;
  heartbeat.version = posted_;
  heartbeat.epoch = reference_epoch_;
  if (!tasks_.empty()) {
    heartbeat.lease = tasks_.front().begin.lease;
    heartbeat.steps_done = computer_.steps_done(heartbeat.lease);
  }
  heartbeat.synced = has_reference_;
  heartbeat.computing = is_busy();
  heartbeat.offering = !offers_.empty();
  host_.send({heartbeat, {}});
}

void Worker::leave(const std::string& reason) {
  if (connected_) host_.send({net::Bye{reason}, {}});
}

}  // namespace pcp::cluster
