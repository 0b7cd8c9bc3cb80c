// `pcp worker`: a worker on the network, until the shepherd sends it home or somebody stops it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "net/endpoint.h"

namespace pcp::cluster {

struct WorkerOptions {
  // Where the shepherd is. May wait for it to come; nothing when it was stopped meanwhile.
  std::function<std::optional<net::ClientOptions>()> find_shepherd;
  std::string engine = "cpu";
  std::string name;  // empty: made of the machine's name and the process
  int threads = 0;
  std::string data;                 // a file that batches are read from where it is the run's; empty: none
  bool compiles = true;             // false: works with what the shepherd compiled or not at all
  std::function<void()> connected;  // called when there is a connection
  double give_up_seconds = 0;       // without a connection for so long; 0: never
};

// The machine's name, as far as the name of a worker may be written so.
std::string host_name();

// Returns why it ended. Throws when the shepherd refused it for good.
std::string run_worker(const WorkerOptions&, const std::function<bool()>& stop,
                       const std::function<void(const std::string&)>& log);

}  // namespace pcp::cluster
