// `pcp shepherd --parent`: runs a node in the middle of a tree until its parent says that the work is over, or somebody
// stops it. It keeps nothing on disk: when it starts again, it is as a worker that does.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cluster/middle.h"
#include "net/endpoint.h"
#include "train/run_config.h"

namespace pcp::cluster {

struct MiddleOptions {
  // Finds the parent, and may wait until there is one. Returns nothing when this was stopped meanwhile.
  std::function<std::optional<net::ClientOptions>()> find_parent;
  std::function<void()> connected;  // called when there is a connection to it
  std::string name;  // among the workers of the parent; empty: made of the machine's name and the process
  std::string data;  // a data file, read where it is the file of the run; empty: none
  MiddleConfig middle;
};

// What a run's configuration says that is for a middle to decide.
MiddleConfig middle_config(const RunConfig&, const std::string& parent);
MiddleJob describe_middle_job(const Preparation&, const std::string& data,
                              const std::function<void(const std::string&)>& log);

// Returns why it ended. Throws when the parent refused it for good.
std::string run_middle(const MiddleOptions&, net::Server&, const std::function<bool()>& stop, RunListener&);

}  // namespace pcp::cluster
