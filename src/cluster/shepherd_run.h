// A training run in its folder, led by a shepherd: data, model, outer optimizer, ledger, checkpoints and metrics around
// the state machine of shepherd.h.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "cluster/artifacts.h"
#include "cluster/background.h"
#include "cluster/outer.h"
#include "cluster/shepherd.h"
#include "net/endpoint.h"
#include "train/training_run.h"

namespace pcp::cluster {

class ShepherdRun final : public ShepherdHost {
 public:
  // What is wrong with settings, data or model is found before the folder is touched.
  ShepherdRun(const ConfigSettings&, const ModuleLoader&, RunObserver&);
  ~ShepherdRun() override;

  // Until the last round is complete, somebody stops the shepherd, or `stop` says so. Returns whether it is complete.
  bool serve(net::Server&, const std::function<bool()>& stop);

  const RunConfig& config() const { return config_; }
  const Dataset& dataset() const { return *dataset_; }
  const RunModel& model() const { return run_model_; }
  const Engine& engine() const { return *engine_; }
  std::int64_t parameter_count() const { return parameter_count_; }
  std::uint64_t rounds() const { return shepherd_config_.rounds; }
  int fragments() const { return job_.fragments; }  // of which a round exchanges one
  std::uint64_t rounds_complete() const { return static_cast<std::uint64_t>(ledger_->rounds_complete()); }
  std::int64_t position(std::uint64_t version) const;  // on the schedule, in steps
  bool writes_text() const { return run_model_.gpt && dataset_->tokenizer(); }
  void sample(std::int64_t tokens, const std::function<void(const std::string&)>& emit);

  void log(const std::string& line) override;
  void fill_batch(std::int64_t index, std::span<std::byte> bytes) override;
  bool saves(std::uint64_t version) const override;
  void save(std::uint64_t version, const RoundSummary&) override;
  void round_complete(Time, const RoundSummary&) override;
  net::Job job_for(const Member&) override;
  Traffic traffic() const override;

 private:
  void configure(const ConfigSettings&, const ModuleLoader&);
  void describe_job();
  void settle_steps();
  std::uint64_t blocks_bytes() const;
  void find_position();
  void choose_checkpoint(std::optional<CheckpointInfo> newest);
  std::int64_t rounds_of(const CheckpointInfo&) const;
  void check_changes() const;
  void load_state();
  void undo_lost_rounds();
  void name_job();
  std::vector<SafetensorsEntry> state_entries() const;
  bool lead(const std::function<bool()>& stop);
  void save_before_stop();
  void see_off(double seconds);
  void post(std::function<void(Time)>);  // to the loop, from any thread
  void do_posted();
  void end_background();
  bool is_due(std::int64_t every, std::uint64_t version) const;
  bool evaluates(std::uint64_t version) const;
  void record(const RoundSummary&);
  CheckpointInfo describe_checkpoint(std::uint64_t version) const;
  void write_checkpoint(const CheckpointInfo&);
  void prune(std::int64_t step);
  void evaluate(std::int64_t step, std::vector<Buffer> parameters, bool has_checkpoint);
  double validation_loss(std::vector<Buffer> parameters);
  std::vector<Buffer> uploaded_parameters() const;

  RunConfig config_;
  RunObserver& observer_;
  bool resumed_ = false;
  std::unique_ptr<RunFolder> folder_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<Dataset> dataset_;
  RunModel run_model_;
  std::int64_t parameter_count_ = 0, trained_elements_ = 0;
  JobDescription job_;
  ShepherdConfig shepherd_config_;
  std::string model_text_, data_checksum_;
  std::unique_ptr<Ledger> ledger_;
  std::optional<CheckpointInfo> saved_;  // the run goes on from; nothing: it begins
  std::vector<float> parameters_, reference_;
  std::unique_ptr<SavedOuter> outer_;
  std::unique_ptr<Executable> evaluation_;
  std::unique_ptr<BatchSource> training_, validation_;
  HostTensor validation_inputs_, validation_targets_;
  std::unique_ptr<MetricsFile> metrics_;
  LossCurve curve_;
  std::int64_t tokens_ = 0;
  StepMetrics last_;
  net::Blob model_blob_, tokenizer_blob_;
  std::vector<net::Blob> blocks_;

  net::Server* server_ = nullptr;
  std::mutex mutex_;
  std::vector<std::function<void(Time)>> posted_;
  std::unique_ptr<Shepherd> shepherd_;
  std::unique_ptr<Artifacts> artifacts_;
  std::unique_ptr<Background> saver_;  // last: what it writes is there as long as it is
};

}  // namespace pcp::cluster
