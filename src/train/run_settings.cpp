#include "train/run_settings.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "engine/memory_limit.h"
#include "train/run_folder.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;

// So that a run can be taken up from any folder.
void make_paths_absolute(RunConfig& config) {
  auto make_absolute = [](std::string& path, std::initializer_list<std::string_view> names) {
    bool is_path = !path.empty() && std::ranges::find(names, path) == names.end() && fs::exists(path);
    if (is_path) path = fs::absolute(path).lexically_normal().string();
  };
  make_absolute(config.data, {"synthetic:spiral"});
  make_absolute(config.tokenizer, {"char", "byte", "u16", "u32"});
  make_absolute(config.model, {"gpt", "mlp"});
  make_absolute(config.init, {});
  make_absolute(config.names, {});
}

// The tokenizer that lies in the folder to start from, of another run or a GPT-2; empty where there is none.
std::string tokenizer_beside(const std::string& init) {
  if (init.empty() || !fs::is_directory(init)) return "";
  bool one_file = fs::exists(init + "/tokenizer.json");
  if (RunFolder(init).exists()) return one_file ? init + "/tokenizer.json" : "";
  return one_file || fs::exists(init + "/vocab.json") ? init : "";
}

void check_consistent(const RunConfig& config) {
  require(config.min_lr <= config.lr, "min-lr ", config.min_lr, " is above lr ", config.lr);
  require(config.beta1 < 1 && config.beta2 < 1, "beta1 and beta2 must be below 1");
  require(config.momentum < 1, "momentum must be below 1");
  require(!config.nesterov || config.optimizer == "sgd", "nesterov is for --optimizer sgd");
}

}  // namespace

void complete_config(RunConfig& config) {
  check_consistent(config);
  if (config.tokenizer.empty() && config.model == "gpt") config.tokenizer = tokenizer_beside(config.init);
  make_paths_absolute(config);
}

void settle_cluster(RunConfig& config) {
  if (!config.workers) config.workers = 1;
  if (config.broadcast_compression.empty()) config.broadcast_compression = config.compression;
  require(config.timeout > 2 * config.heartbeat, "timeout ", config.timeout, " must be above twice the heartbeat ",
          config.heartbeat);
  require(config.algorithm != "sync" || config.compression == "f32" || config.compression == "bf16",
          "--algorithm sync takes --compression f32 or bf16");
}

StepConfig step_config(const RunConfig& config) {
  StepConfig step;
  step.optimizer.kind = config.optimizer == "sgd" ? OptimizerKind::sgd : OptimizerKind::adamw;
  step.optimizer.momentum = config.momentum;
  step.optimizer.nesterov = config.nesterov;
  step.optimizer.beta1 = config.beta1;
  step.optimizer.beta2 = config.beta2;
  step.optimizer.epsilon = config.epsilon;
  step.optimizer.weight_decay = config.weight_decay;
  step.optimizer.clip_norm = config.clip;
  step.remat = config.remat == "block" ? Remat::block : config.remat == "full" ? Remat::full : Remat::none;
  step.accumulate = config.accumulate;
  return step;
}

ScheduleConfig schedule_config(const RunConfig& config) {
  ScheduleKind kind = config.schedule == "linear"     ? ScheduleKind::linear
                      : config.schedule == "constant" ? ScheduleKind::constant
                                                      : ScheduleKind::cosine;
  return {kind, config.lr, config.min_lr, config.warmup.value_or(0), config.steps};
}

void check_same_data(const RunConfig& config, const std::string& kept, const std::string& now) {
  require(config.data_changed || kept.empty() || kept == now, "'", config.data,
          "' is not the data this run was trained on: its checkpoint knows XXH3 ", kept, ", the data has ",
          now.empty() ? "none" : now, "; put the old data back, or say --data-changed to go on with this");
}

void check_memory(const Engine& engine, double needed, std::string_view what) {
  MemoryLimit limit = memory_limit(engine);
  auto there = static_cast<double>(limit.bytes);
  if (needed <= there) return;
  constexpr double kGiB = 1 << 30;
  fail(Code::resource_exhausted, what, " would take ", std::ceil(needed / kGiB), " GiB, ", limit.whose, " has ",
       std::floor(there / kGiB), ": a smaller model or batch is needed");
}

namespace {

bool all_finite(std::span<const float> values) {
  float sum = 0;
  for (float value : values) sum += value * 0;  // zero exactly when every value is finite
  return sum == 0;
}

}  // namespace

std::vector<SafetensorsEntry> refusing_nan(std::vector<SafetensorsEntry> entries) {
  for (SafetensorsEntry& entry : entries) {
    if (entry.type.dtype != DType::f32) continue;
    entry.fetch = [name = entry.name, fetch = std::move(entry.fetch)] {
      std::span<const std::byte> bytes = fetch();
      if (!all_finite({reinterpret_cast<const float*>(bytes.data()), bytes.size() / sizeof(float)})) {
        fail(Code::failed_precondition, "'", name, "' holds NaN or infinity");
      }
      return bytes;
    };
  }
  return entries;
}

}  // namespace pcp
