// One model in training on one engine: the step's executable, and parameters and optimizer state that live in its
// buffers from step to step. Knows nothing of files, data or terminals.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "io/safetensors.h"
#include "pcp/engine.h"
#include "pcp/train.h"

namespace pcp {

struct StepResult {
  double loss = 0, gradient_norm = 0, learning_rate = 0;
  double executable_ms = 0;  // spent inside the executable
};

// Values for parameters that are set later.
std::vector<HostTensor> zeros(const Model&);

class Trainer {
 public:
  // `parameters`: first values, one per parameter of the model. Optimizer state starts at zero. `artifact`: the step,
  // compiled elsewhere for this engine.
  Trainer(Engine&, Model, const StepConfig&, const ScheduleConfig&, std::vector<HostTensor> parameters,
          const CompileOptions& = {}, const std::string& artifact = "");

  // Types of a step's inputs and targets, and of an evaluation's.
  const TensorType& input_type() const;
  const TensorType& target_type() const;
  const TensorType& evaluation_input_type() const { return evaluation_types_[0]; }
  const TensorType& evaluation_target_type() const { return evaluation_types_[1]; }

  StepResult step(const HostTensor& inputs, const HostTensor& targets);
  StepResult step(const HostTensor& inputs, const HostTensor& targets, double learning_rate);
  // What the next step takes and what the last one gave, for comparison: the arguments of training_step, and its
  // results but loss and norm, with their names.
  std::vector<HostTensor> step_arguments(const HostTensor& inputs, const HostTensor& targets) const;
  std::vector<std::pair<std::string, HostTensor>> step_results() const;
  double evaluate(const HostTensor& inputs, const HostTensor& targets);  // the loss; nothing changes
  void prepare_evaluation() { evaluation(); }  // compiles it now, so that nothing can go wrong with that later

  std::int64_t steps_done() const { return steps_done_; }
  std::int64_t parameter_count() const;
  const std::vector<Parameter>& model_parameters() const { return parameters_; }
  std::vector<Buffer> parameters() const;  // shared: while they are held the next step copies instead of donating
  HostTensor parameter(std::size_t index) const { return engine_.download(buffers_[index]); }
  void set_parameter(std::size_t index, const HostTensor&);  // optimizer state stays as it is
  void reset_state();                                        // of the optimizer, and the count of steps
  ExecutableStats stats() const { return step_->stats(); }
  bool from_cache() const { return step_->from_cache(); }  // the step was not compiled but loaded
  std::string profile() const { return step_->profile(); }

  // Parameters under their names and state as optimizer.KIND.NAME, each fetched when it is written.
  std::vector<SafetensorsEntry> state() const;
  // What state() wrote after `steps_done` steps. A file of another model or optimizer is an error that names the first
  // difference, and changes nothing.
  void restore(Safetensors, std::int64_t steps_done, const std::string& source);

 private:
  std::vector<std::pair<std::string, TensorType>> state_types() const;  // in the order of the step's arguments
  Executable& evaluation();
  void check_step() const;

  Engine& engine_;
  std::vector<Parameter> parameters_;
  std::size_t trained_;  // of them; the rest are frozen
  Function loss_;
  OptimizerConfig optimizer_;
  ScheduleConfig schedule_;
  int threads_;
  std::vector<TensorType> evaluation_types_;
  std::unique_ptr<Executable> step_, evaluation_;  // the second is compiled when it is first needed
  std::vector<Buffer> buffers_;                    // parameters, then state
  std::int64_t steps_done_ = 0;
};

}  // namespace pcp
