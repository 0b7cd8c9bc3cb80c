// The options of a worker, also those that `pcp node-manager` hands on to the workers it starts.
#pragma once

#include "cli/connection.h"
#include "cli/engine_choice.h"

namespace pcp::cli {

struct WorkerCommand {
  ConnectionOptions connection;
  EngineChoice engine;
  std::string name, data, transfer_host;
  int threads = 0, transfer_port = 0;
  double give_up = 0;
  bool no_compiler = false, quiet = false;

  void add_to(CLI::App&);  // all but the name and the port
};

}  // namespace pcp::cli
