// A dispatcher and workers of this program alone, as child processes. They end with this process, however it ends: the
// dispatcher reads a pipe that only this process can write to, and ends when it is closed.
#pragma once

#include <memory>
#include <string>

#include "dispatch/client_link.h"

namespace pcp::dispatch {

struct LocalClusterOptions {
  int workers = 1;
  std::string engine = "cpu";
  int threads = 0;      // of each worker; 0: the cores are shared out
  std::string program;  // pcp; empty: the one beside this library, or in PATH
};

class LocalCluster {
 public:
  explicit LocalCluster(const LocalClusterOptions&);  // throws not_found where pcp cannot be started
  ~LocalCluster();                                    // ends it
  LocalCluster(const LocalCluster&) = delete;
  LocalCluster& operator=(const LocalCluster&) = delete;

  // Throws unavailable, with what the dispatcher said last, where it does not come up.
  std::unique_ptr<ClientLink> connect();
  int pid() const { return pid_; }

 private:
  std::string last_words() const;

  std::string folder_;
  int workers_;
  int pid_ = -1;
  int pipe_ = -1;
};

}  // namespace pcp::dispatch
