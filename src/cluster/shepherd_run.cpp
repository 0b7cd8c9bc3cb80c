#include "cluster/shepherd_run.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <numeric>
#include <random>

#include "base/content_hash.h"
#include "base/plural.h"
#include "cluster/outer.h"
#include "cluster/server_network.h"
#include "cluster/token_blocks.h"
#include "cluster/update_bounds.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "train/data_checksum.h"
#include "train/default_data.h"
#include "train/default_folder.h"
#include "train/run_length.h"
#include "train/run_settings.h"
#include "train/sampler.h"

namespace pcp::cluster {
namespace {

// Memory for updates that are being fetched, where twice the parameters are less.
constexpr std::uint64_t kUploadBytes = std::uint64_t{64} << 20;

std::string new_run_id() {
  std::random_device random;
  char text[40];
  std::snprintf(text, sizeof(text), "%08x%08x", random(), random());
  return text;
}

std::vector<float> flat(const std::vector<HostTensor>& tensors) {
  std::vector<float> all;
  for (const HostTensor& tensor : tensors) {
    std::span<const float> values = tensor.as<float>();
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

// Sizes of the parameters that are exchanged. Frozen ones come after them in the flat vector and are sent to a worker
// only when it joins.
std::vector<std::int64_t> trained_sizes(const Model& model) {
  std::vector<std::int64_t> sizes;
  for (const Parameter& parameter : model.parameters) {
    if (!parameter.frozen) sizes.push_back(parameter.type.elements());
  }
  return sizes;
}

}  // namespace

ShepherdRun::ShepherdRun(const ConfigSettings& settings, const ModuleLoader& load, RunListener& listener)
    : run_(settings, load, listener, Driver::cluster) {
  for (const Parameter& parameter : model().parameters) {
    require(parameter.type.dtype == DType::f32, "'", parameter.name, "' is ", to_string(parameter.type),
            ": a cluster trains f32 parameters");
  }
  // What the shepherd holds of the parameters: docs/limits.md counts the copies.
  constexpr double kCopies = 11;
  check_memory(run_.engine(), kCopies * sizeof(float) * static_cast<double>(run_.parameter_count()),
               "the shepherd's state");
  if (run_.resumed()) find_position();
  describe_job();
  if (run_.saved()) check_changes();
  run_.lock_folder();
  load_state();
}

ShepherdRun::~ShepherdRun() = default;

void ShepherdRun::describe_job() {
  const RunConfig& config = run_.config();
  job_.algorithm = parse_algorithm(config.algorithm);
  bool streaming = job_.algorithm == Algorithm::streaming;
  job_.fragments = streaming ? static_cast<int>(config.fragments) : 1;
  job_.mixing = config.mixing;
  job_.update_compression = parse_compression(config.compression);
  job_.broadcast_compression = parse_compression(config.broadcast_compression);
  job_.step = step_config(config);
  job_.model_name = model().name;
  for (const Parameter& parameter : model().parameters) {
    job_.names.push_back(parameter.name);
    job_.roles.push_back(parameter.role);
  }
  Module module;
  module.functions.push_back(model().loss);
  module.functions[0].is_public = true;
  model_text_ = print(module);

  job_.trained = trained_count(model());
  std::vector<std::int64_t> sizes = trained_sizes(model());
  trained_elements_ = std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0});
  std::vector<Fragment> fragments = cut_fragments(sizes, job_.fragments);
  job_.fragments = static_cast<int>(fragments.size());
  settle_steps();
  job_.schedule = schedule_config(config);
  if (run_.has_validation()) {
    evaluation_ =
        run_.engine().compile(optimize_for(run_.engine(), model().loss), {.threads = static_cast<int>(config.threads)});
  }

