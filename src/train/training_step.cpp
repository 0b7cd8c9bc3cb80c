#include <numeric>

#include "pcp/passes.h"
#include "pcp/train.h"

namespace pcp {
namespace {

struct Gradients {
  Value loss;
  Values of_parameters;
};

class StepBuilder {
 public:
  StepBuilder(const Model& model, const StepConfig& config) : model_(model), config_(config) {
    const Function& loss = model.loss;
    const std::size_t count = model.parameters.size();
    trained_ = model.parameters;
    trained_.resize(trained_count(model));
    require(!trained_.empty(), "[training_step] model ", model.name, " has no parameters to train");
    require(loss.body.args.size() == count + 2, "[training_step] the loss of model ", model.name, " takes ",
            loss.body.args.size(), " arguments where ", count, " parameters, inputs and targets are expected");
    require(loss.result_types() == std::vector{TensorType(DType::f32, {})}, "[training_step] the loss of model ",
            model.name, " must be one tensor<f32>");
    require(config.accumulate >= 1, "[training_step] ", config.accumulate, " micro-batches a step");
  }

  Function build() {
    return around_gradient([this](const Function& differentiated) { return step(differentiated); });
  }
  Function build_gradients() {
    return around_gradient([this](const Function& differentiated) { return gradients(differentiated); });
  }
  Function build_update() { return finished(update()); }

 private:
  Function finished(const Function& function) const {
    return config_.optimize ? optimize(function) : eliminate_dead_code(function);
  }

  template <class Make>
  Function around_gradient(const Make& make) {
    GradientOptions options;
    options.remat = config_.remat;
    options.wrt.resize(trained_.size());
    std::iota(options.wrt.begin(), options.wrt.end(), 0);
    Module module;
    module.functions.push_back(gradient(model_.loss, options));
    module.functions[0].name = "loss_and_gradients";
    module.functions[0].is_public = false;
    module.functions.push_back(make(module.functions[0]));
    return finished(inline_calls(module).entry("main"));
  }

  static Values parameter_arguments(Builder& b, const std::vector<Parameter>& parameters) {
    Values arguments;
    for (const Parameter& p : parameters) arguments.push_back(b.argument(p.type));
    return arguments;
  }
  Values state_arguments(Builder& b) const {
    Values arguments;
    for (const TensorType& type : optimizer_state(model_, config_.optimizer)) arguments.push_back(b.argument(type));
    return arguments;
  }

  Gradients append_gradients(Builder& b, const Function& differentiated, const Values& parameters) const {
    auto data = model_.loss.arg_types();
    data.erase(data.begin(), data.end() - 2);
    if (config_.accumulate > 1) {
      for (TensorType& type : data) type.dims.insert(type.dims.begin(), config_.accumulate);
    }
    Value inputs = b.argument(data[0]), targets = b.argument(data[1]);
    return config_.accumulate == 1 ? once(b, differentiated, parameters, inputs, targets)
                                   : accumulated(b, differentiated, parameters, inputs, targets);
  }

  Function gradients(const Function& differentiated) {
    Function function;
    function.name = "main";
    Builder b(function);
    Gradients found = append_gradients(b, differentiated, parameter_arguments(b, model_.parameters));
    Values results{found.loss};
    results.insert(results.end(), found.of_parameters.begin(), found.of_parameters.end());
    b.returns(results);
    return function;
  }

  Function update() {
    Function function;
    function.name = "main";
    Builder b(function);
    Values parameters = parameter_arguments(b, trained_), state = state_arguments(b);
    finish(b, parameters, state, parameter_arguments(b, trained_), nullptr);
    return function;
  }

  Function step(const Function& differentiated) {
    Function function;
    function.name = "main";
    Builder b(function);
    Values parameters = parameter_arguments(b, model_.parameters), state = state_arguments(b);
    Gradients found = append_gradients(b, differentiated, parameters);
    finish(b, parameters, state, found.of_parameters, &found.loss);
    return function;
  }

