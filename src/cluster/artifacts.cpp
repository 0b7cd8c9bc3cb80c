#include "cluster/artifacts.h"

#include <chrono>

#include "base/content_hash.h"
#include "base/seconds_since.h"
#include "engine/iree/compiler.h"
#include "pcp/engine.h"
#include "pcp/passes.h"

namespace pcp::cluster {
namespace {

// Engines whose compilers are slow; any that a worker without a compiler has. Never a path: the name comes from the
// network.
bool worth_it(const net::Hello& hello) {
  bool plain = hello.engine.find_first_of("/.\\") == std::string::npos;
  bool slow = hello.engine.starts_with("iree:") || hello.engine == "xla:cpu" || hello.engine.starts_with("xla:cuda");
  bool quick = hello.engine == "cpu" || hello.engine == "reference";
  return plain && (slow || (quick && hello.no_compiler));
}

Function step_for(const Engine* engine, const Model& model, const JobDescription& job) {
  Model fitted = model;
  fitted.loss = engine ? optimize_for(*engine, model.loss) : optimize(model.loss);
  return job.algorithm == Algorithm::sync ? gradient_step(fitted, job.step) : training_step(fitted, job.step);
}

}  // namespace

Artifacts::Artifacts(Model model, JobDescription job, std::function<void()> changed,
                     std::function<void(const std::string&)> log)
    : model_(std::move(model)), job_(std::move(job)), changed_(std::move(changed)), log_(std::move(log)) {}

Artifacts::State Artifacts::for_worker(const net::Hello& hello) {
  if (!worth_it(hello)) return {};
  std::string kind = concat(hello.engine, "|", hello.target, "|", hello.compiler);
  std::lock_guard lock(mutex_);
  auto [found, fresh] = kinds_.try_emplace(kind);
  if (fresh) {
    found->second = {true, {}, "artifact/" + content_hash(kind)};
    background_.post([this, hello, kind] {
      auto start = std::chrono::steady_clock::now();
      std::string made, why;
      try {
        made = compile(hello);
      } catch (const std::exception& error) {
        why = error.what();
      }
      double seconds = seconds_since(start);
      char time[32];
      std::snprintf(time, sizeof(time), "%.2f s", seconds);
      log_(made.empty() ? concat("no artifact for ", hello.engine, " (", hello.target, "), its workers compile: ", why)
                        : concat("an artifact for ", hello.engine, " (", hello.target, ") is ready after ", time));
      {
        std::lock_guard inner(mutex_);
        State& state = kinds_.at(kind);
        state.pending = false;
        if (!made.empty()) state.artifact = net::Payload::of(std::move(made));
      }
      changed_();
    });
  }
  return found->second;
}

std::string Artifacts::compile(const net::Hello& hello) const {
  std::unique_ptr<Engine> engine;
  try {
    engine = make_engine(hello.engine);
  } catch (const Error&) {
    if (!hello.engine.starts_with("iree:")) throw;
  }
  if (engine && engine->target() == hello.target && engine->version() == hello.compiler) {
    return engine->compile(step_for(engine.get(), model_, job_))->serialize();
  }
  if (!hello.engine.starts_with("iree:")) {
    fail(Code::unsupported, "this machine has ", engine->target(), " and ", engine->version());
  }
  Module program;
  program.functions.push_back(step_for(nullptr, model_, job_));
  return iree::compile_vmfb(program, iree::parse_target(hello.target));
}

}  // namespace pcp::cluster
