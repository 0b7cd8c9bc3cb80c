#include "engine/cpu/cpu_engine.h"
#include "engine/iree/iree_engine.h"
#include "engine/xla/xla_engine.h"
#include "pcp/engine.h"

namespace pcp {
namespace {

// A family of engines: "xla" of "xla:cuda:1". A new one is a folder and a line here.
struct Family {
  std::string name;
  std::unique_ptr<Engine> (*make)(const std::string& choice);  // "cuda:1", or nothing
  std::vector<EngineEntry> (*list)();
};

const std::vector<Family>& families() {
  static const std::vector<Family> all{{"cpu", cpu::make_cpu_engine, cpu::list_cpu_engines},
                                       {"xla", xla::make_xla_engine, xla::list_xla_engines},
                                       {"iree", iree::make_iree_engine, iree::list_iree_engines}};
  return all;
}

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
  auto colon = name.find(':');
  std::string wanted = name.empty() ? "cpu" : name.substr(0, colon);
  for (const Family& family : families()) {
    if (family.name == wanted) return family.make(colon == std::string::npos ? "" : name.substr(colon + 1));
  }
  std::string names;
  for (const EngineEntry& entry : engines()) names += (names.empty() ? "" : ", ") + entry.name;
  fail(Code::not_found, "there is no engine \"", name, "\"; engines: ", names);
}

}  // namespace pcp
