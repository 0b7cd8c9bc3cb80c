#include "train/local_run.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/plural.h"
#include "train/run_settings.h"

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

LocalRun::LocalRun(const ConfigSettings& settings, const ModuleLoader& load, RunListener& listener)
    : run_(settings, load, listener, Driver::local) {
  if (run_.resumed()) choose_checkpoint();
  make_trainer();
  open_folder();
}

void LocalRun::choose_checkpoint() {
  const RunConfig& config = run_.config();
  Checkpoints checkpoints = run_.folder().checkpoints();
  std::optional<CheckpointInfo> found;
  if (config.from_step) {
    bool there = std::ranges::count(checkpoints.steps(), *config.from_step) > 0;
    require(there, "there is no checkpoint of step ", *config.from_step, " in '", checkpoints.folder(), "'");
    found = checkpoints.verify(*config.from_step);
  } else {
    found = checkpoints.last([&](const std::string& line) { run_.warn(line); });
  }
  if (!found && !checkpoints.steps().empty()) {
    fail(Code::data_loss, "no checkpoint in '", checkpoints.folder(), "' is whole; remove them to start the run again");
  }
  if (!found) run_.note(concat("no checkpoint in ", config.out, " yet: starting at step 0"));
  if (found) run_.go_on_from(*found);
  if (!run_.nothing_left()) note_changes();
}

void LocalRun::note_changes() {
  const RunConfig &kept = *run_.kept(), &config = run_.config();
  for (const ConfigKey& key : config_keys()) {
    std::string before = key.get(kept), now = key.get(config);
    if (key.kept && !before.empty() && before != now) {
      run_.note(concat("changed: ", key.name, " was ", before, ", is ", now));
    }
  }
  if (kept.steps != config.steps && kept.warmup && kept.warmup == config.warmup) {
    run_.note(concat("the warm-up stays what the run began with: ", *kept.warmup, " ", plural(*kept.warmup, "step"),
                     "; --warmup N changes it"));
  }
}

void LocalRun::make_trainer() {
  const RunConfig& config = run_.config();
  const Model& model = run_.model().model;
  if (!run_.nothing_left()) learning_rate(schedule_config(config), 0);  // throws when schedule and steps do not fit
  StepConfig step = step_config(config);
  check_memory(run_.engine(), state_bytes(model, step.optimizer), "parameters and optimizer state");
  std::int64_t start = now_ns();
  trainer_ =
      std::make_unique<Trainer>(run_.engine(), model, step, schedule_config(config),
                                run_.saved() ? zeros(model) : first_parameters(config, run_.model()),
                                CompileOptions{.threads = static_cast<int>(config.threads), .profile = config.profile});
  compile_seconds_ = static_cast<double>(now_ns() - start) * 1e-9;
  run_.tell(event::Compiled{run_.engine().name(), run_.engine().target(), compile_seconds_, trainer_->from_cache(),
                            /*for_workers=*/false, ""});
  to_verify_ = config.verify;
  if (to_verify_ > 0) verification_ = std::make_unique<StepVerification>(model, step);
  ExecutableStats stats = trainer_->stats();
  check_memory(run_.engine(), static_cast<double>(stats.argument_bytes) + static_cast<double>(stats.arena_bytes),
               "a training step");
  inputs_ = HostTensor(run_.input_type());
  targets_ = HostTensor(run_.target_type());
  if (run_.has_validation()) trainer_->prepare_evaluation();
}

void LocalRun::open_folder() {
  run_.lock_folder();
  const std::optional<CheckpointInfo>& saved = run_.saved();
  if (saved) {
    std::string path = run_.folder().checkpoints().tensors_path(saved->step);
    try {
      trainer_->restore(read_safetensors(path), saved->step, path);
    } catch (const Error& error) {
      if (run_.kept()->role == run_.config().role) throw;
      fail(error.code(), error.what(), "; --role has changed since the run began, and what is frozen has no optimizer ",
           "state: start another run from this one with --init ", run_.config().out, " --out DIR");
    }
  }
  if (!run_.nothing_left()) {
    if (run_.config().from_step) run_.prune(saved->step);  // later ones do not belong to the run from here on
    run_.keep_configuration();
  }
  run_.open_metrics();
}

bool LocalRun::train(const std::function<bool()>& stop) {
  if (!run_.saved() && run_.has_validation()) evaluate();
  mark_ns_ = now_ns();
  while (trainer_->steps_done() < run_.config().steps) {
    if (stop()) {
      save();
      return false;
    }
    step();
    std::int64_t done = trainer_->steps_done();
    if (run_.evaluates(done - 1, done)) evaluate();
    if (run_.saves(done - 1, done)) save();
  }
  write_curve();
  return true;
}

