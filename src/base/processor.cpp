#include "base/processor.h"

#include <algorithm>
#include <fstream>

#include "base/content_hash.h"

namespace pcp {
namespace {

// The first line of /proc/cpuinfo that begins with one of the names.
std::string line_of(std::initializer_list<std::string_view> names) {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (std::ranges::any_of(names, [&](std::string_view name) { return line.starts_with(name); })) return line;
  }
  return {};
}

}  // namespace

std::string processor_model() {
  std::string line = line_of({"model name"});
  return line.substr(std::min(line.size(), line.find(':') + 2));
}

std::string processor_features() { return content_hash(line_of({"flags", "Features"})).substr(0, 8); }

}  // namespace pcp
