// Checks a configuration and converts it to the settings of the parts of a training.
#pragma once

#include <string_view>
#include <vector>

#include "io/safetensors.h"
#include "pcp/train.h"
#include "train/run_config.h"

namespace pcp {

// Checks settings that belong together and fills in those that follow from others. Paths become absolute, so that a run
// can be resumed from any folder.
void complete_config(RunConfig&);

// The same for the settings that only a run with workers has.
void settle_cluster(RunConfig&);

StepConfig step_config(const RunConfig&);
ScheduleConfig schedule_config(const RunConfig&);

// Throws when a run would go on with other data. `kept`: the checksum in its checkpoint; `now`: that of the data now.
void check_same_data(const RunConfig&, const std::string& kept, const std::string& now);

// Throws when so many bytes cannot fit, before any are touched: the kernel would grant the pages and kill the process
// later.
void check_memory(const Engine&, double needed, std::string_view what);

// Entries that throw when they are written and hold NaN or infinity: such a checkpoint would be of no use.
std::vector<SafetensorsEntry> refusing_nan(std::vector<SafetensorsEntry>);

}  // namespace pcp
