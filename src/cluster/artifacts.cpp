#include "cluster/artifacts.h"

#include <chrono>

#include "base/content_hash.h"
#include "base/formatted.h"
#include "base/seconds_since.h"
#include "engine/other_machine.h"
#include "pcp/passes.h"

namespace pcp::cluster {
namespace {

OtherEngine engine_of(const net::Hello& hello) {
  return {hello.engine, hello.target, hello.compiler, !hello.no_compiler};
}

Function step_for(const Engine* engine, const Model& model, const JobDescription& job) {
  Model fitted = model;
  fitted.loss = engine ? optimize_for(*engine, model.loss) : optimize(model.loss);
  return job.algorithm == Algorithm::sync ? gradient_step(fitted, job.step) : training_step(fitted, job.step);
}

}  // namespace

Artifacts::Artifacts(Compile compile, std::function<void()> changed, Log log)
    : compile_(std::move(compile)), changed_(std::move(changed)), log_(std::move(log)) {}

Artifacts::Artifacts(Model model, JobDescription job, std::function<void()> changed, Log log)
    : Artifacts(
          [model = std::move(model), job = std::move(job)](const net::Hello& hello) {
            return artifact_for(engine_of(hello), [&](const Engine* engine) { return step_for(engine, model, job); });
          },
          std::move(changed), std::move(log)) {}

Artifacts::State Artifacts::for_worker(const net::Hello& hello, const std::string& key) {
  if (!makes_artifacts_for(engine_of(hello))) return {};
  std::string kind = concat(hello.engine, "|", hello.target, "|", hello.compiler);
  std::lock_guard lock(mutex_);
  if (auto known = kinds_.find(kind); known != kinds_.end()) return known->second;
  if (!may_begin(hello, key)) return {};
  ++asked_by_[key];
  background_.post([this, hello, kind] { make(hello, kind); });
  return kinds_[kind] = {true, {}, "artifact/" + content_hash(kind)};
}

bool Artifacts::may_begin(const net::Hello& hello, const std::string& key) {
  auto asked = asked_by_.find(key);
  bool too_many_of_key = asked != asked_by_.end() && asked->second >= kMostKindsOfOneKey;
  if (!too_many_of_key && kinds_.size() < kMostKinds) return true;
  if (!limit_said_) {
    log_(concat("no artifact for ", hello.engine, " (", hello.target, ") of ", hello.name, ": there are ",
                too_many_of_key ? concat(kMostKindsOfOneKey, " kinds of workers of one key")
                                : concat(kMostKinds, " kinds of workers"),
                " already, the most that are compiled for; it and others of further kinds compile for themselves"));
  }
  limit_said_ = true;
  return false;
}

void Artifacts::make(const net::Hello& hello, const std::string& kind) {
  if (ending_) return;
  auto start = std::chrono::steady_clock::now();
  std::string made, why;
  try {
    made = compile_(hello);
  } catch (const std::exception& error) {
    why = error.what();
  }
  std::string whose = concat("artifact for ", hello.engine, " (", hello.target, ")");
  log_(made.empty() ? concat("no ", whose, ", its workers compile: ", why)
                    : concat("an ", whose, formatted(" is ready after %.2f s", seconds_since(start))));
  {
    std::lock_guard lock(mutex_);
    State& state = kinds_.at(kind);
    state.pending = false;
    if (!made.empty()) state.artifact = net::Payload::of(std::move(made));
  }
  changed_();
}

}  // namespace pcp::cluster
