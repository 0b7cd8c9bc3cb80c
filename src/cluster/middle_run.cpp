#include "cluster/middle_run.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <mutex>

#include "base/random_number.h"
#include "cluster/loop_clock.h"
#include "cluster/server_network.h"
#include "cluster/uplink.h"
#include "cluster/worker_run.h"
#include "train/packed_batch.h"

namespace pcp::cluster {
namespace {

std::string text_of_bytes(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

net::Hello describe_middle(const std::string& name) {
  net::Hello hello;
  hello.version = PCP_VERSION;
  hello.name = name.empty() ? concat(host_name(), "-", getpid()) : name;
  hello.engine = "shepherd";
  hello.target = "tree";
  hello.device = "workers of its own";
  hello.incarnation = random_number();
  return hello;
}

std::function<void(std::int64_t, std::span<std::byte>)> open_middle_data(
    const std::string& path, const DataDescription& data, const std::string& tokenizer, const TensorType& inputs,
    const TensorType& targets, const std::function<void(const std::string&)>& log) {
  try {
    std::shared_ptr<Dataset> dataset = open_own_data(path, data, tokenizer);
    std::shared_ptr<BatchSource> batches = dataset->training(inputs, targets);
    log(concat("reads the data from '", path, "'"));
    return [dataset, batches](std::int64_t index, std::span<std::byte> bytes) { batches->pack(index, bytes); };
  } catch (const Error& error) {
    log(concat("warning: ", error.what(), "; the data comes from the parent"));
    return {};
  }
}

class MiddleProcess final : public MiddleHost {
 public:
  MiddleProcess(const MiddleOptions& options, net::Server& server, net::Client& client, RunListener& listener)
      : options_(options),
        server_(server),
        listener_(listener),
        network_(server),
        uplink_(
            client, [this](const std::string& line) { log(line); }, options.connected, /*give_up_seconds=*/0),
        middle_(options.middle, *this, network_, [this] { return clock_.now(); }),
        session_(describe_middle(options.name), uplink_),
        task_(session_, middle_, /*has_data=*/true) {  // the tokenizer is fetched for workers that have the data
    middle_.set_task(task_);
    clock_.turn(seconds_now());
  }

  std::string serve(const std::function<bool()>& stop) {
    while (!session_.finished() && !middle_.stopped()) {
      if (stop()) return end("it was stopped", "the shepherd was stopped");
      turn();
    }
    if (middle_.stopped()) return end("it was stopped", "the shepherd was stopped");
    if (session_.refused()) fail(Code::failed_precondition, "the parent refused this shepherd: ", session_.reason());
    return end("", session_.reason());
  }

  void log(const std::string& line) override { happened(event::Noted{line}); }
  void happened(event::Any what) override {
    auto since = std::chrono::system_clock::now().time_since_epoch();
    listener_.heard({std::chrono::duration<double>(since).count(), std::move(what)});
  }
  MiddleJob describe(const Preparation& preparation) override {
    artifacts_.reset();
    JobDescription job = parse_job_description(preparation.job.description);
    artifacts_ = std::make_unique<Artifacts>(
        job_model(job, text_of_bytes(preparation.model)), job,
        [this] { post([this] { middle_.artifacts_changed(); }); },
        [this](event::Any what) { post([this, what = std::move(what)] { happened(what); }); });
    return describe_middle_job(preparation, options_.data, [this](const std::string& line) { log(line); });
  }
  Artifacts::State artifact_for(const Member& member) override {
    return artifacts_->for_worker(member.hello, member.sender);
  }
  ShepherdHost::Traffic traffic() const override {
    return {server_.counters(), server_.bytes_sent(), server_.bytes_received()};
  }

  double left_out() const override { return clock_.left_out(); }

 private:
  // Two endpoints are polled in turn, so what the parent says waits for at most kTurn.
  void turn() {
    constexpr std::chrono::milliseconds kTurn{2}, kNow{0};
    uplink_.turn(session_, kNow);
    std::vector<net::Event> events = server_.poll(kTurn);
    clock_.turn(seconds_now());
    for (const net::Event& event : events) {
      if (event.kind == net::Event::Kind::message) middle_.receive(event);
      if (event.kind == net::Event::Kind::disconnected) middle_.disconnected(event.peer);
      if (event.kind == net::Event::Kind::writable) middle_.writable(event.peer);
    }
    do_posted();
    middle_.tick();
    session_.tick(seconds_now());
  }

  // Tells both sides, and waits a little until the workers have heard it and are gone.
  std::string end(const std::string& to_parent, const std::string& to_workers) {
    constexpr double kFarewellSeconds = 2;
    if (!to_parent.empty()) session_.leave(to_parent);
    middle_.send_home(to_workers);
    double until = seconds_now() + kFarewellSeconds;
    while (seconds_now() < until && middle_.anybody_here()) turn();
    return to_workers;
  }

  void post(std::function<void()> task) {
    {
      std::lock_guard lock(mutex_);
      posted_.push_back(std::move(task));
    }
    server_.wake();
  }
  void do_posted() {
    std::vector<std::function<void()>> posted;
    {
      std::lock_guard lock(mutex_);
      posted.swap(posted_);
    }
    for (auto& task : posted) task();
  }

  const MiddleOptions& options_;
  net::Server& server_;
  RunListener& listener_;
  LoopClock clock_;
  ServerNetwork network_;
  Uplink uplink_;
  Middle middle_;
  Session session_;
  TrainingTask task_;
  std::mutex mutex_;
  std::vector<std::function<void()>> posted_;
  std::unique_ptr<Artifacts> artifacts_;  // last: its thread posts until it has ended
};

}  // namespace

MiddleConfig middle_config(const RunConfig& config, const std::string& parent) {
  MiddleConfig middle;
  middle.workers = static_cast<std::uint32_t>(config.workers.value_or(1));
  middle.membership.heartbeat_seconds = config.heartbeat;
  middle.membership.timeout_seconds = config.timeout;
  middle.membership.most_members = static_cast<std::size_t>(config.most_workers);
  middle.aggregator.parent = parent;
  ShepherdConfig& c = middle.aggregator.shepherd;
  c.quorum = config.quorum;
  c.most_steps_factor = config.most_steps_factor;
  c.away_seconds = c.stall_seconds = config.timeout;
  c.deadline.k = config.deadline_factor;
  c.screening.norm_factor = config.norm_factor;
  c.strikes = static_cast<int>(config.strikes);
  c.most_behind = static_cast<std::uint32_t>(std::min<std::int64_t>(config.most_workers, UINT32_MAX));
  c.aggregate = {parse_aggregate(config.aggregate), config.update_clip, config.update_trim};
  return middle;
}

MiddleJob describe_middle_job(const Preparation& preparation, const std::string& data,
                              const std::function<void(const std::string&)>& log) {
  JobDescription job = parse_job_description(preparation.job.description);
  Model model = job_model(job, text_of_bytes(preparation.model));
  MiddleJob middle;
  for (const Parameter& parameter : model.parameters) {
    std::int64_t size = parameter.type.elements();
    if (!parameter.frozen) middle.sizes.push_back(size);
    middle.values += static_cast<std::size_t>(size);
  }
  middle.fragments = job.fragments;
  middle.overlap = job.algorithm == Algorithm::streaming;
  middle.update_compression = job.update_compression;
  middle.broadcast_compression = job.broadcast_compression;
  std::vector<TensorType> types = model.loss.arg_types();
  auto of_step = [&](TensorType type) {
    if (job.step.accumulate > 1) type.dims.insert(type.dims.begin(), job.step.accumulate);
    return type;
  };
  TensorType inputs = of_step(types[types.size() - 2]), targets = of_step(types.back());
  middle.bytes_per_batch = packed_bytes(job.data.token_bytes, inputs, targets);
  middle.tokens_per_batch = job.data.token_bytes > 0 ? inputs.elements() : job.data.batch * job.step.accumulate;
  middle.data_checksum = job.data.checksum;
  middle.set_bounds = [job](ShepherdConfig& config, const std::function<RoundLength()>& length) {
    set_update_bounds(config, job, length);
  };
  if (!data.empty()) {
    middle.own_data = open_middle_data(data, job.data, text_of_bytes(preparation.tokenizer), inputs, targets, log);
  }
  return middle;
}

std::string run_middle(const MiddleOptions& options, net::Server& server, const std::function<bool()>& stop,
                       RunListener& listener) {
  std::optional<net::ClientOptions> parent = options.find_parent();
  if (!parent) return "stopped";
  net::Client client(*parent);
  return MiddleProcess(options, server, client, listener).serve(stop);
}

}  // namespace pcp::cluster
