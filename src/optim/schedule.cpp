#include <algorithm>
#include <cmath>
#include <numbers>

#include "pcp/optim.h"

namespace pcp {

double learning_rate(const ScheduleConfig& config, std::int64_t step) {
  require(step >= 0 && config.warmup >= 0, "[schedule] step ", step, " and warm-up ", config.warmup,
          " must not be negative");
  require(config.kind == ScheduleKind::constant || config.steps > config.warmup, "[schedule] ", config.steps,
          config.steps == 1 ? " step leaves" : " steps leave", " nothing after a warm-up of ", config.warmup,
          ": raise the one or lower the other");
  if (step < config.warmup) return config.peak * static_cast<double>(step + 1) / static_cast<double>(config.warmup);
  if (config.kind == ScheduleKind::constant) return config.peak;
  double done = static_cast<double>(step - config.warmup) / static_cast<double>(config.steps - config.warmup);
  done = std::min(done, 1.0);
  double left = config.kind == ScheduleKind::linear ? 1 - done : 0.5 * (1 + std::cos(std::numbers::pi * done));
  return config.floor + (config.peak - config.floor) * left;
}

}  // namespace pcp
