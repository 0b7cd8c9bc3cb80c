// What `pcp shepherd` and `pcp train --workers` show of a run that is led here.
#pragma once

#include <functional>

#include "cli/progress.h"
#include "cluster/shepherd_run.h"

namespace pcp::cli {

// The parameters of an imported model, so that a wrong name or role is seen before the training.
void note_parameters(const RunConfig&, const RunModel&, std::int64_t step, Progress&);

void describe(const cluster::ShepherdRun&, Progress&);
// Until it is complete or a signal comes, which is thrown on as Interrupted; `turn` is called now and then, and true
// from it ends the serving. Ends with a sample of text where the model writes some.
// `beside`: a job that is led at the same time.
void serve(cluster::ShepherdRun&, net::Server&, Progress&, const std::function<bool()>& turn,
           const cluster::MakeJob& beside = {});

// `pcp train --workers N`: a shepherd here and N workers as child processes.
void train_with_workers(const ConfigSettings&);

}  // namespace pcp::cli
