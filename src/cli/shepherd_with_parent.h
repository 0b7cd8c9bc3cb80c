// `pcp shepherd --parent`: a shepherd that is a worker of another.
#pragma once

#include "cli/connection.h"
#include "train/run_config.h"

namespace pcp::cli {

struct ParentOptions {
  ConnectionOptions connection;  // `connect` and `join` of which are options of the command
  std::string parent, name;
  bool is_given() const { return !parent.empty() || connection.join.has_value(); }

  void add_to(CLI::App&);
};

// Throws invalid_argument for settings that are the parent's to decide.
void check_settings_with_parent(const ConfigSettings&);
void serve_with_parent(ParentOptions, const RunConfig&, net::Server&);

}  // namespace pcp::cli
