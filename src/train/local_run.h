// A run whose steps are made by a trainer in this process.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "train/run.h"
#include "train/step_verification.h"
#include "train/trainer.h"

namespace pcp {

class LocalRun {
 public:
  // Throws for what is wrong with settings, data or model before it touches the folder. When a run is resumed, the
  // settings override its kept configuration.
  LocalRun(const ConfigSettings&, const ModuleLoader&, RunListener&);

  // Trains up to the last step, or until `stop` returns true between two steps. Either way it then writes a checkpoint
  // and the loss curve. Returns whether the last step is done.
  bool train(const std::function<bool()>& stop);

  // A text by the model as it is now, piece by piece.
  void sample(std::int64_t tokens, const std::function<void(const std::string&)>& emit) const {
    run_.sample(trainer_->parameters(), tokens, emit);
  }

  const Run& run() const { return run_; }
  const Trainer& trainer() const { return *trainer_; }
  double compile_seconds() const { return compile_seconds_; }
  double host_share() const { return step_ms_ > 0 ? host_ms_ / step_ms_ : 0; }  // of the time of all steps

 private:
  void choose_checkpoint();
  void note_changes();
  void make_trainer();
  void open_folder();
  void step();
  void evaluate();
  void save();
  void write_curve() const;
  // `updates`: how many steps had made the parameters that gave the value.
  [[noreturn]] void fail_not_finite(const std::string& what, double value, std::int64_t updates) const;
  std::optional<std::int64_t> good_checkpoint(std::int64_t updates) const;
  std::string way_out(std::int64_t updates) const;
  std::string last_checkpoint() const;

  Run run_;
  std::unique_ptr<Trainer> trainer_;
  std::unique_ptr<StepVerification> verification_;
  std::int64_t to_verify_ = 0;  // steps that are left to compare
  HostTensor inputs_, targets_;
  std::optional<double> validation_loss_;  // of the parameters as they are now
  double step_ms_ = 0, host_ms_ = 0;       // of all steps
  double compile_seconds_ = 0;             // of the step
  std::int64_t mark_ns_ = 0;               // where the time of the next step begins
};

}  // namespace pcp
