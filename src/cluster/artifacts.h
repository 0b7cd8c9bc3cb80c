// Artifacts of the training step, one for each kind of worker (engine, target and compiler). They are compiled one
// after the other on threads of their own, or taken from the cache of artifacts where it has them.
//
// A compilation that takes too long is given up: its workers compile for themselves, and the next one begins. A thread
// cannot be ended from outside, so one that hangs stays, and when there are too many of those nothing more is compiled.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cluster/blob.h"
#include "cluster/job_description.h"
#include "engine/other_machine.h"
#include "train/run_events.h"

namespace pcp::cluster {

class Artifacts {
 public:
  // The most kinds that are compiled for: in all, and of those that workers of one key were the first to ask for. A
  // kind is what a worker says of itself, so a key could invent any number of them, and each may take minutes to
  // compile. Workers of further kinds compile for themselves.
  static constexpr std::size_t kMostKinds = 32, kMostKindsOfOneKey = 8;
  static constexpr std::size_t kMostHanging = 2;  // compilations that were given up and have not ended

  using Compile = std::function<OtherArtifact(const net::Hello&)>;  // on another thread; throws why there is none
  using Tell = std::function<void(event::Any)>;
  using Duration = std::chrono::steady_clock::duration;

  // How long a compilation may take, and how long the end waits for the one that runs.
  struct Patience {
    Duration compilation = std::chrono::minutes(10), end = std::chrono::seconds(10);
  };

  // `changed` is called on another thread when an artifact is ready or cannot be made.
  Artifacts(Compile, std::function<void()> changed, Tell, Patience);
  Artifacts(Model, JobDescription, std::function<void()> changed, Tell);
  ~Artifacts();

  struct State {
    bool pending = false;
    net::Payload artifact;  // empty: the worker compiles for itself
    std::string name;       // of the blob
  };
  State for_worker(const net::Hello&, const std::string& key);
  // The kinds whose compilation was given up and has not ended: "iree:rocm (rocm:gfx942)".
  std::vector<std::string> hanging() const;

 private:
  struct Work;  // outlives this object where a compilation hangs

  bool may_begin(const net::Hello&, const std::string& key);
  // Of the manager.
  using Time = std::chrono::steady_clock::time_point;
  void manage(const std::function<void()>& changed, const Tell& tell);
  bool look_at_running_locked(std::vector<event::Any>& events);
  bool give_up_queued_locked(std::vector<event::Any>& events);
  bool may_begin_next_locked() const;
  void begin_next_locked();
  void wait_locked(std::unique_lock<std::mutex>&, std::optional<Time> leave_at);

  Tell tell_;
  Patience patience_;
  std::shared_ptr<Work> work_;
  std::thread manager_;  // last: it uses the rest
};

}  // namespace pcp::cluster
