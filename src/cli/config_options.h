// The keys of a training's configuration as options of a command.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "cli/command.h"

namespace pcp::cli {

struct GivenConfig {
  std::string file;
  ConfigSettings options;           // those of the command line
  ConfigSettings settings() const;  // of the file, then of the command line
};

void add_config_options(CLI::App&, const std::shared_ptr<GivenConfig>&, const std::set<std::string>& left_out = {});

}  // namespace pcp::cli
