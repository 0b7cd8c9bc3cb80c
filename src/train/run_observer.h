// Whoever wants to know what happens in a run: the screen is one.
#pragma once

#include <cstdint>
#include <string>

#include "train/metrics.h"

namespace pcp {

class RunObserver {
 public:
  virtual ~RunObserver() = default;
  virtual void note(const std::string& line) = 0;
  virtual void warn(const std::string& line) = 0;
  // A step is done, or a round of a cluster; `steps`: of the whole run.
  virtual void stepped(const StepMetrics&, std::int64_t steps) = 0;
  virtual void evaluated(std::int64_t step, double loss) = 0;
};

}  // namespace pcp
