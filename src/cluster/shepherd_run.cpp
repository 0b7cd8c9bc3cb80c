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
#include "cluster/expected_change.h"
#include "cluster/outer.h"
#include "cluster/token_blocks.h"
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

// Of updates that are fetched at once, where twice the parameters are less.
constexpr std::uint64_t kUploadBytes = std::uint64_t{64} << 20;

std::string new_run_id() {
  std::random_device random;
  char text[40];
  std::snprintf(text, sizeof(text), "%08x%08x", random(), random());
  return text;
}

class ServerNetwork final : public Network {
 public:
  explicit ServerNetwork(net::Server& server) : server_(server) {}
  bool send(net::PeerId peer, const net::Message& message) override { return server_.send(peer, message); }
  void drop(net::PeerId peer) override { server_.disconnect(peer); }

 private:
  net::Server& server_;
};

std::vector<float> flat(const std::vector<HostTensor>& tensors) {
  std::vector<float> all;
  for (const HostTensor& tensor : tensors) {
    std::span<const float> values = tensor.as<float>();
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

// Of the parameters that are exchanged: frozen ones lie behind them in the flat vector, and only a worker that joins
// is sent them.
std::vector<std::int64_t> trained_sizes(const Model& model) {
  std::vector<std::int64_t> sizes;
  for (const Parameter& parameter : model.parameters) {
    if (!parameter.frozen) sizes.push_back(parameter.type.elements());
  }
  return sizes;
}

}  // namespace

ShepherdRun::ShepherdRun(const ConfigSettings& settings, const ModuleLoader& load, RunObserver& observer)
    : observer_(observer) {
  configure(settings, load);
  engine_ = make_engine(choose_engine(config_.engine, config_.backend, config_.amd_target));
  dataset_ = std::make_unique<Dataset>(config_, resumed_ ? folder_->read_tokenizer() : nullptr);
  config_.tokenizer = dataset_->tokenizer_name();
  data_checksum_ = data_checksum(config_.data);
  run_model_ = make_run_model(config_, settings, *dataset_, load);
  std::string length = settle_length(config_, settings, *dataset_, run_model_.model);
  if (!length.empty()) observer_.note(length);
  for (const Parameter& parameter : run_model_.model.parameters) {
    require(parameter.type.dtype == DType::f32, "'", parameter.name, "' is ", to_string(parameter.type),
            ": a cluster trains f32 parameters");
    parameter_count_ += parameter.type.elements();
  }
  // What the shepherd holds of the parameters: docs/limits.md counts the copies.
  constexpr double kCopies = 10;
  check_memory(*engine_, kCopies * sizeof(float) * static_cast<double>(parameter_count_), "the shepherd's state");
  if (resumed_) find_position();
  describe_job();
  if (saved_) check_changes();
  if (config_.out.empty()) {
    config_.out = make_default_folder(config_);
    folder_ = std::make_unique<RunFolder>(config_.out);
  }
  if (!resumed_) folder_->open_for_training();
  load_state();
}

ShepherdRun::~ShepherdRun() = default;

void ShepherdRun::configure(const ConfigSettings& settings, const ModuleLoader& load) {
  apply_settings(config_, settings);
  if (config_.resume && config_.out.empty()) fail_without_folder_to_resume();
  folder_ = std::make_unique<RunFolder>(config_.out);
  if (config_.resume && folder_->exists()) {
    resumed_ = true;
    folder_->open_for_training();
    config_ = folder_->read_config();
    apply_settings(config_, settings);
    // What they made is in the steps; with rounds of another length they would make other steps.
    if (!is_given(settings, "rounds")) config_.rounds.reset();
    if (is_given(settings, "model")) folder_->check_model(config_);
  } else if (!config_.out.empty()) {
    require(!config_.resume || says_what_to_train(settings), "there is no run in '", config_.out, "' to resume");
    require(folder_->checkpoints().steps().empty(), "'", config_.out,
            "' holds a run with checkpoints: --resume continues it, another --out starts anew");
  }
  if (std::string said = settle_data(config_, load); !said.empty()) observer_.note(said);
  require(!config_.from_step, "--from-step is for training without workers");
  if (!config_.workers) config_.workers = 1;
  settle_rounds(config_, settings);
  settle_batch(config_, settings, resumed_);
  if (config_.broadcast_compression.empty()) config_.broadcast_compression = config_.compression;
  require(config_.timeout > 2 * config_.heartbeat, "timeout ", config_.timeout, " must be above twice the heartbeat ",
          config_.heartbeat);
  require(config_.algorithm != "sync" || config_.compression == "f32" || config_.compression == "bf16",
          "--algorithm sync takes --compression f32 or bf16");
  if (config_.algorithm == "sync" && !config_.checkpoint_every) config_.checkpoint_every = kCheckpointEvery;
  complete_config(config_);
  if (!config_.wandb.empty()) observer_.note(kWandbIsKept);
}

void ShepherdRun::describe_job() {
  job_.algorithm = parse_algorithm(config_.algorithm);
  bool streaming = job_.algorithm == Algorithm::streaming;
  job_.fragments = streaming ? static_cast<int>(config_.fragments) : 1;
  job_.mixing = config_.mixing;
  job_.update_compression = parse_compression(config_.compression);
  job_.broadcast_compression = parse_compression(config_.broadcast_compression);
  job_.step = step_config(config_);
  job_.model_name = run_model_.model.name;
  for (const Parameter& parameter : run_model_.model.parameters) {
    job_.names.push_back(parameter.name);
    job_.roles.push_back(parameter.role);
  }
  Module module;
  module.functions.push_back(run_model_.model.loss);
  module.functions[0].is_public = true;
  model_text_ = print(module);

  job_.trained = trained_count(run_model_.model);
  std::vector<std::int64_t> sizes = trained_sizes(run_model_.model);
  trained_elements_ = std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0});
  std::vector<Fragment> fragments = cut_fragments(sizes, job_.fragments);
  job_.fragments = static_cast<int>(fragments.size());
  settle_steps();
  job_.schedule = schedule_config(config_);
  std::vector<TensorType> types = run_model_.model.loss.arg_types();
  auto batch_type = [&](TensorType type) {
    if (config_.accumulate > 1) type.dims.insert(type.dims.begin(), config_.accumulate);
    return type;
  };
  TensorType inputs = batch_type(types[types.size() - 2]);
  training_ = dataset_->training(inputs, batch_type(types.back()));
  validation_inputs_ = HostTensor(types[types.size() - 2]);
  validation_targets_ = HostTensor(types.back());
  validation_ = dataset_->validation(validation_inputs_.type(), validation_targets_.type());
  if (validation_) {
    evaluation_ =
        engine_->compile(optimize_for(*engine_, run_model_.model.loss), {.threads = static_cast<int>(config_.threads)});
  }

  ShepherdConfig& c = shepherd_config_;
  c.workers = static_cast<int>(*config_.workers);
  c.overlap = streaming;
  c.quorum = config_.quorum;
  c.merge_late = config_.late == "merge" && job_.algorithm == Algorithm::diloco;
  c.late_discount = config_.late_discount;
  c.most_late = static_cast<int>(config_.most_late);
  c.most_steps_factor = config_.most_steps_factor;
  c.away_seconds = c.stall_seconds = config_.timeout;
  if (job_.algorithm == Algorithm::sync) {  // the noise of a mean shrinks with the root
    c.growth = [](std::uint64_t, std::int64_t steps) { return 1 / std::sqrt(static_cast<double>(steps)); };
  } else {
    c.growth = [this, mixing = streaming ? job_.mixing : 0](std::uint64_t round, std::int64_t steps) {
      return expected_change_of_fragment(job_.schedule, shepherd_config_.steps, job_.fragments, round, steps, mixing,
                                         shepherd_config_.origin);
    };
  }
  if (job_.algorithm != Algorithm::sync) {
    c.most_norm = [this, mixing = streaming ? job_.mixing : 0](std::uint64_t round, std::int64_t steps,
                                                               std::int64_t values) {
      return most_change_of_fragment(job_.step.optimizer, job_.schedule, shepherd_config_.steps, job_.fragments, round,
                                     steps, mixing, shepherd_config_.origin, values);
    };
  }
  c.upload_bytes =
      std::max<std::uint64_t>(2 * sizeof(float) * static_cast<std::uint64_t>(parameter_count_), kUploadBytes);
  c.update_compression = job_.update_compression;
  c.aggregate = {parse_aggregate(config_.aggregate), config_.update_clip, config_.update_trim};
  c.reference = {job_.broadcast_compression, config_.broadcast == "full"};
  c.deadline.k = config_.deadline_factor;
  c.screening.norm_factor = config_.norm_factor;
  c.strikes = static_cast<int>(config_.strikes);
  c.tokens_per_batch = dataset_->has_tokens() ? inputs.elements() : config_.batch * config_.accumulate;
  job_.data = describe_data(config_, *dataset_, data_checksum_, inputs);
  c.data.bytes_per_batch = training_->packed_bytes();
  c.data.checksum = data_checksum_;
  c.data.blocks_bytes = blocks_bytes();
  c.description = to_json(job_);
}

