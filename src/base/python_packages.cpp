#include "base/python_packages.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <sstream>
#include <string>

namespace pcp {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> python_prefixes() {
  std::vector<fs::path> prefixes;
  fs::path above = own_folder();
  for (int level = 0; level < 3 && !above.empty(); ++level, above = above.parent_path()) {
    prefixes.push_back(above / ".venv");
  }
#ifdef PCP_SOURCE_DIR
  prefixes.push_back(fs::path(PCP_SOURCE_DIR) / ".venv");
#endif
  for (const char* variable : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
    if (const char* prefix = std::getenv(variable); prefix && *prefix) prefixes.emplace_back(prefix);
  }
  if (const char* path = std::getenv("PATH")) {
    std::istringstream folders(path);
    for (std::string folder; std::getline(folders, folder, ':');) {
      if (is_file(fs::path(folder) / "python3")) prefixes.push_back(fs::path(folder).parent_path());
    }
  }
  if (const char* home = std::getenv("HOME"); home && *home) prefixes.push_back(fs::path(home) / ".local");
  prefixes.insert(prefixes.end(), {"/usr/local", "/usr"});
  return prefixes;
}

// Of one prefix, newest Python first.
void add_package_folders(const fs::path& prefix, std::vector<fs::path>& folders) {
  std::error_code failed;
  std::vector<fs::path> pythons;
  for (fs::directory_iterator at(prefix / "lib", failed), end; !failed && at != end; at.increment(failed)) {
    if (at->path().filename().string().starts_with("python3")) pythons.push_back(at->path());
  }
  std::ranges::sort(pythons, std::greater());
  for (const fs::path& python : pythons) {
    for (const char* packages : {"site-packages", "dist-packages"}) {
      std::error_code ignored;
      if (fs::is_directory(python / packages, ignored)) folders.push_back(python / packages);
    }
  }
}

}  // namespace

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

fs::path own_folder() {
  Dl_info found{};
  if (!dladdr(reinterpret_cast<const void*>(&own_folder), &found) || !found.dli_fname) return {};
  std::error_code failed;
  fs::path path = fs::canonical(found.dli_fname, failed);
  if (failed) path = fs::canonical("/proc/self/exe", failed);
  return failed ? fs::path() : path.parent_path();
}

std::vector<fs::path> python_package_folders() {
  std::vector<fs::path> folders;
  for (const fs::path& prefix : python_prefixes()) add_package_folders(prefix, folders);
  return folders;
}

fs::path find_in_python_packages(const fs::path& relative) {
  for (const fs::path& folder : python_package_folders()) {
    if (is_file(folder / relative)) return folder / relative;
  }
  return {};
}

}  // namespace pcp