  ShepherdConfig& c = shepherd_config_;
  c.workers = static_cast<int>(*config.workers);
  c.overlap = streaming;
  c.quorum = config.quorum;
  c.merge_late = config.late == "merge" && job_.algorithm == Algorithm::diloco;
  c.late_discount = config.late_discount;
  c.most_late = static_cast<int>(config.most_late);
  c.most_steps_factor = config.most_steps_factor;
  c.away_seconds = c.stall_seconds = config.timeout;
  set_update_bounds(c, job_, [this] { return RoundLength{shepherd_config_.steps, shepherd_config_.origin}; });
  c.upload_bytes =
      std::max<std::uint64_t>(2 * sizeof(float) * static_cast<std::uint64_t>(run_.parameter_count()), kUploadBytes);
  c.update_compression = job_.update_compression;
  c.aggregate = {parse_aggregate(config.aggregate), config.update_clip, config.update_trim};
  c.reference = {job_.broadcast_compression, config.broadcast == "full"};
  c.deadline.k = config.deadline_factor;
  c.screening.norm_factor = config.norm_factor;
  c.strikes = static_cast<int>(config.strikes);
  c.most_behind = static_cast<std::uint32_t>(std::min<std::int64_t>(config.most_workers, UINT32_MAX));
  c.tokens_per_batch = run_.tokens_per_step();
  job_.data = describe_data(config, run_.dataset(), run_.data_checksum(), run_.input_type());
  c.data.bytes_per_batch = run_.training().packed_bytes();
  c.data.checksum = run_.data_checksum();
  c.data.blocks_bytes = blocks_bytes();
  c.description = to_json(job_);
}

// Blocks are used when a worker of middle speed trains on all of the data in this run, and can keep it in memory.
std::uint64_t ShepherdRun::blocks_bytes() const {
  const ShepherdConfig& c = shepherd_config_;
  auto bytes = static_cast<std::uint64_t>(job_.data.size) * static_cast<std::uint64_t>(job_.data.token_bytes);
  std::uint64_t batches = c.rounds * static_cast<std::uint64_t>(c.steps);
  bool fits = bytes <= kMostBlocksBytes && bytes / c.data.bytes_per_batch <= batches;
  return fits ? bytes : 0;
}

// A run has whole rounds: after a shorter last round there would be a checkpoint at a step that a longer run never
// reaches. Only the rounds to come have the length that today's options say.
void ShepherdRun::settle_steps() {
  ShepherdConfig& c = shepherd_config_;
  const RunConfig& config = run_.config();
  c.steps = even_rounds(config, job_.fragments);
  std::int64_t all = c.steps * job_.fragments;
  if (config.sync_every && *config.sync_every != all) {
    run_.note(concat("sync    every ", all, " steps: ", *config.sync_every, " is no multiple of ", job_.fragments,
                     " fragments"));
  }
  const std::optional<CheckpointInfo>& saved = run_.saved();
  std::int64_t done = saved ? saved->step : 0, complete = saved ? rounds_of(*saved) : 0;
  std::int64_t to_come = config.steps > done ? (config.steps - done - 1) / c.steps + 1 : 0;
  c.origin = done - complete * c.steps;
  c.rounds = static_cast<std::uint64_t>(complete + to_come);
  std::int64_t whole = to_come == 0 ? config.steps : position(c.rounds);
  if (whole != config.steps) {
    run_.note(concat("steps   ", whole, ": ", config.steps, " rounded up to whole rounds of ", c.steps));
  }
  run_.settle_steps(whole, all);
}

std::int64_t ShepherdRun::position(std::uint64_t version) const { return shepherd_config_.position(version); }

// Finds where the run stands, from what its folder holds and not from today's options. Throws when ledger and
// checkpoints do not fit together, and changes nothing in the folder.
void ShepherdRun::find_position() {
  Checkpoints checkpoints = run_.folder().checkpoints();
  std::optional<CheckpointInfo> newest = checkpoints.last([&](const std::string& line) { run_.warn(line); });
  const std::string path = run_.folder().path() + "/ledger.db";
  auto refuse = [&](const std::string& found) {
    fail(Code::data_loss, found, ", but the newest checkpoint is of step ", newest->step, " after ", rounds_of(*newest),
         " rounds: the ledger says which batches those trained, and nothing was changed; put ",
         "ledger.db and ledger.db-wal back as they were, or begin another run with its parameters: --init ",
         run_.folder().path(), " --out DIR");
  };
  std::error_code missing;
  std::uintmax_t bytes = std::filesystem::file_size(path, missing);
  if (newest && (missing || bytes == 0)) refuse(concat("'", path, "' is ", missing ? "missing" : "empty"));
  ledger_ = std::make_unique<Ledger>(path);
  std::int64_t complete = ledger_->rounds_complete();
  if (newest && newest->committed_rounds.value_or(rounds_of(*newest) - 1) > complete) {
    refuse(concat("'", path, "' has ", complete, " complete rounds"));
  }
  if (complete > 0) choose_checkpoint(std::move(newest));
}

// Chooses the newest whole checkpoint whose rounds the ledger has. A round is written to its checkpoint first and to
// the ledger next, so the newest checkpoint may be ahead of the ledger. Where the newest is torn, the ledger will be
// rolled back to the one before.
void ShepherdRun::choose_checkpoint(std::optional<CheckpointInfo> newest) {
  Checkpoints checkpoints = run_.folder().checkpoints();
  std::int64_t complete = ledger_->rounds_complete();
  auto warn = [&](const std::string& line) { run_.warn(line); };
  while (newest && rounds_of(*newest) > complete) newest = checkpoints.last(warn, newest->step);
  const std::string ledger = concat("'", run_.folder().path(), "/ledger.db' has ", complete, " complete rounds");
  if (!newest) {
    fail(Code::data_loss, ledger, ", but '", checkpoints.folder(),
         "' has no checkpoint of them, and nothing was changed; put it back, or begin another run with --out DIR");
  }
  std::int64_t rounds = rounds_of(*newest);
  if (!ledger_->can_roll_back(rounds)) {
    fail(Code::data_loss, ledger, ", but the newest whole checkpoint in '", checkpoints.folder(), "' is of round ",
         rounds, ", and the ledger does not know which batches the rounds since trained; nothing was changed: put the ",
         "newer checkpoint back, or begin another run with these parameters: --init ", run_.folder().path(),
         " --out DIR");
  }
  std::int64_t made = ledger_->steps_after(rounds).value_or(newest->step);
  if (made != newest->step) {
    fail(Code::data_loss, ledger, ", the first ", rounds, " of which made ", made,
         " steps, but the checkpoint of as many rounds is of step ", newest->step, ": they are not of one training");
  }
  run_.go_on_from(*newest);
}

// The complete rounds in a checkpoint. Checkpoints of older versions do not say it; there it follows from the options.
std::int64_t ShepherdRun::rounds_of(const CheckpointInfo& info) const {
  if (info.rounds) return *info.rounds;
  RunConfig made;
  apply_settings(made, parse_config(info.config, concat("the checkpoint of step ", info.step)));
  std::int64_t fragments = 1;
  if (made.algorithm == "streaming") {
    fragments = std::ssize(cut_fragments(trained_sizes(model()), static_cast<int>(made.fragments)));
  }
  return info.step / std::max<std::int64_t>(1, steps_of_round(made) / fragments);
}

// Refuses changes of options that a run cannot go on with. Other changes hold for the rounds to come.
void ShepherdRun::check_changes() const {
  const RunConfig& config = run_.config();
  const CheckpointInfo& saved = *run_.saved();
  RunConfig made;
  apply_settings(made, parse_config(saved.config, concat("the checkpoint of step ", saved.step)));
  auto refuse = [&](const std::string& change, const std::string& why) {
    fail(Code::invalid_argument, "the run in '", config.out, "' has ", change, ": ", why,
         "; resume it without the change, or begin another run with its parameters: --init ", config.out, " --out DIR");
  };
  bool was_sync = made.algorithm == "sync", is_sync = config.algorithm == "sync";
  if (was_sync != is_sync) {
    refuse(concat("--algorithm ", made.algorithm, ", not ", config.algorithm),
           "the two have different optimizers at the shepherd, and its checkpoint has the state of one");
  }
  if (is_sync && made.optimizer != config.optimizer) {
    refuse(concat("--optimizer ", made.optimizer, ", not ", config.optimizer),
           "with --algorithm sync its state is in the checkpoint, and the other takes another one");
  }
  if (made.batch != config.batch || made.accumulate != config.accumulate) {
    refuse(concat("a step of --batch ", made.batch, " --accumulate ", made.accumulate, ", not of ", config.batch,
                  " and ", config.accumulate),
           "its ledger counts which batches are trained, and of another size they would be other data");
  }
}

void ShepherdRun::load_state() {
  const RunConfig& config = run_.config();
  if (!ledger_) ledger_ = std::make_unique<Ledger>(run_.folder().path() + "/ledger.db");
  if (run_.resumed()) undo_lost_rounds();
  if (!ledger_->note("run")) ledger_->set_note("run", new_run_id());
  if (job_.algorithm == Algorithm::sync) {
    outer_ = optimizer_outer(run_.engine(), model(), job_, static_cast<int>(config.threads),
                             [this](std::uint64_t round) { return position(round + 1) - 1; });
  } else {
    outer_ = nesterov_outer(static_cast<std::size_t>(trained_elements_), config.outer_lr, config.outer_momentum);
  }
  if (run_.saved()) {
    load_parameters(*run_.saved());
    run_.prune(run_.saved()->step);
  } else {
    parameters_ = flat(first_parameters(config, run_.model()));
    reference_ = parameters_;
    if (run_.resumed()) {
      run_.note(concat("no round of ", config.out, " is complete yet: starting at the first"));
    }
  }
  name_job();
  run_.keep_configuration();
  run_.open_metrics();
  tokens_ = ledger_->trained() * shepherd_config_.tokens_per_batch;
}

void ShepherdRun::load_parameters(const CheckpointInfo& info) {
  std::string path = run_.folder().checkpoints().tensors_path(info.step);
  Safetensors file = read_safetensors(path);
  auto take = [&](const std::string& prefix, std::size_t count) {
    std::vector<std::pair<std::string, TensorType>> wanted;
    for (const Parameter& p : std::span(model().parameters).first(count)) wanted.emplace_back(prefix + p.name, p.type);
    return flat(take_tensors(file, wanted, path));
  };
  std::size_t all = model().parameters.size();
  parameters_ = take("", all);
  for (SavedOuter::State& state : outer_->state()) *state.values = take(state.kind + ".", job_.trained);
  const std::string first = "reference." + model().parameters[0].name;
  reference_ = file.tensors.contains(first) ? take("reference.", all) : parameters_;
}

// Rolls the ledger back over rounds that no whole checkpoint holds. Workers that have seen those rounds get the
// parameters of the run again, because this start is a new epoch.
void ShepherdRun::undo_lost_rounds() {
  std::int64_t complete = ledger_->rounds_complete(), kept = run_.saved() ? rounds_of(*run_.saved()) : 0;
  if (kept == complete) return;
  run_.warn(concat("going back to round ", kept, " of ", complete, ", the newest in a whole checkpoint: what ",
                   complete - kept, " ", plural(complete - kept, "round"), " trained will be trained again"));
  ledger_->roll_back(kept);
}

// Names the job by a hash of all that decides what workers do. A worker from before a resume compares the name with
// that of the job it has and, where they differ, fetches the job again. Leases of the job before are given back,
// because their updates may have another size or belong to a round that does not exist now.
void ShepherdRun::name_job() {
  std::string job =
      content_hash(concat(shepherd_config_.description, shepherd_config_.steps, model_text_)).substr(0, 16);
  shepherd_config_.run = concat(*ledger_->note("run"), "-", job);
  if (ledger_->note("job") == job) return;
  for (const Lease& lease : ledger_->outstanding()) ledger_->give_back(lease.id);
  ledger_->set_note("job", job);
}

// --- Serving.

bool ShepherdRun::serve(net::Server& server, const std::function<bool()>& stop, const MakeJob& beside) {
  server_ = &server;
  ServerNetwork network(server);
  MembershipConfig config;
  config.heartbeat_seconds = run_.config().heartbeat;
  config.timeout_seconds = run_.config().timeout;
  config.most_members = static_cast<std::size_t>(run_.config().most_workers);
  membership_ = std::make_unique<Membership>(config, network);
  shepherd_ =
      std::make_unique<Shepherd>(shepherd_config_, trained_sizes(model()), job_.fragments, std::move(parameters_),
                                 std::move(reference_), *ledger_, *outer_, *this, *membership_);
  shepherd_->start(clock_.turn(seconds_now()));
  if (beside) {
    beside_ = beside(*membership_);
    membership_->add(clock_.now(), *beside_);
  }
  model_blob_ = shepherd_->shelf().put("model", net::Payload::of(model_text_));
  if (run_.dataset().tokenizer()) {
    tokenizer_blob_ = shepherd_->shelf().put("tokenizer", net::Payload::of(run_.dataset().tokenizer()->serialize()));
  }
  if (shepherd_config_.data.blocks_bytes > 0) {
    blocks_ = put_token_blocks(shepherd_->shelf(), run_.dataset().training_tokens(), job_.data.token_bytes);
  }
  artifacts_ = std::make_unique<Artifacts>(
      model(), job_, [this] { post([this](Time now) { shepherd_->jobs_changed(now); }); },
      [this](event::Any what) { post([this, what = std::move(what)](Time) { happened(what); }); });
  arithmetic_ = std::make_unique<Arithmetic>([this](Then task) { post(std::move(task)); });
  saver_ = std::make_unique<Background>();
  if (shepherd_->rounds_complete() == 0 && run_.has_validation()) {
    saver_->post([this, parameters = uploaded_parameters()] { evaluate(0, parameters, /*has_checkpoint=*/false); });
  }
  bool interrupted = false;
  try {
    interrupted = !lead(stop);
    finish_computations();
    if (interrupted || shepherd_->stopped()) save_before_stop();
    if (beside_ && !interrupted && !shepherd_->stopped()) lead_beside(stop);
    constexpr double kAfterStop = 2,
                     kAfterEnd = 6;  // seconds: a worker that lost its connection tries again every five or earlier
    see_off(interrupted || shepherd_->stopped() ? kAfterStop : std::min(kAfterEnd, run_.config().timeout));
  } catch (const Error& error) {
    end_background();
    bool of_the_disk = error.code() == Code::data_loss || error.code() == Code::resource_exhausted;
    if (!of_the_disk) throw;
    fail(Code::failed_precondition, error.what(), "; ", rounds_complete(), " of ", shepherd_config_.rounds,
         " rounds are kept: --resume --out ", run_.config().out, " continues");
  } catch (...) {
    end_background();
    throw;
  }
  finish_computations();
  end_background();
  do_posted();
  run_.write_curve(concat(rounds_complete(), " rounds"));
  server_ = nullptr;
  return !shepherd_->stopped() && rounds_complete() >= shepherd_config_.rounds;
}

// The loop, until the work is over. Returns false when `stop` has ended it.
bool ShepherdRun::lead(const std::function<bool()>& stop) {
  while (!shepherd_->finished()) {
    if (stop()) {
      membership_->stop(clock_.now(), "a signal");
      return false;
    }
    receive();
    do_posted();
    membership_->tick(clock_.now());
  }
  return true;
}

// The training is over, but its workers have other work.
void ShepherdRun::lead_beside(const std::function<bool()>& stop) {
  if (beside_->in_use()) log("the training is finished; going on for those who use its workers");
  while (beside_->in_use() && !stop()) {
    receive();
    do_posted();
    membership_->tick(clock_.now());
  }
  beside_->stop(clock_.now(), "the end of the training");
}

// Goes on until all workers have heard that the work is over and are gone, also those that lost their connection before
// the end and will come back. A connection that is closed too early may lose the good-bye.
void ShepherdRun::see_off(double seconds) {
  double end = seconds_now() + seconds;
  auto somebody = [&] {
    return membership_->anybody_here() || !silent_.empty() || shepherd_->misses_somebody(clock_.now());
  };
  while (seconds_now() < end && somebody()) {
    receive();
    membership_->tick(clock_.now());
  }
}

void ShepherdRun::receive() {
  constexpr std::chrono::milliseconds kTurn{20};
  std::vector<net::Event> events = server_->poll(kTurn);
  Time now = clock_.turn(seconds_now());
  for (net::Event& event : events) {
    if (event.kind == net::Event::Kind::connected) {
      silent_.insert(event.peer);
      continue;
    }
    silent_.erase(event.peer);
    membership_->hear(now, event);
  }
}

void ShepherdRun::do_posted() {
  std::vector<std::function<void(Time)>> posted;
  {
    std::lock_guard lock(mutex_);
    posted.swap(posted_);
  }
  for (auto& done : posted) done(clock_.now());
}

// Saves the rounds that are complete in memory only, after the checkpoint that is being written.
void ShepherdRun::save_before_stop() {
  saver_.reset();
  do_posted();
  if (!shepherd_->has_uncommitted()) return;
  CheckpointInfo info = describe_checkpoint(shepherd_->rounds_complete());
  run_.write_checkpoint(info, state_entries());
  shepherd_->commit();
  run_.tell(event::Saved{info.step});
  prune(info.step);
}

// Goes on with the loop until nothing is being computed, so that a round which is being closed is closed and saved.
void ShepherdRun::finish_computations() {
  while (shepherd_->computes()) {
    receive();
    do_posted();
  }
}

// Waits until the background threads are done with computing, writing and compiling, because they still use the server.
void ShepherdRun::end_background() {
  arithmetic_.reset();
  saver_.reset();
  artifacts_.reset();
}

void ShepherdRun::post(std::function<void(Time)> task) {
  {
    std::lock_guard lock(mutex_);
    posted_.push_back(std::move(task));
  }
  server_->wake();
}

void ShepherdRun::log(const std::string& line) { run_.note(line); }

void ShepherdRun::happened(event::Any what) { run_.tell(std::move(what)); }

void ShepherdRun::compute(Lane lane, Work work, Then then) { arithmetic_->run(lane, std::move(work), std::move(then)); }

void ShepherdRun::fill_batch(std::int64_t index, std::span<std::byte> bytes) { run_.training().pack(index, bytes); }

net::Job ShepherdRun::job_for(const Member& member) {
  net::Job job;
  job.run = shepherd_config_.run;
  job.description = shepherd_config_.description;
  job.model = model_blob_;
  job.tokenizer = tokenizer_blob_;
  job.blocks = blocks_;
  Artifacts::State state = artifacts_->for_worker(member.hello, member.sender);
  job.artifact_follows = state.pending;
  if (!state.artifact.empty()) {
    auto [blob, is_new] = artifact_blobs_.try_emplace(state.name);
    if (is_new) blob->second = shepherd_->shelf().put(state.name, state.artifact);  // its checksum takes time
    job.artifact = blob->second;
  }
  return job;
}

ShepherdHost::Traffic ShepherdRun::traffic() const {
  Traffic traffic{server_->counters(), server_->bytes_sent(), server_->bytes_received()};
  for (const std::string& kind : artifacts_->hanging()) traffic.dropped["compilation that hangs: " + kind] = 1;
  return traffic;
}

// --- What goes to disk.

std::vector<SafetensorsEntry> ShepherdRun::state_entries() const {
  std::vector<SafetensorsEntry> entries;
  auto add = [&](const std::string& prefix, std::span<const float> values) {
    std::size_t at = 0;
    for (const Parameter& p : model().parameters) {
      if (at == values.size()) break;  // frozen ones have no state
      auto size = static_cast<std::size_t>(p.type.elements());
      std::span<const std::byte> bytes = std::as_bytes(values.subspan(at, size));
      entries.push_back({prefix + p.name, p.type, [bytes] { return bytes; }});
      at += size;
    }
  };
  add("", shepherd_->parameters());
  for (const SavedOuter::State& state : outer_->state()) add(state.kind + ".", *state.values);
  std::span<const float> reference = shepherd_->reference().values(), truth = shepherd_->parameters();
  bool same = std::memcmp(reference.data(), truth.data(), truth.size_bytes()) == 0;
  if (!same) add("reference.", reference);
  return entries;
}

std::vector<Buffer> ShepherdRun::uploaded(std::span<const float> values) const {
  std::vector<Buffer> buffers;
  for (const Parameter& p : model().parameters) {
    auto size = static_cast<std::size_t>(p.type.elements());
    buffers.push_back(run_.engine().upload(HostTensor::of<float>(p.type, values.first(size))));
    values = values.subspan(size);
  }
  return buffers;
}

bool ShepherdRun::saves(std::uint64_t version) const { return run_.saves(position(version - 1), position(version)); }

bool ShepherdRun::evaluates(std::uint64_t version) const {
  return run_.evaluates(position(version - 1), position(version));
}

void ShepherdRun::record(const RoundSummary& summary) {
  StepMetrics metrics;
  metrics.step = position(summary.round + 1);
  metrics.loss = summary.loss;
  metrics.gradient_norm = summary.norm;
  metrics.learning_rate = learning_rate(job_.schedule, metrics.step - 1);
  tokens_ += summary.tokens;
  metrics.tokens = tokens_;
  double seconds = std::max(1e-9, summary.seconds);
  metrics.tokens_per_second = static_cast<double>(summary.tokens) / seconds;
  metrics.step_ms = seconds * 1e3 / static_cast<double>(shepherd_config_.steps);
  metrics.resident_bytes = resident_bytes();
  run_.tell(event::Closed{summary.round, summary.updates, summary.late, summary.missing, metrics,
                          position(shepherd_config_.rounds)});
}

CheckpointInfo ShepherdRun::describe_checkpoint(std::uint64_t version) const {
  CheckpointInfo info = run_.describe_checkpoint(position(version));
  info.rounds = static_cast<std::int64_t>(version);
  info.committed_rounds = ledger_->rounds_complete();
  return info;
}

void ShepherdRun::save(std::uint64_t version, const RoundSummary& summary) {
  record(summary);
  saver_->post([this, info = describe_checkpoint(version), evaluates = evaluates(version)] {
    std::vector<Buffer> parameters;
    try {
      if (evaluates) parameters = uploaded_parameters();
      run_.write_checkpoint(info, state_entries());
    } catch (...) {
      post([error = std::current_exception()](Time) { std::rethrow_exception(error); });
      return;
    }
    post([this](Time now) { shepherd_->saved(now); });
    if (evaluates) evaluate(info.step, std::move(parameters), /*has_checkpoint=*/true);
  });
}

// Training does not depend on an evaluation: a failure is reported, and rounds go on.
void ShepherdRun::evaluate(std::int64_t step, std::vector<Buffer> parameters, bool has_checkpoint) {
  try {
    double loss = validation_loss(std::move(parameters));
    if (has_checkpoint) run_.folder().checkpoints().set_validation_loss(step, loss);
    post([this, step, loss](Time) { run_.tell(event::Evaluated{step, loss}); });
  } catch (const std::exception& error) {
    post([this, step, why = std::string(error.what())](Time) {
      run_.warn(concat("the evaluation after step ", step, " failed: ", why, "; training goes on"));
    });
  }
}

double ShepherdRun::validation_loss(std::vector<Buffer> parameters) {
  Engine& engine = run_.engine();
  return run_.validation_loss([&](const HostTensor& inputs, const HostTensor& targets) {
    std::vector<Buffer> arguments = parameters;
    arguments.push_back(engine.upload(inputs));
    arguments.push_back(engine.upload(targets));
    return static_cast<double>(engine.download(evaluation_->run(std::move(arguments))[0]).as<float>()[0]);
  });
}

void ShepherdRun::round_complete(Time, const RoundSummary& summary) {
  std::uint64_t version = summary.round + 1;
  if (saves(version)) {
    run_.tell(event::Saved{position(version)});
    prune(position(version));
  } else {
    record(summary);
    if (evaluates(version)) evaluate_unsaved(position(version));
  }
}

// The parameters are copied before the next round changes them, because that is computed on the same lane.
void ShepherdRun::evaluate_unsaved(std::int64_t step) {
  auto copy = std::make_shared<std::vector<Buffer>>();
  compute(
      Lane::parameters, [this, copy, parameters = shepherd_->parameters()] { *copy = uploaded(parameters); },
      [this, copy, step](Time) {
        if (!saver_) return;  // the run was stopped
        saver_->post([this, copy, step] { evaluate(step, std::move(*copy), /*has_checkpoint=*/false); });
      });
}

// Called when the ledger has the round: until then a restart needs the checkpoint before it.
void ShepherdRun::prune(std::int64_t step) {
  auto remove = [this, step] {
    try {
      run_.prune(step);
    } catch (const std::exception& error) {
      post([this, why = std::string(error.what())](Time) { run_.warn("old checkpoints stay: " + why); });
    }
  };
  if (saver_) {
    saver_->post(remove);
  } else {  // the last round, saved after a stop
    remove();
  }
}

}  // namespace pcp::cluster
