#include "train/training_run.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/plural.h"
#include "train/data_checksum.h"
#include "train/default_data.h"
#include "train/default_folder.h"
#include "train/run_length.h"
#include "train/run_settings.h"
#include "train/sampler.h"

namespace pcp {
namespace {

std::int64_t now_ns() {
  auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

double state_bytes(const Model& model, const OptimizerConfig& optimizer) {
  double bytes = 0;
  for (const Parameter& parameter : model.parameters) bytes += static_cast<double>(parameter.type.bytes());
  for (const TensorType& type : optimizer_state(model, optimizer)) bytes += static_cast<double>(type.bytes());
  return bytes;
}

}  // namespace

TrainingRun::TrainingRun(const ConfigSettings& settings, const ModuleLoader& load, RunObserver& observer)
    : observer_(observer) {
  configure(settings, load);
  engine_ = make_engine(choose_engine(config_.engine, config_.backend, config_.amd_target));
  dataset_ = std::make_unique<Dataset>(config_, resumed_ ? folder_->read_tokenizer() : nullptr);
  config_.tokenizer = dataset_->tokenizer_name();
  data_checksum_ = data_checksum(config_.data);
  if (saved_ && !nothing_left()) check_same_data(config_, saved_->data, data_checksum_);
  run_model_ = make_run_model(config_, settings, *dataset_, load);
  std::string length = settle_length(config_, settings, *dataset_, run_model_.model);
  if (!length.empty()) observer_.note(length);
  if (!nothing_left()) learning_rate(schedule_config(config_), 0);  // throws when schedule and steps do not fit
  StepConfig step = step_config(config_);
  check_memory(*engine_, state_bytes(run_model_.model, step.optimizer), "parameters and optimizer state");
  std::int64_t start = now_ns();
  trainer_ = std::make_unique<Trainer>(
      *engine_, run_model_.model, step, schedule_config(config_),
      saved_ ? zeros(run_model_.model) : first_parameters(config_, run_model_),
      CompileOptions{.threads = static_cast<int>(config_.threads), .profile = config_.profile});
  compile_seconds_ = static_cast<double>(now_ns() - start) * 1e-9;
  to_verify_ = config_.verify;
  if (to_verify_ > 0) verification_ = std::make_unique<StepVerification>(run_model_.model, step);
  ExecutableStats stats = trainer_->stats();
  check_memory(*engine_, static_cast<double>(stats.argument_bytes) + static_cast<double>(stats.arena_bytes),
               "a training step");
  training_ = dataset_->training(trainer_->input_type(), trainer_->target_type());
  inputs_ = HostTensor(trainer_->input_type());
  targets_ = HostTensor(trainer_->target_type());
  validation_ = dataset_->validation(trainer_->evaluation_input_type(), trainer_->evaluation_target_type());
  if (validation_) trainer_->prepare_evaluation();
  validation_inputs_ = HostTensor(trainer_->evaluation_input_type());
  validation_targets_ = HostTensor(trainer_->evaluation_target_type());
  tokens_per_step_ = dataset_->has_tokens() ? trainer_->input_type().elements() : config_.batch * config_.accumulate;
  open_folder();
}

void TrainingRun::configure(const ConfigSettings& settings, const ModuleLoader& load) {
  apply_settings(config_, settings);
  settle_rounds(config_, settings);
  if (config_.resume && config_.out.empty()) fail_without_folder_to_resume();
  folder_ = std::make_unique<RunFolder>(config_.out);
  bool can_resume = config_.resume && folder_->exists();
  require(can_resume || !config_.from_step, "--from-step continues a run: it needs --resume and a run in --out");
  if (can_resume) {
    take_up(settings);
  } else if (config_.resume) {
    require(says_what_to_train(settings), "there is no run in '", config_.out, "' to resume");
    observer_.note(concat("there is no run in ", config_.out, " yet: starting one"));
  } else if (!config_.out.empty()) {
    require(folder_->checkpoints().steps().empty(), "'", config_.out,
            "' holds a run with checkpoints: --resume continues it, another --out starts anew");
  }
  if (std::string said = settle_data(config_, load); !said.empty()) observer_.note(said);
  settle_batch(config_, settings, resumed_);
  if (!config_.checkpoint_every) config_.checkpoint_every = kCheckpointEvery;
  complete_config(config_);
  if (!config_.wandb.empty()) observer_.note(kWandbIsKept);
}

void TrainingRun::take_up(const ConfigSettings& settings) {
  resumed_ = true;
  folder_->open_for_training();
  RunConfig kept = folder_->read_config();
  config_ = kept;
  apply_settings(config_, settings);
  if (is_given(settings, "model")) folder_->check_model(config_);
  settle_rounds(config_, settings);
  std::string tokenizer = kept.tokenizer.empty() ? "char" : kept.tokenizer;
  require(config_.tokenizer == kept.tokenizer || config_.tokenizer == tokenizer, "the run in '", config_.out,
          "' has the tokenizer ", tokenizer, ", which its tokens are numbered by: it cannot become ",
          config_.tokenizer);
  Checkpoints checkpoints = folder_->checkpoints();
  if (config_.from_step) {
    bool there = std::ranges::count(checkpoints.steps(), *config_.from_step) > 0;
    require(there, "there is no checkpoint of step ", *config_.from_step, " in '", checkpoints.folder(), "'");
    saved_ = checkpoints.verify(*config_.from_step);
  } else {
    saved_ = checkpoints.last([&](const std::string& line) { observer_.warn(line); });
  }
  if (!saved_ && !checkpoints.steps().empty()) {
    fail(Code::data_loss, "no checkpoint in '", checkpoints.folder(), "' is whole; remove them to start the run again");
  }
  if (!saved_) observer_.note(concat("no checkpoint in ", config_.out, " yet: starting at step 0"));
  if (!nothing_left()) note_changes(kept);
}

void TrainingRun::note_changes(const RunConfig& kept) const {
  for (const ConfigKey& key : config_keys()) {
    std::string before = key.get(kept), now = key.get(config_);
    if (key.kept && !before.empty() && before != now) {
      observer_.note(concat("changed: ", key.name, " was ", before, ", is ", now));
    }
  }
  if (kept.steps != config_.steps && kept.warmup && kept.warmup == config_.warmup) {
    observer_.note(concat("the warm-up stays what the run began with: ", *kept.warmup, " ",
                          plural(*kept.warmup, "step"), "; --warmup N changes it"));
  }
}

void TrainingRun::open_folder() {
  if (config_.out.empty()) {
    config_.out = make_default_folder(config_);
    folder_ = std::make_unique<RunFolder>(config_.out);
  }
  if (!resumed_) folder_->open_for_training();
  if (saved_) {
    std::string path = folder_->checkpoints().tensors_path(saved_->step);
    try {
      trainer_->restore(read_safetensors(path), saved_->step, path);
    } catch (const Error& error) {
      if (folder_->read_config().role == config_.role) throw;
      fail(error.code(), error.what(), "; --role has changed since the run began, and what is frozen has no optimizer ",
           "state: start another run from this one with --init ", config_.out, " --out DIR");
    }
  }
  if (!nothing_left()) {
    if (config_.from_step) folder_->checkpoints().prune(config_.keep, saved_->step);  // later ones are not of this run
    folder_->keep_model(config_);
    folder_->write_config(config_);
    if (dataset_->tokenizer()) folder_->write_tokenizer(dataset_->tokenizer()->serialize());
  }
  metrics_ = std::make_unique<MetricsFile>(folder_->metrics_path(), saved_ ? saved_->metrics_bytes : 0);
  if (saved_ && metrics_->length() < saved_->metrics_bytes) {
    observer_.warn(concat("'", folder_->metrics_path(), "' has ", metrics_->length(), " bytes, the checkpoint knew ",
                          saved_->metrics_bytes, ": lines are missing"));
  }
  read_losses(folder_->metrics_path(), curve_);
}

bool TrainingRun::train(const std::function<bool()>& stop) {
  auto due = [&](std::int64_t every) { return every > 0 && trainer_->steps_done() % every == 0; };
  if (!saved_) evaluate();
  mark_ns_ = now_ns();
  while (trainer_->steps_done() < config_.steps) {
    if (stop()) {
      save();
      return false;
    }
    step();
    bool last = trainer_->steps_done() == config_.steps;
    if (last || due(config_.eval_every)) evaluate();
    if (last || due(*config_.checkpoint_every)) save();
  }
  write_curve();
  return true;
}

void TrainingRun::step() {
  validation_loss_.reset();
  training_->fill(trainer_->steps_done(), inputs_, targets_);
  const bool verifies = to_verify_ > 0;
  if (verifies) {
    verification_->before(*trainer_, inputs_, targets_);
    mark_ns_ = now_ns();  // the reference's time is not the step's
  }
  StepResult result = trainer_->step(inputs_, targets_);
  std::int64_t updates = trainer_->steps_done() - 1;  // behind the parameters that gave the loss
  if (!std::isfinite(result.loss)) fail_not_finite("the loss", result.loss, updates);
  if (!std::isfinite(result.gradient_norm)) fail_not_finite("the gradient's norm", result.gradient_norm, updates);
  std::int64_t end = now_ns();
  if (verifies) {
    observer_.note(verification_->after(*trainer_, result));
    --to_verify_;
  }
  double milliseconds = static_cast<double>(end - mark_ns_) * 1e-6;
  mark_ns_ = verifies ? now_ns() : end;  // what is written below belongs to the next step

  StepMetrics metrics;
  metrics.step = trainer_->steps_done();
  metrics.loss = result.loss;
  metrics.gradient_norm = result.gradient_norm;
  metrics.learning_rate = result.learning_rate;
  metrics.tokens = metrics.step * tokens_per_step_;
  metrics.tokens_per_second = static_cast<double>(tokens_per_step_) / milliseconds * 1e3;
  metrics.step_ms = milliseconds;
  metrics.host_ms = milliseconds - result.executable_ms;
  metrics.resident_bytes = resident_bytes();
  step_ms_ += metrics.step_ms;
  host_ms_ += metrics.host_ms;
  metrics_->add(metrics);
  curve_.add_training(metrics.step, metrics.loss);
  observer_.stepped(metrics, config_.steps);
}

void TrainingRun::evaluate() {
  if (!validation_) return;
  std::int64_t batches = validation_->batches_per_epoch();
  if (config_.eval_batches > 0) batches = std::min(batches, config_.eval_batches);
  double sum = 0;
  for (std::int64_t i = 0; i < batches; ++i) {
    validation_->fill(i, validation_inputs_, validation_targets_);
    sum += trainer_->evaluate(validation_inputs_, validation_targets_);
  }
  double loss = sum / static_cast<double>(batches);
  if (!std::isfinite(loss)) fail_not_finite("the validation loss", loss, trainer_->steps_done());
  validation_loss_ = loss;
  metrics_->add_validation(trainer_->steps_done(), loss);
  curve_.add_validation(trainer_->steps_done(), loss);
  observer_.evaluated(trainer_->steps_done(), loss);
  mark_ns_ = now_ns();
}

void TrainingRun::save() {
  if (saved_ && saved_->step == trainer_->steps_done()) return;
  CheckpointInfo info{trainer_->steps_done(), metrics_->length(), validation_loss_, to_json(config_), data_checksum_};
  try {
    metrics_->sync();
    Checkpoints checkpoints = folder_->checkpoints();
    checkpoints.write(info, refusing_nan(trainer_->state()));
    checkpoints.prune(config_.keep, info.step);
    write_curve();
  } catch (const std::exception& error) {
    fail(Code::failed_precondition, "the checkpoint of step ", info.step, " could not be saved: ", error.what(), "; ",
         last_checkpoint());
  }
  saved_ = std::move(info);
  mark_ns_ = now_ns();
}

void TrainingRun::write_curve() const {
  folder_->write_curve(curve_.svg(
      concat(run_model_.model.name, ", ", trainer_->steps_done(), " ", plural(trainer_->steps_done(), "step"))));
}

void TrainingRun::fail_not_finite(const std::string& what, double value, std::int64_t updates) const {
  std::string found = std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
  if (updates == 0 && !saved_) {
    fail(Code::failed_precondition, what, " is ", found, " before anything was trained: look for labels beyond the ",
         "model's classes, numbers in the data that are not finite, and first values that are too large");
  }
  fail(Code::failed_precondition, what, " is ", found, " at step ", trainer_->steps_done(), "; ", way_out(updates));
}

// The last checkpoint that is worth going on from: made of other parameters than those that failed, and not of a time
// when the loss had risen far above the first and not come back. Such a run may go on for a while, at no rate to any
// end.
std::optional<std::int64_t> TrainingRun::good_checkpoint(std::int64_t updates) const {
  constexpr double kFar = 1.5;
  const std::vector<LossSeries::Bucket>& losses = curve_.training().buckets();
  auto is_lost = [&](std::int64_t step) {
    bool lost = false;
    double lowest = INFINITY;
    for (const LossSeries::Bucket& bucket : losses) {
      if (bucket.step() > static_cast<double>(step)) break;
      if (bucket.mean() > kFar * losses.front().mean()) lost = true;
      if (bucket.mean() <= lowest) lost = false;
      lowest = std::min(lowest, bucket.mean());
    }
    return lost;
  };
  std::vector<std::int64_t> steps = folder_->checkpoints().steps();
  std::erase_if(steps, [&](std::int64_t step) { return step >= updates || is_lost(step); });
  return steps.empty() ? std::nullopt : std::optional(steps.back());
}

// The same steps again would end the same way: the rate must be lower.
std::string TrainingRun::way_out(std::int64_t updates) const {
  std::string lower = concat(" --lr ", config_.lr / 10, config_.min_lr > config_.lr / 10 ? " --min-lr 0" : "");
  auto good = good_checkpoint(updates);
  if (!saved_) return concat("there is no checkpoint before it: start again with a lower rate, such as", lower);
  if (!good)
    return concat("its checkpoints are past saving: start again in another --out with a lower rate, such as", lower);
  return concat("the checkpoint of step ", *good,
                " is kept, go on from it with a lower rate: pcp train --resume --out ", config_.out,
                *good == saved_->step ? "" : concat(" --from-step ", *good), lower);
}

std::string TrainingRun::last_checkpoint() const {
  if (!saved_) return "there is no checkpoint before it";
  return concat("the checkpoint of step ", saved_->step, " is kept: pcp train --resume --out ", config_.out);
}

void TrainingRun::sample(std::int64_t tokens, const std::function<void(const std::string&)>& emit) {
  require(writes_text(), "only a GPT that was trained on text writes text");
  sample_text(*engine_, *run_model_.gpt, trainer_->parameters(), *dataset_->tokenizer(), config_.seed,
              static_cast<int>(config_.threads), tokens, emit);
}

}  // namespace pcp
