#include <algorithm>

#include "base/spelling_suggestion.h"
#include "engine/cached_engine.h"
#include "engine/cpu/cpu_engine.h"
#include "engine/iree/iree_engine.h"
#include "engine/other_machine.h"
#include "engine/reference/reference_engine.h"
#include "engine/xla/xla_engine.h"
#include "pcp/engine.h"

namespace pcp {
namespace {

// A family of engines: "xla" of "xla:cuda:1". A new one is a folder and a line here.
struct Family {
  std::string name;
  std::unique_ptr<Engine> (*make)(const std::string& choice);  // "cuda:1", or nothing
  std::vector<EngineEntry> (*list)();
  // Artifacts for other machines (other_machine.h): for which it makes any, and how where this machine is another one.
  bool (*makes_artifacts_for)(const std::string& choice, const std::string& target) = nullptr;
  std::string (*compile_for)(const OtherEngine&, const Function&) = nullptr;
};

const std::vector<Family>& families() {
  static const std::vector<Family> all{
      {"cpu", cpu::make_cpu_engine, cpu::list_cpu_engines},
      {"xla", xla::make_xla_engine, xla::list_xla_engines, xla::makes_artifacts_for},
      {"iree", iree::make_iree_engine, iree::list_iree_engines, iree::makes_artifacts_for, iree::compile_for},
      {"reference", reference::make_reference_engine, reference::list_reference_engines}};
  return all;
}

// "iree" and "cuda:1" of "iree:cuda:1".
std::pair<std::string, std::string> family_and_choice(const std::string& name) {
  auto colon = name.find(':');
  return {name.substr(0, colon), colon == std::string::npos ? "" : name.substr(colon + 1)};
}

const Family* find_family(const std::string& name) {
  auto found = std::ranges::find(families(), name, &Family::name);
  return found == families().end() ? nullptr : &*found;
}

// Kinds of hardware, and the engines that run on each, the best first (in the order of `families`).
struct Backend {
  std::string name;
  std::vector<std::string> engines;
};
const std::vector<Backend> kBackends{{"cpu", {"cpu"}},
                                     {"cuda", {"xla:cuda", "iree:cuda"}},
                                     {"metal", {"iree:metal"}},
                                     {"rocm", {"iree:rocm"}},
                                     {"vulkan", {"iree:vulkan"}}};

}  // namespace

std::vector<EngineEntry> engines() {
  std::vector<EngineEntry> all;
  for (const Family& family : families()) {
    for (EngineEntry& entry : family.list()) all.push_back(std::move(entry));
  }
  return all;
}

std::vector<std::unique_ptr<Executable>> Engine::compile_all(std::span<const Function> functions,
                                                             const CompileOptions& options) {
  std::vector<std::unique_ptr<Executable>> executables;
  for (const Function& function : functions) executables.push_back(compile(function, options));
  return executables;
}

std::unique_ptr<Engine> make_engine(const std::string& name) {
  auto [wanted, choice] = family_and_choice(name.empty() ? "cpu" : name);
  if (const Family* family = find_family(wanted)) {
    auto engine = family->make(choice);
    auto cache = engine->keeps_artifacts() ? ArtifactCache::of_user() : std::nullopt;
    return cache ? with_cache(std::move(engine), std::move(*cache)) : std::move(engine);
  }
  std::vector<std::string> names;
  for (const Family& family : families()) names.push_back(family.name);
  fail(Code::not_found, "there is no engine \"", name,
       "\"; engines begin with cpu, xla, iree or reference, see pcp engines", spelling_suggestion(wanted, names));
}

bool makes_artifacts_for(const OtherEngine& other) {
  auto [name, choice] = family_and_choice(other.name);
  const Family* family = find_family(name);
  if (!family) return false;
  if (!family->makes_artifacts_for) return !other.compiles && choice.empty();  // compiling takes it no time
  return family->makes_artifacts_for(choice, other.target);
}

OtherArtifact artifact_for(const OtherEngine& other, const std::function<Function(const Engine*)>& program) {
  if (!makes_artifacts_for(other)) {
    fail(Code::unsupported, "there are no artifacts for ", other.name, " (", other.target, ") from this machine");
  }
  const Family* family = find_family(family_and_choice(other.name).first);
  std::unique_ptr<Engine> engine;
  try {
    engine = make_engine(other.name);
  } catch (const Error&) {
    if (!family->compile_for) throw;
  }
  if (engine && engine->target() == other.target && engine->version() == other.version) {
    std::unique_ptr<Executable> compiled = engine->compile(program(engine.get()));
    return {compiled->serialize(), compiled->from_cache()};
  }
  if (!family->compile_for) fail(Code::unsupported, "this machine has ", engine->target(), ", ", engine->version());
  return {family->compile_for(other, program(nullptr)), false};
}

std::string choose_engine(const std::string& engine, const std::string& backend, const std::string& amd_target) {
  require(amd_target.empty() || backend == "rocm", "an AMD target (", amd_target, ") goes with the backend rocm");
  if (!engine.empty()) return engine;
  if (backend.empty()) return "cpu";
  for (const Backend& known : kBackends) {
    if (known.name != backend) continue;
    std::string best = known.engines[0];
    if (known.engines.size() > 1) {  // engines are started to find out which are usable
      auto serves = [&](const EngineEntry& entry) {
        return entry.available && std::ranges::find(known.engines, entry.name) != known.engines.end();
      };
      auto all = engines();
      if (auto found = std::ranges::find_if(all, serves); found != all.end()) best = found->name;
    }
    return amd_target.empty() ? best : best + ":" + amd_target;
  }
  std::vector<std::string> names;
  for (const Backend& known : kBackends) names.push_back(known.name);
  fail(Code::not_found, "there is no backend \"", backend, "\" (there are cpu, cuda, metal, rocm and vulkan)",
       spelling_suggestion(backend, names));
}

}  // namespace pcp
