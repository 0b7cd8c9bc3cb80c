#include "train/trainer.h"

#include <chrono>

#include "pcp/passes.h"
#include "train/checkpoint.h"

namespace pcp {
namespace {

using Clock = std::chrono::steady_clock;

// Kinds of state in the order of optimizer_state_types.
std::vector<std::string> state_kinds(const OptimizerConfig& config) {
  if (config.kind == OptimizerKind::adamw) return {"first_moment", "second_moment"};
  if (config.momentum > 0) return {"momentum"};
  return {};
}

template <class T>
HostTensor scalar_tensor(DType dtype, T value) {
  return HostTensor::of<T>(TensorType(dtype, {}), std::span<const T>(&value, 1));
}
HostTensor step_number(std::int64_t step) { return scalar_tensor(DType::i32, static_cast<std::int32_t>(step)); }
HostTensor rate_number(double rate) { return scalar_tensor(DType::f32, static_cast<float>(rate)); }

double download_scalar(Engine& engine, const Buffer& buffer) {
  return static_cast<double>(engine.download(buffer).as<float>()[0]);
}

}  // namespace

std::vector<HostTensor> zeros(const Model& model) {
  std::vector<HostTensor> values;
  for (const Parameter& parameter : model.parameters) values.emplace_back(parameter.type);
  return values;
}

Trainer::Trainer(Engine& engine, Model model, const StepConfig& step, const ScheduleConfig& schedule,
                 std::vector<HostTensor> parameters, const CompileOptions& options, const std::string& artifact)
    : engine_(engine),
      parameters_(model.parameters),
      trained_(trained_count(model)),
      loss_(optimize_for(engine, model.loss)),
      optimizer_(step.optimizer),
      schedule_(schedule),
      threads_(options.threads) {
  std::vector<TensorType> arguments = loss_.arg_types();
  evaluation_types_.assign(arguments.end() - 2, arguments.end());
  model.loss = loss_;
  StepConfig compiled = step;
  compiled.optimize = step.optimize && !engine.runs_as_written();
  step_ = artifact.empty() ? engine.compile(training_step(model, compiled), options) : engine.load(artifact);
  require(parameters.size() == parameters_.size(), "[trainer] the model has ", parameters_.size(), " parameters, got ",
          parameters.size());
  for (HostTensor& value : parameters) buffers_.push_back(engine.upload(std::exchange(value, {})));
  for (const TensorType& type : optimizer_state(model, optimizer_)) buffers_.push_back(engine.upload(HostTensor(type)));
  check_step();
}

// An artifact may be of another model.
void Trainer::check_step() const {
  std::vector<TensorType> kept = step_->arg_types();
  require(kept.size() == buffers_.size() + 4, "[trainer] the step takes ", kept.size(), " arguments, the model ",
          buffers_.size() + 4);
  for (std::size_t i = 0; i < buffers_.size(); ++i) {
    require(kept[i] == buffers_[i]->type(), "[trainer] argument ", i, " of the step is ", to_string(kept[i]),
            ", the model's is ", to_string(buffers_[i]->type()));
  }
}

const TensorType& Trainer::input_type() const { return step_->arg_types()[buffers_.size()]; }
const TensorType& Trainer::target_type() const { return step_->arg_types()[buffers_.size() + 1]; }

StepResult Trainer::step(const HostTensor& inputs, const HostTensor& targets) {
  return step(inputs, targets, learning_rate(schedule_, steps_done_));
}

StepResult Trainer::step(const HostTensor& inputs, const HostTensor& targets, double rate) {
  StepResult result;
  result.learning_rate = rate;
  std::vector<Buffer> frozen(buffers_.begin() + static_cast<std::ptrdiff_t>(trained_),
                             buffers_.begin() + std::ssize(parameters_));
  std::size_t kept = buffers_.size() - frozen.size();
  std::vector<Buffer> arguments = std::move(buffers_);
  arguments.push_back(engine_.upload(inputs));
  arguments.push_back(engine_.upload(targets));
  arguments.push_back(engine_.upload(step_number(steps_done_)));
  arguments.push_back(engine_.upload(rate_number(result.learning_rate)));
  auto start = Clock::now();
  buffers_ = step_->run(std::move(arguments));
  result.loss = download_scalar(engine_, buffers_[kept]);
  result.gradient_norm = download_scalar(engine_, buffers_[kept + 1]);
  result.executable_ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  buffers_.resize(kept);
  buffers_.insert(buffers_.begin() + static_cast<std::ptrdiff_t>(trained_), frozen.begin(), frozen.end());
  ++steps_done_;
  return result;
}

std::vector<HostTensor> Trainer::step_arguments(const HostTensor& inputs, const HostTensor& targets) const {
  std::vector<HostTensor> arguments;
  for (const Buffer& buffer : buffers_) arguments.push_back(engine_.download(buffer));
  arguments.insert(arguments.end(),
                   {inputs, targets, step_number(steps_done_), rate_number(learning_rate(schedule_, steps_done_))});
  return arguments;
}

std::vector<std::pair<std::string, HostTensor>> Trainer::step_results() const {
  std::vector<std::pair<std::string, HostTensor>> results;
  std::vector<std::pair<std::string, TensorType>> types = state_types();
  for (std::size_t i = 0; i < buffers_.size(); ++i) {
    bool is_frozen = i >= trained_ && i < parameters_.size();
    if (!is_frozen) results.emplace_back(types[i].first, engine_.download(buffers_[i]));
  }
  return results;
}

Executable& Trainer::evaluation() {
  if (!evaluation_) evaluation_ = engine_.compile(loss_, {.threads = threads_});
  return *evaluation_;
}

double Trainer::evaluate(const HostTensor& inputs, const HostTensor& targets) {
  std::vector<Buffer> arguments = parameters();
  arguments.push_back(engine_.upload(inputs));
  arguments.push_back(engine_.upload(targets));
  return download_scalar(engine_, evaluation().run(std::move(arguments))[0]);
}

std::int64_t Trainer::parameter_count() const {
  std::int64_t count = 0;
  for (const Parameter& parameter : parameters_) count += parameter.type.elements();
  return count;
}

std::vector<Buffer> Trainer::parameters() const {
  return {buffers_.begin(), buffers_.begin() + std::ssize(parameters_)};
}

void Trainer::set_parameter(std::size_t index, const HostTensor& value) {
  require(value.type() == parameters_[index].type, "[trainer] '", parameters_[index].name, "' is ",
          to_string(parameters_[index].type), ", got ", to_string(value.type()));
  buffers_[index] = engine_.upload(value);
}

void Trainer::reset_state() {
  for (std::size_t i = parameters_.size(); i < buffers_.size(); ++i) {
    buffers_[i] = engine_.upload(HostTensor(buffers_[i]->type()));
  }
  steps_done_ = 0;
}

std::vector<std::pair<std::string, TensorType>> Trainer::state_types() const {
  std::vector<std::pair<std::string, TensorType>> types;
  for (const Parameter& parameter : parameters_) types.emplace_back(parameter.name, parameter.type);
  std::vector<std::string> kinds = state_kinds(optimizer_);
  for (const Parameter& parameter : parameters_) {
    if (parameter.frozen) continue;
    std::vector<TensorType> state = optimizer_state_types(optimizer_, parameter.type);
    require(state.size() == kinds.size(), "[trainer] the optimizer keeps ", state.size(), " tensors a parameter, ",
            kinds.size(), " have names");
    for (std::size_t i = 0; i < state.size(); ++i) {
      types.emplace_back("optimizer." + kinds[i] + "." + parameter.name, state[i]);
    }
  }
  return types;
}

std::vector<SafetensorsEntry> Trainer::state() const {
  std::vector<SafetensorsEntry> entries;
  auto held = std::make_shared<HostTensor>();
  std::vector<std::pair<std::string, TensorType>> types = state_types();
  for (std::size_t i = 0; i < types.size(); ++i) {
    entries.push_back({types[i].first, types[i].second, [this, held, i]() -> std::span<const std::byte> {
                         *held = engine_.download(buffers_[i]);
                         return std::as_const(*held).bytes();
                       }});
  }
  return entries;
}

void Trainer::restore(Safetensors file, std::int64_t steps_done, const std::string& source) {
  std::vector<HostTensor> values = take_tensors(file, state_types(), source);
  require(file.tensors.empty(), "'", source, "' is of another model or optimizer: it has '",
          file.tensors.empty() ? "" : file.tensors.begin()->first, "', which is not here");
  for (std::size_t i = 0; i < values.size(); ++i) {
    buffers_[i] = engine_.upload(values[i]);
    values[i] = {};
  }
  steps_done_ = steps_done;
}

}  // namespace pcp
