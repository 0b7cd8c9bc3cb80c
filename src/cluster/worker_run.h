// `pcp worker`: runs a worker on the network until the shepherd says that the work is over, or somebody stops it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cluster/session.h"
#include "net/endpoint.h"
#include "pcp/engine.h"
#include "pcp/error.h"

namespace pcp::cluster {

// Another kind of work beside training: a task for the session, which lives as long as the session does. `wake` makes
// the session call Task::tick soon, and may be called by any thread.
using MakeTask = std::function<std::unique_ptr<Task>(Session&, Engine&, int threads, std::function<void()> wake)>;

struct WorkerOptions {
  // Finds the shepherd, and may wait until there is one. Returns nothing when the worker was stopped meanwhile.
  std::function<std::optional<net::ClientOptions>()> find_shepherd;
  std::string engine = "cpu";
  std::string name;  // empty: made of the machine's name and the process
  int threads = 0;
  std::string data;                 // its own data file, read where it is the file of the run; empty: none
  bool compiles = true;             // false: it only runs what the shepherd compiled
  std::function<void()> connected;  // called when there is a connection
  std::vector<MakeTask> tasks;
  double give_up_seconds = 0;  // ends after so long without a connection; 0: never
};

// The shepherd refused this node for good: another start would not change that.
class RefusedForGood : public Error {
 public:
  explicit RefusedForGood(const std::string& reason) : Error(Code::failed_precondition, reason) {}
};

// The machine's name, with other characters than a worker's name may have replaced by '-'.
std::string host_name();

// Returns why it ended. Throws RefusedForGood when the shepherd said so.
std::string run_worker(const WorkerOptions&, const std::function<bool()>& stop,
                       const std::function<void(const std::string&)>& log);

}  // namespace pcp::cluster
