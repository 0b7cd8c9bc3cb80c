// The length of a run and the size of a step may be given in other words: in rounds, in passes over the data (epochs),
// or as an effective batch. These functions convert them to steps, batch and accumulate, which are kept with the run.
#pragma once

#include <string>

#include "pcp/models.h"
#include "train/dataset.h"
#include "train/run_config.h"

namespace pcp {

inline constexpr std::int64_t kSyncEvery = 50;

// Steps of a worker in a round: --sync-every, or the default where it is not given.
std::int64_t steps_of_round(const RunConfig&);

// Steps of a worker between two exchanges; `fragments` exchanges make up --sync-every. Where that is not given, it is
// chosen between half the default and the default, so that whole rounds make the steps of the run or exceed them least;
// of equally good lengths the longest. For a run with workers, once its steps are known.
std::int64_t even_rounds(const RunConfig&, std::int64_t fragments);

// Steps from rounds. `given`: the settings of this invocation. Where two of them give a length, the fewer steps count.
void settle_rounds(RunConfig&, const ConfigSettings& given);

// The batch of a model that has any, by the effective batch: before the model is made. `resumed`: the batch is known.
void settle_batch(RunConfig&, const ConfigSettings& given, bool resumed);

// Micro-batches of a step, steps from epochs, and the warm-up, which is a part of the steps: once there are data and
// model. Returns what to tell the user of it, or nothing.
std::string settle_length(RunConfig&, const ConfigSettings& given, const Dataset&, const Model&);

}  // namespace pcp
