// What a configuration says, as the parts of a training take it.
#pragma once

#include <string_view>
#include <vector>

#include "io/safetensors.h"
#include "pcp/train.h"
#include "train/run_config.h"

namespace pcp {

// Checks what belongs together and fills in what follows from the rest. Paths become absolute, so that a run can be
// taken up from any folder.
void complete_config(RunConfig&);

// The same for what only a run with workers has.
void settle_cluster(RunConfig&);

StepConfig step_config(const RunConfig&);
ScheduleConfig schedule_config(const RunConfig&);

// A run goes on with the data it began with: `kept` is the checksum of its checkpoint, `now` that of the data as it is.
void check_same_data(const RunConfig&, const std::string& kept, const std::string& now);

// Refuses what cannot fit before any of it is touched: the kernel would grant the pages and kill the process later.
void check_memory(const Engine&, double needed, std::string_view what);

// A checkpoint that holds NaN would be no use to anyone.
std::vector<SafetensorsEntry> refusing_nan(std::vector<SafetensorsEntry>);

}  // namespace pcp
