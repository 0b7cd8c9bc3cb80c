// The folder of a run for which none was given: runs/NAME-NUMBER under the current folder.
#pragma once

#include <string>

#include "train/run_config.h"

namespace pcp {

// Makes runs/NAME-NUMBER and returns it. NAME says what is trained: gpt, mlp, or the name of the model's file. NUMBER
// is the first from 1 that is free. Two processes that ask at the same moment get different ones.
std::string make_default_folder(const RunConfig&);

// Throws: a run to continue must be named. The message proposes the one under runs/ that was trained last.
[[noreturn]] void fail_without_folder_to_resume();

}  // namespace pcp