// Blocks are for data that a worker of middle speed reads through in this run, and can keep.
std::uint64_t ShepherdRun::blocks_bytes() const {
  const ShepherdConfig& c = shepherd_config_;
  auto bytes = static_cast<std::uint64_t>(job_.data.size) * static_cast<std::uint64_t>(job_.data.token_bytes);
  std::uint64_t batches = c.rounds * static_cast<std::uint64_t>(c.steps);
  bool fits = bytes <= kMostBlocksBytes && bytes / c.data.bytes_per_batch <= batches;
  return fits ? bytes : 0;
}

// A run has whole rounds: a last round that is shorter would leave a checkpoint at a step that no longer run passes.
// Only the rounds to come have the length that the options say today.
void ShepherdRun::settle_steps() {
  ShepherdConfig& c = shepherd_config_;
  c.steps = even_rounds(config_, job_.fragments);
  std::int64_t all = c.steps * job_.fragments;
  if (config_.sync_every && *config_.sync_every != all) {
    observer_.note(concat("sync    every ", all, " steps: ", *config_.sync_every, " is no multiple of ", job_.fragments,
                          " fragments"));
  }
  config_.sync_every = all;
  std::int64_t done = saved_ ? saved_->step : 0, complete = saved_ ? rounds_of(*saved_) : 0;
  std::int64_t to_come = config_.steps > done ? (config_.steps - done - 1) / c.steps + 1 : 0;
  c.origin = done - complete * c.steps;
  c.rounds = static_cast<std::uint64_t>(complete + to_come);
  std::int64_t whole = position(c.rounds);
  if (to_come == 0 || whole == config_.steps) return;
  observer_.note(concat("steps   ", whole, ": ", config_.steps, " rounded up to whole rounds of ", c.steps));
  config_.steps = whole;
}

