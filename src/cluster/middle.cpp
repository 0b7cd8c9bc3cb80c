#include "cluster/middle.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

constexpr double kTellSeconds = 1;  // between two messages to the parent about how many workers there are

RoundLength length_of(const net::Begin& begin) {
  auto steps = std::max<std::int64_t>(1, std::llround(begin.schedule_to - begin.schedule_from));
  return {steps, std::llround(begin.schedule_from) - static_cast<std::int64_t>(begin.round) * steps};
}

}  // namespace

Middle::Middle(const MiddleConfig& config, MiddleHost& host, Network& network, std::function<Time()> now)
    : config_(config), host_(host), network_(network), now_(std::move(now)) {}

// --- The job.

// Workers of the job before connect again and get the new one. What they hold of a job of the same name they keep, also
// when this process was started again.
void Middle::prepare(Preparation preparation) {
  if (aggregator_) {
    std::vector<net::PeerId> peers;
    for (const auto& [id, member] : membership_->members()) peers.push_back(member.peer);
    for (net::PeerId peer : peers) network_.drop(peer);
  }
  work_.clear();
  artifact_blobs_.clear();
  said_.reset();
  fewer_since_.reset();
  described_ = host_.describe(preparation);
  job_ = preparation.job;
  job_.artifact = {};
  job_.artifact_follows = false;
  job_.blocks.clear();  // samples come with the leases

  AggregatorConfig config = config_.aggregator;
  config.shepherd.run = job_.run;
  config.shepherd.description = job_.description;
  config.shepherd.update_compression = described_.update_compression;
  config.shepherd.reference.compression = described_.broadcast_compression;
  config.shepherd.tokens_per_batch = described_.tokens_per_batch;
  config.shepherd.data = {described_.bytes_per_batch, described_.data_checksum, 0};
  if (described_.set_bounds) described_.set_bounds(config.shepherd, [this] { return length_; });
  aggregator_.reset();
  membership_ = std::make_unique<Membership>(config_.membership, network_);
  notes_ = std::make_unique<Ledger>(":memory:");
  AggregatorHost& host = *this;
  aggregator_ = std::make_unique<Aggregator>(config, described_.sizes, described_.fragments, described_.values, *notes_,
                                             host, *membership_);
  aggregator_->start(now_());
  auto put = [&](net::Blob& blob, std::vector<std::byte>& bytes) {
    if (blob.id.empty()) return;
    auto shared = std::make_shared<std::vector<std::byte>>(std::move(bytes));
    std::span<const std::byte> view = *shared;
    blob = aggregator_->shelf().put(blob.id, {std::move(shared), view});
  };
  put(job_.model, preparation.model);
  put(job_.tokenizer, preparation.tokenizer);
  residual_.clear();
  if (described_.update_compression != Compression::f32) residual_.resize(described_.values);
}

net::Job Middle::job_for(const Member& member) {
  net::Job job = job_;
  Artifacts::State state = host_.artifact_for(member);
  job.artifact_follows = state.pending;
  if (!state.artifact.empty()) {
    auto [blob, is_new] = artifact_blobs_.try_emplace(state.name);
    if (is_new) blob->second = aggregator_->shelf().put(state.name, state.artifact);  // its checksum takes time
    job.artifact = blob->second;
  }
  return job;
}

void Middle::artifacts_changed() {
  if (aggregator_) aggregator_->jobs_changed(now_());
}

// --- Parameters.

void Middle::set_reference(std::uint64_t version, std::vector<std::byte> bytes) {
  require(bytes.size() == described_.values * sizeof(float), "[middle] the parameters take ",
          described_.values * sizeof(float), " bytes, got ", bytes.size());
  std::vector<float> values(described_.values);
  std::memcpy(values.data(), bytes.data(), bytes.size());
  aggregator_->set_reference(now_(), version, std::move(values));
  task_->reached(version);
}

void Middle::apply(const net::Delta& delta, std::vector<std::byte> bytes) {
  aggregator_->apply(now_(), delta, std::move(bytes));
  task_->reached(delta.version);
}

// --- Work.

void Middle::run(const net::Begin& begin, std::vector<std::byte> data) {
  require(described_.own_data || data.size() == begin.steps * described_.bytes_per_batch, "[middle] ", begin.steps,
          " batches take ", begin.steps * described_.bytes_per_batch, " bytes, got ", data.size());
  work_.push_back({begin, std::move(data)});
  start_work();
}

void Middle::start_work() {
  if (work_.empty() || aggregator_->is_open()) return;
  work_.front().begun = now_();
  length_ = length_of(work_.front().begin);
  aggregator_->open(now_(), work_.front().begin);
}

void Middle::abandon(std::uint64_t lease) {
  auto found = std::ranges::find_if(work_, [&](const Work& work) { return work.begin.lease == lease; });
  if (found == work_.end()) return;
  if (found == work_.begin()) aggregator_->give_up(now_(), "the parent no longer needs it");
  work_.erase(found);
  start_work();
}