void LocalRun::step() {
  validation_loss_.reset();
  run_.training().fill(trainer_->steps_done(), inputs_, targets_);
  const bool verifies = to_verify_ > 0;
  if (verifies) {
    verification_->before(*trainer_, inputs_, targets_);
    mark_ns_ = now_ns();  // the time of the reference engine is not counted as the step's
  }
  StepResult result = trainer_->step(inputs_, targets_);
  std::int64_t updates = trainer_->steps_done() - 1;  // steps that had made the parameters which gave the loss
  if (!std::isfinite(result.loss)) fail_not_finite("the loss", result.loss, updates);
  if (!std::isfinite(result.gradient_norm)) fail_not_finite("the gradient's norm", result.gradient_norm, updates);
  std::int64_t end = now_ns();
  if (verifies) {
    run_.note(verification_->after(*trainer_, result));
    --to_verify_;
  }
  double milliseconds = static_cast<double>(end - mark_ns_) * 1e-6;
  mark_ns_ = verifies ? now_ns() : end;  // the time of what is written below counts for the next step

  StepMetrics metrics;
  metrics.step = trainer_->steps_done();
  metrics.loss = result.loss;
  metrics.gradient_norm = result.gradient_norm;
  metrics.learning_rate = result.learning_rate;
  metrics.tokens = metrics.step * run_.tokens_per_step();
  metrics.tokens_per_second = static_cast<double>(run_.tokens_per_step()) / milliseconds * 1e3;
  metrics.step_ms = milliseconds;
  metrics.host_ms = milliseconds - result.executable_ms;
  metrics.resident_bytes = resident_bytes();
  step_ms_ += metrics.step_ms;
  host_ms_ += metrics.host_ms;
  run_.tell(event::Stepped{metrics, run_.config().steps});
}

void LocalRun::evaluate() {
  double loss = run_.validation_loss([&](const HostTensor& inputs, const HostTensor& targets) {  //
    return trainer_->evaluate(inputs, targets);
  });
  if (!std::isfinite(loss)) fail_not_finite("the validation loss", loss, trainer_->steps_done());
  validation_loss_ = loss;
  run_.tell(event::Evaluated{trainer_->steps_done(), loss});
  mark_ns_ = now_ns();
}

void LocalRun::save() {
  std::int64_t step = trainer_->steps_done();
  if (run_.saved() && run_.saved()->step == step) return;
  CheckpointInfo info = run_.describe_checkpoint(step);
  info.validation_loss = validation_loss_;
  try {
    run_.write_checkpoint(info, trainer_->state());
    run_.prune(step);
    write_curve();
  } catch (const std::exception& error) {
    fail(Code::failed_precondition, "the checkpoint of step ", step, " could not be saved: ", error.what(), "; ",
         last_checkpoint());
  }
  run_.written(std::move(info));
  run_.tell(event::Saved{step});
  mark_ns_ = now_ns();
}

void LocalRun::write_curve() const {
  run_.write_curve(concat(trainer_->steps_done(), " ", plural(trainer_->steps_done(), "step")));
}

void LocalRun::fail_not_finite(const std::string& what, double value, std::int64_t updates) const {
  std::string found = std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
  if (updates == 0 && !run_.saved()) {
    fail(Code::failed_precondition, what, " is ", found, " before anything was trained: look for labels beyond the ",
         "model's classes, numbers in the data that are not finite, and first values that are too large");
  }
  fail(Code::failed_precondition, what, " is ", found, " at step ", trainer_->steps_done(), "; ", way_out(updates));
}

// The last checkpoint that is worth going on from. Its parameters must not be those that failed, and it must not be
// from a time when the loss had risen far above the first one for good: from there a run may go on for a while, but no
// learning rate would save it.
std::optional<std::int64_t> LocalRun::good_checkpoint(std::int64_t updates) const {
  constexpr double kFar = 1.5;
  const std::vector<LossSeries::Bucket>& losses = run_.curve().training().buckets();
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
  std::vector<std::int64_t> steps = run_.folder().checkpoints().steps();
  std::erase_if(steps, [&](std::int64_t step) { return step >= updates || is_lost(step); });
  return steps.empty() ? std::nullopt : std::optional(steps.back());
}

// The same steps would fail again, so the advice is a lower learning rate.
std::string LocalRun::way_out(std::int64_t updates) const {
  std::string lower =
      concat(" --lr ", run_.config().lr / 10, run_.config().min_lr > run_.config().lr / 10 ? " --min-lr 0" : "");
  auto good = good_checkpoint(updates);
  if (!run_.saved()) return concat("there is no checkpoint before it: start again with a lower rate, such as", lower);
  if (!good)
    return concat("its checkpoints are past saving: start again in another --out with a lower rate, such as", lower);
  return concat("the checkpoint of step ", *good,
                " is kept, go on from it with a lower rate: pcp train --resume --out ", run_.config().out,
                *good == run_.saved()->step ? "" : concat(" --from-step ", *good), lower);
}

std::string LocalRun::last_checkpoint() const {
  if (!run_.saved()) return "there is no checkpoint before it";
  return concat("the checkpoint of step ", run_.saved()->step, " is kept: pcp train --resume --out ",
                run_.config().out);
}

}  // namespace pcp
