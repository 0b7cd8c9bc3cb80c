// How many steps a run has and how many sequences a step, where the configuration says it in other words: in rounds, in
// passes over the data, or as an effective batch. What is kept of a run is steps, batch and accumulate.
#pragma once

#include <string>

#include "pcp/models.h"
#include "train/dataset.h"
#include "train/run_config.h"

namespace pcp {

inline constexpr std::int64_t kSyncEvery = 50;

// Steps of a worker in a round where the configuration says it, else the default.
std::int64_t steps_of_round(const RunConfig&);

// Steps between two exchanges of a worker, of which `fragments` make the steps of steps_of_round. Where those are not
// given they are such that whole rounds make the steps of the run, or go past them least: the longest from half the
// default to the default. For a run with workers, once its steps are known.
std::int64_t even_rounds(const RunConfig&, std::int64_t fragments);

// Steps from rounds. `given`: the settings of this invocation; of two that say how long the run is the fewer steps win.
void settle_rounds(RunConfig&, const ConfigSettings& given);

// The batch of a model that has any, by the effective batch: before the model is made. `resumed`: the batch is known.
void settle_batch(RunConfig&, const ConfigSettings& given, bool resumed);

// Micro-batches of a step, steps from epochs, and the warm-up, which is a part of the steps: once there are data and
// model. Returns what to tell the user of it, or nothing.
std::string settle_length(RunConfig&, const ConfigSettings& given, const Dataset&, const Model&);

}  // namespace pcp
