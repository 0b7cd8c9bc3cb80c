// Which checkpoint of a run, alike in every command that uses what was trained.
#pragma once

#include "cli/command.h"
#include "train/run_folder.h"

namespace pcp::cli {

void add_run_option(CLI::App&, std::string& run);                // --run DIR
void add_checkpoint_option(CLI::App&, std::string& checkpoint);  // --checkpoint last|best|STEP

// Throws not_found where the folder holds no run.
void require_run(const RunFolder&);

// "last", "best" (by validation loss) or a step; damaged ones before the last whole one are warned of.
std::int64_t checkpoint_step(const Checkpoints&, const std::string& which);

}  // namespace pcp::cli