std::int64_t ShepherdRun::position(std::uint64_t version) const { return shepherd_config_.position(version); }

// Where the run stands, by what its folder holds and not by today's options. Nothing in the folder is changed: what
// does not fit together is refused as it is.
void ShepherdRun::find_position() {
  Checkpoints checkpoints = folder_->checkpoints();
  std::optional<CheckpointInfo> newest = checkpoints.last([&](const std::string& line) { observer_.warn(line); });
  const std::string path = folder_->path() + "/ledger.db";
  auto refuse = [&](const std::string& found) {
    fail(Code::data_loss, found, ", but the newest checkpoint is of step ", newest->step, " after ", rounds_of(*newest),
         " rounds: the ledger says which batches those trained, and nothing was changed; put ",
         "ledger.db and ledger.db-wal back as they were, or begin another run with its parameters: --init ",
         folder_->path(), " --out DIR");
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

// The newest whole one whose rounds the ledger has. Rounds are in their checkpoint first and in the ledger next, so the
// newest of all may be ahead of it; where the newest is torn, the ledger will be rolled back to the one before.
void ShepherdRun::choose_checkpoint(std::optional<CheckpointInfo> newest) {
  Checkpoints checkpoints = folder_->checkpoints();
  std::int64_t complete = ledger_->rounds_complete();
  auto warn = [&](const std::string& line) { observer_.warn(line); };
  while (newest && rounds_of(*newest) > complete) newest = checkpoints.last(warn, newest->step);
  saved_ = newest;
  const std::string ledger = concat("'", folder_->path(), "/ledger.db' has ", complete, " complete rounds");
  if (!saved_) {
    fail(Code::data_loss, ledger, ", but '", checkpoints.folder(),
         "' has no checkpoint of them, and nothing was changed; put it back, or begin another run with --out DIR");
  }
  std::int64_t rounds = rounds_of(*saved_);
  if (!ledger_->can_roll_back(rounds)) {
    fail(Code::data_loss, ledger, ", but the newest whole checkpoint in '", checkpoints.folder(), "' is of round ",
         rounds, ", and the ledger does not know which batches the rounds since trained; nothing was changed: put the ",
         "newer checkpoint back, or begin another run with these parameters: --init ", folder_->path(), " --out DIR");
  }
  std::int64_t made = ledger_->steps_after(rounds).value_or(saved_->step);
  if (made != saved_->step) {
    fail(Code::data_loss, ledger, ", the first ", rounds, " of which made ", made,
         " steps, but the checkpoint of as many rounds is of step ", saved_->step, ": they are not of one training");
  }
}

// Complete rounds in a checkpoint. Before checkpoints said so, they followed from the options that made it.
std::int64_t ShepherdRun::rounds_of(const CheckpointInfo& info) const {
  if (info.rounds) return *info.rounds;
  RunConfig made;
  apply_settings(made, parse_config(info.config, concat("the checkpoint of step ", info.step)));
  std::int64_t fragments = 1;
  if (made.algorithm == "streaming") {
    fragments = std::ssize(cut_fragments(trained_sizes(run_model_.model), static_cast<int>(made.fragments)));
  }
  return info.step / std::max<std::int64_t>(1, steps_of_round(made) / fragments);
}

// What a run cannot change on its way is refused here; the rest goes on as the options say.
void ShepherdRun::check_changes() const {
  RunConfig made;
  apply_settings(made, parse_config(saved_->config, concat("the checkpoint of step ", saved_->step)));
  auto refuse = [&](const std::string& change, const std::string& why) {
    fail(Code::invalid_argument, "the run in '", config_.out, "' has ", change, ": ", why,
         "; resume it without the change, or begin another run with its parameters: --init ", config_.out,
         " --out DIR");
  };
  bool was_sync = made.algorithm == "sync", is_sync = config_.algorithm == "sync";
  if (was_sync != is_sync) {
    refuse(concat("--algorithm ", made.algorithm, ", not ", config_.algorithm),
           "the two have different optimizers at the shepherd, and its checkpoint has the state of one");
  }
  if (is_sync && made.optimizer != config_.optimizer) {
    refuse(concat("--optimizer ", made.optimizer, ", not ", config_.optimizer),
           "with --algorithm sync its state is in the checkpoint, and the other takes another one");
  }
  if (made.batch != config_.batch || made.accumulate != config_.accumulate) {
    refuse(concat("a step of --batch ", made.batch, " --accumulate ", made.accumulate, ", not of ", config_.batch,
                  " and ", config_.accumulate),
           "its ledger counts which batches are trained, and of another size they would be other data");
  }
}

void ShepherdRun::load_state() {
  if (!ledger_) ledger_ = std::make_unique<Ledger>(folder_->path() + "/ledger.db");
  if (resumed_) undo_lost_rounds();
  if (!ledger_->note("run")) ledger_->set_note("run", new_run_id());
  if (job_.algorithm == Algorithm::sync) {
    outer_ = optimizer_outer(*engine_, run_model_.model, job_, static_cast<int>(config_.threads),
                             [this](std::uint64_t round) { return position(round + 1) - 1; });
  } else {
    outer_ = nesterov_outer(static_cast<std::size_t>(trained_elements_), config_.outer_lr, config_.outer_momentum);
  }
  std::int64_t metrics_bytes = 0;
  if (!saved_) {
    parameters_ = flat(first_parameters(config_, run_model_));
    reference_ = parameters_;
    if (resumed_) observer_.note(concat("no round of ", config_.out, " is complete yet: starting at the first"));
  } else {
    Checkpoints checkpoints = folder_->checkpoints();
    const CheckpointInfo& info = *saved_;
    check_same_data(config_, info.data, data_checksum_);
    std::string path = checkpoints.tensors_path(info.step);
    Safetensors file = read_safetensors(path);
    auto take = [&](const std::string& prefix, std::size_t count) {
      std::vector<std::pair<std::string, TensorType>> wanted;
      for (const Parameter& p : std::span(run_model_.model.parameters).first(count)) {
        wanted.emplace_back(prefix + p.name, p.type);
      }
      return flat(take_tensors(file, wanted, path));
    };
    std::size_t all = run_model_.model.parameters.size();
    parameters_ = take("", all);
    for (SavedOuter::State& state : outer_->state()) *state.values = take(state.kind + ".", job_.trained);
    const std::string first = "reference." + run_model_.model.parameters[0].name;
    reference_ = file.tensors.contains(first) ? take("reference.", all) : parameters_;
    metrics_bytes = info.metrics_bytes;
    checkpoints.prune(config_.keep, info.step);
  }
  name_job();
  folder_->keep_model(config_);
  folder_->write_config(config_);
  if (dataset_->tokenizer()) folder_->write_tokenizer(dataset_->tokenizer()->serialize());
  metrics_ = std::make_unique<MetricsFile>(folder_->metrics_path(), metrics_bytes);
  read_losses(folder_->metrics_path(), curve_);
  tokens_ = ledger_->trained() * shepherd_config_.tokens_per_batch;
}

// Rounds that no whole checkpoint holds. Workers that were there may have seen them, and those that the ledger never
// had: they may not go on from such parameters, so the run has another name for them.
void ShepherdRun::undo_lost_rounds() {
  std::int64_t complete = ledger_->rounds_complete(), kept = saved_ ? rounds_of(*saved_) : 0;
  if (kept < complete) {
    observer_.warn(concat("going back to round ", kept, " of ", complete, ", the newest in a whole checkpoint: what ",
                          complete - kept, " ", plural(complete - kept, "round"), " trained will be trained again"));
    ledger_->roll_back(kept);
  }
  bool lost_some = kept < complete || config_.checkpoint_every;
  if (lost_some) ledger_->set_note("branch", std::to_string(std::stoll(ledger_->note("branch").value_or("0")) + 1));
}

// A worker that was there before a resume compares this name with its own: where an option has changed what it does, it
// fetches the job again. Leases of the job before are given back, because updates for them may have another size or
// be for a round that does not exist now.
void ShepherdRun::name_job() {
  std::string job =
      content_hash(concat(shepherd_config_.description, shepherd_config_.steps, model_text_)).substr(0, 16);
  shepherd_config_.run = concat(*ledger_->note("run"), "-", job, "-", ledger_->note("branch").value_or("0"));
  if (ledger_->note("job") == job) return;
  for (const Lease& lease : ledger_->outstanding()) ledger_->give_back(lease.id);
  ledger_->set_note("job", job);
}

// --- Serving.

bool ShepherdRun::serve(net::Server& server, const std::function<bool()>& stop) {
  server_ = &server;
  ServerNetwork network(server);
  CoordinatorConfig membership;
  membership.heartbeat_seconds = config_.heartbeat;
  membership.timeout_seconds = config_.timeout;
  shepherd_ = std::make_unique<Shepherd>(shepherd_config_, trained_sizes(run_model_.model), job_.fragments,
                                         std::move(parameters_), std::move(reference_), *ledger_, *outer_, *this,
                                         network, membership);
  model_blob_ = shepherd_->shelf().put("model", net::Payload::of(model_text_));
  if (dataset_->tokenizer()) {
    tokenizer_blob_ = shepherd_->shelf().put("tokenizer", net::Payload::of(dataset_->tokenizer()->serialize()));
  }
  if (shepherd_config_.data.blocks_bytes > 0) {
    blocks_ = put_token_blocks(shepherd_->shelf(), dataset_->training_tokens(), job_.data.token_bytes);
  }
  artifacts_ = std::make_unique<Artifacts>(
      run_model_.model, job_, [this] { post([this](Time now) { shepherd_->jobs_changed(now); }); },
      [this](const std::string& line) { post([this, line](Time) { log(line); }); });
  saver_ = std::make_unique<Background>();
  if (shepherd_->rounds_complete() == 0 && validation_) {
    saver_->post([this, parameters = uploaded_parameters()] { evaluate(0, parameters, /*has_checkpoint=*/false); });
  }
  bool interrupted = false;
  try {
    interrupted = !lead(stop);
    if (interrupted || shepherd_->stopped()) save_before_stop();
    constexpr double kAfterStop = 2, kAfterEnd = 6;  // seconds: a worker that is away comes back every five at least
    see_off(interrupted || shepherd_->stopped() ? kAfterStop : std::min(kAfterEnd, config_.timeout));
  } catch (const Error& error) {
    end_background();
    bool of_the_disk = error.code() == Code::data_loss || error.code() == Code::resource_exhausted;
    if (!of_the_disk) throw;
    fail(Code::failed_precondition, error.what(), "; ", rounds_complete(), " of ", shepherd_config_.rounds,
         " rounds are kept: --resume --out ", config_.out, " continues");
  } catch (...) {
    end_background();
    throw;
  }
  end_background();
  do_posted();
  folder_->write_curve(curve_.svg(run_model_.model.name + concat(", ", rounds_complete(), " rounds")));
  server_ = nullptr;
  return !shepherd_->stopped() && rounds_complete() >= shepherd_config_.rounds;
}

// Until the work is over; false when `stop` has ended it.
bool ShepherdRun::lead(const std::function<bool()>& stop) {
  constexpr std::chrono::milliseconds kTurn{20};
  while (!shepherd_->finished()) {
    if (stop()) {
      shepherd_->stop(seconds_now(), "this command");
      return false;
    }
    for (net::Event& event : server_->poll(kTurn)) {
      Time now = seconds_now();
      if (event.kind == net::Event::Kind::message) shepherd_->coordinator().receive(now, event);
      if (event.kind == net::Event::Kind::disconnected) shepherd_->coordinator().disconnected(now, event.peer);
    }
    do_posted();
    Time now = seconds_now();
    shepherd_->coordinator().tick(now);
    shepherd_->tick(now);
  }
  return true;
}

// Until all have heard that it is over and are gone, those too that lost their connection before the end and will be
// back. A connection that is closed too early may take the good-bye with it.
void ShepherdRun::see_off(double seconds) {
  double end = seconds_now() + seconds;
  Coordinator& coordinator = shepherd_->coordinator();
  while (seconds_now() < end && (!coordinator.members().empty() || shepherd_->misses_somebody(seconds_now()))) {
    for (net::Event& event : server_->poll(std::chrono::milliseconds(20))) {
      if (event.kind == net::Event::Kind::message) coordinator.receive(seconds_now(), event);
      if (event.kind == net::Event::Kind::disconnected) coordinator.disconnected(seconds_now(), event.peer);
    }
  }
}

void ShepherdRun::do_posted() {
  std::vector<std::function<void(Time)>> posted;
  {
    std::lock_guard lock(mutex_);
    posted.swap(posted_);
  }
  for (auto& done : posted) done(seconds_now());
}

// What is complete in memory only, after what is being written.
void ShepherdRun::save_before_stop() {
  saver_.reset();
  do_posted();
  if (!shepherd_->has_uncommitted()) return;
  CheckpointInfo info = describe_checkpoint(shepherd_->rounds_complete());
  write_checkpoint(info);
  shepherd_->commit();
  prune(info.step);
}

// Waits for what is being written or compiled: both speak to the server when they are done.
void ShepherdRun::end_background() {
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

void ShepherdRun::log(const std::string& line) { observer_.note(line); }

void ShepherdRun::fill_batch(std::int64_t index, std::span<std::byte> bytes) { training_->pack(index, bytes); }

net::Job ShepherdRun::job_for(const Member& member) {
  net::Job job;
  job.run = shepherd_config_.run;
  job.description = shepherd_config_.description;
  job.model = model_blob_;
  job.tokenizer = tokenizer_blob_;
  job.blocks = blocks_;
  Artifacts::State state = artifacts_->for_worker(member.hello, member.id.substr(member.id.rfind('@') + 1));
  job.artifact_follows = state.pending;
  if (!state.artifact.empty()) job.artifact = shepherd_->shelf().put(state.name, state.artifact);
  return job;
}

ShepherdHost::Traffic ShepherdRun::traffic() const {
  return {server_->counters(), server_->bytes_sent(), server_->bytes_received()};
}

// --- What goes to disk.

std::vector<SafetensorsEntry> ShepherdRun::state_entries() const {
  std::vector<SafetensorsEntry> entries;
  auto add = [&](const std::string& prefix, std::span<const float> values) {
    std::size_t at = 0;
    for (const Parameter& p : run_model_.model.parameters) {
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

std::vector<Buffer> ShepherdRun::uploaded_parameters() const {
  std::vector<Buffer> buffers;
  std::span<const float> values = shepherd_->parameters();
  for (const Parameter& p : run_model_.model.parameters) {
    auto size = static_cast<std::size_t>(p.type.elements());
    buffers.push_back(engine_->upload(HostTensor::of<float>(p.type, values.first(size))));
    values = values.subspan(size);
  }
  return buffers;
}

bool ShepherdRun::saves(std::uint64_t version) const {
  if (!config_.checkpoint_every || version >= shepherd_config_.rounds) return true;
  return is_due(*config_.checkpoint_every, version);
}

// The first round that reaches a multiple of `every` steps.
bool ShepherdRun::is_due(std::int64_t every, std::uint64_t version) const {
  return every > 0 && position(version) / every > position(version - 1) / every;
}

bool ShepherdRun::evaluates(std::uint64_t version) const {
  return validation_ && (version >= shepherd_config_.rounds || is_due(config_.eval_every, version));
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
  metrics_->add(metrics);
  curve_.add_training(metrics.step, metrics.loss);
  last_ = metrics;
}

CheckpointInfo ShepherdRun::describe_checkpoint(std::uint64_t version) const {
  CheckpointInfo info{position(version), metrics_->length(), std::nullopt, to_json(config_), data_checksum_};
  info.rounds = static_cast<std::int64_t>(version);
  info.committed_rounds = ledger_->rounds_complete();
  return info;
}

void ShepherdRun::write_checkpoint(const CheckpointInfo& info) {
  metrics_->sync();
  folder_->checkpoints().write(info, refusing_nan(state_entries()));
}

void ShepherdRun::save(std::uint64_t version, const RoundSummary& summary) {
  record(summary);
  saver_->post([this, info = describe_checkpoint(version), evaluates = evaluates(version)] {
    std::vector<Buffer> parameters;
    try {
      if (evaluates) parameters = uploaded_parameters();
      write_checkpoint(info);
    } catch (...) {
      post([error = std::current_exception()](Time) { std::rethrow_exception(error); });
      return;
    }
    post([this](Time now) { shepherd_->saved(now); });
    if (evaluates) evaluate(info.step, std::move(parameters), /*has_checkpoint=*/true);
  });
}

// Training does not need it: what goes wrong here is said, and rounds go on.
void ShepherdRun::evaluate(std::int64_t step, std::vector<Buffer> parameters, bool has_checkpoint) {
  try {
    double loss = validation_loss(std::move(parameters));
    if (has_checkpoint) folder_->checkpoints().set_validation_loss(step, loss);
    post([this, step, loss](Time) {
      metrics_->add_validation(step, loss);
      curve_.add_validation(step, loss);
      observer_.evaluated(step, loss);
    });
  } catch (const std::exception& error) {
    post([this, step, why = std::string(error.what())](Time) {
      observer_.warn(concat("the evaluation after step ", step, " failed: ", why, "; training goes on"));
    });
  }
}

double ShepherdRun::validation_loss(std::vector<Buffer> parameters) {
  std::int64_t batches = validation_->batches_per_epoch();
  if (config_.eval_batches > 0) batches = std::min(batches, config_.eval_batches);
  double sum = 0;
  for (std::int64_t i = 0; i < batches; ++i) {
    validation_->fill(i, validation_inputs_, validation_targets_);
    std::vector<Buffer> arguments = parameters;
    arguments.push_back(engine_->upload(validation_inputs_));
    arguments.push_back(engine_->upload(validation_targets_));
    sum += static_cast<double>(engine_->download(evaluation_->run(std::move(arguments))[0]).as<float>()[0]);
  }
  return sum / static_cast<double>(batches);
}

void ShepherdRun::round_complete(Time, const RoundSummary& summary) {
  std::uint64_t version = summary.round + 1;
  if (saves(version)) {
    prune(position(version));
  } else {
    record(summary);
    if (evaluates(version)) {
      saver_->post([this, step = position(version), parameters = uploaded_parameters()] {
        evaluate(step, parameters, /*has_checkpoint=*/false);
      });
    }
  }
  observer_.stepped(last_, position(shepherd_config_.rounds));
  if (summary.missing > 0 || summary.late > 0) {
    log(concat("round ", summary.round, ": ", summary.updates, " updates, ", summary.late, " late ones merged, ",
               summary.missing, " not waited for"));
  }
}

// Only when the ledger has the round: until then a restart needs the checkpoint before.
void ShepherdRun::prune(std::int64_t step) {
  auto remove = [this, step] {
    try {
      folder_->checkpoints().prune(config_.keep, step);
    } catch (const std::exception& error) {
      post([this, why = std::string(error.what())](Time) { observer_.warn("old checkpoints stay: " + why); });
    }
  };
  if (saver_) {
    saver_->post(remove);
  } else {  // the last round, saved after a stop
    remove();
  }
}

void ShepherdRun::sample(std::int64_t tokens, const std::function<void(const std::string&)>& emit) {
  require(writes_text(), "only a GPT that was trained on text writes text");
  sample_text(*engine_, *run_model_.gpt, uploaded_parameters(), *dataset_->tokenizer(), config_.seed,
              static_cast<int>(config_.threads), tokens, emit);
}

}  // namespace pcp::cluster