  // Clipping and the optimizer; returns (trained parameters..., state..., loss where there is one, norm).
  void finish(Builder& b, const Values& parameters, const Values& state, const Values& gradients, const Value* loss) {
    Value step = b.argument(TensorType(DType::i32, {})), rate = b.argument(TensorType(DType::f32, {}));
    Value norm = append_global_norm(b, gradients);
    Values clipped = append_clipping(b, gradients, norm, config_.optimizer.clip_norm);
    Values results, new_state;
    std::size_t at = 0;
    for (std::size_t i = 0; i < trained_.size(); ++i) {
      const Parameter& p = trained_[i];
      std::size_t held = optimizer_state_types(config_.optimizer, p.type).size();
      Values mine(state.begin() + static_cast<std::ptrdiff_t>(at),
                  state.begin() + static_cast<std::ptrdiff_t>(at + held));
      at += held;
      ParameterUpdate update =
          append_update(b, config_.optimizer, parameters[i], clipped[i], mine, rate, step, is_decayed(p.role));
      results.push_back(update.parameter);
      new_state.insert(new_state.end(), update.state.begin(), update.state.end());
    }
    results.insert(results.end(), new_state.begin(), new_state.end());
    const std::size_t donated = results.size();
    if (loss) results.push_back(*loss);
    results.push_back(norm);
    b.returns(results);
    Function& function = b.function();
    function.arg_attrs.resize(function.body.args.size());
    for (std::size_t i = 0; i < donated; ++i) {
      std::size_t argument = i < trained_.size() ? i : i - trained_.size() + parameters.size();
      function.arg_attrs[argument].set("tf.aliasing_output", IntAttr{static_cast<std::int64_t>(i), DType::i32});
    }
  }

  static Gradients once(Builder& b, const Function& differentiated, Values arguments, Value inputs, Value targets) {
    arguments.insert(arguments.end(), {inputs, targets});
    Values results = b.create(OpCode::call, std::move(arguments), {{"callee", SymbolAttr{differentiated.name}}}, {},
                              differentiated.result_types());
    return {results[0], Values(results.begin() + 1, results.end())};
  }

  // The mean over micro-batches: a loop carries its turn, the sum of losses and the sums of gradients.
  Gradients accumulated(Builder& b, const Function& differentiated, const Values& parameters, Value inputs,
                        Value targets) const {
    const TensorType counter(DType::i32, {});
    Values start{b.scalar(DType::i32, 0)};
    for (const TensorType& type : differentiated.result_types()) start.push_back(b.splat(type, 0));
    auto types = b.function().types(start);
    std::vector<Region> regions;
    regions.push_back(b.region(types, [&](Builder& inside, const Values& carried) {
      Value turns = inside.scalar(DType::i32, static_cast<double>(config_.accumulate));
      return Values{inside.compare(carried[0], turns, "LT")};
    }));
    regions.push_back(b.region(types, [&](Builder& inside, const Values& carried) {
      Value x = micro_batch(inside, inputs, carried[0]), y = micro_batch(inside, targets, carried[0]);
      Gradients one = once(inside, differentiated, parameters, x, y);
      Values next{inside.add(carried[0], inside.scalar(DType::i32, 1)), inside.add(carried[1], one.loss)};
      for (std::size_t i = 0; i < trained_.size(); ++i) {
        next.push_back(inside.add(carried[i + 2], one.of_parameters[i]));
      }
      return next;
    }));
    Values sums = b.create(OpCode::while_, start, {}, std::move(regions));
    auto mean = [&](Value sum) {
      return b.multiply(sum, b.splat(b.type(sum), 1 / static_cast<double>(config_.accumulate)));
    };
    Gradients result{mean(sums[1]), {}};
    for (std::size_t i = 2; i < sums.size(); ++i) result.of_parameters.push_back(mean(sums[i]));
    return result;
  }

  static Value micro_batch(Builder& b, Value all, Value turn) {
    Dims dims = b.type(all).dims;
    Values starts(dims.size(), b.scalar(DType::i32, 0));
    starts[0] = turn;
    dims[0] = 1;
    Value one = b.dynamic_slice(all, starts, dims);
    dims.erase(dims.begin());
    return b.reshape(one, dims);
  }

  const Model& model_;
  const StepConfig& config_;
  std::vector<Parameter> trained_;
};

}  // namespace

std::vector<TensorType> optimizer_state(const Model& model, const OptimizerConfig& config) {
  std::vector<TensorType> all;
  for (const Parameter& p : model.parameters) {
    if (p.frozen) continue;
    auto types = optimizer_state_types(config, p.type);
    all.insert(all.end(), types.begin(), types.end());
  }
  return all;
}

Function training_step(const Model& model, const StepConfig& config) { return StepBuilder(model, config).build(); }

Function gradient_step(const Model& model, const StepConfig& config) {
  return StepBuilder(model, config).build_gradients();
}

Function update_step(const Model& model, const StepConfig& config) { return StepBuilder(model, config).build_update(); }

}  // namespace pcp
