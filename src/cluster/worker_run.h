// `pcp worker`: runs a worker on the network until the shepherd says that the work is over, or somebody stops it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "net/endpoint.h"

namespace pcp::cluster {

struct WorkerOptions {
  // Finds the shepherd, and may wait until there is one. Returns nothing when the worker was stopped meanwhile.
  std::function<std::optional<net::ClientOptions>()> find_shepherd;
  std::string engine = "cpu";
  std::string name;  // empty: made of the machine's name and the process
  int threads = 0;
  std::string data;                 // its own data file, read where it is the file of the run; empty: none
  bool compiles = true;             // false: it only runs what the shepherd compiled
  std::function<void()> connected;  // called when there is a connection
  double give_up_seconds = 0;       // ends after so long without a connection; 0: never
};

// The machine's name, with other characters than a worker's name may have replaced by '-'.
std::string host_name();

// Returns why it ended. Throws when the shepherd refused it for good.
std::string run_worker(const WorkerOptions&, const std::function<bool()>& stop,
                       const std::function<void(const std::string&)>& log);

}  // namespace pcp::cluster
