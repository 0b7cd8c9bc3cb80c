#include "train/run_length.h"

#include <algorithm>

#include "base/plural.h"
#include "train/run_model.h"

namespace pcp {
namespace {

std::int64_t product(std::int64_t a, std::int64_t b, const char* what) {
  std::int64_t result = 0;
  require(!__builtin_mul_overflow(a, b, &result), a, " ", what, " of ", b, " steps are more than can be counted");
  return result;
}

std::int64_t largest_divisor(std::int64_t number, std::int64_t most) {
  std::int64_t divisor = std::min(number, most);
  while (number % divisor != 0) --divisor;
  return divisor;
}

void settle_accumulate(RunConfig& config, const ConfigSettings& given) {
  if (!config.effective_batch) return;
  std::int64_t wanted = *config.effective_batch, batch = config.batch;
  std::int64_t below = wanted / batch * batch;
  require(wanted % batch == 0, "effective-batch ", wanted, " cannot be made of micro-batches of ", batch,
          is_model_file(config.model) ? concat(", which the module of '", config.model, "' fixes") : "",
          ": the nearest it could be ", below > 0 ? concat("are ", below, " and ") : "is ", below + batch);
  bool agrees = !is_given(given, "accumulate") || config.accumulate == wanted / batch;
  require(agrees, "effective-batch ", wanted, " with a batch of ", batch, " is accumulate ", wanted / batch, ", not ",
          config.accumulate, ": leave one of them out");
  config.accumulate = wanted / batch;
}

std::int64_t steps_of_epoch(const RunConfig& config, const Dataset& data, const Model& model) {
  std::vector<TensorType> types = model.loss.arg_types();
  TensorType inputs = types[types.size() - 2], targets = types.back();
  if (config.accumulate > 1) {
    inputs.dims.insert(inputs.dims.begin(), config.accumulate);
    targets.dims.insert(targets.dims.begin(), config.accumulate);
  }
  return data.training(inputs, targets)->batches_per_epoch();
}

}  // namespace

std::int64_t steps_of_round(const RunConfig& config) {
  return config.sync_every.value_or(config.algorithm == "sync" ? 1 : kSyncEvery);
}

std::int64_t even_rounds(const RunConfig& config, std::int64_t fragments) {
  std::int64_t longest = std::max<std::int64_t>(1, steps_of_round(config) / fragments);
  if (config.sync_every || (config.rounds && fragments == 1)) return longest;
  longest = std::min(longest, config.steps);
  auto beyond = [&](std::int64_t length) { return ((config.steps - 1) / length + 1) * length - config.steps; };
  std::int64_t best = longest;
  for (std::int64_t length = longest; length >= (longest + 1) / 2; --length) {  // shorter ones exchange too often
    if (beyond(length) < beyond(best)) best = length;
  }
  return best;
}

void settle_rounds(RunConfig& config, const ConfigSettings& given) {
  if (!config.rounds) return;
  std::int64_t steps = product(*config.rounds, steps_of_round(config), "rounds");
  config.steps = is_given(given, "steps") ? std::min(config.steps, steps) : steps;
}

void settle_batch(RunConfig& config, const ConfigSettings& given, bool resumed) {
  if (!config.effective_batch || is_model_file(config.model) || resumed || is_given(given, "batch")) return;
  std::int64_t wanted = *config.effective_batch;
  if (is_given(given, "accumulate")) {
    require(wanted % config.accumulate == 0, "effective-batch ", wanted, " cannot be made of ", config.accumulate,
            " micro-batches of one size: leave --accumulate out");
    config.batch = wanted / config.accumulate;
  } else {
    config.batch = largest_divisor(wanted, config.batch);
  }
}

std::string settle_length(RunConfig& config, const ConfigSettings& given, const Dataset& data, const Model& model) {
  settle_accumulate(config, given);
  std::string said;
  if (config.rounds)
    said = concat(*config.rounds, " ", plural(*config.rounds, "round"), " of ", steps_of_round(config));
  if (config.epochs) {
    std::int64_t batches = steps_of_epoch(config, data, model), workers = config.workers.value_or(1);
    std::int64_t steps = (product(*config.epochs, batches, "epochs") - 1) / workers + 1;
    bool limited = is_given(given, "steps") || is_given(given, "rounds");
    if (!limited || steps <= config.steps) {
      config.steps = steps;
      said = concat(*config.epochs, " ", plural(*config.epochs, "epoch"), " of ", batches,
                    workers > 1 ? concat(" among ", workers, " workers") : "");
    }
  }
  if (!config.warmup) config.warmup = std::min<std::int64_t>(200, config.steps / 20);
  return said.empty() ? said : concat("steps   ", config.steps, ": ", said);
}

}  // namespace pcp
