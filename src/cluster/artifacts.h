// Artifacts of the training step, one for each kind of worker (engine, target and compiler). They are compiled on
// another thread, or taken from the cache of artifacts where it has them.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "cluster/background.h"
#include "cluster/blob.h"
#include "cluster/job_description.h"

namespace pcp::cluster {

class Artifacts {
 public:
  // The most kinds that are compiled for: in all, and of those that workers of one key were the first to ask for. A
  // kind is what a worker says of itself, so a key could invent any number of them, and each may take minutes to
  // compile. Workers of further kinds compile for themselves.
  static constexpr std::size_t kMostKinds = 32, kMostKindsOfOneKey = 8;

  using Compile = std::function<std::string(const net::Hello&)>;  // on another thread; throws why there is none
  using Log = std::function<void(const std::string&)>;

  // `changed` is called on another thread when an artifact is ready or cannot be made.
  Artifacts(Compile, std::function<void()> changed, Log);
  Artifacts(Model, JobDescription, std::function<void()> changed, Log);
  ~Artifacts() { end(); }  // waits for the one that is being compiled

  struct State {
    bool pending = false;
    net::Payload artifact;  // empty: the worker compiles for itself
    std::string name;       // of the blob
  };
  State for_worker(const net::Hello&, const std::string& key);
  void end() { ending_ = true; }  // no further compilation is begun

 private:
  bool may_begin(const net::Hello&, const std::string& key);
  void make(const net::Hello&, const std::string& kind);

  Compile compile_;
  std::function<void()> changed_;
  Log log_;
  std::mutex mutex_;
  std::map<std::string, State> kinds_;
  std::map<std::string, std::size_t> asked_by_;  // kinds, by the key that asked first
  bool limit_said_ = false;
  std::atomic<bool> ending_ = false;
  Background background_;  // last: it uses the rest until it has ended
};

}  // namespace pcp::cluster
