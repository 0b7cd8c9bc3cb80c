#include "train/run.h"

#include <algorithm>
#include <chrono>

#include "train/data_checksum.h"
#include "train/default_data.h"
#include "train/default_folder.h"
#include "train/run_length.h"
#include "train/run_settings.h"
#include "train/sampler.h"

namespace pcp {
namespace {

// Whether the steps from `before` to `after` reach a multiple of `every`.
bool reaches(std::int64_t every, std::int64_t before, std::int64_t after) {
  return every > 0 && after / every > before / every;
}

}  // namespace

Run::Run(const ConfigSettings& settings, const ModuleLoader& load, RunListener& listener, Driver driver)
    : listener_(listener) {
  configure(settings, load, driver);
  engine_ = make_engine(choose_engine(config_.engine, config_.backend, config_.amd_target));
  dataset_ = std::make_unique<Dataset>(config_, resumed() ? folder_->read_tokenizer() : nullptr);
  config_.tokenizer = dataset_->tokenizer_name();
  data_checksum_ = pcp::data_checksum(config_.data);
  model_ = make_run_model(config_, settings, *dataset_, load);
  std::string length = settle_length(config_, settings, *dataset_, model_.model);
  if (!length.empty()) note(length);
  make_batches();
}

void Run::configure(const ConfigSettings& settings, const ModuleLoader& load, Driver driver) {
  apply_settings(config_, settings);
  if (config_.resume && config_.out.empty()) fail_without_folder_to_resume();
  folder_ = std::make_unique<RunFolder>(config_.out);
  bool can_resume = config_.resume && folder_->exists();
  require(driver == Driver::local || !config_.from_step, "--from-step is for training without workers");
  require(can_resume || !config_.from_step, "--from-step continues a run: it needs --resume and a run in --out");
  if (can_resume) {
    take_up(settings, driver);
  } else if (!config_.out.empty()) {
    require(!config_.resume || says_what_to_train(settings), "there is no run in '", config_.out, "' to resume");
    require(folder_->checkpoints().steps().empty(), "'", config_.out,
            "' holds a run with checkpoints: --resume continues it, another --out starts anew");
    if (config_.resume) note(concat("there is no run in ", config_.out, " yet: starting one"));
  }
  if (std::string said = settle_data(config_, load); !said.empty()) note(said);
  if (driver == Driver::cluster) settle_cluster(config_);
  settle_rounds(config_, settings);
  settle_batch(config_, settings, resumed());
  bool every_round = driver == Driver::cluster && config_.algorithm != "sync";
  if (!config_.checkpoint_every && !every_round) config_.checkpoint_every = kCheckpointEvery;
  complete_config(config_);
  if (!config_.wandb.empty()) note(kWandbIsKept);
}

void Run::take_up(const ConfigSettings& settings, Driver driver) {
  folder_->open_for_training();
  kept_ = folder_->read_config();
  config_ = *kept_;
  apply_settings(config_, settings);
  // The steps already include what --rounds asked for. With rounds of another length it would give other steps.
  if (driver == Driver::cluster && !is_given(settings, "rounds")) config_.rounds.reset();
  if (is_given(settings, "model")) folder_->check_model(config_);
  std::string tokenizer = kept_->tokenizer.empty() ? "char" : kept_->tokenizer;
  require(config_.tokenizer == kept_->tokenizer || config_.tokenizer == tokenizer, "the run in '", config_.out,
          "' has the tokenizer ", tokenizer, ", which its tokens are numbered by: it cannot become ",
          config_.tokenizer);
}

void Run::make_batches() {
  std::vector<TensorType> types = model_.model.loss.arg_types();
  auto of_step = [&](TensorType type) {
    if (config_.accumulate > 1) type.dims.insert(type.dims.begin(), config_.accumulate);
    return type;
  };
  const TensorType &inputs = types[types.size() - 2], &targets = types.back();
  input_type_ = of_step(inputs);
  target_type_ = of_step(targets);
  training_ = dataset_->training(input_type_, target_type_);
  validation_ = dataset_->validation(inputs, targets);
}

void Run::go_on_from(CheckpointInfo from) {
  saved_ = std::move(from);
  if (!nothing_left()) check_same_data(config_, saved_->data, data_checksum_);
}

void Run::lock_folder() {
  if (resumed()) return;
  if (config_.out.empty()) {
    config_.out = make_default_folder(config_);
    folder_ = std::make_unique<RunFolder>(config_.out);
  }
  folder_->open_for_training();
}

void Run::keep_configuration() {
  folder_->keep_model(config_);
  folder_->write_config(config_);
  if (dataset_->tokenizer()) folder_->write_tokenizer(dataset_->tokenizer()->serialize());
}

void Run::open_metrics() {
  const std::string path = folder_->metrics_path();
  std::int64_t known = saved_ ? saved_->metrics_bytes : 0;
  std::map<std::int64_t, double> evaluated;
  if (saved_) evaluated = late_evaluations(path, known, saved_->step);
  // A cluster evaluates after it has saved, so the loss may be in the checkpoint and not in the metrics.
  if (saved_ && saved_->rounds && saved_->validation_loss) evaluated.emplace(saved_->step, *saved_->validation_loss);
  metrics_ = std::make_unique<MetricsFile>(path, known);
  if (metrics_->length() < known) {
    warn(concat("'", path, "' has ", metrics_->length(), " bytes, the checkpoint knew ", known, ": lines are missing"));
  }
  for (auto [step, loss] : evaluated) metrics_->add_validation(step, loss);
  read_losses(path, curve_);
}

void Run::settle_steps(std::int64_t steps, std::optional<std::int64_t> sync_every) {
  config_.steps = steps;
  config_.sync_every = sync_every;
}

std::int64_t Run::parameter_count() const {
  std::int64_t sum = 0;
  for (const Parameter& parameter : model_.model.parameters) sum += parameter.type.elements();
  return sum;
}

std::int64_t Run::tokens_per_step() const {
  return dataset_->has_tokens() ? input_type_.elements() : config_.batch * config_.accumulate;
}

bool Run::evaluates(std::int64_t before, std::int64_t after) const {
  return validation_ && (after >= config_.steps || reaches(config_.eval_every, before, after));
}

bool Run::saves(std::int64_t before, std::int64_t after) const {
  return !config_.checkpoint_every || after >= config_.steps || reaches(*config_.checkpoint_every, before, after);
}

double Run::validation_loss(const std::function<double(const HostTensor&, const HostTensor&)>& loss) const {
  std::int64_t batches = validation_->batches_per_epoch();
  if (config_.eval_batches > 0) batches = std::min(batches, config_.eval_batches);
  std::vector<TensorType> types = model_.model.loss.arg_types();
  HostTensor inputs(types[types.size() - 2]), targets(types.back());
  double sum = 0;
  for (std::int64_t i = 0; i < batches; ++i) {
    validation_->fill(i, inputs, targets);
    sum += loss(inputs, targets);
  }
  return sum / static_cast<double>(batches);
}

void Run::tell(event::Any what) {
  using Seconds = std::chrono::duration<double>;
  RunEvent event{Seconds(std::chrono::system_clock::now().time_since_epoch()).count(), std::move(what)};
  if (metrics_) metrics_->heard(event);
  if (const StepMetrics* metrics = metrics_of(event)) curve_.add_training(metrics->step, metrics->loss);
  if (auto* evaluated = std::get_if<event::Evaluated>(&event.what)) {
    curve_.add_validation(evaluated->step, evaluated->loss);
  }
  listener_.heard(event);
}

CheckpointInfo Run::describe_checkpoint(std::int64_t step) const {
  return {step, metrics_->length(), std::nullopt, to_json(config_), data_checksum_};
}

void Run::write_checkpoint(const CheckpointInfo& info, std::vector<SafetensorsEntry> entries) {
  metrics_->sync();
  folder_->checkpoints().write(info, refusing_nan(std::move(entries)));
}

void Run::write_curve(const std::string& done) const {
  folder_->write_curve(curve_.svg(concat(model_.model.name, ", ", done)));
}

void Run::sample(std::vector<Buffer> parameters, std::int64_t tokens,
                 const std::function<void(const std::string&)>& emit) const {
  require(writes_text(), "only a GPT that was trained on text writes text");
  sample_text(*engine_, *model_.gpt, std::move(parameters), *dataset_->tokenizer(), config_.seed,
              static_cast<int>(config_.threads), tokens, emit);
}

}  // namespace pcp
