// Artifacts of the training step for the kinds of workers there are: one per engine, target and compiler, made in the
// background, from the cache where it can be.
#pragma once

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
  // `changed` is called, on another thread, when one is ready or cannot be made.
  Artifacts(Model, JobDescription, std::function<void()> changed, std::function<void(const std::string&)> log);

  struct State {
    bool pending = false;
    net::Payload artifact;  // empty: the worker compiles for itself
    std::string name;       // of the blob
  };
  State for_worker(const net::Hello&);

 private:
  std::string compile(const net::Hello&) const;

  Model model_;
  JobDescription job_;
  std::function<void()> changed_;
  std::function<void(const std::string&)> log_;
  std::mutex mutex_;
  std::map<std::string, State> kinds_;
  Background background_;
};

}  // namespace pcp::cluster
