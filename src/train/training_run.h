// A training run in its folder: data, model, trainer, evaluations, metrics and checkpoints, started or taken up again.
// What a person sees of it goes through an observer.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "train/dataset.h"
#include "train/loss_curve.h"
#include "train/metrics.h"
#include "train/run_folder.h"
#include "train/run_model.h"
#include "train/step_verification.h"
#include "train/trainer.h"

namespace pcp {

class RunObserver {
 public:
  virtual ~RunObserver() = default;
  virtual void note(const std::string& line) = 0;
  virtual void warn(const std::string& line) = 0;
  virtual void stepped(const StepMetrics&, std::int64_t steps) = 0;
  virtual void evaluated(std::int64_t step, double loss) = 0;
};

class TrainingRun {
 public:
  // What is wrong with settings, data or model is found before the folder is touched. When a run is taken up again the
  // settings go over its kept configuration.
  TrainingRun(const ConfigSettings&, const ModuleLoader&, RunObserver&);

  // Up to the last step, or until `stop` says so between two steps. Both end with a checkpoint and the loss curve.
  // Returns whether the last step is done.
  bool train(const std::function<bool()>& stop);

  bool writes_text() const { return run_model_.gpt && dataset_->tokenizer(); }
  // A text by the model as it is now, piece by piece.
  void sample(std::int64_t tokens, const std::function<void(const std::string&)>& emit);

  const RunConfig& config() const { return config_; }
  const Engine& engine() const { return *engine_; }
  const Dataset& dataset() const { return *dataset_; }
  const RunModel& model() const { return run_model_; }
  const Trainer& trainer() const { return *trainer_; }
  double compile_seconds() const { return compile_seconds_; }
  bool taken_up() const { return saved_.has_value(); }  // has a checkpoint
  // The run that is taken up has reached its last step: nothing in its folder changes but the picture.
  bool nothing_left() const { return saved_ && saved_->step >= config_.steps; }
  double host_share() const { return step_ms_ > 0 ? host_ms_ / step_ms_ : 0; }  // of the time of all steps

 private:
  void configure(const ConfigSettings&, const ModuleLoader&);
  void take_up(const ConfigSettings&);
  void note_changes(const RunConfig& kept) const;
  void open_folder();
  void step();
  void evaluate();
  void save();
  void write_curve() const;
  // `updates`: steps behind the parameters that gave the value.
  [[noreturn]] void fail_not_finite(const std::string& what, double value, std::int64_t updates) const;
  std::optional<std::int64_t> good_checkpoint(std::int64_t updates) const;
  std::string way_out(std::int64_t updates) const;
  std::string last_checkpoint() const;

  RunConfig config_;
  RunObserver& observer_;
  bool resumed_ = false;
  std::unique_ptr<RunFolder> folder_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<Dataset> dataset_;
  RunModel run_model_;
  std::unique_ptr<Trainer> trainer_;
  std::unique_ptr<StepVerification> verification_;
  std::int64_t to_verify_ = 0;  // steps that are left to compare
  std::unique_ptr<BatchSource> training_, validation_;
  std::unique_ptr<MetricsFile> metrics_;
  LossCurve curve_;
  HostTensor inputs_, targets_, validation_inputs_, validation_targets_;
  std::optional<CheckpointInfo> saved_;    // the last checkpoint
  std::optional<double> validation_loss_;  // of the parameters as they are now
  std::string data_checksum_;
  std::int64_t tokens_per_step_ = 0;
  double step_ms_ = 0, host_ms_ = 0;  // of all steps
  double compile_seconds_ = 0;        // of the step
  std::int64_t mark_ns_ = 0;          // where the time of the next step begins
};

}  // namespace pcp
