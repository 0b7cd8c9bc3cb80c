// A training run in its folder: configuration, data, model, evaluation, metrics and checkpoints. What makes its steps
// is a driver: a trainer in this process (local_run.h) or a shepherd and its workers (cluster/shepherd_run.h). What
// happens in it is told as events: to metrics.jsonl and the curve, and to a listener.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "pcp/engine.h"
#include "train/dataset.h"
#include "train/loss_curve.h"
#include "train/metrics.h"
#include "train/run_events.h"
#include "train/run_folder.h"
#include "train/run_model.h"

namespace pcp {

enum class Driver { local, cluster };

class Run {
 public:
  // What is wrong with settings, data or model is found before the folder is touched. When a run is taken up again the
  // settings go over its kept configuration, and its folder is locked.
  Run(const ConfigSettings&, const ModuleLoader&, RunListener&, Driver);

  // `from`: the checkpoint to go on from; nothing where the run begins. Checks that the data is what it was trained on.
  void go_on_from(CheckpointInfo from);
  // Makes and locks the folder of a run that begins. Configuration, model and tokenizer are kept in it, and
  // metrics.jsonl is cut to what the checkpoint knows.
  void lock_folder();
  void keep_configuration();
  void open_metrics();

  const RunConfig& config() const { return config_; }
  // Where the driver knows it only later: whole rounds make the steps.
  void settle_steps(std::int64_t steps, std::optional<std::int64_t> sync_every);
  const std::optional<RunConfig>& kept() const { return kept_; }  // as the folder had it, of a run that is taken up
  bool resumed() const { return kept_.has_value(); }
  const std::optional<CheckpointInfo>& saved() const { return saved_; }  // the last checkpoint
  // The run that is taken up has reached its last step: nothing in its folder changes but the picture.
  bool nothing_left() const { return saved_ && saved_->step >= config_.steps; }
  const RunFolder& folder() const { return *folder_; }
  Engine& engine() const { return *engine_; }
  const Dataset& dataset() const { return *dataset_; }
  const RunModel& model() const { return model_; }
  const std::string& data_checksum() const { return data_checksum_; }
  std::int64_t parameter_count() const;

  // Types of a step's inputs and targets; those of an evaluation are without micro-batches.
  const TensorType& input_type() const { return input_type_; }
  const TensorType& target_type() const { return target_type_; }
  BatchSource& training() const { return *training_; }
  std::int64_t tokens_per_step() const;

  // Whether the steps from `before` to `after` reach a multiple of what was asked for, or the end of the run.
  bool evaluates(std::int64_t before, std::int64_t after) const;
  bool saves(std::int64_t before, std::int64_t after) const;
  bool has_validation() const { return validation_ != nullptr; }
  // The mean over the batches of an evaluation, of the losses that `loss` gives.
  double validation_loss(const std::function<double(const HostTensor& inputs, const HostTensor& targets)>& loss) const;

  void tell(event::Any);  // metrics.jsonl, the curve and the listener, in this order
  void note(const std::string& line) { tell(event::Noted{line}); }
  void warn(const std::string& line) { tell(event::Warned{line}); }
  CheckpointInfo describe_checkpoint(std::int64_t step) const;
  void write_checkpoint(const CheckpointInfo&, std::vector<SafetensorsEntry>);
  void written(CheckpointInfo info) { saved_ = std::move(info); }
  void prune(std::int64_t step) const { folder_->checkpoints().prune(config_.keep, step); }
  const LossCurve& curve() const { return curve_; }
  void write_curve(const std::string& done) const;  // "120 steps"

  bool writes_text() const { return model_.gpt && dataset_->tokenizer(); }
  // A text by the model, piece by piece.
  void sample(std::vector<Buffer> parameters, std::int64_t tokens,
              const std::function<void(const std::string&)>& emit) const;

 private:
  void configure(const ConfigSettings&, const ModuleLoader&, Driver);
  void take_up(const ConfigSettings&, Driver);
  void make_batches();

  RunConfig config_;
  RunListener& listener_;
  std::optional<RunConfig> kept_;
  std::unique_ptr<RunFolder> folder_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<Dataset> dataset_;
  RunModel model_;
  std::string data_checksum_;
  std::optional<CheckpointInfo> saved_;
  TensorType input_type_, target_type_;
  std::unique_ptr<BatchSource> training_, validation_;
  std::unique_ptr<MetricsFile> metrics_;
  LossCurve curve_;
};

}  // namespace pcp