std::uint64_t Middle::steps_done(std::uint64_t lease) const {
  bool open = !work_.empty() && work_.front().begin.lease == lease;
  return open ? aggregator_->steps_done() : 0;
}

void Middle::fill_batch(std::int64_t index, std::span<std::byte> bytes) {
  if (described_.own_data) return described_.own_data(index, bytes);
  const Work& work = work_.front();
  auto batch = static_cast<std::uint64_t>(index);
  std::size_t before = 0;
  for (const net::Range& range : work.begin.batches) {
    if (batch >= range.begin && batch < range.end) {
      std::size_t at = (before + batch - range.begin) * bytes.size();
      std::copy_n(work.data.begin() + static_cast<std::ptrdiff_t>(at), bytes.size(), bytes.begin());
      return;
    }
    before += range.end - range.begin;
  }
  fail(Code::internal, "[middle] batch ", index, " is not of lease ", work.begin.lease);
}

void Middle::compute(Lane, cluster::Work work, Then then) {
  work();
  then(now_());
}

void Middle::aggregated(Time now, std::vector<float> mean, double loss) {
  Work work = std::move(work_.front());
  work_.pop_front();
  const Fragment& fragment = aggregator_->fragments()[work.begin.fragment];
  Update update;
  update.lease = work.begin.lease;
  update.loss = loss;
  update.seconds = now - work.begun;
  update.bytes.resize(compressed_bytes(described_.update_compression, fragment.size()));
  std::span<float> residual;
  if (!residual_.empty()) residual = std::span(residual_).subspan(fragment.begin, mean.size());
  compress(described_.update_compression, mean, residual, update.bytes);
  task_->computed(now, std::move(update));
  start_work();
}

// --- Workers.

void Middle::receive(const net::Event& event) {
  if (!good_bye_.empty() && !aggregator_) {
    network_.send(event.peer, {net::Bye{good_bye_}, {}});
  } else if (!aggregator_) {
    answer_without_job(event);
  } else {
    membership_->receive(now_(), event);
  }
}

void Middle::answer_without_job(const net::Event& event) {
  const net::Body& body = event.message.body;
  if (std::holds_alternative<net::StatusRequest>(body)) {
    nlohmann::ordered_json status;
    status["run"] = "";
    status["state"] = "waiting for its parent";
    status["parent"] = config_.aggregator.parent;
    status["round"] = status["tokens"] = 0;
    status["workers"] = nlohmann::ordered_json::array();
    status["updates"] = status["refused"] = nlohmann::ordered_json::object();
    status["dropped_messages"] = host_.traffic().dropped;
    network_.send(event.peer, {net::Status{}, net::Payload::of(status.dump())});
  } else if (std::holds_alternative<net::Stop>(body) && event.admin) {
    host_.log("stopped by " + event.principal);
    send_home("the shepherd was stopped");
    stopped_ = true;
  } else {
    network_.send(event.peer, {net::Refused{"this shepherd waits for its parent", false}, {}});
  }
}

void Middle::disconnected(net::PeerId peer) {
  if (membership_) membership_->disconnected(now_(), peer);
}

void Middle::writable(net::PeerId peer) {
  if (membership_) membership_->writable(now_(), peer);
}

void Middle::tick() {
  if (!aggregator_) return;
  Time now = now_();
  membership_->tick(now);
  stopped_ = stopped_ || aggregator_->stopped();
  say_crowd(now);
}

// More workers are told of soon, fewer only when they stay away: a connection that comes back is no change.
void Middle::say_crowd(Time now) {
  Aggregator::Crowd crowd = aggregator_->crowd();
  if (!said_ && crowd.workers < std::max<std::uint32_t>(1, config_.workers)) return;
  bool fewer = said_ && crowd.workers < said_->workers;
  if (!fewer) fewer_since_.reset();
  if (said_ && crowd.workers == said_->workers) return;
  if (fewer && !fewer_since_) fewer_since_ = now;
  bool stay_away = fewer && now - *fewer_since_ >= config_.aggregator.shepherd.away_seconds;
  bool some_again = said_ && said_->workers == 0;
  if (said_ && !some_again && (fewer ? !stay_away : now - said_at_ < kTellSeconds)) return;
  if (fewer && crowd.workers == 0) host_.log("no worker is left: the parent gives the work to others");
  said_ = crowd;
  said_at_ = now;
  fewer_since_.reset();
  std::string data = described_.own_data ? described_.data_checksum : "";
  task_->prepared({crowd.steps_per_second, described_.overlap, data, crowd.workers});
}

void Middle::send_home(const std::string& reason) {
  good_bye_ = reason;
  if (aggregator_) aggregator_->send_home(reason);
}

bool Middle::anybody_here() const {
  return aggregator_ && (membership_->anybody_here() || aggregator_->misses_somebody(now_()));
}

}  // namespace pcp::cluster
