#include <functional>

#include "engine/cpu/cpu_engine.h"
#include "pcp/engine.h"

namespace pcp {
namespace {

struct Entry {
  std::string name;
  std::function<std::unique_ptr<Engine>()> make;
};

// A new engine is a folder and a line here.
const std::vector<Entry>& entries() {
  static const std::vector<Entry> all{{"cpu", cpu::make_cpu_engine}};
  return all;
}

}  // namespace

std::vector<EngineEntry> engines() {
  std::vector<EngineEntry> list;
  for (const Entry& entry : entries()) list.push_back({entry.name, entry.make()->description(), true, ""});
  return list;
}

std::unique_ptr<Engine> make_engine(const std::string& name) {
  std::string names;
  for (const Entry& entry : entries()) {
    if (entry.name == name || name.empty()) return entry.make();
    names += (names.empty() ? "" : ", ") + entry.name;
  }
  fail(Code::not_found, "there is no engine \"", name, "\"; engines: ", names);
}

}  // namespace pcp
