// A training run in its folder: configuration, data, model, evaluation, metrics and checkpoints. A driver makes its
// steps: a trainer in this process (local_run.h), or a shepherd with its workers (cluster/shepherd_run.h). What happens
// is told as events to metrics.jsonl, to the loss curve and to a listener.
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
  // Throws for what is wrong with settings, data or model before it touches the folder. When a run is resumed, the
  // settings override its kept configuration, and its folder is locked.
  Run(const ConfigSettings&, const ModuleLoader&, RunListener&, Driver);

  // Chooses the checkpoint to go on from. Checks that the data is still that on which it was trained.
  void go_on_from(CheckpointInfo from);
  // To be called in this order. The first makes and locks the folder of a new run, the second writes configuration,
  // model and tokenizer into it, and the third opens metrics.jsonl, cut to its length at the checkpoint.
  void lock_folder();
  void keep_configuration();
  void open_metrics();

  const RunConfig& config() const { return config_; }
  // For a driver that knows the steps only later, because a run has whole rounds.
  void settle_steps(std::int64_t steps, std::optional<std::int64_t> sync_every);
  const std::optional<RunConfig>& kept() const { return kept_; }  // the configuration in the folder of a resumed run
  bool resumed() const { return kept_.has_value(); }
  const std::optional<CheckpointInfo>& saved() const { return saved_; }  // the last checkpoint
  // The resumed run has done its last step already: nothing in its folder will change but the picture of the loss.
  bool nothing_left() const { return saved_ && saved_->step >= config_.steps; }
  const RunFolder& folder() const { return *folder_; }
  Engine& engine() const { return *engine_; }
  const Dataset& dataset() const { return *dataset_; }
  const RunModel& model() const { return model_; }
  const std::string& data_checksum() const { return data_checksum_; }
  std::int64_t parameter_count() const;

  // Types of a step's inputs and targets. Those of an evaluation have no dimension of micro-batches.
  const TensorType& input_type() const { return input_type_; }
  const TensorType& target_type() const { return target_type_; }
  BatchSource& training() const { return *training_; }
  std::int64_t tokens_per_step() const;

  // Whether the steps from `before` to `after` reach a multiple of --eval-every or --checkpoint-every, or the end.
  bool evaluates(std::int64_t before, std::int64_t after) const;
  bool saves(std::int64_t before, std::int64_t after) const;
  bool has_validation() const { return validation_ != nullptr; }
  // The mean of `loss` over the batches of an evaluation.
  double validation_loss(const std::function<double(const HostTensor& inputs, const HostTensor& targets)>& loss) const;

  void tell(event::Any);  // to metrics.jsonl, the curve and the listener, in this order
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
